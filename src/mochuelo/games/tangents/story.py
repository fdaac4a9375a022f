"""The causal trace of an action of Tangents, told from what the rules themselves report while they act."""

from __future__ import annotations

from mochuelo.core.game import Move, Step, Viewer
from mochuelo.games.tangents.cards import DIRECTIONS
from mochuelo.games.tangents.chain import BLOCKED, EDGE, EMPTY, FAIR, OWN, VALUE, facing, limit, obstacle
from mochuelo.games.tangents.rules import play
from mochuelo.games.tangents.state import ON, REASONS, SEATS, SPACES, THROWS, Event, State
from mochuelo.games.tangents.view import UNSEEN, View, place, places, view

Facts = dict[str, str | int]
_WALLS = {int(EMPTY): "gap", int(EDGE): "edge", int(OWN): "own", int(BLOCKED): "blocked"}


def story(s: State, action: int, viewer: Viewer) -> tuple[Step, ...]:
    """The steps of taking a legal action, as a viewer may know it."""
    after = s.copy()
    after.tape = []
    play(after, action)
    teller = _Teller(s, view(s, viewer), viewer)
    for event in after.tape:
        teller.hear(event)
    return tuple(teller.steps)


class _Teller:
    """Turns events into steps, keeping where every piece is in between."""

    def __init__(self, s: State, v: View, viewer: Viewer) -> None:
        self.before = s
        self.known = [not s.hidden or seat == viewer for seat in (0, 1)]
        self.viewer = viewer
        self.steps: list[Step] = []
        self.where = places(v)
        self.held = [sum(card == UNSEEN for card in hand) for hand in v.hands]
        self.first = (-1, -1, -1)
        """Space, seat and values of the attack that began a chain."""
        self.used = 0

    def hear(self, event: Event) -> None:
        word, a, b, c, d = event
        getattr(self, f"_{word}")(a, b, c, d)

    def _add(self, kind: str, rule: str, args: Facts, moves: tuple[Move, ...] = (), marks: tuple[str, ...] = (), say: str = "") -> None:
        self.steps.append(Step(kind=kind, say=f"story-{say or kind}", args=args, rule=rule, moves=moves, marks=marks))

    def _put(self, piece: str, end: str) -> tuple[Move, ...]:
        """Move a piece and tell the move, if it is one."""
        start = self.where.get(piece, "")
        self.where[piece] = end
        return (Move(piece, start, end),) if start != end else ()

    # ---- the opening

    def _deal(self, seat: int, card: int, _c: int, _d: int) -> None:
        name = SEATS[seat]
        if self.known[seat]:
            self._add("deal", "deal", {"seat": name, "card": f"{card:02}"}, self._put(f"{card:02}", f"hand/{name}"))
            return
        self.held[seat] += 1
        self._add("deal", "deal", {"seat": name}, self._put(f"{name}.{self.held[seat]}", f"hand/{name}"), say="deal-hidden")

    def _die(self, seat: int, number: int, _c: int, _d: int) -> None:
        self._add("die", "die", {"seat": SEATS[seat], "number": number})

    def _thrown(self, seat: int, throw: int, _c: int, _d: int) -> None:
        name = SEATS[seat]
        if seat == self.viewer:
            self._add("throw", "throws", {"seat": name, "throw": THROWS[throw]})
        else:
            self._add("throw", "throws", {"seat": name}, say="throw-hidden")

    def _reveal(self, one: int, other: int, _c: int, _d: int) -> None:
        self._add("reveal", "throws", {"one": THROWS[one], "other": THROWS[other]})

    def _again(self, _a: int, _b: int, _c: int, _d: int) -> None:
        self._add("again", "again", {})

    def _first(self, seat: int, chosen: int, _c: int, _d: int) -> None:
        self._add("first", ("first", "chosen", "winner", "drawn")[chosen], {"seat": SEATS[seat]})

    # ---- turns

    def _place(self, seat: int, code: int, space: int, _d: int) -> None:
        card, turned = (code - 1) // 4 + 1, code - 1 & 1
        end = place(SPACES[space], seat, turned)
        gone: tuple[Move, ...] = ()
        if not self.known[seat]:
            gone = self._put(f"{SEATS[seat]}.{self.held[seat]}", "")
        args: Facts = {"seat": SEATS[seat], "card": f"{card:02}", "space": SPACES[space], "lie": "ut"[turned]}
        self._add("place", "place", args, gone + self._put(f"{card:02}", end), (SPACES[space],))
        self.first = (space, seat, code)

    def _attack(self, target: int, way: int, mine: int, theirs: int) -> None:
        most = int(limit(self.before, mine, theirs))
        say, rule = ("attack", "count") if theirs else ("attack-blank", "blank")
        if self.before.extra and theirs:
            rule = "count-extra"
        args = self._values(target, mine, theirs) | {"way": DIRECTIONS[way], "most": most}
        self._add("attack", rule, args, (), (SPACES[self.first[0]], SPACES[target]), say=say)

    def _values(self, target: int, mine: int, theirs: int) -> Facts:
        return {"seat": SEATS[self.first[1]], "space": SPACES[target], "mine": mine, "theirs": theirs}

    def _flip(self, space: int, code: int, mine: int, theirs: int) -> None:
        card, side, turned = (code - 1) // 4 + 1, code - 1 >> 1 & 1, code - 1 & 1
        args = self._values(space, mine, theirs) | {"card": f"{card:02}", "lie": "ut"[turned]}
        rule = "old-face" if self.used else "flip"
        self.used |= 1 << space
        self._add("flip", rule, args, self._put(f"{card:02}", place(SPACES[space], side, turned)), (SPACES[space],))

    def _chained(self, space: int, way: int, count: int, most: int) -> None:
        """Why the chain ends: it may flip no more, or nothing there can be flipped, or its player wanted no more."""
        args: Facts = {"seat": SEATS[self.first[1]], "count": count, "most": most, "space": SPACES[space], "way": DIRECTIONS[way]}
        if count == most:
            opened = self._opened_on_blank()
            self._stop("blank" if opened else "count", args, (SPACES[space],))
            return
        found = {n: self._ahead(space, n) for n in (range(8) if self.before.bent else [way])}
        if int(FAIR) in found.values():
            self._stop("choice", args, (SPACES[space],))
        elif self.before.bent:
            self._stop("around", args, (SPACES[space],))
        elif found[way] == VALUE:
            at = int(ON[16 * way + space])
            far, near = int(self.before.values[8 * self.before.board[space] + way]), int(facing(self.before, at, way))
            self._stop("value", args | {"mine": far, "theirs": near, "target": SPACES[at]}, (SPACES[space], SPACES[at]))
        else:
            at = int(ON[16 * way + space])
            self._stop(_WALLS[found[way]], args, (SPACES[space], SPACES[at]) if at >= 0 else (SPACES[space],))

    def _opened_on_blank(self) -> bool:
        return any(step.say == "story-attack-blank" for step in self.steps)

    def _ahead(self, space: int, way: int) -> int:
        """What an attack on from a flipped card would meet, by its old face."""
        value = self.before.values[8 * self.before.board[space] + way]
        return int(obstacle(self.before, self.first[1], space, way, value, self.used))

    def _stop(self, why: str, args: Facts, marks: tuple[str, ...]) -> None:
        self._add("stop", f"stop-{why}", args, (), marks, say=f"stop-{why}")

    def _held(self, way: int) -> None:
        """A neighbour of the other's that the placed card leaves alone."""
        space, seat, code = self.first
        at = int(ON[16 * way + space])
        if at < 0 or not (self.before.owned0 if seat else self.before.owned1) >> at & 1:
            return
        mine, theirs = int(self.before.values[8 * code + way]), int(facing(self.before, at, way))
        args = self._values(at, mine, theirs) | {"way": DIRECTIONS[way]}
        why = "blocked" if self.before.blocked >> at & 1 else "declined" if mine > theirs else "blank" if not mine else "value"
        self._add("held", f"held-{why}", args, (), (SPACES[space], SPACES[at]), say=f"held-{why}")

    def _still(self, _a: int, _b: int, _c: int, _d: int) -> None:
        for way in range(8):
            self._held(way)

    def _block(self, seat: int, space: int, _c: int, _d: int) -> None:
        args: Facts = {"seat": SEATS[seat], "space": SPACES[space]}
        self._add("block", "block", args, self._put(f"block-{SEATS[seat]}", SPACES[space]), (SPACES[space],))

    def _pass(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("pass", "pass", {"seat": SEATS[seat]})

    def _end(self, one: int, other: int, reason: int, winner: int) -> None:
        args: Facts = {"one": one, "other": other}
        self._add("end", "end", args, (), (), say="end-game")
        if reason:
            word = REASONS[reason]
            self._add("end", word, args | {"seat": SEATS[winner] if winner >= 0 else ""}, say=f"end-{word}")

    def _next(self, seat: int, _b: int, _c: int, _d: int) -> None:
        """The grid and what is left in hands are cleared, and everybody has a block again."""
        moves: list[Move] = []
        for piece, at in list(self.where.items()):
            home = f"hand/{piece.removeprefix('block-')}" if piece.startswith("block-") else ""
            if at:
                moves += self._put(piece, home)
        moves += [move for name in SEATS for move in self._put(f"block-{name}", f"hand/{name}")]
        self._add("next", "match", {"seat": SEATS[seat]}, tuple(moves))
