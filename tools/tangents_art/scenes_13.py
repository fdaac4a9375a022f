"""Cards 13 to 16: the ladder, the raft, the ring, the feather."""

from __future__ import annotations

from tools.art.figures import limb, whole
from tools.art.geometry import Point, arc, box, brush, half, line, oval, polar, shape, turned
from tools.art.geometry import ring as ring_band
from tools.art.sheet import Sheet
from tools.tangents_art.palette import BLUE, CLAY, INK, MOSS, OCHRE, PAPER, RUST, SAGE, SAND, SLATE

# ---- 13, the ladder


def ladder() -> Sheet:
    """Somebody on a tall rock pushes the ladder away."""
    s = Sheet(13, BLUE)
    s.cut(PAPER, oval(104, 56, 21))
    s.hatch(PAPER, [box(62, 100, 144, 200)], 0, 11, 2, stroke=40, shade=lambda x, _y: (x - 60) / 90)
    s.cut(MOSS, shape("0,206! 50,200 90,208 144,202! 144,224! 0,224!"))
    rock = shape("0,78! 18,74 40,72 52,77! 50,100 56,124 52,150 60,178 58,206 66,224! 0,224!")
    s.cut(INK, rock)
    s.hatch(SLATE, [half(rock, (30, 80), 0)], 84, 6, 2.2, stroke=18)
    _ladder(s, (68, 214), 19, 176)
    s.print(PAPER, *[s.gouge(polar((68, 214), r, -84), polar((68, 214), r, -76), 1.8) for r in (150, 160, 170)])
    _pusher(s)
    return s


def _ladder(s: Sheet, foot: Point, lean: float, size: float) -> None:
    x, y = foot
    parts = [brush([(x + side, y), (x + side, y - size)], 3) for side in (-9, 9)]
    parts += [brush([(x - 9, y - 10 - n * 14), (x + 9, y - 10 - n * 14)], 2.6) for n in range(int(size / 14))]
    s.cut(SAND, *(turned(part, lean, foot) for part in parts))


def _pusher(s: Sheet) -> None:
    s.cut(CLAY, limb("32,34 30,46 31,56", 8, 11, 11), oval(38, 26, 6.4))
    s.cut(
        CLAY,
        limb("34,38 48,41 62,40", 5.4, 4.2, 3.4),
        limb("34,41 47,47 63,47", 5.2, 4, 3.2),
        shape("60,38! 66,34 68,40 62,43!"),
        shape("61,45! 68,42 69,47 62,50!"),
    )
    s.cut(INK, limb("32,34 30,46 31,58", 9, 12, 13))
    s.cut(CLAY, limb("31,54 40,61 37,75", 7.5, 5.4, 3.6), limb("30,56 23,64 12,74", 7.5, 5.4, 3.6))
    s.cut(INK, shape("31,25! 33,18 40,18 44,22! 38,22 36,28 34,30"))


# ---- 14, the raft


def raft() -> Sheet:
    """Seen from behind, a traveller walks inland with the raft on the back."""
    s = Sheet(14, SAND)
    s.cut(OCHRE, oval(112, 38, 15))
    s.cut(SAGE, shape("0,96! 30,66 56,84 92,58 144,92! 144,170! 0,170!"))
    s.hatch(MOSS, [shape("0,100! 30,70 56,88 92,62 144,96! 144,168! 0,168!")], 64, 10, 2.6, stroke=16)
    s.cut(SAND, shape("0,152! 60,146 144,156! 144,224! 0,224!"))
    s.cut(BLUE, shape("0,204! 40,200 90,206 144,198! 144,224! 0,224!"))
    s.follow(PAPER, line("0,212 40,208 90,214 144,206"), 2, 24, 4)
    s.cut(
        INK,
        limb("60,140 58,164 56,186", 13, 10, 6),
        limb("84,140 88,160 90,176", 13, 10, 6),
        shape("48,188! 52,182 60,184 61,190!"),
        shape("86,180! 86,174 95,175 98,181!"),
    )
    s.cut(MOSS, shape("52,132! 92,132! 95,154 84,150 72,154 60,150 49,154!"))
    _logs(s)
    s.cut(INK, whole("72,28 84,38 100,47 72,50"), box(64, 46, 80, 54))
    s.hatch(OCHRE, [whole("72,30 83,39 96,46 72,48")], 90, 4.4, 1.4)
    s.print(MOSS, *[oval(x, y, 3.4, 1.7) for x, y in ((64, 197), (80, 193))])
    return s


def _logs(s: Sheet) -> None:
    for n in range(7):
        x = 32 + n * 13.3 - 6
        top, low = 54 + s.rng.uniform(-5, 4), 140 + s.rng.uniform(-4, 5)
        log = box(x, top, x + 12.2, low)
        s.cut(CLAY if n % 2 else RUST, log, facet=9)
        s.hatch(INK, [box(x + 1, top + 9, x + 11.4, low - 2)], 90, 5.4, 1.8, stroke=70)
        s.cut(OCHRE, oval(x + 6.1, top, 6.1, 3.4))
        s.cut(RUST, oval(x + 6.1, top, 2.6, 1.3))
    for y in (76, 118):
        s.cut(INK, brush(line(f"24,{y} 72,{y + 4} 120,{y}"), 4.6))
        s.print(PAPER, *[s.gouge((30 + n * 13.3, y - 2.5 + 1.2 * (n % 2)), (34 + n * 13.3, y + 4), 1.6) for n in range(7)])


