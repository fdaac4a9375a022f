"""The causal trace of an action of four colours, told from what the rules themselves report while they act."""

from __future__ import annotations

from mochuelo.core.game import Step, Viewer
from mochuelo.games.gigantes.cards import TEXTS
from mochuelo.games.gigantes.quartets import play
from mochuelo.games.gigantes.state import REASONS, SEATS, State
from mochuelo.games.gigantes.story import Facts, Moves, Teller


def story(s: State, action: int, viewer: Viewer) -> tuple[Step, ...]:
    """The steps of taking a legal action, as a viewer may know it."""
    after = s.copy()
    after.tape = []
    play(after, action)
    teller = _Teller(s, after, viewer)
    for event in after.tape:
        teller.hear(event)
    return tuple(teller.steps)


class _Teller(Teller):
    """Turns the events of four colours into steps; those it shares with the main game are told there."""

    def _deal(self, seat: int, card: int, _c: int, _d: int) -> None:
        args, moves, end = self._to_hand(seat, card)
        self._add("deal", args, moves, say=f"deal{end}", rule="deal-two" if self.before.seats == 2 else "deal-all")

    def _dealt(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("dealt", {"seat": SEATS[seat]})

    def _draw(self, seat: int, card: int, _c: int, _d: int) -> None:
        args, moves, end = self._to_hand(seat, card)
        missed = self.before.asker != seat and self.before.hand[seat]
        self._add("draw", args, moves, say=f"draw{end}", rule="draw-miss" if missed else "draw-empty")

    def _ask(self, seat: int, other: int, card: int, _d: int) -> None:
        self._add("ask", self._facts(seat, other, card), (), (f"hand/{SEATS[other]}",))

    def _hit(self, seat: int, other: int, card: int, _d: int) -> None:
        moves = self._from_other(other, card) + self._to_hand(seat, card)[1]
        self._add("hit", self._facts(seat, other, card), moves, (f"hand/{SEATS[seat]}",))

    def _miss(self, seat: int, other: int, card: int, _d: int) -> None:
        self._add("miss", self._facts(seat, other, card), rule="miss-draw" if self.after.asker >= 0 else "miss")

    def _facts(self, seat: int, other: int, card: int) -> Facts:
        return {"seat": SEATS[seat], "other": SEATS[other], "card": TEXTS[card]}

    def _from_other(self, seat: int, card: int) -> Moves:
        """A card leaves a hand for another: it is known by name to the one who held it."""
        if seat == self.viewer:
            return self._put(TEXTS[card], "")
        self.unseen[seat] -= 1
        return self._put(f"{SEATS[seat]}.{self.unseen[seat] + 1}", "")

    def _quartet(self, seat: int, number: int, _c: int, _d: int) -> None:
        moves: Moves = ()
        for card in range(4 * number, 4 * number + 4):
            moves += self._from_hand(seat, card, f"quartet/{SEATS[seat]}")
        self._add("quartet", {"seat": SEATS[seat], "number": number + 1}, moves, (f"quartet/{SEATS[seat]}",))

    def _skip(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self._add("skip", {"seat": SEATS[seat]}, say="skip-quartets", rule="skip-quartets")

    def _end(self, reason: int, _b: int, _c: int, _d: int) -> None:
        word = REASONS[reason]
        if word == "quartets" and self.before.all_out:
            word = "all-out"
        self._add("end", {"winners": int(self.after.winners).bit_count()}, say=f"end-{word}", rule=f"end-{word}")
