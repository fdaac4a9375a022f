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

## What the checker of decks finds in questions

complaint-shape-id = “{ $word }” is no id for a question; letters from a to z, digits and _ . -, at most 40
complaint-language-id = “id” is what the name of each question stands under; write id-ID for Indonesian
complaint-deck-bare = neither questions nor a board; add a file such as { $file }
complaint-pile-few =
    { $missing ->
        [one] { $count } questions; one more is needed, { $least } being the fewest
       *[other] { $count ->
            [one] one question; { $missing } more are needed, { $least } being the fewest
           *[other] { $count } questions; { $missing } more are needed, { $least } being the fewest
        }
    } (a pile that is left out comes from the house)
complaint-pile-odd = { $count } questions, and a card has two; add one, or leave one out
complaint-pile-unknown =
    { $near ->
        [0] this game has no pile for { $file }; the files are named after { $known }
       *[other] this game has no pile for { $file }; did you mean “{ $near }”?
    }
complaint-id-twice = a second question “{ $name }”, as on line { $line }; another id would do
complaint-question-twice = “{ $first }” asks the same; keep one of the two
complaint-answers-equal = “{ $word }” is the answer “{ $first }” already; another one would do
complaint-right-longest = { $size } characters, and the other answers have { $most } at most: the right one betrays itself; make the others longer, or this one shorter
complaint-right-ends = ends otherwise than the two other answers: the right one betrays itself; end all with a full stop, or none
complaint-years-differ = tells the numbers { $here }, but “{ $language }” tells { $there }

## What is told of files of other programs

complaint-import-latin = not UTF-8; read as Latin-1 (Windows-1252): look whether accents are right
complaint-gift-brace = “{ $text }”: the braces do not fit; a question has one pair, and others are written { "\u005C{" } and { "\u005C}" }
complaint-aiken-bare = an ANSWER without a question before it; write the question above its answers
complaint-aiken-answers = “{ $text }”: no answers; each stands on a line of its own, such as “A. …” or “A) …”
complaint-aiken-twice = “{ $text }”: one letter before two answers; each has its own
complaint-aiken-letter = “{ $text }”: ANSWER names “{ $word }”; one letter of { $known } would do
complaint-aiken-open = “{ $text }”: no line ANSWER: after it; add it
complaint-table-bare = the first row names no column “question”; taken for a table without names: { $known }
complaint-table-quote = “{ $text }”: a quotation mark that is not closed; close it, or double it within a cell
complaint-table-question = a row without a question; write it, or leave the row out
complaint-table-key = “{ $text }”: “{ $word }” is said to be right; a letter, a number, or one of the answers would do
complaint-import-part = “{ $text }”: it does not say for which pile it is; name the pile in the file, or one for the whole of it
complaint-import-pile = “{ $text }”: there is no pile “{ $part }”; one of { $known } would do
complaint-import-difficulty = “{ $text }”: “{ $word }” is no difficulty; 1, 2 or 3 would do, and { $taken } was taken
complaint-import-language = “{ $text }”: in “{ $language }”, which is no language of the deck; add it to deck.yaml
complaint-import-big = “{ $text }”: a Big Question has no answers; leave them out, or take it over into another pile
complaint-import-media = “{ $text }”: it has a picture, a sound or a film, and cards have none
complaint-import-kind = “{ $text }”: { $kind ->
        [several] several answers are right together
        [true] true or false
        [short] to be answered in one’s own words
        [match] to be matched
        [number] to be answered with a number
        [essay] to be answered at length
       *[text] a text without answers
    }; a card wants one right answer among three or more
complaint-import-no-right = “{ $text }”: no answer is right; mark one
complaint-import-many-right = “{ $text }”: { $count } answers are right; one would do (a sign = within a text is written \=)
complaint-import-few = “{ $text }”: { $count ->
        [one] { $count } answer; three would do
       *[other] { $count } different answers; three would do
    }
complaint-import-full = “{ $text }”: the pile has { $most } questions, which is the most
complaint-import-known = “{ $text }”: this question is in the pile already
complaint-import-replaced = “{ $text }”: its words take the place of those of { $id }
complaint-import-reduced = “{ $text }”: more than three answers; left out: { $left }
complaint-import-half = “{ $text }”: “{ $word }” was worth { $weight } %, and counts as wrong here
complaint-import-long = “{ $text }”: { $key ->
        [hint] the hint is left out
       *[because] the explanation is left out
    }: { $size } characters, and at most { $most } fit
complaint-import-odd = { $count } questions, and a card has two; add one, or leave one out
complaint-import-many = more than { $most } questions; the rest is left out
complaint-import-last = “{ $text }”: the last of an odd number; a card has two questions
complaint-export-aiken = { $id } cannot be written in Aiken: it has no answers, or a line that looks like another part of a question

## What stands in a new deck

deck-new-deck =
    A deck for Sophie's World, to be filled in. docs/decks.md explains all of it;
    mochuelo deck check FOLDER says what is still to do, and what is amiss.
    The name is a key (small letters), the licence an SPDX name such as CC-BY-4.0.
deck-new-title = What the deck is called, and a note on it in one sentence; in each of its languages.
deck-new-questions =
    A pile: two questions that follow each other are one card. A deck may have any of the piles { $piles },
    each in a file of its name; a pile that it leaves out is that of the house.
    Difficulty is 1 (easy) to 3 (hard). One answer is right, one is wrong, one playfully absurd; none is to tell by its length which it is.
    "because" is told after the answer; topic and because may be left out. The source may be one line: source: "Our book, page 12".
deck-new-big = Big Questions have no right answer; a hint helps somebody to begin. Each is a card of its own.

## The page of all cards

deck-page-languages = Language of the cards
deck-page-piles = Piles
deck-page-by = By { $authors }. Licence: { $licence }.
deck-page-house = From the house: { $piles }.
deck-page-philosophy = Philosophy
deck-page-big = Big Questions
deck-page-count =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $questions ->
        [one] { $questions } question
       *[other] { $questions } questions
    }
deck-page-levels = easy { $easy }, middling { $middling }, hard { $hard }

## The parts that a deck can be put together of

part-mythology = Mythology
part-hellas = Hellas and Rome
part-middle = Middle Ages
part-renaissance = Renaissance and Baroque
part-enlightenment = Enlightenment
part-modern = 19th and 20th century
part-philosophy = Philosophy
part-big = Big Questions
part-board = Board
