"""The table of A hombros de gigantes as lines of text: each row with titles and marks, and the own hand with its two lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mochuelo.core.game import MARKS
from mochuelo.core.printing import Say
from mochuelo.games.gigantes.cards import INDICES, TYPES
from mochuelo.games.gigantes.deck_public import Card, PublicDeck
from mochuelo.games.gigantes.state import SEATS
from mochuelo.games.gigantes.view import UNSEEN, View
from mochuelo.games.gigantes.wording import spoken

LONGEST = 30
"""What is longer of a title is cut on the table; whoever reads about the card sees all of it."""


def board(v: View, say: Say) -> str:
    """Rows, hand and piles of a game of arguments; the pack while one picks; hands by number in four colours."""
    deck = spoken(v.options.deck, say.lang)
    lines = [*_seats(v, deck, say), *_stock(v, say)]
    if v.phase == "pick" and v.viewer >= 0:
        lines += _pack(v, deck, say)
    elif v.viewer >= 0 and v.hands[v.viewer]:
        lines += _families(v, deck, say) if _four(v) else _hand(v, deck, say)
    return "\n".join(line.rstrip() for line in lines)


def _four(v: View) -> bool:
    return v.options.play == "four_colours"


def index_of(token: str) -> int:
    """The index of a card with or without its owner; -1 for what is none."""
    return INDICES.get(token, INDICES.get(token[2:], -1))


def bare(card: str) -> str:
    """A card without its owner."""
    return card if card in INDICES else card[2:]


def named_mark(deck: PublicDeck, mark: str, say: Say) -> str:
    """What a mark is called: a thinker, a letter with its field, a drawing; the number of the mochuelos by what they are."""
    if mark.isdecimal():
        return deck.thinkers[int(mark) - 1].name if int(mark) <= len(deck.thinkers) else say("mochuelos")
    letter = next((each.name for each in deck.letters if each.key == mark), "")
    return f"{mark} {letter}" if letter else next(each.name for each in deck.drawings if each.key == mark)


def marked(deck: PublicDeck, card: Card, say: Say) -> str:
    """The letter and the drawing of a card, in words."""
    return f"{named_mark(deck, card.letter, say)} · {named_mark(deck, card.drawing, say)}"


def _short(deck: PublicDeck, mark: str) -> str:
    """A mark as it stands in a list on the table: a number or a letter bare, a drawing by its name."""
    return next((each.name for each in deck.drawings if each.key == mark), mark)


def _title(deck: PublicDeck, token: str) -> str:
    title = deck.cards[index_of(token)].title
    return title if len(title) <= LONGEST else title[: LONGEST - 1] + "…"


def _seats(v: View, deck: PublicDeck, say: Say) -> Iterator[str]:
    wide = max(len(say(f"seat-{SEATS[seat]}")) for seat in range(len(v.rows)))
    for seat in range(len(v.rows)):
        lead = "▸" if seat == v.mover else "★" if seat in v.winners else " "
        mark = "○" if seat in v.conceded else MARKS[seat]
        yield f"{lead} {mark}{say(f'seat-{SEATS[seat]}'):<{wide}}  {_piles(v, seat, deck, say)}"
        width = max((len(_title(deck, token)) for token in v.rows[seat]), default=0)
        yield from (f"      {_laid(deck, token, width)}" for token in v.rows[seat])
        if _four(v) and seat != v.viewer:
            yield from (f"      {token:<4} {_title(deck, token)} · {named_mark(deck, token[1:], say)}" for token in v.known[seat])


def _piles(v: View, seat: int, deck: PublicDeck, say: Say) -> str:
    """How many cards a player has, and where."""
    counts: list[tuple[str, int]] = [("hand", len(v.hands[seat]))]
    if _four(v):
        names = ", ".join(named_mark(deck, str(number), say) for number in v.quartets[seat])
        return f"{_count(say, counts)} · {say('board-quartets', count=len(v.quartets[seat]))}{f': {names}' if names else ''}"
    counts = [("row", len(v.rows[seat])), *counts, ("library", len(v.libraries[seat]))]
    if v.picks:
        counts.append(("oblivion", len(v.oblivions[seat])))
        counts.append(("stock", v.stock[seat]))
    return f"{_count(say, counts)}  = {v.scores[seat]}"


def _count(say: Say, counts: Sequence[tuple[str, int]]) -> str:
    return " · ".join(say(f"board-{name}", count=count) for name, count in counts)


def _laid(deck: PublicDeck, token: str, width: int) -> str:
    """A card on the table: its title and its own marks."""
    card = deck.cards[index_of(token)]
    marks = f"{card.letter} · {_short(deck, card.drawing)}" if card.letter else "—"
    return f"{token:<5} {_title(deck, token):<{width}}  {marks}"


def _stock(v: View, say: Say) -> Iterator[str]:
    if not v.picks and any(v.stock):
        yield f"  {say('board-ideas', count=v.stock[0])}"


def _hand(v: View, deck: PublicDeck, say: Say) -> Iterator[str]:
    """The own hand as it is played: without its owner, with what each card supports and refutes; the card drawn this turn has a +."""
    hand = [bare(token) for token in v.hands[v.viewer] if token != UNSEEN]
    yield ""
    yield say("board-your-hand")
    yield from _listed(deck, hand, say, {bare(v.drawn): "+"})


def _pack(v: View, deck: PublicDeck, say: Say) -> Iterator[str]:
    """The pack one picks from, as cards are picked: without their owner; what is picked and what is proposed is marked."""
    pack, picked, proposed = (list(map(bare, cards)) for cards in (v.pack, v.picks[v.viewer], v.suggested))
    yield ""
    yield say("board-picking", count=len(picked), all=v.options.picks)
    yield from _listed(deck, pack, say, dict.fromkeys(proposed, "·") | dict.fromkeys(picked, "✓"))


def _listed(deck: PublicDeck, tokens: Sequence[str], say: Say, before: dict[str, str]) -> Iterator[str]:
    """Cards one below the other, each with its own marks and below them what it supports and refutes: so it fits beside the choice."""
    width = max((len(_title(deck, token)) for token in tokens), default=0)
    for token in tokens:
        yield f"  {before.get(token, ' ')} {_laid(deck, token, width)}"
        yield f"          {_lists(deck, token, say)}"


def _lists(deck: PublicDeck, token: str, say: Say) -> str:
    """What a card supports, and what it refutes."""
    card = deck.cards[index_of(token)]
    if not card.letter:
        return f"✗ {say('board-everything')}"
    ticks, crosses = (", ".join(_short(deck, mark) for mark in marks) for marks in (card.supports, card.refutes))
    return f"✓ {ticks}" + (f"   ✗ {crosses}" if crosses else "")


def _families(v: View, deck: PublicDeck, say: Say) -> Iterator[str]:
    """The own hand by numbers, with the types that one has."""
    hand = set(v.hands[v.viewer])
    numbers = sorted({index_of(token) // 4 + 1 for token in hand})
    names = {number: named_mark(deck, str(number), say) for number in numbers}
    wide = max(map(len, names.values()), default=0)
    yield ""
    yield say("board-your-hand")
    for number in numbers:
        held = "  ".join(kind if f"{kind}{number}" in hand else "·" for kind in TYPES)
        yield f"    {number:>2} {names[number]:<{wide}}  {held}"
