"""The causal trace of an action of Philosophy, told from what the rules themselves report while they act."""

from __future__ import annotations

from mochuelo.core.game import Move, Step, Viewer
from mochuelo.games.philosophy.chain import NOTHING, OWN, READY, STILL, USED
from mochuelo.games.philosophy.notation import NAME, triples, write
from mochuelo.games.philosophy.rules import play
from mochuelo.games.philosophy.state import DECIDE, FACINGS, KINDS, OFF, PLACE, REACT, REASONS, SEATS, TURN, Event, State
from mochuelo.games.philosophy.view import facing_of, lines, places, view

Facts = dict[str, str | int]
_SILENT = {int(STILL): ("still", "neither-moved"), int(USED): ("used", "once"), int(OWN): ("own", "opponent-only")}
_REACTIONS = {(False, True): "reaction-target", (True, False): "reaction-idea", (True, True): "reaction-both"}


def story(s: State, action: int, viewer: Viewer) -> tuple[Step, ...]:
    """The steps of taking a legal action: the same for every viewer."""
    teller = _Teller(s, viewer)
    teller.choice(s, action)
    after = s.copy()
    after.tape = []
    play(after, action)
    for event in after.tape:
        teller.hear(event)
    teller.question(after)
    return tuple(teller.steps)


class _Teller:
    """Turns events into steps, keeping where every piece is in between."""

    def __init__(self, s: State, viewer: Viewer) -> None:
        self.seat = SEATS[s.seat]
        self.out = int(s.out)
        self.steps: list[Step] = []
        self.where = places(view(s, viewer))
        self.moved: set[str] = set()
        self.acting = ""
        self.target = ""
        self.fresh = _piece(int(s.fresh)) if s.fresh >= 0 else ""

    def hear(self, event: Event) -> None:
        word, a, b, c = event
        getattr(self, f"_{word}")(a, b, c)

    def _add(self, kind: str, say: str, rule: str, args: Facts, moves: tuple[Move, ...] = (), marks: tuple[str, ...] = ()) -> None:
        self.steps.append(Step(kind=kind, say=f"story-{say}", args=args, rule=rule, moves=moves, marks=tuple(m for m in marks if m)))

    def _put(self, piece: str, end: str) -> tuple[Move, ...]:
        """Move a piece and tell the move, if it is one."""
        start, self.where[piece] = self.where[piece], end
        return (Move(piece, start, end),) if start != end else ()

    def _space(self, piece: str) -> str:
        """The space of a piece, "" when it is not on the board."""
        space, _, facing = self.where[piece].partition("/")
        return space if facing in FACINGS else ""

    def _on(self, space: str) -> str:
        """The piece on a space, "" when there is none."""
        return next((piece for piece in self.where if space and self._space(piece) == space), "")

    def _mine(self, kind: int) -> str:
        return f"{self.seat}.{KINDS[kind]}"

    def _facts(self, kind: int, target: int) -> Facts:
        """An own Idea, its space, what it targets and whose that is."""
        aimed, mine = NAME.get(target, ""), self._mine(kind)
        other, _, tile = self._on(aimed).partition(".")
        facts: Facts = {"seat": self.seat, "tile": KINDS[kind], "space": self._space(mine)}
        return facts | {"other": other, "otherTile": tile, "target": aimed or "OO"}

    # ---- what the rules report

    def _place(self, tile: int, cell: int, quarter: int) -> None:
        self.fresh = _piece(tile)
        facing = facing_of(tile % 12, quarter)
        args: Facts = {"seat": self.seat, "tile": KINDS[tile % 12], "space": NAME[cell], "facing": facing}
        self._add("place", "placed", "placing", args, self._put(self.fresh, f"{NAME[cell]}/{facing}"), (NAME[cell],))

    def _idle(self, kind: int, target: int, found: int) -> None:
        args = self._facts(kind, target)
        say = "idle-own" if found == OWN else "idle-off" if args["target"] == "OO" else "idle-nothing"
        self._add("silent", say, "activation", args, (), (str(args["space"]), NAME.get(target, "")))

    def _activate(self, kind: int, target: int, _: int) -> None:
        args = self._facts(kind, target)
        self.moved, self.acting, self.target = set(), KINDS[kind], self._on(NAME[target])
        first = self.fresh == self._mine(kind) and not any(step.kind == "activate" for step in self.steps)
        self._add("activate", "activated", "activation" if first else "reaction", args, (), (str(args["space"]), NAME[target]))

    def _move(self, tile: int, start: int, end: int) -> None:
        piece = _piece(tile)
        rule = f"effect-{self.acting}" if piece == self.target or (self.acting == "Pe" and piece == f"{self.seat}.Pe") else "line"
        args: Facts = {"seat": SEATS[tile // 12], "tile": KINDS[tile % 12], "from": NAME[start], "to": NAME.get(end, "OO")}
        if end != OFF:
            self.moved.add(piece)
            facing = self.where[piece].partition("/")[2]
            self._add("push", "moved" if rule != "line" else "pushed", rule, args, self._put(piece, f"{NAME[end]}/{facing}"), (NAME[end],))
            return
        gone = bool(self.out >> tile // 12 & 1)
        home = "out" if gone else f"hand/{SEATS[tile // 12]}"
        say, rule = ("gone", "obstacle-gone") if gone else ("returned", "off-board")
        self._add("return", say, rule, args, self._put(piece, home), (NAME[start],))

    def _turn(self, tile: int, old: int, new: int) -> None:
        piece, facing = _piece(tile), facing_of(tile % 12, new)
        space = self._space(piece)
        self.moved = {piece}
        args: Facts = {"seat": SEATS[tile // 12], "tile": KINDS[tile % 12], "space": space, "facing": facing}
        self._add("rephrase", "kept" if old == new else "turned", "effect-Re", args, self._put(piece, f"{space}/{facing}"), (space,))

    def _look(self, kind: int, target: int, found: int) -> None:
        if found == NOTHING:
            return
        args = self._facts(kind, target)
        marks = (str(args["space"]), NAME[target])
        if found == READY:
            rule = _REACTIONS[self._mine(kind) in self.moved, self._on(NAME[target]) in self.moved]
            self._add("candidate", "candidate", rule, args, (), marks)
        elif kind == KINDS.index("Re") and found == OWN:
            self._add("silent", "silent-fresh", "rephrase-existing", args, (), marks)
        else:
            word, rule = _SILENT[found]
            self._add("silent", f"silent-{word}", rule, args, (), marks)

    def _lines(self, seat: int, before: int, now: int) -> None:
        for kind, say, mask, other in (("broken", "broken", before, now), ("conclusion", "concluded", now, before)):
            for line in lines(seat, mask):
                news = triples(_mask(line.spaces)) - triples(other)
                word = say if news else "stands"
                if news or kind == "conclusion":
                    self._add(kind, word, "conclusion", {"seat": SEATS[seat], "spaces": " ".join(line.spaces)}, (), line.spaces)

    def _out(self, seat: int, reason: int, fate: int) -> None:
        gone = [p for p in self.where if p.startswith(SEATS[seat]) and not (fate == 1 and self._space(p))] if fate < 2 else []
        moves = tuple(move for piece in gone for move in self._put(piece, "out"))
        say = f"out-{REASONS[reason]}"
        self._add("out", say, REASONS[reason] if fate == 2 else "removed" if fate == 0 else "stay", {"seat": SEATS[seat]}, moves)

    def _next(self, seat: int, _b: int, _c: int) -> None:
        self._add("turn", "next", "turn", {"seat": SEATS[seat]})

    def _end(self, reason: int, winner: int, _: int) -> None:
        word = REASONS[reason]
        self._add("end", f"end-{word}", word, {"seat": SEATS[winner] if winner >= 0 else ""})

    # ---- what was chosen and what is asked

    def choice(self, s: State, action: int) -> None:
        """The choice that this action makes, and the Ideas that it passes over."""
        if s.phase == PLACE:
            return
        kind = int(s.acting) if s.phase != REACT else (int(s.board[_cell(write(action))]) >> 2) - 1 - 12 * int(s.seat)
        piece = self._mine(kind)
        self.acting = KINDS[kind]
        v = view(s, "spectator")
        mine = next(t for t in v.board if t.space == self._space(piece))
        self.target = self._on(mine.target)
        args: Facts = self._facts(kind, _cell(mine.target)) | {"choice": write(action)}
        say = {int(REACT): "chosen", int(DECIDE): "decided", int(TURN): "rephrasing"}[int(s.phase)]
        self._add("choice", say, "one-reaction" if s.phase == REACT else f"effect-{KINDS[kind]}", args, (), (mine.space, mine.target))
        for t in v.board:
            if s.phase == REACT and t.space in v.choices and t.space != mine.space:
                passed = self._facts(KINDS.index(t.tile), _cell(t.target))
                self._add("silent", "silent-passed", "one-reaction", passed, (), (t.space, t.target))

    def question(self, s: State) -> None:
        """The choice that is open now."""
        v = view(s, "spectator")
        if not v.choices:
            return
        if s.phase == REACT:
            args: Facts = {"seat": self.seat, "spaces": " ".join(v.choices)}
            self._add("choice", "choose-reaction", "one-reaction", args, (), v.choices)
            return
        acting = next(t for t in v.board if t.space == v.acting)
        say = "choose-side" if s.phase == DECIDE else "choose-facing"
        facts = self._facts(KINDS.index(acting.tile), _cell(acting.target)) | {"choices": " ".join(v.choices)}
        self._add("choice", say, f"effect-{acting.tile}", facts, (), (v.acting, acting.target))


def _piece(tile: int) -> str:
    return f"{SEATS[tile // 12]}.{KINDS[tile % 12]}"


_CELLS = {name: cell for cell, name in NAME.items()}


def _cell(space: str) -> int:
    return _CELLS.get(space, int(OFF))


def _mask(spaces: tuple[str, ...]) -> int:
    return sum(1 << _CELLS[space] for space in spaces)
