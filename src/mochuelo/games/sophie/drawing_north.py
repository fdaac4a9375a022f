"""The lands of the Renaissance, of the Enlightenment, and of the 19th and 20th century: what is to be seen there."""

from __future__ import annotations

from mochuelo.games.sophie.drawing_growth import birds, cypresses, knolls, rounds, waves
from mochuelo.games.sophie.drawing_ink import Ink, dots, polar, smooth


def renaissance(ink: Ink) -> None:
    """The dome with its bell tower, a ship that sails round the world, villas among cypresses."""
    coast = [(936, 173), (890, 172), (862, 168), (858, 162), (850, 157), (815, 153), (800, 151), (936, 151)]
    ink.fill("foam", smooth([polar(radius - 10, angle) for radius, angle in coast], closed=True), opacity=".7")
    ink.fill("sea", smooth([polar(radius, angle) for radius, angle in coast], closed=True))
    waves(ink, (190, 890), (232, 872), (360, 830), (250, 900), (385, 790), (340, 855), (150, 905))
    with ink.at(304, 858, 0.8):
        _galleon(ink)
    knolls(ink, "renaissance.tint", (52, 742), (110, 740), opacity=".9")
    with ink.at(118, 736, 0.84):
        _dome(ink)
    cypresses(ink, (206, 706), (222, 712))


