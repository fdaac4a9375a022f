"""The table of Sophie's World as lines of text: the disc, where everybody is and what they have, and what is being asked."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from mochuelo.core.game import MARKS
from mochuelo.core.printing import Say
from mochuelo.games.sophie.asked import Asked, Big, Opened
from mochuelo.games.sophie.board import Board
from mochuelo.games.sophie.board import board as board_of
from mochuelo.games.sophie.notation import EPOCHS
from mochuelo.games.sophie.state import SEATS
from mochuelo.games.sophie.track import KINDS
from mochuelo.games.sophie.view import View

WIDTH = 53
"""Longer lines are broken, so that they fit beside the choice in a terminal of eighty columns."""
DIE = 6
TIED = "\u00a0"
"""A blank at which no line is broken."""
T = TypeVar("T")


def board(v: View, say: Say) -> str:
    """Disc, seats, and what is asked, spoken or answered; when it is over all that was asked."""
    lines = [*_disc(v, say), "", *_seats(v, say), *_ahead(v, say)]
    for more in (_question(v, say), _big(v, say), _last(v, say), _review(v, say)):
        lines += more
    return "\n".join(part.rstrip() for line in lines for part in _fitting(line))


def spot(key: str, deck: str, say: Say) -> str:
    """What a space is called: an epoch by its name, another by its kind."""
    b = board_of(deck)
    if key in EPOCHS:
        return say(f"epoch-{key}")
    kind = KINDS[b.kinds[b.index[key]]]
    if kind == "place":
        return say("space-place")
    return say("kind-major-by", by=b.turns[b.index[key]]) if kind == "major" else say(f"kind-{kind}")


def spoken(words: Mapping[str, T], say: Say) -> T | None:
    """What is said in the reader's language, else in the first one there is."""
    return words.get(say.lang) or next(iter(words.values()), None)


def _seat(seat: int, say: Say) -> str:
    return say(f"seat-{SEATS[seat]}")


def _pile(pile: str, say: Say) -> str:
    return say(f"epoch-{pile}" if pile in EPOCHS else f"pile-{pile}")


def _yes(there: bool) -> str:
    return "yes" if there else "no"


def _disc(v: View, say: Say) -> Iterator[str]:
    if v.rotation < 0:
        return
    holes = say("board-rabbits", spaces=", ".join(v.rabbits)) if v.rabbits else say("board-no-rabbits")
    parts = [say("board-round", round=v.round), say("board-disc", by=v.rotation), holes]
    yield from _listed(parts, "")
    parts = [say("board-exit", open=_yes(v.exit_open)), say("board-boat", there=_yes(v.boat))]
    if v.die:
        parts.append(say("board-die", number=v.die))
    yield from _listed(parts, "")
    if v.finale is not None and v.phase != "over":
        yield say("board-finale", seat=_seat(v.finale.seat, say), asked=v.finale.asked)


def _seats(v: View, say: Say) -> Iterator[str]:
    wide = max(len(_seat(seat, say)) for seat in range(len(v.points)))
    for seat, points in enumerate(v.points):
        lead = "▸" if seat == v.mover else "★" if seat in v.winners else " "
        mark = "○" if seat in v.conceded else MARKS[seat]
        yield from _listed(_where(v, seat, say), f"{lead} {mark}{_seat(seat, say):<{wide}} {points:>4}  ")
        if gained := _gained(v, seat, say):
            yield from _listed(gained, " " * (wide + 11))


def _where(v: View, seat: int, say: Say) -> list[str]:
    """The space of a piece, the way it faces and where its journey began."""
    here = v.places[seat]
    if not here:
        return ["—"]
    named = spot(here, v.options.deck, say)
    parts = [named if here in EPOCHS or here == "forgetting" else f"{here} ({named})"]
    if v.heading[seat]:
        parts.append(say("board-heading", space=v.heading[seat]))
    if v.came[seat]:
        parts.append(say("board-from", epoch=say(f"epoch-{v.came[seat]}")))
    if seat in v.carried:
        parts.append(say("board-carried"))
    return parts


def _gained(v: View, seat: int, say: Say) -> list[str]:
    """Finished epochs, right answers that are kept, Socrates cards."""
    parts = [f"✓ {say(f'epoch-{epoch}')}" for epoch in v.markers[seat]]
    parts += [say("board-kept", epoch=say(f"epoch-{epoch}")) for epoch in v.kept[seat]]
    if v.socrates[seat]:
        parts.append(say("board-socrates", count=v.socrates[seat]))
    return parts


