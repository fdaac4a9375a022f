"""A view of A hombros de gigantes as lines of text for a terminal: codes and shapes, and no word of any language."""

from __future__ import annotations

from mochuelo.core.game import MARKS
from mochuelo.games.gigantes.state import SEATS
from mochuelo.games.gigantes.view import UNSEEN, View


def show(v: View) -> str:
    """For each seat its row, hand, library and score, then the stock and who decides.

    `◆Te  C5 W3 | 6? | 4 = 12`: the row of Te, six cards in hand that are not known, four in the library, and what that counts.
    """
    lines = [_seat(v, seat) for seat in range(len(v.rows))]
    return "\n".join([*lines, *_pack(v), _state(v)])


def _seat(v: View, seat: int) -> str:
    mark = MARKS[seat] if seat not in v.conceded else "○"
    hand = v.hands[seat]
    held = f"{len(hand)}?" if UNSEEN in hand else " ".join(hand) or "—"
    piles = [str(len(v.libraries[seat]))]
    if v.options.play == "four_colours":
        return f"{mark}{SEATS[seat]}  {held} | {' '.join(map(str, v.quartets[seat])) or '—'} = {v.scores[seat]}"
    if v.picks:
        piles.append(f"{len(v.oblivions[seat])}†")
    return f"{mark}{SEATS[seat]}  {' '.join(v.rows[seat]) or '—'} | {held} | {' '.join(piles)} = {v.scores[seat]}"


def _pack(v: View) -> list[str]:
    """While one picks: the pack, and what has been picked."""
    if v.phase != "pick" or v.viewer < 0:
        return []
    return [f"[{' '.join(v.pack)}]", f"+ {' '.join(v.picks[v.viewer]) or '—'}"]


def _state(v: View) -> str:
    """What is left to draw, the question or card that was last, and who decides or has won."""
    stock = " ".join(f"▤{count}" for count in v.stock)
    if v.phase == "over":
        return f"{stock}  ★ {'  '.join(f'{MARKS[seat]}{SEATS[seat]}' for seat in v.winners) or '—'}"
    drawn = f"  +{v.drawn}" if v.drawn else ""
    return f"{stock}{drawn}  ▸ {f'{MARKS[v.mover]}{SEATS[v.mover]}' if v.mover >= 0 else '—'}"
