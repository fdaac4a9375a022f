"""A view of Tangents as lines of text for a terminal: numbers, marks and values, and no word of any language."""

from __future__ import annotations

from mochuelo.core.game import MARKS
from mochuelo.games.tangents.cards import FACES
from mochuelo.games.tangents.state import SEATS
from mochuelo.games.tangents.view import OnBoard, View

_WIDTH = 11
"""A space of the grid, with a blank at each side."""


def show(v: View) -> str:
    """The grid with every card's eight values around its mark and number, the hands, what was rolled, the score, and who decides.

    A card is `●07` with its values where they are: the mark of its side, `·` for a blank, `↓` when it is turned, `#` when it is blocked.
    The hand that looks comes first; where nothing is hidden, the hand of who decides.
    """
    first = v.viewer if v.viewer >= 0 else max(v.mover, 0)
    hands = [line for seat in (first, 1 - first) for line in _hand(v, seat)]
    return "\n".join(line.rstrip() for line in [*_grid(v), *hands, *_opening(v), _state(v)])


def _grid(v: View) -> list[str]:
    """The spaces by columns and rows; lines only between them, so that it fits where rows are few."""
    on = {t.space: t for t in v.board}
    columns = "ABCD"[: v.options.grid]
    between = "  " + "┼".join(["─" * _WIDTH] * len(columns))
    lines = ["  " + " ".join(column.center(_WIDTH) for column in columns)]
    for row in range(1, len(columns) + 1):
        cells = [_cell(on.get(f"{column}{row}")) for column in columns]
        lines += [f"{row if n == 1 else ' '} " + "│".join(f" {cell[n]} " for cell in cells) for n in range(3)]
        lines.append(between if row < len(columns) else between.replace("┼", "┴"))
    return lines


def _cell(t: OnBoard | None) -> list[str]:
    if t is None:
        return [" " * (_WIDTH - 2)] * 3
    n, ne, e, se, s, sw, w, nw = _dots(values(t.card, t.side, t.turned))
    name = f"{MARKS[t.side]}{t.card:02}{'↓' if t.turned else ''}{'#' if t.blocked else ''}"
    return [f"{nw}   {n}   {ne}", f"{w} {name:<5} {e}", f"{sw}   {s}   {se}"]


def values(card: int, side: int, turned: bool) -> tuple[int, ...]:
    """The eight values of a card as it lies, clockwise from the top."""
    face = FACES[card - 1][side]
    return face[4:] + face[:4] if turned else face


def _dots(face: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(str(value or "·") for value in face)


def _hand(v: View, seat: int) -> list[str]:
    """The cards of a hand side by side, each number above its values as the card lies upright, own face up; what is not known is `??`."""
    cards = [_held(card, seat) for card in v.hands[seat]]
    rows = ["  ".join(card[n] for card in cards) for n in range(4)]
    block = ("  #" if cards else "#") if v.blocks[seat] else ""
    name = f"{MARKS[seat]}{SEATS[seat]}  "
    return [f"{name}{rows[0]}{block}", *(f"{'':{len(name)}}{row}" for row in rows[1:] if row.strip())]


def _held(card: int, seat: int) -> tuple[str, str, str, str]:
    if not card:
        return (" ??", "   ", "   ", "   ")
    n, ne, e, se, s, sw, w, nw = _dots(values(card, seat, False))
    return (f" {card:02}", nw + n + ne, f"{w} {e}", sw + s + se)


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