def _ahead(v: View, say: Say) -> list[str]:
    """What the rolls of whoever is to roll lead to straight on, plain spaces left out; a line for each way that is open."""
    if v.phase != "turn" or not v.places[v.mover] or v.places[v.mover] == "forgetting":
        return []
    b, lines = board_of(v.options.deck), [""]
    came = 1 << EPOCHS.index(v.came[v.mover]) if v.came[v.mover] else 0
    for way in b.ways[_post(v)]:
        if b.firsts[way] & ~came:
            ahead = [(roll, space) for roll, space in _straight(b, way) if KINDS[b.kinds[space]] != "plain"]
            found = [f"{roll} {spot(b.ids[space], v.options.deck, say)}" for roll, space in ahead]
            lines += _listed(found or ["—"], "  " + say("board-ahead", space=b.ids[way // 3]) + " ")
    return lines if len(lines) > 1 else []


def _post(v: View) -> int:
    """The post of the mover's piece: its space and the way it faces."""
    b, here = board_of(v.options.deck), v.places[v.mover]
    space, heading = b.index[here], v.heading[v.mover]
    facing = [3 * space + way for way in range(3) if heading and b.ahead(3 * space + way) == b.index[heading]]
    return facing[0] if facing else b.post(space, either=True)


def _straight(b: Board, post: int) -> Iterator[tuple[int, int]]:
    """The spaces of a way and the rolls that lead to them, to the first epoch or as far as the die goes."""
    for roll in range(1, DIE + 1):
        yield roll, post // 3
        if post // 3 < len(EPOCHS):
            return
        post = b.ways[post][0]


def _folded(text: str, lead: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=lead, subsequent_indent=" " * len(lead))


def _listed(parts: Sequence[str], lead: str) -> list[str]:
    """Parts in lines that break between them only."""
    return [
        line.replace(TIED, " ") for line in _folded(" · ".join(part.replace(" ", TIED) for part in parts).replace(" ·", TIED + "·"), lead)
    ]


def _fitting(line: str) -> list[str]:
    """A line that is too long goes on below, a little further in."""
    if len(line) <= WIDTH:
        return [line]
    lead = " " * (len(line) - len(line.lstrip()))
    return textwrap.wrap(line.strip(), WIDTH, initial_indent=lead, subsequent_indent=lead + "  ")


def _question(v: View, say: Say) -> list[str]:
    asked = v.question
    if asked is None or v.phase == "over":
        return []
    pile, seat = _pile(asked.pile, say), _seat(asked.seat, say)
    if not asked.number:
        return ["", say("board-unseen", pile=pile, seat=seat)]
    lines = ["", say("board-question", pile=pile, number=asked.number, seat=seat) + _hardness(asked, say)]
    if asked.reader >= 0:
        lines.append(say("board-read-out", seat=_seat(asked.reader, say)))
    words = spoken(asked.words, say)
    if words is not None:
        lines += _folded(words.question, "  ")
        for letter, answer in zip("abc", words.answers, strict=True):
            lines += _folded(answer, f"  {letter}  ") if answer else []
    return lines


def _hardness(asked: Asked, say: Say) -> str:
    return f" ({say('board-difficulty', difficulty=asked.difficulty)})" if asked.difficulty else ""


def _big(v: View, say: Say) -> list[str]:
    big = v.big
    if big is None or v.phase == "over":
        return []
    seat = _seat(big.seat, say)
    if big.purpose == "judge":
        right = v.question.right if v.question is not None else ""
        lines = ["", say("board-judge", seat=seat, right=right)] if right else []
    else:
        lines = ["", say("board-big", seat=seat)]
    words = spoken(big.words, say)
    if words is not None:
        lines += [*_folded(words.question, "  "), *_folded(words.hint, "  ")]
    return lines + _votes(big, say)


def _votes(big: Big, say: Say) -> list[str]:
    if not big.voters:
        return []
    states = {"": say("board-to-vote"), "?": say("board-voted")}
    votes = ", ".join(f"{_seat(seat, say)} {states.get(vote, vote)}" for seat, vote in zip(big.voters, big.votes, strict=True))
    return [say("board-voters", votes=votes)]


def _last(v: View, say: Say) -> list[str]:
    """The question that was answered last, while nothing else is asked."""
    last = v.last
    if last is None or v.question is not None or v.big is not None:
        return []
    words = spoken(last.words, say)
    if words is None:
        return []
    lines = ["", _answered(last, say), *_folded(words.question, "  ")]
    lines += _folded(words.answers["abc".index(last.right)], f"  {last.right}  ")
    return lines + (_folded(words.because, "  ") if words.because else [])


def _answered(last: Opened, say: Say) -> str:
    seat = _seat(last.seat, say)
    if last.answer in "abc" and last.answer:
        return say("board-last", seat=seat, answer=last.answer, right=last.right)
    return say("board-last-none", seat=seat, right=last.right)


def _review(v: View, say: Say) -> list[str]:
    """When it is over, everything that was asked, what was right, and where it stands."""
    if v.phase != "over" or not v.history:
        return []
    lines = ["", say("board-asked")]
    for past in v.history:
        words = spoken(v.book[past.id], say) if past.id in v.book else None
        sign = "✓" if past.right else "✗" if past.answer else "·"
        lines.append(f"  {sign} {_seat(past.seat, say)}, {_pile(past.pile, say)}: {say('board-points', points=past.points)}")
        if words is not None:
            lines += _folded(words.question, "      ")
            lines += _folded(words.answers[0], "      = ") if words.answers[0] else []
    return lines
