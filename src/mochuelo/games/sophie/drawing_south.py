"""The lands of Mythology, Hellas and Rome, and the Middle Ages: what is to be seen there."""

from __future__ import annotations

from mochuelo.games.sophie.drawing_growth import birds, cypresses, firs, houses, knolls, olives, peaks, waves
from mochuelo.games.sophie.drawing_ink import Ink, polar, smooth


def mythology(ink: Ink) -> None:
    """A sea with its monster, Olympus, a labyrinth, a temple among olive trees."""
    coast = [(936, -28), (880, -27.6), (800, -27), (735, -24), (700, -18), (728, -13.5), (780, -12), (850, -9.5), (936, -8)]
    shore = [polar(radius, angle) for radius, angle in coast]
    ink.fill("foam", smooth([polar(radius - 12, angle + (angle > -20) * 0.8) for radius, angle in coast], closed=True), opacity=".7")
    ink.fill("sea", smooth(shore, closed=True))
    ink.fill("seadeep", smooth([polar(max(radius + 40, 800), angle * 0.9 - 2) for radius, angle in coast], closed=True), opacity=".35")
    waves(ink, (-350, -800), (-300, -720), (-235, -700), (-170, -850), (-310, -870), (-190, -760), (-390, -740))
    with ink.at(-268, -792):
        _serpent(ink)
    peaks(ink, "mythology", (-182, -630))
    knolls(ink, "mythology.mid", (-330, -560), (-250, -545), opacity=".5")
    with ink.at(-240, -556, 0.74):
        temple(ink, 6)
    olives(ink, (-340, -574), (-138, -546))
    with ink.at(148, -742):
        _labyrinth(ink)
    birds(ink, (-120, -730), (-95, -745))


def _serpent(ink: Ink) -> None:
    """Three humps, a neck, and a fluke."""
    with ink.strokes():
        body = "M-66 30C-92-14-84-56-50-54M-38 30C-36-22 16-22 18 30M40 30C42-8 78-8 80 30"
        ink.line("leafdeep", 24, body)
        ink.line("leaf", 13, body)
        ink.line("leafdeep", 13, "M98 30Q104 0 122-8")
    ink.fill("leafdeep", "M122-4Q104-20 112-38 126-30 128-18 138-28 152-24 146-8 122-4Z")
    ink.fill("leafdeep", "M-62-68Q-34-78-14-62-4-56-12-50L-38-38Q-56-38-62-50Z")
    ink.fill("gold", "M-22-14-10-32 2-14ZM50-4 60-22 70-4ZM-64-66-74-84-54-74Z")
    ink.fill("white", "M-40-58a5 5 0 1 0 10 0a5 5 0 1 0-10 0z")
    with ink.strokes():
        ink.line("foam", 5, "M-100 32q12-12 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0")


def _labyrinth(ink: Ink) -> None:
    """Round walls with one way in."""
    ink.fill("mythology.wash", "M-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0z")
    with ink.strokes():
        ink.line("mythology.deep", 5, "M-8 43A44 44 0 1 1 8 43V31A32 32 0 1 0-12 30M-8 43V19A20 20 0 1 1 8 18V6M0 0h.1")


def temple(ink: Ink, columns: int) -> None:
    """A front with so many columns, seen a little from the left, so that its right side is dark."""
    half = columns * 17
    ink.fill("stonedark", f"M{-half - 20} 0H{half + 20}V12H{-half - 20}ZM{-half - 10}-10H{half + 10}V0H{-half - 10}Z")
    ink.fill("stonedark", f"M{-half}-78H{half}V-10H{-half}Z", opacity=".5")
    xs = [round(-half + 6 + at * (2 * half - 24) / (columns - 1)) for at in range(columns)]
    ink.fill("stone", "".join(f"M{x - 3}-74h18v8h-3v50h3v6h-18v-6h3v-50h-3z" for x in xs))
    ink.fill("stonedark", "".join(f"M{x + 8}-66h4v50h-4z" for x in xs))
    ink.fill("stone", f"M{-half - 10}-90H{half + 10}V-76H{-half - 10}Z")
    ink.fill("roof", f"M{-half - 16}-90 0-132 {half + 16}-90Z")
    ink.fill("stone", f"M{-half + 12}-96 0-122 {half - 12}-96Z")
    ink.fill("gold", "M-8-102a8 8 0 1 0 16 0a8 8 0 1 0-16 0z")


def hellas(ink: Ink) -> None:
    """The temple on its hill, an aqueduct, an amphora, a theatre, cypresses."""
    ink.fill("hellas.tint", "M560-130Q640-190 720-186 830-190 880-120Z", opacity=".8")
    ink.fill("hellas.mid", "M590-132Q650-168 720-166 800-168 850-128Z", opacity=".55")
    with ink.at(722, -172, 0.92):
        temple(ink, 6)
    cypresses(ink, (588, -140), (606, -132), (846, -150), (862, -140))
    _aqueduct(ink)
    with ink.at(548, -190, 0.9):
        _amphora(ink)
    olives(ink, (868, -212))
    with ink.at(590, -296, 0.85):
        _theatre(ink)
    birds(ink, (640, -280), (668, -292), (800, -300))