def _dome(ink: Ink) -> None:
    """A dome with ribs and a lantern, its nave, and a bell tower."""
    ink.fill("stone", "M-58 0V-40H58V0Z")
    ink.fill("stonedark", "M34 0V-40H58V0ZM-46-40V-56H46V-40Z")
    ink.fill("roof", "M-44-56Q-44-102 0-116 44-102 44-56Z")
    ink.fill("roofdark", "M14-112Q44-98 44-56H24Q28-92 14-112Z")
    with ink.strokes():
        ink.line("paper", 3, "M0-116V-56M-2-116Q-26-98-26-56M2-116Q26-98 26-56")
    ink.fill("stone", "M-8-116H8V-132H-8ZM-10-132 0-146 10-132Z")
    ink.fill("gold", "M-4-148a4 4 0 1 0 8 0a4 4 0 1 0-8 0z")
    ink.fill(
        "glow",
        "M-8-6v-16a8 9 0 0 1 16 0v16zM-44-10v-14a6 7 0 0 1 12 0v14zM38-10v-14a6 7 0 0 1 12 0v14z",
        "M-30-46a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-4-48a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM22-46a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    )
    ink.fill("stone", "M68 0V-104H94V0Z")
    ink.fill("stonedark", "M84 0V-104H94V0ZM66-104H96V-98H66Z")
    ink.fill("roof", "M66-104 81-124 96-104Z")
    ink.fill("glow", "M74-72v-14a5 6 0 0 1 10 0v14zM74-34v-14a5 6 0 0 1 10 0v14z")


def _galleon(ink: Ink) -> None:
    ink.fill("wooddark", "M-62-34-50 8Q0 22 50 6L66-30 44-22H-34L-44-34Z")
    ink.fill("wood", "M-58-26-53-8Q0 4 54-8L60-22 44-16H-36Z")
    with ink.strokes():
        ink.line("wooddark", 4, "M-24-22V-112M18-20V-124M60-28 90-50")
    ink.fill("white", "M-44-58Q-34-78-44-98H-6Q4-78-6-58ZM-4-52Q10-82-2-112H38Q52-82 38-52ZM24-36")
    ink.fill("stonedark", "M-16-58Q-8-78-16-98H-6Q4-78-6-58ZM28-52Q40-82 28-112H38Q52-82 38-52Z", opacity=".6")
    ink.fill("renaissance.deep", "M18-124 42-118 18-110ZM-24-112-4-107-24-101Z")
    with ink.strokes():
        ink.line("renaissance.mid", 5, "M-24-90V-66M-35-78H-13M17-98V-64M2-82H32")
        ink.line("foam", 5, "M-74 14q10-10 20 0t20 0 20 0 20 0 20 0 20 0 20 0")


def enlightenment(ink: Ink) -> None:
    """A palace with its clipped garden, a fountain, a globe, a balloon."""
    with ink.at(-664, 150):
        _palace(ink)
    with ink.at(-664, 162):
        _garden(ink)
    with ink.at(-838, 148):
        _balloon(ink)
    with ink.at(-836, 312, 0.8):
        _globe(ink)
    rounds(ink, (-780, 165), (-548, 165), (-800, 215), (-786, 268))
    birds(ink, (-760, 60), (-735, 72), (-560, 70))


def _palace(ink: Ink) -> None:
    ink.fill("stone", "M-104 0V-44H-34V-54H34V-44H104V0Z")
    ink.fill("modern.deep", "M-108-44-100-60H-38V-44ZM108-44 100-60H38V-44ZM-38-54-28-78H28L38-54Z")
    ink.fill("stonedark", "M-104-4H104V0H-104ZM-34-54H34V-50H-34ZM-104-44H-34V-41H-104ZM34-44H104V-41H34Z")
    ink.fill(
        "glow", "".join(f"M{x}-10v-20a5 5 0 0 1 10 0v20z" for x in (-96, -78, -60, -26, 16, 50, 68, 86)) + "M-7-4v-30a7 7 0 0 1 14 0v30z"
    )
    ink.fill("gold", "M-6-66a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-1-78h2v-14h-2z")
    ink.fill("modern.mid", "M1-92 20-87 1-82Z")


def _garden(ink: Ink) -> None:
    """Four beds about a fountain, in perspective."""
    ink.fill("way", "M-92 0H92L112 122H-112Z")
    ink.fill(
        "leafdeep",
        "M-84 6H-12V44H-22Q-26 52-30 52H-92ZM84 6H12V44H22Q26 52 30 52H92ZM-95 66H-30Q-22 66-14 74V116H-104Z",
        "M95 66H30Q22 66 14 74V116H104Z",
    )
    ink.fill(
        "leaf", "M-76 12H-20V36Q-34 38-36 46H-83ZM76 12H20V36Q34 38 36 46H83ZM-88 73H-34Q-24 76-22 84V109H-94ZM88 73H34Q24 76 22 84V109H94Z"
    )
    with ink.strokes():
        ink.line("way", 4, "M-66 28q10-12 20 0t16-2M66 28q-10-12-20 0t-16-2M-76 92q12-14 24 0t20 0M76 92q-12-14-24 0t-20 0")
    ink.fill(
        "renaissance.mid",
        "".join(
            f"M{x} {y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
            for x, y in ((-66, 38), (-34, 20), (26, 20), (58, 38), (-80, 102), (-40, 102), (32, 102), (72, 102))
        ),
    )
    ink.fill("stone", "M-22 60a22 12 0 1 0 44 0a22 12 0 1 0-44 0z")
    ink.fill("sea", "M-17 59a17 8 0 1 0 34 0a17 8 0 1 0-34 0z")
    with ink.strokes():
        ink.line("foam", 4, "M0 58V30M0 34Q-12 30-12 50M0 34Q12 30 12 50")


def _balloon(ink: Ink) -> None:
    ink.fill("modern.deep", "M0-118A44 44 0 0 1 44-74Q42-44 14-20H-14Q-42-44-44-74A44 44 0 0 1 0-118Z")
    ink.fill(
        "gold",
        "M0-118Q-30-100-24-64-20-38-8-20H-14Q-42-44-44-74A44 44 0 0 1 0-118Z",
        "M0-118Q14-96 12-64 10-38 4-20H14Q42-44 44-74A44 44 0 0 1 0-118Z",
        opacity=".9",
    )
    ink.fill("renaissance.deep", "M-43-82Q0-66 43-82L44-70Q0-54-44-70Z")
    with ink.strokes():
        ink.line("wooddark", 2.5, "M-12-20-9-2M12-20 9-2M0-20V-2")
    ink.fill("wood", "M-12-4H12L9 14H-9Z")
    ink.fill("wooddark", "M-12-4H12V1H-12Z")


def _globe(ink: Ink) -> None:
    """A terrestrial globe on its stand."""
    with ink.strokes():
        ink.line("wood", 7, "M-30 34H30M0 34V14M-44-36A46 46 0 0 0 40-6")
    ink.fill("sea", "M-36-34a36 36 0 1 0 72 0a36 36 0 1 0-72 0z")
    ink.fill(
        "leaf",
        "M-30-48Q-14-66 0-62 4-52-8-46-4-36-16-30-28-34-30-48ZM10-40Q20-50 32-42 34-26 24-14 12-14 14-26ZM-14-10Q-4-14 2-6-2 2-12-2Z",
    )
    with ink.strokes():
        ink.line("foam", 2, "M-36-34H36M0-70V2M0-70Q-30-34 0 2M0-70Q30-34 0 2", opacity=".7")


def modern(ink: Ink) -> None:
    """A factory that smokes, a train on its viaduct, an iron tower, a rocket on its way, houses and poles."""
    with ink.at(-604, -494, 1):
        _factory(ink)
    with ink.at(-430, -424, 1.1):
        _viaduct(ink)
    with ink.at(-446, -560, 1.05):
        _tower(ink)
    with ink.at(-472, -716, 0.9, 24):
        _rocket(ink)
    with ink.at(-728, -98):
        _city(ink)


def _factory(ink: Ink) -> None:
    """Saw-tooth roofs and chimneys."""
    ink.fill(
        "smoke",
        "M-38-118a14 14 0 0 1 4-27a18 18 0 0 1 30-10a16 16 0 0 1 26 12a12 12 0 0 1-4 22q-30 8-56 3z",
        "M30-100a10 10 0 0 1 6-18a14 14 0 0 1 24-4a10 10 0 0 1 6 18q-18 8-36 4z",
        opacity=".9",
    )
    ink.fill("roofdark", "M-44-118H-28L-24-40H-48ZM12-100H26L30-40H8Z")
    ink.fill("roof", "M-44-118H-38L-40-40H-48ZM12-100H17L15-40H8Z")
    ink.fill("roof", "M-84 0V-44L-54-62V-44L-24-62V-44L6-62V-44L36-62V-44H80V0Z")
    ink.fill("roofdark", "M36-44H80V0H36ZM-54-62V-44H-48V-58ZM-24-62V-44H-18V-58ZM6-62V-44H12V-58Z")
    ink.fill("glow", "".join(f"M{x}-30h12v14h-12z" for x in (-74, -52, -30, -8, 14, 44, 62)))
    ink.fill("paper", "M-46-100H-27L-26-92H-46ZM11-84H27L28-77H11Z", opacity=".8")


def _viaduct(ink: Ink) -> None:
    """A steam engine with two coaches."""
    ink.fill("stonedark", "M-98-26H92V0H-98Z")
    ink.fill("modern.tint", "".join(f"M{x} 2v-8a13 13 0 0 1 26 0v8z" for x in range(-92, 80, 36)))
    ink.fill("stone", "M-98-30H92V-22H-98Z")
    ink.fill(
        "smoke",
        "M44-76a9 9 0 0 1-6-16a12 12 0 0 1-14-14a10 10 0 0 1-18-10a12 12 0 0 1 20-10a14 14 0 0 1 20 14a12 12 0 0 1 12 14q4 18-14 22z",
        opacity=".9",
    )
    ink.fill("modern.deep", "M-92-56H-48V-36H-92ZM-40-56H4V-36H-40ZM12-62H34V-36H12ZM34-52H66V-36H34Z")
    ink.fill("dark", "M42-66H54V-52H42ZM66-50 76-36H64Z")
    ink.fill("glow", "M-86-52h8v8h-8zM-74-52h8v8h-8zM-62-52h8v8h-8zM-34-52h8v8h-8zM-22-52h8v8h-8zM-10-52h8v8h-8zM17-57h12v9h-12z")
    ink.fill("gold", "M10-66H36V-61H10ZM-94-60H-46V-56H-94ZM-42-60H6V-56H-42Z")
    ink.fill("dark", "".join(f"M{x}-34a6 6 0 1 0 12 0a6 6 0 1 0-12 0z" for x in (-88, -62, -36, -10, 14, 34, 52)))


def _tower(ink: Ink) -> None:
    """A tower of iron girders."""
    with ink.strokes():
        ink.line("modern.deep", 5, "M-34 0Q-8-40 0-118 8-40 34 0M-16 0Q0-30 16 0M-25-16H25M-12-52H12M0-118V-132")
        ink.line("modern.deep", 2.5, "M-23-18 10-50M23-18-10-50M-10-54 5-84M10-54-5-84M-5-86 3-104M5-86-3-104")


def _rocket(ink: Ink) -> None:
    ink.fill("smoke", "M-12 66Q-44 96-36 140-20 128-10 140 0 124 12 140 20 128 36 138 44 96 12 66Z", opacity=".6")
    ink.fill("gold", "M-11 54Q-18 84 0 106 18 84 11 54Z")
    ink.fill("major", "M-16 14Q-40 30-38 62L-14 48ZM16 14Q40 30 38 62L14 48Z")
    ink.fill("white", "M0-74Q28-40 20 20L12 54H-12L-20 20Q-28-40 0-74Z")
    ink.fill("stonedark", "M0-74Q28-40 20 20L12 54H0Z", opacity=".7")
    ink.fill("major", "M0-74Q14-58 19-36H-19Q-14-58 0-74Z")
    ink.fill("modern.deep", "M-10-12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z")
    ink.fill("glow", "M-6-12a6 6 0 1 0 12 0a6 6 0 1 0-12 0z")


def _city(ink: Ink) -> None:
    """Towers of offices."""
    ink.fill("modern.mid", "M-52 0V-56H-28V0ZM-6 0V-92H18V0ZM36 0V-50H58V0Z")
    ink.fill("modern.deep", "M-30 0V-80L-20-92-10-80V0ZM16 0V-66H38V0Z", opacity=".75")
    windows = [(x, y) for x, rows in ((-44, 5), (-36, 5), (2, 9), (10, 9), (44, 4), (50, 4)) for y in range(-8 * rows - 6, -6, 10)]
    with ink.strokes():
        ink.line("glow", 4, dots(windows))
        ink.line("modern.mid", 3, "M6-92V-106")
