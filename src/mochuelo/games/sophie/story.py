"""The causal trace of an action, told from what the rules themselves report while they act."""

from __future__ import annotations

from mochuelo.core.game import Move, Step, Viewer
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.asked import options_of
from mochuelo.games.sophie.board import board
from mochuelo.games.sophie.cards import PILES
from mochuelo.games.sophie.notation import ANSWERS, EPOCHS
from mochuelo.games.sophie.rules import play
from mochuelo.games.sophie.state import REASONS, SEATS, Event, State
from mochuelo.games.sophie.track import KINDS

Facts = dict[str, str | int]
Moves = tuple[Move, ...]
WHY = ("", "-before", "-after", "-lake")
"""How a move is told, by why one stops where one does."""
NEEDS = ("", "-six", "-stage")
VOTES = ("none", "more", "abstain")


def story(s: State, action: int, viewer: Viewer) -> tuple[Step, ...]:
    """The steps of taking a legal action, as a viewer may know it."""
    after = s.copy()
    after.tape = []
    play(after, action)
    teller = Teller(s, viewer)
    for event in after.tape:
        teller.hear(event)
    return tuple(teller.steps)


class Teller:
    """Turns events into steps."""

    def __init__(self, s: State, viewer: Viewer) -> None:
        self.before = s
        self.viewer = viewer
        self.board = board(options_of(s).deck)
        self.steps: list[Step] = []

    def hear(self, event: Event) -> None:
        """Tell one event of the rules."""
        word, a, b, c, d = event
        getattr(self, f"_{word}")(a, b, c, d)

    def _add(self, kind: str, args: Facts, moves: Moves = (), marks: tuple[str, ...] = (), *, say: str = "", rule: str = "") -> None:
        told = say or kind
        self.steps.append(Step(kind=kind, say=f"story-{told}", args=args, rule=rule or told, moves=moves, marks=marks))

    def _go(self, seat: int, start: int, end: int) -> Moves:
        return (Move(SEATS[seat], self.board.ids[start], self.board.ids[end]),)

    def _what(self, space: int) -> str:
        """The kind of a space, or which epoch it is."""
        return EPOCHS[space] if space < len(EPOCHS) else KINDS[self.board.kinds[space]]

    # ---- before the first turn

    def _begin(self, seat: int, nearest: int, _c: int, _d: int) -> None:
        self._add("begin", {"seat": SEATS[seat]}, rule="begin-nearest" if nearest else "begin")

    def _rotate(self, by: int, _b: int, _c: int, _d: int) -> None:
        self._add("rotate", {"by": by})

    def _start(self, seat: int, epoch: int, _c: int, _d: int) -> None:
        key = EPOCHS[epoch]
        self._add("start", {"seat": SEATS[seat], "epoch": key}, (Move(SEATS[seat], "", key),), (key,))

    # ---- questions

    def _ask(self, seat: int, pile: int, purpose: int, _d: int) -> None:
        say = f"ask-{n.PURPOSES[purpose]}"
        if purpose == n.FOR_FINALE and pile == n.PHILOSOPHY_PILE:
            say = "ask-finale-philosophy"
        marks = (EPOCHS[pile],) if pile < len(EPOCHS) else ()
        self._add("ask", {"seat": SEATS[seat], "pile": PILES[pile]}, (), marks, say=say)

    def _draw(self, seat: int, pile: int, _c: int, _d: int) -> None:
        self._add("draw", {"seat": SEATS[seat], "pile": PILES[pile]})

    def _again(self, pile: int, count: int, _c: int, _d: int) -> None:
        self._add("again", {"pile": PILES[pile], "cards": count})

    def _socrates(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("socrates", {"seat": SEATS[seat]})

    def _choose(self, seat: int, number: int, _c: int, _d: int) -> None:
        self._add("choose", {"seat": SEATS[seat], "number": number})

    def _hear(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("hear", {"seat": SEATS[seat]})

    def _layout(self, seat: int, bet: int, _c: int, _d: int) -> None:
        self._add("layout", {"seat": SEATS[seat]}, say="layout-judges" if bet else "layout")

    def _bet(self, seat: int, yes: int, _c: int, _d: int) -> None:
        self._add("bet", {"seat": SEATS[seat]}, say="bet" if yes else "bet-not")

    def _odds(self, seat: int, odds: int, _c: int, _d: int) -> None:
        self._add("odds", {"seat": SEATS[seat], "odds": odds})

    def _answer(self, seat: int, letter: int, _c: int, _d: int) -> None:
        args: Facts = {"seat": SEATS[seat], "letter": ANSWERS[letter]}
        self._add("answer", args, say="answer" if letter < n.NO_ANSWER else "answer-none")

    def _open(self, seat: int, right: int, _c: int, _d: int) -> None:
        self._add("open", {"seat": SEATS[seat], "letter": ANSWERS[right]})

    def _right(self, seat: int, points: int, answer: int, _d: int) -> None:
        self._add("right", {"seat": SEATS[seat], "points": points}, rule="judged" if answer == n.BET_ANSWER else f"right-{self._purpose()}")

    def _wrong(self, seat: int, _b: int, answer: int, _d: int) -> None:
        self._add("wrong", {"seat": SEATS[seat]}, rule="judged" if answer == n.BET_ANSWER else f"wrong-{self._purpose()}")

    def _purpose(self) -> str:
        return n.PURPOSES[self.before.purpose]

    def _keep(self, seat: int, epoch: int, _c: int, _d: int) -> None:
        self._add("keep", {"seat": SEATS[seat], "epoch": EPOCHS[epoch]}, (), (EPOCHS[epoch],))

    def _finish(self, seat: int, epoch: int, count: int, _d: int) -> None:
        name, key = SEATS[seat], EPOCHS[epoch]
        args: Facts = {"seat": name, "epoch": key, "count": count}
        self._add("finish", args, (Move(f"{name}/{key}", f"epoch/{key}", f"seat/{name}"),), (key,))

    def _finale(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("finale", {"seat": SEATS[seat]})

    def _closing(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("closing", {"seat": SEATS[seat]})

    # ---- speeches

    def _big(self, seat: int, _card: int, speech: int, _d: int) -> None:
        self._add("big", {"seat": SEATS[seat]}, rule=f"big-{n.SPEECHES[speech]}")

    def _speak(self, seat: int, speech: int, _c: int, _d: int) -> None:
        self._add("speak", {"seat": SEATS[seat]}, rule=f"speak-{n.SPEECHES[speech]}")

    def _vote(self, seat: int, what: int, _c: int, _d: int) -> None:
        known = self.before.open_votes or seat == self.viewer
        args: Facts = {"seat": SEATS[seat]}
        rule = "vote-judge" if self.before.speech == n.JUDGE else "vote"
        say = "vote" if not known else f"vote-judge-{VOTES[what]}" if self.before.speech == n.JUDGE else f"vote-{VOTES[what]}"
        self._add("vote", args, say=say, rule=rule)

    def _votes(self, seat: int, more: int, none: int, points: int) -> None:
        args: Facts = {"seat": SEATS[seat], "more": more, "none": none, "points": points}
        say = "votes" if self.before.phase == n.COUNT else "votes-nobody"
        self._add("votes", args, say=say, rule=f"votes-{n.SPEECHES[self.before.speech]}")

    def _judged(self, seat: int, more: int, none: int, _d: int) -> None:
        self._add("judged", {"seat": SEATS[seat], "more": more, "none": none})

    # ---- moving

    def _leave(self, seat: int, space: int, _c: int, _d: int) -> None:
        args: Facts = {"seat": SEATS[seat], "space": self._what(space)}
        kind = self.board.kinds[space]
        say = "leave" if space < len(EPOCHS) else "leave-forgetting" if kind == KINDS.index("place") else "roll"
        self._add("leave", args, (), (self.board.ids[space],), say=say)

    def _six(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("six", {"seat": SEATS[seat]})

    def _speech(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("speech", {"seat": SEATS[seat]})

    def _die(self, seat: int, number: int, needs: int, _d: int) -> None:
        self._add("die", {"seat": SEATS[seat], "number": number}, rule=f"die{NEEDS[needs]}")

    def _wait(self, seat: int, number: int, needs: int, _d: int) -> None:
        self._add("wait", {"seat": SEATS[seat], "number": number}, (), (self._here(seat),), say=f"wait{NEEDS[needs]}")

    def _here(self, seat: int) -> str:
        return self.board.ids[self.before.post[seat] // 3]

    def _still(self, seat: int, space: int, _why: int, _d: int) -> None:
        self._add("still", {"seat": SEATS[seat], "space": self._what(space)}, (), (self.board.ids[space],))

    def _move(self, seat: int, start: int, end: int, why: int) -> None:
        args: Facts = {"seat": SEATS[seat], "space": self._what(end)}
        kind = "enter" if end < len(EPOCHS) else "move"
        self._add(kind, args, self._go(seat, start, end), (self.board.ids[end],), say=f"{kind}{WHY[why]}")

    def _travel(self, seat: int, space: int, _c: int, _d: int) -> None:
        self._add("travel", {"seat": SEATS[seat]}, (), (self.board.ids[space],))

    def _forget(self, seat: int, space: int, _c: int, _d: int) -> None:
        self._add("forget", {"seat": SEATS[seat]}, self._go(seat, space, self.board.index["forgetting"]), ("forgetting",))

    def _fly(self, seat: int, start: int, end: int, _d: int) -> None:
        say = "fly-next" if self.before.next_path else "fly"
        self._add("fly", {"seat": SEATS[seat]}, self._go(seat, start, end), (self.board.ids[end],), say="fly", rule=say)

    def _stay(self, seat: int, space: int, _c: int, _d: int) -> None:
        self._add("stay", {"seat": SEATS[seat]}, (), (self.board.ids[space],))

    def _hop(self, seat: int, start: int, epoch: int, _d: int) -> None:
        args: Facts = {"seat": SEATS[seat], "epoch": EPOCHS[epoch]}
        self._add("rabbit", args, self._go(seat, start, epoch), (self.board.ids[start], EPOCHS[epoch]))

    def _follow(self, seat: int, space: int, _c: int, _d: int) -> None:
        rule = "follow-all" if self.before.all_moves else "follow"
        self._add("follow", {"seat": SEATS[seat], "space": self._what(space)}, (), (self.board.ids[space],), rule=rule)

    def _turn_disc(self, seat: int, by: int, _c: int, _d: int) -> None:
        self._add("turn_disc", {"seat": SEATS[seat], "by": by}, say="turn-disc")

    def _carry(self, seat: int, start: int, end: int, _d: int) -> None:
        args: Facts = {"seat": SEATS[seat], "space": self._what(end)}
        self._add("carry", args, self._go(seat, start, end), (self.board.ids[end],))

    def _end(self, reason: int, _b: int, _c: int, _d: int) -> None:
        self._add("end", {}, say=f"end-{REASONS[reason]}")
