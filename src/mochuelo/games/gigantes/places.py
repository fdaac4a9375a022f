"""Where every card of a view is, in the words of a story's moves."""

from __future__ import annotations

from mochuelo.games.gigantes.state import SEATS
from mochuelo.games.gigantes.view import UNSEEN, View


def places(v: View) -> dict[str, str]:
    """Where every piece is: "C5" in "hand/In", "row/In", "library/In", "oblivion/In", "quartet/In"; a card that is not known is "In.1"."""
    where: dict[str, str] = {}
    for seat, name in enumerate(SEATS[: len(v.rows)]):
        for pile, cards in (("row", v.rows), ("library", v.libraries), ("oblivion", v.oblivions)):
            where |= dict.fromkeys(cards[seat], f"{pile}/{name}")
        for n, text in enumerate(v.hands[seat], 1):
            where[f"{name}.{n}" if text == UNSEEN else text] = f"hand/{name}"
        for number in v.quartets[seat]:
            where |= {f"{kind}{number}": f"quartet/{name}" for kind in "CEWB"}
    return where