# ---- 15, the ring


def ring() -> Sheet:
    """Somebody walks through a ring as tall as a door; what has passed it cannot be seen."""
    s = Sheet(15, RUST)
    s.rays(CLAY, (72, 100), 88, 126, 44, 4.4)
    s.cut(INK, shape("0,196! 72,190 144,196! 144,224! 0,224!"))
    s.cut(INK, oval(72, 102, 52, 84))
    walker = _walker()
    s.cut(SAND, *[half(part, (72, 0), 180) for part in walker])
    s.hatch(CLAY, [half(half(walker[0], (70, 0), 180), (60, 98), 90)], 84, 5.4, 2, stroke=30)
    s.print(PAPER, *[mark for path in _unseen() for mark in s.marks_along(path, 3, 8, 4)])
    s.cut(OCHRE, *ring_band(72, 102, 56, 88, 11))
    s.follow(PAPER, arc((72, 102), 58, 90, 110, 250), 2, 24, 2)
    s.follow(RUST, arc((72, 102), 54, 86, -80, 80), 2.4, 24, 2)
    return s


def _walker() -> list[list[Point]]:
    """The walker in profile: robe, head, legs, arm."""
    robe = shape("60,74! 76,72 86,84 92,120 100,158! 44,164! 48,128 52,92")
    head = shape("64,46 74,40 84,44 87,53 92,59! 86,62 85,69 76,72 66,66 62,56")
    return [
        robe,
        head,
        limb("84,154 98,174 104,192", 12, 9, 6),
        limb("58,158 50,176 34,196", 12, 9, 6),
        limb("62,86 48,106 38,124", 9, 8, 5),
    ]


def _unseen() -> list[list[Point]]:
    """Where the walker's outline would go on."""
    return [
        line("74,40 84,44 87,53 92,59 86,62 85,69 78,72 86,84 92,120 100,158 72,162"),
        line("89,160 102,178 107,190"), line("78,162 90,178 98,192"),
    ]  # fmt: skip


# ---- 16, the feather


def feather() -> Sheet:
    """On the balance a feather outweighs a heart."""
    s = Sheet(16, INK)
    s.cut(OCHRE, shape("0,200! 40,196 100,201 144,196! 144,224! 0,224!"))
    s.hatch(CLAY, [box(0, 206, 144, 222)], 0, 5, 1.8, shade=lambda _x, y: (y - 198) / 26)
    s.cut(SAND, brush([(72, 36), (72, 200)], 4.6, 5.4), whole("72,190 80,194 94,204 72,205"), oval(72, 30, 9))
    s.rays(SAND, (72, 30), 12, 19, 16, 2, (160, 380))
    left, right = (34.0, 70.0), (110.0, 46.0)
    s.cut(SAND, brush([left, right], 3, 4.6, 3), oval(*left, 3), oval(*right, 3))
    _pan(s, left, 96)
    _pan(s, right, 66)
    _plume(s)
    _heart(s)
    return s


def _pan(s: Sheet, hook: Point, drop: float) -> None:
    x, y = hook
    s.cut(OCHRE, *[brush([hook, (x + side, y + drop)], 0.9, 0.9) for side in (-25, 25)])
    s.cut(OCHRE, shape(f"{x - 27},{y + drop}! {x + 27},{y + drop}! {x + 16},{y + drop + 9} {x},{y + drop + 11} {x - 16},{y + drop + 9}"))


def _plume(s: Sheet) -> None:
    vane = shape("33,164! 22,146 19,124 22,104 32,88 43,84 50,92 48,102! 44,98 44,104 50,116 48,136 40,152")
    s.cut(PAPER, vane)
    spine = line("33,166 30,140 32,116 42,94")
    s.cut(BLUE, brush(spine, 2.2, 1.6, 0.8))
    for n in range(4, len(spine) - 4, 3):
        x, y = spine[n]
        s.print(INK, s.gouge((x + 2, y - 1), polar((x, y), 15, -38), 1), s.gouge((x - 2, y - 1), polar((x, y), 11, 218), 1))


def _heart(s: Sheet) -> None:
    heart = shape("110,112! 96,98 92,88 95,79 103,77 110,84! 117,77 125,79 128,88 124,98")
    s.cut(CLAY, heart)
    s.hatch(RUST, [half(heart, (113, 90), -20)], 62, 3.6, 1.7)
    s.print(PAPER, s.gouge((97, 90), (100, 82), 2))


SCENES = {13: ladder, 14: raft, 15: ring, 16: feather}
