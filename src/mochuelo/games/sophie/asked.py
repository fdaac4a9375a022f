"""What a viewer may know of questions and speeches: what is asked now, what came of the latest one, and all that was asked before."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.cards import BIG, PILES, contents
from mochuelo.games.sophie.notation import ANSWERS, SEEN, VOTES, ballot
from mochuelo.games.sophie.options import Options
from mochuelo.games.sophie.state import Link, State
from mochuelo.games.sophie.words import Prompt, Shown, Source, Told, entry, prompt, told

CAST = "?"
"""In place of a vote that is cast and not open."""


class Asked(Struct, frozen=True, kw_only=True):
    """The question on the table."""

    pile: str
    number: int
    """Question 1 or 2 of the card, 0 until it is chosen."""
    id: str
    """"" for whoever may not read the question, like difficulty 0 and no topic."""
    difficulty: int
    topic: str
    purpose: str
    """"epoch", "philosophy" or "finale"."""
    seat: int
    reader: int
    """The seat that reads it out, -1 where the program does, so that all see it."""
    words: dict[str, Shown]
    """By language; {} for whoever may not read them. The answers are "" until they are laid out."""
    bet: str
    """"open" while its seat may use a Socrates card, "yes" when it has, "" otherwise."""
    odds: int
    """A program is right with so many chances in a hundred, -1 where it answers by itself or is a person."""
    answer: str
    """The letter that was named, "-" for none, "" before."""
    right: str
    """The right letter while a bet is judged, "" before."""


class Opened(Struct, frozen=True, kw_only=True):
    """The latest question that was answered."""

    seat: int
    id: str
    pile: str
    purpose: str
    answer: str
    """The letter that was named, "-" for none, "s" for a bet with a Socrates card."""
    right: str
    points: int
    words: dict[str, Told]
    source: Source
    difficulty: int
    topic: str


class Big(Struct, frozen=True, kw_only=True):
    """What is being spoken and voted for."""

    id: str
    """Of the Big Question; "" for a bet, whose question is `View.question`."""
    seat: int
    purpose: str
    """"space", "forgetting" or "judge"."""
    words: dict[str, Prompt]
    voters: tuple[int, ...]
    """Who votes; () until it has been spoken."""
    votes: tuple[str, ...]
    """For each voter "+", "0" or "." where the viewer may know it, "?" for cast, "" for not yet."""


class Past(Struct, frozen=True, kw_only=True):
    """One thing that was asked, and what came of it."""

    seat: int
    pile: str
    id: str
    purpose: str
    """"epoch", "philosophy", "finale"; of Big Questions "space" or "forgetting"."""
    answer: str
    """"right", "wrong", "absurd", "-" for none, "bet" for a Socrates card; "" of Big Questions."""
    right: bool
    voters: tuple[int, ...]
    votes: str
    """"+", "0" or "." for each voter; "" where nobody voted."""
    points: int


def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, rising."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def options_of(s: State) -> Options:
    """The options as the table gave them."""
    return cast(Options, s.options)


def may_read(s: State, who: int) -> bool:
    """Whether a viewer may read the question on the table, were it read."""
    return s.reader in (-1, who) or judged(s)


def judged(s: State) -> bool:
    """Whether a bet is being judged: the right answer is open."""
    return bool(s.bet) and s.phase in (n.VOTE, n.COUNT)


def question_of(s: State, who: int) -> Asked | None:
    if s.purpose == 0:
        return None
    deck, pile, readable = options_of(s).deck, int(s.pile), judged(s) or (s.heard and may_read(s, who))
    key = contents(deck).id(pile, int(s.card), int(s.number)) if readable else ""
    found = entry(deck, PILES[pile], key) if readable else None
    return Asked(
        pile=PILES[pile],
        number=int(s.number),
        id=key,
        difficulty=found.difficulty if found else 0,
        topic=found.topic if found else "",
        purpose=n.PURPOSES[s.purpose],
        seat=int(s.seat),
        reader=int(s.reader),
        words=_words(s, key) if found else {},
        bet="yes" if s.bet else "open" if s.phase == n.BET else "",
        odds=int(s.odds),
        answer=ANSWERS[s.answer] if 0 <= s.answer <= n.NO_ANSWER else "",
        right=ANSWERS[n.RIGHT[s.order]] if judged(s) else "",
    )


def _words(s: State, key: str) -> dict[str, Shown]:
    """The question as it is read; without answers until they are laid out."""
    if s.shown is not None:
        return cast(dict[str, Shown], s.shown)
    texts = told(options_of(s).deck, PILES[s.pile], key, laid(max(int(s.order), 0)))
    hidden = s.order < 0
    return {lang: Shown(question=text.question, answers=("", "", "") if hidden else text.answers) for lang, text in texts.items()}


def laid(order: int) -> tuple[int, ...]:
    """Which answers stand at a, b and c: 0 the right one, 1 the wrong one, 2 the absurd one."""
    return tuple(n.ORDERS[order].index(letter) for letter in "abc")


def opened_of(s: State) -> Opened | None:
    link = s.last
    if link is None:
        return None
    key, pile = _key(s, link), PILES[link.pile]
    found = entry(options_of(s).deck, pile, key)
    return Opened(
        seat=int(link.seat),
        id=key,
        pile=pile,
        purpose=n.PURPOSES[link.purpose],
        answer="s" if link.answer == n.BET_ANSWER else ANSWERS[link.answer],
        right=ANSWERS[n.RIGHT[link.order]],
        points=int(link.points),
        words=_told(s, link, key),
        source=found.source,
        difficulty=found.difficulty,
        topic=found.topic,
    )


def _told(s: State, link: Link, key: str) -> dict[str, Told]:
    """An answered question: the deck's texts, save that an imagined state keeps its own order of answers."""
    texts = told(options_of(s).deck, PILES[link.pile], key, laid(int(link.order)))
    if link.shown is None:
        return texts
    shown = cast(dict[str, Shown], link.shown)
    return {lang: Told(question=text.question, answers=shown[lang].answers, because=text.because) for lang, text in texts.items()}


