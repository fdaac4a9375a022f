"""A view of Sophie's World as lines of text for a terminal: ids and shapes, and no word of any language."""

from __future__ import annotations

from mochuelo.core.game import MARKS
from mochuelo.games.sophie.state import SEATS
from mochuelo.games.sophie.view import View


def show(v: View) -> str:
    """The view as lines of text, no colours."""
    lines = [f"{v.phase} {v.round} r{v.rotation} d{v.die}" + (" o" if v.exit_open else "") + (" b" if v.boat else "")]
    lines += [_seat(v, seat) for seat in range(len(v.points))]
    lines.append(f"({' '.join(map(str, v.piles))}) ({' '.join(map(str, v.used))}) {' '.join(v.rabbits)}".rstrip())
    if v.question is not None:
        lines += _question(v)
    if v.big is not None:
        lines.append(f"{SEATS[v.big.seat]} ! {v.big.id} {' '.join(SEATS[seat] for seat in v.big.voters)} {''.join(v.big.votes)}".rstrip())
        lines += [prompt.question for lang, prompt in v.big.words.items() if lang == "en"]
    if v.last is not None:
        lines.append(f"{SEATS[v.last.seat]} {v.last.id} {v.last.answer} ={v.last.right} {v.last.points}")
    if v.phase == "over":
        lines.append(f"{v.reason} {' '.join(SEATS[seat] for seat in v.winners)}".rstrip())
    return "\n".join(lines)


def _seat(v: View, seat: int) -> str:
    here = f"{v.places[seat]}>{v.heading[seat]}" if v.heading[seat] else v.places[seat]
    turn = ">" if seat == v.mover else "x" if seat in v.conceded else " "
    marks = f"{' '.join(v.markers[seat])} ({' '.join(v.kept[seat])})"
    return f"{turn}{MARKS[seat]} {SEATS[seat]} {v.points[seat]} {here} {marks}{' S' * v.socrates[seat]}"


def _question(v: View) -> list[str]:
    asked = v.question
    if asked is None:
        return []
    lines = [f"{SEATS[asked.seat]} ? {asked.pile} q{asked.number} {asked.id} {asked.answer}".rstrip()]
    words = asked.words.get("en") or next(iter(asked.words.values()), None)
    if words is not None:
        lines += [words.question, *(f"{letter} {answer}" for letter, answer in zip("abc", words.answers, strict=True) if answer)]
    return lines
