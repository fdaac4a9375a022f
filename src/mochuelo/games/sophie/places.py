"""Where every piece and marker of a view is, in the words of a story's moves."""

from __future__ import annotations

from mochuelo.games.sophie.notation import EPOCHS
from mochuelo.games.sophie.state import SEATS
from mochuelo.games.sophie.view import View


def places(v: View) -> dict[str, str]:
    """Where every piece is: "In" at its space, the marker "In/hellas" at "epoch/hellas", or at "seat/In" when that is finished."""
    where: dict[str, str] = {}
    for seat, name in enumerate(SEATS[: len(v.points)]):
        if v.places[seat]:
            where[name] = v.places[seat]
        for epoch in EPOCHS:
            if epoch in v.markers[seat]:
                where[f"{name}/{epoch}"] = f"seat/{name}"
            elif seat not in v.conceded:
                where[f"{name}/{epoch}"] = f"epoch/{epoch}"
    return where