def _key(s: State, link: Link) -> str:
    """The id of what was asked."""
    return contents(options_of(s).deck).id(int(link.pile), int(link.card), max(int(link.number), 1))


def speech_of(s: State, who: int) -> Big | None:
    if s.speech == 0 or s.phase == n.BIG:
        return None
    deck = options_of(s).deck
    key = contents(deck).id(BIG, int(s.big), 1) if s.big >= 0 else ""
    voters = bits(int(s.voters))
    return Big(
        id=key,
        seat=int(s.seat),
        purpose=n.SPEECHES[s.speech],
        words=prompt(deck, key) if key else {},
        voters=voters,
        votes=tuple(_vote(s, seat, who) for seat in voters),
    )


def _vote(s: State, seat: int, who: int) -> str:
    if s.votes[seat] < 0:
        return ""
    return VOTES[s.votes[seat]] if s.open_votes or seat == who else CAST


def told_of(s: State, link: Link | None) -> tuple[Past, ...]:
    """The history up to a link, made once for each."""
    if link is None:
        return ()
    if link.told is None:
        todo: list[Link] = []
        at: Link | None = link
        while at is not None and at.told is None:
            todo.append(at)
            at = at.before
        found = cast(tuple[Past, ...], at.told) if at is not None else ()
        for one in reversed(todo):
            found = (*found, _past(s, one))
            one.told = found
    return cast(tuple[Past, ...], link.told)


def _past(s: State, link: Link) -> Past:
    big = link.pile == n.BIG_PILE
    return Past(
        seat=int(link.seat),
        pile=PILES[link.pile],
        id=_key(s, link),
        purpose=(n.SPEECHES if big else n.PURPOSES)[link.purpose],
        answer="" if big else _answered(link),
        right=not big and link.points > 0,
        voters=bits(int(link.voters)),
        votes=ballot(int(link.votes)),
        points=int(link.points),
    )


KINDS = ("right", "wrong", "absurd")


def _answered(link: Link) -> str:
    if link.answer >= n.NO_ANSWER:
        return "bet" if link.answer == n.BET_ANSWER else "-"
    return KINDS[n.ORDERS[link.order].index(ANSWERS[link.answer])]


def book_of(s: State) -> dict[str, dict[str, Told]]:
    deck = options_of(s).deck
    found: dict[str, dict[str, Told]] = {}
    for past in told_of(s, s.past):
        if past.pile == PILES[BIG]:
            texts = prompt(deck, past.id)
            found[past.id] = {lang: Told(question=text.question, answers=("", "", ""), because=text.hint) for lang, text in texts.items()}
        else:
            found[past.id] = told(deck, past.pile, past.id, (0, 1, 2))
    return found


def sources_of(s: State) -> dict[str, Source]:
    deck = options_of(s).deck
    return {past.id: entry(deck, past.pile, past.id).source for past in told_of(s, s.past)}


def layout_of(s: State, what: int) -> int:
    """How the texts lie to whoever reads them: their order, numbered as in a dictionary, tells not which is right."""
    card, order = divmod(what, int(n.LAID))
    deck, pile = options_of(s).deck, PILES[s.pile]
    if order >= len(n.ORDERS):
        return what
    return card * int(n.LAID) + int(n.SEEN) + SEEN.index(_lie(deck, pile, contents(deck).id(int(s.pile), card - 1, int(s.number)), order))


def _lie(deck: str, pile: str, key: str, order: int) -> str:
    answers = min(told(deck, pile, key, laid(order)).items())[1].answers
    ranks = sorted(range(3), key=lambda at: (answers[at], at))
    return "".join(str(ranks.index(at) + 1) for at in range(3))
