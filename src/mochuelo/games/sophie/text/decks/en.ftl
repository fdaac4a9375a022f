## What is wrong with a board

complaint-board-json = not JSON: { $why }
complaint-board-number = { $value } is not a number
complaint-board-epoch = “{ $name }” stands here; the order is that of time, and “{ $wanted }” would do
complaint-board-id = “{ $name }” is taken; another id would do
complaint-board-ring =
    { $count ->
        [0] no space has the place { $index } on the ring; add one
       *[other] { $count } spaces have the place { $index } on the ring; keep one
    }
complaint-board-n = “{ $kind }”: a space that turns the disc has n, and no other space has it
complaint-board-lake-ring = the lake lies beside the disc; leave out its place on the ring
complaint-board-gadflies = gadflies on the disc: { $disc }, on paths: { $paths }; one on the disc and at least one on a path would do
complaint-board-marks = “{ $marks }”; { $size } letters b (boat), o (broken line) and s (solid line) would do
complaint-board-marks-kind = no mark “{ $mark }” on the disc; add one
complaint-board-rising = { $numbers }; from the smallest to the largest, none twice
complaint-board-rabbit = a rabbit beside a space of the kind “{ $kind }” (place { $index }); none lies beside gadfly, forgetting or travel
complaint-board-step = “{ $name }” is no space of a path
complaint-board-paths =
    { $count ->
        [0] on no path; a space beside the disc lies on one
       *[other] on { $count } paths; a space beside the disc lies on one
    }
complaint-board-begin = “{ $name }” is no beginning of a path; an epoch or a space of the ring would do
complaint-board-end = “{ $name }” is no end of a path; an epoch or a space of the ring would do
complaint-board-two-way = two-way from “{ $first }” to “{ $last }”; a two-way path leads from an epoch to the ring
complaint-board-ring-ring = from the ring to the ring; a path ends at an epoch
complaint-board-exit =
    { $count ->
        [one] another path than “{ $name }” leads away; name that one
       *[other] { $count } paths lead away, and “{ $name }” is named; one path would do
    }
complaint-board-lake = the spaces named here are not those of the kind “lake”; the same three would do
complaint-board-switch =
    { $count ->
        [one] the switch is not “{ $name }” followed by the three spaces of the lake
       *[other] { $count } switches; one, “{ $name }”, would do
    }
complaint-board-reach = “{ $name }” cannot be reached from “{ $start }”; add a way
complaint-board-reach-ring = of the epochs besides “{ $start }” the ring leads to { $count }; at least { $least } would do
complaint-board-radii = inner, outer and edge: each has to be clearly larger than the one before, and smaller than 1
complaint-board-ring-lie = not in the middle of its segment; x { $x }, y { $y } would do
complaint-board-inside = { $away } from the middle of the board; from { $low } to { $high } would do
complaint-board-apart = “{ $one }” lies { $away } from “{ $name }”; at least { $least } would do
complaint-board-beside = not at the edge of the disc by the place { $index }; near x { $x }, y { $y } would do
complaint-board-one-mark = the lake lies at that place of the ring; another one would do
complaint-board-far = from “{ $one }” to “{ $other }” it is too far; at most { $most } would do
complaint-board-crossing = crosses “{ $other }” at x { $x }, y { $y } without a bridge; add one, or lead the path round
complaint-board-bridge = “{ $over }” does not cross “{ $under }” there; leave the bridge out, or move it
