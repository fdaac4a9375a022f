"""A view of Tangents as lines of text for a terminal: numbers, marks and values, and no word of any language."""

from __future__ import annotations

from mochuelo.core.game import MARKS
from mochuelo.games.tangents.cards import FACES
from mochuelo.games.tangents.state import SEATS
from mochuelo.games.tangents.view import OnBoard, View

_WIDTH = 11


def show(v: View) -> str:
    """The grid with every card's eight values around its mark and number, the hands, the score, and who decides.

    A card is `●07` with its values where they are: the mark of its side, `·` for a blank, `↓` when it is turned, `#` when it is blocked.
    """
    on = {t.space: t for t in v.board}
    rows = [line for row in range(1, v.options.grid + 1) for line in _row(on, row, v.options.grid)]
    edge = _edge(v.options.grid)
    head = "   " + " ".join(column.center(_WIDTH) for column in "ABCD"[: v.options.grid])
    hands = [line for seat in (0, 1) for line in _hand(v, seat)]
    return "\n".join(line.rstrip() for line in [head, edge, *rows, "", *hands, *_opening(v), _state(v)])


def _edge(grid: int) -> str:
    return "  +" + "+".join(["-" * _WIDTH] * grid) + "+"


def _row(on: dict[str, OnBoard], row: int, grid: int) -> list[str]:
    cells = [_cell(on.get(f"{column}{row}")) for column in "ABCD"[:grid]]
    lines = [("  " if n != 1 else f"{row} ") + "|" + "|".join(cell[n] for cell in cells) + "|" for n in range(3)]
    return [*lines, _edge(grid)]


def _cell(t: OnBoard | None) -> list[str]:
    if t is None:
        return [" " * _WIDTH] * 3
    lie, block = "↓" if t.turned else " ", "#" if t.blocked else " "
    return _face(values(t.card, t.side, t.turned), f"{MARKS[t.side]}{t.card:02}{lie}{block}")


def values(card: int, side: int, turned: bool) -> tuple[int, ...]:
    """The eight values of a card as it lies, clockwise from the top."""
    face = FACES[card - 1][side]
    return face[4:] + face[:4] if turned else face


def _face(dots: tuple[int, ...], middle: str) -> list[str]:
    """Three lines: corners and edges where they are."""
    n, ne, e, se, s, sw, w, nw = (str(value or "·") for value in dots)
    return [f" {nw}   {n}   {ne} ", f" {w}{middle:^7}{e} ", f" {sw}   {s}   {se} "]


def _hand(v: View, seat: int) -> list[str]:
    """The cards of a hand side by side, upright and with the own face up; what is not known is `??`."""
    known = [_face(values(card, seat, False), f"{card:02}") for card in v.hands[seat] if card]
    unknown = [[" " * 5, "  ?? ", " " * 5] for card in v.hands[seat] if not card]
    cards = ["".join(face[n] for face in known + unknown) for n in range(3)]
    block = " #" if v.blocks[seat] else ""
    return [f"     {cards[0]}", f"{MARKS[seat]}{SEATS[seat]}  {cards[1]}{block}", f"     {cards[2]}"]


def _opening(v: View) -> list[str]:
    """What was rolled and thrown."""
    found = []
    if any(v.dice):
        found.append("  ".join(f"{MARKS[seat]} {number or '·'}" for seat, number in enumerate(v.dice)))
    throws = v.throws if any(v.throws) else v.shown_throws
    if throws:
        found.append("  ".join(f"{MARKS[seat]} {thrown or '·'}" for seat, thrown in enumerate(throws)))
    return found


def _state(v: View) -> str:
    """Results of games that are over, the score as it stands, and who decides."""
    games = [f"{one}-{other}" for one, other in (*v.results, *([] if v.phase == "over" else [v.score]))]
    score = "  ".join(games)
    if v.phase == "over":
        return f"{score}  ★ {'  '.join(f'{MARKS[seat]}{SEATS[seat]}' for seat in v.winners) or '—'}"
    return f"{score}  ▸ {MARKS[v.mover]}{SEATS[v.mover]}"
