"""The causal trace of an action of the main game, told from what the rules themselves report while they act."""

from __future__ import annotations

from typing import cast

from mochuelo.core.game import Move, Step, Viewer
from mochuelo.games.gigantes.cards import FIRST_OWL, TEXTS, relations
from mochuelo.games.gigantes.options import Options
from mochuelo.games.gigantes.places import places
from mochuelo.games.gigantes.rules import play
from mochuelo.games.gigantes.state import REASONS, SEATS, Event, State, bits
from mochuelo.games.gigantes.view import UNSEEN, view

Facts = dict[str, str | int]
Moves = tuple[Move, ...]


def story(s: State, action: int, viewer: Viewer) -> tuple[Step, ...]:
    """The steps of taking a legal action, as a viewer may know it."""
    after = s.copy()
    after.tape = []
    play(after, action)
    teller = Teller(s, after, viewer)
    for event in after.tape:
        teller.hear(event)
    return tuple(teller.steps)


class Teller:
    """Turns events into steps, keeping where every piece is in between."""

    def __init__(self, s: State, after: State, viewer: Viewer) -> None:
        self.before = s
        self.after = after
        self.viewer = viewer
        self.steps: list[Step] = []
        v = view(s, viewer)
        self.where = places(v)
        self.unseen = [hand.count(UNSEEN) for hand in v.hands]
        self.options = cast(Options, s.options)
        self.told = relations(self.options.deck)

    def hear(self, event: Event) -> None:
        """Tell one event of the rules."""
        word, a, b, c, d = event
        getattr(self, f"_{word}")(a, b, c, d)

    def _add(self, kind: str, args: Facts, moves: Moves = (), marks: tuple[str, ...] = (), *, say: str = "", rule: str = "") -> None:
        self.steps.append(Step(kind=kind, say=f"story-{say or kind}", args=args, rule=rule or kind, moves=moves, marks=marks))

    def _put(self, piece: str, end: str) -> Moves:
        """Move a piece and tell the move."""
        start = self.where.get(piece, "")
        self.where[piece] = end
        return (Move(piece, start, end),)

    def _text(self, owner: int, card: int) -> str:
        return f"{SEATS[owner]}{TEXTS[card]}" if self.before.personal else TEXTS[card]

    def _from_hand(self, seat: int, card: int, end: str) -> Moves:
        """A hand card comes to lie open: to those who did not know it, one that they did not know is gone."""
        gone: Moves = ()
        if seat != self.viewer:
            gone = self._put(f"{SEATS[seat]}.{self.unseen[seat]}", "")
            self.unseen[seat] -= 1
        return gone + self._put(self._text(seat, card), end)

    def _to_hand(self, seat: int, card: int) -> tuple[Facts, Moves, str]:
        """A card that comes to a hand: what is known of it, its move, and how the message ends."""
        name = SEATS[seat]
        if seat == self.viewer:
            text = self._text(seat, card)
            return {"seat": name, "card": text}, self._put(text, f"hand/{name}"), ""
        self.unseen[seat] += 1
        return {"seat": name}, self._put(f"{name}.{self.unseen[seat]}", f"hand/{name}"), "-hidden"

    # ---- before the first turn

    def _start(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("start", {"seat": SEATS[seat]})

    def _deal(self, seat: int, card: int, pack: int, _d: int) -> None:
        if pack:
            self._secret("deal", seat, card, "pack")
            return
        args, moves, end = self._to_hand(seat, card)
        self._add("deal", args, moves, say=f"deal{end}")

    def _pick(self, seat: int, card: int, _c: int, _d: int) -> None:
        self._secret("pick", seat, card, "pick")

    def _secret(self, kind: str, seat: int, card: int, say: str) -> None:
        """A card that comes to a pile that lies shut before its owner."""
        if seat == self.viewer:
            self._add(kind, {"seat": SEATS[seat], "card": self._text(seat, card)}, say=say, rule=say)
        else:
            self._add(kind, {"seat": SEATS[seat]}, say=f"{say}-hidden", rule=say)

    # ---- turns

    def _skip(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("skip", {"seat": SEATS[seat]})

    def _draw(self, seat: int, card: int, _c: int, _d: int) -> None:
        args, moves, end = self._to_hand(seat, card)
        self._add("draw", args, moves, say=f"draw{end}")

    def _open(self, seat: int, card: int, _c: int, _d: int) -> None:
        text, row = self._text(seat, card), f"row/{SEATS[seat]}"
        self._add("open", {"seat": SEATS[seat], "card": text}, self._from_hand(seat, card, row), (row,))

    def _support(self, seat: int, card: int, other: int, _d: int) -> None:
        text, row = self._text(seat, card), f"row/{SEATS[other]}"
        say = "support" if seat == other else "support-other"
        args: Facts = {"seat": SEATS[seat], "card": text, "other": SEATS[other]}
        self._add("support", args, self._from_hand(seat, card, row), (row,), say=say)
        for target in self._row(other):
            self._reason(seat, card, target, tick=True)

    def _row(self, seat: int) -> list[tuple[int, int]]:
        """Owner and card of what lay in a row, in its order."""
        s = self.before
        cards = [(owner, card) for owner in range(4) for card in bits(int(s.row[4 * seat + owner]))]
        return sorted(cards, key=lambda lying: int(s.stamp[52 * lying[0] + lying[1]]))

    def _reason(self, seat: int, card: int, target: tuple[int, int], *, tick: bool) -> None:
        """Why a card supports or refutes a table card, if it does."""
        found = self._mark(card, target[1], tick)
        if found is None:
            return
        mark, say = found
        one, other = self._text(seat, card), self._text(*target)
        if say.endswith("-back"):
            one, other = other, one
        args: Facts = {"card": one, "target": other, "mark": mark}
        self._add("reason", args, (), (self._text(*target),), say=f"reason-{say}", rule=f"reason-{say}")

    def _mark(self, card: int, target: int, tick: bool) -> tuple[str, str] | None:
        """The mark by which a card supports or refutes another, and how it is said; None where it does not."""
        if not tick and max(card, target) >= FIRST_OWL:
            return ("owl", "owl") if card >= FIRST_OWL else None
        if tick and card // 4 == target // 4 and card < FIRST_OWL:
            return "", "number"
        word = "tick" if tick else "cross"
        if mark := self.told.mark(card, target, tick):
            return mark, word
        mark = self.told.mark(target, card, tick) if self.options.match == "either" else ""
        return (mark, f"{word}-back") if mark else None

    def _refute(self, seat: int, card: int, target: int, place: int) -> None:
        row, owner = divmod(place, 4)
        one, other, library = self._text(seat, card), self._text(owner, target), f"library/{SEATS[seat]}"
        args: Facts = {"seat": SEATS[seat], "card": one, "target": other, "other": SEATS[row], "owner": SEATS[owner]}
        moves = self._from_hand(seat, card, library)
        moves += self._put(other, f"oblivion/{SEATS[owner]}" if self.before.personal else library)
        say = ("refute-own" if seat == row else "refute") + ("-oblivion" if self.before.personal else "")
        self._add("refute", args, moves, (f"row/{SEATS[row]}",), say=say)
        self._reason(seat, card, (owner, target), tick=False)

    def _question(self, seat: int, other: int, _c: int, _d: int) -> None:
        own, theirs = self._row(seat), self._row(other)
        moves = self._to_library(own, seat) + self._lost(theirs, seat)
        args: Facts = {"seat": SEATS[seat], "other": SEATS[other], "own": len(own), "theirs": len(theirs)}
        say = "question-oblivion" if self.before.personal and theirs else "question"
        self._add("question", args, moves, (f"row/{SEATS[seat]}", f"row/{SEATS[other]}"), say=say)

    def _to_library(self, cards: list[tuple[int, int]], seat: int) -> Moves:
        return tuple(move for card in cards for move in self._put(self._text(*card), f"library/{SEATS[seat]}"))

    def _lost(self, cards: list[tuple[int, int]], seat: int) -> Moves:
        """A row that is lost to a seat."""
        if not self.before.personal:
            return self._to_library(cards, seat)
        return tuple(move for card in cards for move in self._put(self._text(*card), f"oblivion/{SEATS[card[0]]}"))

    def _cede(self, seat: int, heir: int, _c: int, _d: int) -> None:
        cards = self._row(seat)
        args: Facts = {"seat": SEATS[seat], "other": SEATS[heir], "cards": len(cards)}
        say = "cede-oblivion" if self.before.personal else "cede"
        self._add("cede", args, self._lost(cards, heir), (f"row/{SEATS[seat]}",), say=say)

    def _keep(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("keep", {"seat": SEATS[seat]}, (), (f"row/{SEATS[seat]}",))

    def _pass(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("pass", {"seat": SEATS[seat]})

    def _end(self, reason: int, _b: int, _c: int, _d: int) -> None:
        word = REASONS[reason]
        self._add("end", {"winners": int(self.after.winners).bit_count()}, say=f"end-{word}", rule=f"end-{word}")
