"""What a seat or a spectator may know of a game of Sophie's World."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from mochuelo.core.game import Viewer
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.board import Board, board
from mochuelo.games.sophie.cards import BIG, PILES, contents
from mochuelo.games.sophie.notation import ANSWERS, EPOCHS, SEEN, VOTES, ballot
from mochuelo.games.sophie.options import Options
from mochuelo.games.sophie.rules import decider, is_chance
from mochuelo.games.sophie.speaking import waiting
from mochuelo.games.sophie.state import Link, State
from mochuelo.games.sophie.walking import boat, hole, way_out
from mochuelo.games.sophie.words import Prompt, Shown, Source, Told, entry, prompt, told

CAST = "?"
"""In place of a vote that is cast and not open."""
NEEDS = ("", "six", "stage")
"""What a roll must show: anything; a six; a three or a six."""


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


class Finale(Struct, frozen=True, kw_only=True):
    """Who plays or has played the finale, and how many of its questions are answered."""

    seat: int
    asked: int


class View(Struct, frozen=True, kw_only=True):
    """A game as one viewer may know it. Spaces are ids of the board, seats numbers."""

    options: Options
    viewer: int
    """The seat that looks while it knows what not all know: the one who reads, whoever has voted in secret. -1 for all others."""
    phase: str
    """One of `state.PHASES`."""
    turn: int
    """The seat that decides, the first of those awaited; -1 while chance does and when it is over."""
    awaited: tuple[int, ...]
    """All seats that decide now."""
    mover: int
    """Whose turn it is; -1 before the first epoch is picked and when it is over."""
    starter: int
    round: int
    rotation: int
    """By how many segments the disc is turned clockwise, -1 before it is."""
    places: tuple[str, ...]
    """For each seat the space of its piece, "" before it is placed and after giving up."""
    heading: tuple[str, ...]
    """For each seat on a path the next space straight on; "" elsewhere, and after a jump, when either way may be open."""
    came: tuple[str, ...]
    """For each seat the epoch that its journey came from, "" on an epoch."""
    points: tuple[int, ...]
    markers: tuple[tuple[str, ...], ...]
    """For each seat the epochs it has finished."""
    kept: tuple[tuple[str, ...], ...]
    """For each seat the epochs for which it keeps one right answer."""
    carried: tuple[int, ...]
    """The seats whose pieces the disc has moved since their last turn began."""
    piles: tuple[int, ...]
    """How many cards can be drawn of each of the eight piles."""
    used: tuple[int, ...]
    die: int
    """What it showed last, 0 while it is to be rolled, and before."""
    needs: str
    """What the roll must show: "" for anything, "six", or "stage" for a three or a six."""
    rabbits: tuple[str, ...]
    """The spaces beside an open rabbit hole."""
    exit_open: bool
    """Whether the exit of the Place of Forgetting is open."""
    boat: bool
    question: Asked | None
    last: Opened | None
    big: Big | None
    history: tuple[Past, ...]
    book: dict[str, dict[str, Told]]
    """When it is over, by id what was asked, with the answers right, wrong, absurd; a Big Question has none, and its hint as `because`."""
    sources: dict[str, Source]
    """When it is over, by id."""
    finale: Finale | None
    closing: bool
    """Whether only the others of this round still play."""
    socrates: tuple[int, ...]
    """How many Socrates cards each seat has."""
    conceded: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    """The slug of the outcome, "" while it goes on."""


def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, rising."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def options_of(s: State) -> Options:
    """The options as the table gave them."""
    return cast(Options, s.options)


def view(s: State, viewer: Viewer) -> View:
    """What `viewer` may know of a state; the same object for all who know the same."""
    who = -1 if viewer == "spectator" else int(viewer)
    if knows_more(s, who):
        return _view(s, who)
    if s.glance is None:
        s.glance = _view(s, -1)
    return cast(View, s.glance)


def _view(s: State, who: int) -> View:
    b = board(options_of(s).deck)
    seats = int(s.seats)
    over, early = s.phase == n.OVER, s.phase in (n.FIRST, n.TURNING)
    awaited = awaiting(s)
    posts, came, done = list(s.post)[:seats], list(s.came)[:seats], list(s.done)[:seats]
    return View(
        options=options_of(s),
        viewer=who,
        phase=n.PHASES[s.phase],
        turn=awaited[0] if awaited else -1,
        awaited=awaited,
        mover=-1 if over or early else int(s.seat),
        starter=int(s.starter),
        round=int(s.round),
        rotation=int(s.rotation),
        places=tuple([b.ids[post // 3] if post >= 0 else "" for post in posts]),
        heading=tuple([_heading(b, post) for post in posts]),
        came=tuple([EPOCHS[epoch] if epoch >= 0 else "" for epoch in came]),
        points=tuple(s.points)[:seats],
        markers=tuple([EPOCH_SETS[mask] for mask in done]),
        kept=_kept(s),
        carried=bits(int(s.carried)),
        piles=_counts(list(s.left), int(s.sleft)),
        used=_counts(list(s.used), int(s.sused)),
        die=int(s.die),
        needs=NEEDS[s.roll] if s.phase == n.ROLL else "",
        rabbits=tuple([b.ids[space] for space in b.ring if b.rabbits[b.rim[space]] and hole(s, space)]),
        exit_open=bool(way_out(s)),
        boat=bool(boat(s)),
        question=_asked(s, who),
        last=_opened(s),
        big=_big(s, who),
        history=told_of(s, s.past),
        book=_book(s) if over else {},
        sources=_sources(s) if over else {},
        finale=Finale(seat=int(s.finale), asked=int(s.finale_asked)) if s.finale >= 0 else None,
        closing=bool(s.closing),
        socrates=tuple(s.socrates)[:seats],
        conceded=bits(int(s.out)),
        winners=bits(int(s.winners)),
        reason=n.REASONS[s.reason],
    )


EPOCH_SETS = tuple(tuple(key for epoch, key in enumerate(EPOCHS) if mask >> epoch & 1) for mask in range(64))
"""For each mask of epochs their keys."""


def _kept(s: State) -> tuple[tuple[str, ...], ...]:
    """For each seat the epochs for which it keeps one right answer."""
    kept = list(s.kept)
    return tuple([tuple([key for epoch, key in enumerate(EPOCHS) if kept[6 * seat + epoch] >= 0]) for seat in range(s.seats)])


def _counts(cards: list[int], socrates: int) -> tuple[int, ...]:
    """How many cards piles have, Socrates cards included."""
    return (*cards[: n.PHILOSOPHY_PILE], cards[n.PHILOSOPHY_PILE] + socrates, cards[n.BIG_PILE])


def awaiting(s: State) -> tuple[int, ...]:
    """The seats that decide now, in rising order."""
    if s.phase == n.OVER or is_chance(s):
        return ()
    return bits(int(waiting(s))) if s.phase == n.VOTE else (int(decider(s)),)


def knows_more(s: State, who: int) -> bool:
    """Whether a viewer knows what not everybody knows."""
    if who < 0:
        return False
    if s.phase in (n.VOTE, n.COUNT):
        return bool(not s.open_votes and s.voters >> who & 1 and s.votes[who] >= 0)
    return bool(s.heard) and s.reader == who


def may_read(s: State, who: int) -> bool:
    """Whether a viewer may read the question on the table, were it read."""
    return s.reader in (-1, who) or judged(s)


def judged(s: State) -> bool:
    """Whether a bet is being judged: the right answer is open."""
    return bool(s.bet) and s.phase in (n.VOTE, n.COUNT)


def _heading(b: Board, post: int) -> str:
    ahead = b.ahead(post) if post >= 0 else -1
    return b.ids[ahead] if ahead >= 0 else ""


def _asked(s: State, who: int) -> Asked | None:
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


def _opened(s: State) -> Opened | None:
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


def _big(s: State, who: int) -> Big | None:
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


def _book(s: State) -> dict[str, dict[str, Told]]:
    deck = options_of(s).deck
    found: dict[str, dict[str, Told]] = {}
    for past in told_of(s, s.past):
        if past.pile == PILES[BIG]:
            texts = prompt(deck, past.id)
            found[past.id] = {lang: Told(question=text.question, answers=("", "", ""), because=text.hint) for lang, text in texts.items()}
        else:
            found[past.id] = told(deck, past.pile, past.id, (0, 1, 2))
    return found


def _sources(s: State) -> dict[str, Source]:
    deck = options_of(s).deck
    return {past.id: entry(deck, past.pile, past.id).source for past in told_of(s, s.past)}


def seen(s: State, action: int, viewer: Viewer) -> int:
    """The action as a viewer sees it: cards that are drawn, which of the answers is which, and secret votes are not known."""
    what, kind = divmod(action, int(n.KIND))
    who = -1 if viewer == "spectator" else int(viewer)
    if (kind == n.CARD and what >= n.FIRST_CARD) or (kind == n.HEARD and not may_read(s, who)):
        what = int(n.HIDDEN)
    elif kind == n.LAYOUT:
        what = _layout(s, what) if may_read(s, who) else int(n.UNSEEN)
    elif kind == n.VOTING and what // 4 != who and not s.open_votes:
        what = what // 4 * 4 + int(n.UNSEEN_VOTE)
    return kind + int(n.KIND) * what


def _layout(s: State, what: int) -> int:
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