def _aqueduct(ink: Ink) -> None:
    """Two tiers of arches that carry water from the hills."""
    xs = range(548, 860, 39)
    ink.fill("stone", "M540-104H876V-34H540Z")
    ink.fill("stonedark", "M540-104H876V-98H540ZM540-78H876V-73H540Z")
    ink.fill("hellas.tint", "".join(f"M{x} -34v-20a14 14 0 0 1 28 0v20z" for x in xs).replace(" -", "-"))
    ink.fill("hellas.tint", "".join(f"M{x + 2 + 18 * at}-80v-6a6 6 0 0 1 12 0v6z" for x in xs for at in (0, 1)))
    ink.fill("sea", "M540-110H876V-104H540Z")


def _amphora(ink: Ink) -> None:
    ink.fill("roof", "M-9-52H9V-46L6-42Q26-30 20-6 14 14 6 20V26H-6V20Q-14 14-20-6-26-30-6-42L-9-46Z")
    with ink.strokes():
        ink.line("roof", 5, "M-8-44Q-26-46-20-22M8-44Q26-46 20-22")
        ink.line("dark", 4, "M-20-14H20M-19-4H19", opacity=".7")
        ink.line("dark", 3, "M-18-9l6 4 6-4 6 4 6-4 6 4 6-4")


def _theatre(ink: Ink) -> None:
    """Rows of seats about a round floor."""
    ink.fill("stonedark", "M-62 10A62 62 0 0 1 62 10L40 14A40 40 0 0 0-40 14Z")
    ink.fill("stone", "M-52 6A52 52 0 0 1 52 6L22 14A22 22 0 0 0-22 14Z")
    with ink.strokes():
        ink.line("stonedark", 3, "M-42 8A42 42 0 0 1 42 8M-32 10A32 32 0 0 1 32 10M0-14V-48M-22-6-40-30M22-6 40-30")


def middle(ink: Ink) -> None:
    """The castle on its rock, a monastery, a mill, a forest."""
    ink.fill("middle.tint", "M440 716Q500 640 560 650 640 640 690 600 700 650 650 700 560 770 470 800Z", opacity=".8")
    ink.fill("middle.mid", "M470 700Q510 655 560 655 630 650 660 640 640 700 560 740 500 760 480 750Z", opacity=".5")
    with ink.at(566, 668):
        _castle(ink)
    with ink.at(528, 462, 1.1):
        _abbey(ink)
    firs(ink, (452, 560), (432, 540), (470, 540), (438, 590), (700, 545), (724, 530), (742, 552), (690, 575), (722, 572))
    houses(ink, (690, 168), (735, 190))
    with ink.at(842, 312, 0.8):
        _mill(ink)


def _castle(ink: Ink) -> None:
    """Two round towers, a keep, a wall with a gate, flags."""
    ink.fill("stonedark", "M-22-150H22V-60H-22ZM-22-150v-12h9v7h8v-7h10v7h8v-7h9v12z")
    ink.fill("stone", "M-22-150H4V-60H-22Z")
    ink.fill(
        "stone", "M-84-62h9v-10h10v10h10v-10h10v10h10v-10h10v10h10v-10h10v10h10v-10h10v10h10v-10h10v10h10v-10h10v10h10v-10h10v10h9V20H-84Z"
    )
    for x in (-104, 68):
        ink.fill("stonedark", f"M{x}-98h36V24h-36z")
        ink.fill("stone", f"M{x}-98h22V24h-22z")
        ink.fill("roof", f"M{x - 6}-98 {x + 18}-146 {x + 42}-98Z")
        ink.fill("roofdark", f"M{x + 18}-146 {x + 42}-98H{x + 22}Z")
    ink.fill("dark", "M-16 20v-26a16 18 0 0 1 32 0v26z", opacity=".8")
    ink.fill("glow", "M-12-128h7v14h-7zM6-128h7v14h-7zM-92-76h7v14h-7zM80-76h7v14h-7zM-52-36h7v12h-7zM44-36h7v12h-7z")
    with ink.strokes():
        ink.line("wooddark", 3, "M0-162V-196M-86-146V-166M86-146V-166M-10 20V-12M0 20V-14M10 20V-12M-16-2H16M-16 10H16")
    ink.fill("renaissance.deep", "M0-196 28-187 0-178Z")
    ink.fill("modern.deep", "M-86-166-64-159-86-152ZM86-166 108-159 86-152Z")


def _abbey(ink: Ink) -> None:
    """A church with a tower and a cloister."""
    ink.fill("stone", "M-60 0V-34H30V0Z")
    ink.fill("roof", "M-66-34-52-58H24L34-34Z")
    ink.fill("stonedark", "M26 0V-70H54V0Z")
    ink.fill("stone", "M26 0V-70H42V0Z")
    ink.fill("roofdark", "M20-70 40-112 60-70Z")
    ink.fill(
        "glow",
        "M-50-4v-14a6 7 0 0 1 12 0v14zM-30-4v-14a6 7 0 0 1 12 0v14zM-10-4v-14a6 7 0 0 1 12 0v14z",
        "M10-4v-14a6 7 0 0 1 12 0v14zM36-42v-10a5 6 0 0 1 10 0v10z",
    )
    with ink.strokes():
        ink.line("gold", 4, "M40-112V-132M33-125H47")


def _mill(ink: Ink) -> None:
    ink.fill("stone", "M-16 0-11-46H11L16 0Z")
    ink.fill("roof", "M-14-46 0-66 14-46Z")
    ink.fill("dark", "M-5 0V-14H5V0Z", opacity=".7")
    with ink.strokes():
        ink.line("wooddark", 4, "M-26-72 26-24M-26-24 26-72")
        ink.line("paper", 9, "M-24-70-10-57M24-70 10-57M-24-26-10-39M24-26 10-39")
