"""The state of a game of Sophie's World and its tables: plain numbers, made to be compiled.

An action is one number: its kind + 32 * what it names, such as a seat, a card, or the code of a space (notation.py).
"""

# long: every number and set that the rules remember is named and explained in one place
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.sophie.track import Track

SEATS: Final = ("In", "Te", "Sa", "Am", "Co", "St")
MOST: Final[i64] = 6
"""The most seats."""
PILES: Final[i64] = 8
PHILOSOPHY_PILE: Final[i64] = 6
BIG_PILE: Final[i64] = 7
SOCRATES: Final[i64] = 4
"""How many Socrates cards there are."""
ROUNDS: Final[i64] = 60
"""After so many rounds a game ends as it stands."""

# ---- phases and reasons ----------------------------------------------------------------------------------------------

FIRST: Final[i64] = 0
"""Chance, or by an option the lowest seat, says who begins."""
TURNING: Final[i64] = 1
"""Chance says how the disc lies."""
PICK: Final[i64] = 2
"""A seat picks the epoch it starts in."""
TURN: Final[i64] = 3
"""A turn begins."""
ROLL: Final[i64] = 4
LAND: Final[i64] = 5
"""Where to stop; chance's where there is but one space."""
JUMP: Final[i64] = 6
"""On a gadfly space."""
RABBIT: Final[i64] = 7
"""Beside an open rabbit hole."""
DRAW: Final[i64] = 8
"""Chance draws a card with two questions."""
CHOOSE: Final[i64] = 9
"""Question 1 or 2, unseen."""
SHUFFLE: Final[i64] = 10
"""Chance lays out the question and its answers."""
BET: Final[i64] = 11
"""The question is read, the answers are not: whether to use a Socrates card."""
ANSWER: Final[i64] = 12
GUESS: Final[i64] = 13
"""Chance answers for a program."""
OPEN: Final[i64] = 14
"""Chance shows the right answer."""
BIG: Final[i64] = 15
"""Chance draws a Big Question."""
SPEAK: Final[i64] = 16
VOTE: Final[i64] = 17
COUNT: Final[i64] = 18
"""Chance opens the votes."""
OVER: Final[i64] = 19
READ: Final[i64] = 20
"""Chance reads out the question alone, for whoever may use a Socrates card."""
PHASES: Final = (
    *("first", "turning", "pick", "turn", "roll", "land", "jump", "rabbit", "draw", "choose", "shuffle", "bet", "answer", "guess", "open"),
    *("big", "speak", "vote", "count", "over", "read"),
)

FINALE_END: Final[i64] = 1
CONCESSION: Final[i64] = 2
ROUNDS_END: Final[i64] = 3
REASONS: Final = ("", "finale", "concession", "rounds")
"""Why a game ended: the finale was played, all but one gave up, too many rounds."""

# ---- purposes ---------------------------------------------------------------------------------------------------------

FOR_EPOCH: Final[i64] = 1
FOR_PHILOSOPHY: Final[i64] = 2
FOR_FINALE: Final[i64] = 3
PURPOSES: Final = ("", "epoch", "philosophy", "finale")
"""What a question is asked for."""
ON_SPACE: Final[i64] = 1
IN_FORGETTING: Final[i64] = 2
JUDGE: Final[i64] = 3
SPEECHES: Final = ("", "space", "forgetting", "judge")
"""What is spoken and voted for: a space, the way out of the Place of Forgetting, the bet with a Socrates card."""

# ---- actions ---------------------------------------------------------------------------------------------------------

KIND: Final[i64] = 32
"""action % KIND is its kind, action // KIND what it names."""
BEGIN: Final[i64] = 0
ROTATE: Final[i64] = 1
START: Final[i64] = 2
ASK: Final[i64] = 3
LEAVE: Final[i64] = 4
DIE: Final[i64] = 5
GO: Final[i64] = 6
FLY: Final[i64] = 7
"""To the code of a space + 1; 0 stays."""
HOP: Final[i64] = 8
"""Through a rabbit hole to an epoch."""
FOLLOW: Final[i64] = 9
SPEECH: Final[i64] = 10
SIX: Final[i64] = 11
CARD: Final[i64] = 12
"""Card + 2 of the pile; SOCRATIC or HIDDEN in its place."""
CHOICE: Final[i64] = 13
LAYOUT: Final[i64] = 14
"""LAID * (card + 1) + order of the answers. Whoever may read it sees SEEN + how the texts lie in its place, others UNSEEN alone."""
REPLY: Final[i64] = 15
OPENING: Final[i64] = 16
"""The right letter; where not all have read the question, LAID * (card + 1) + order of the answers."""
BIG_CARD: Final[i64] = 17
SPOKEN: Final[i64] = 18
VOTING: Final[i64] = 19
"""4 * seat + vote; UNSEEN_VOTE where the viewer may not know it."""
VOTES: Final[i64] = 20
"""The votes in the order of the seats as digits of base 4, each + 1, the first one highest."""
ODDS: Final[i64] = 21
BETTING: Final[i64] = 22
HEARD: Final[i64] = 23
"""The card + 1 of the question that is read; HIDDEN where the viewer may not read it."""
HIDDEN: Final[i64] = 0
SOCRATIC: Final[i64] = 1
FIRST_CARD: Final[i64] = 2
LAID: Final[i64] = 16
UNSEEN: Final[i64] = 6
SEEN: Final[i64] = 8
NONE: Final[i64] = 0
MORE: Final[i64] = 1
ABSTAIN: Final[i64] = 2
UNSEEN_VOTE: Final[i64] = 3
NO_ANSWER: Final[i64] = 3
"""In place of a letter: nothing was named, or not in time."""
BET_ANSWER: Final[i64] = 4
"""In place of a letter: a Socrates card was used."""

# ---- tables ----------------------------------------------------------------------------------------------------------

BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(8)])
POPS: Final[vec[i64]] = vec[i64]([n.bit_count() for n in range(64)])
"""How many bits are set in a mask of six."""
ORDERS: Final = ("abc", "acb", "bac", "bca", "cab", "cba")
"""Each order of the answers: where the right, the wrong and the absurd one stand."""
RIGHT: Final[vec[i64]] = vec[i64]([0, 0, 1, 1, 2, 2])
"""[order]: the letter of the right answer."""

IN_PILE: Final[i64] = 0
USED: Final[i64] = 1
OUT: Final[i64] = 2
"""On the table or kept."""

NORMAL: Final[i64] = 0
FOR_SIX: Final[i64] = 1
AT_STAGE: Final[i64] = 2
"""What a roll must show: anything; a six, to leave the Place of Forgetting; a three or a six, on the landing stage without a boat."""

AS_ROLLED: Final[i64] = 0
BEFORE: Final[i64] = 1
AFTER: Final[i64] = 2
AT_LAKE: Final[i64] = 3
"""Why one may stop at a space: the roll ends there, the one where it ends is taken, or there is no boat."""
POST: Final[i64] = 1024
CAME: Final[i64] = 8
"""A spot is a post + POST * (the epoch that the journey then came from + 1, below CAME) + POST * CAME * why one may stop there."""

Event = tuple[str, int, int, int, int]
"""What the recorder hears: the word for what happened, and up to four numbers (the module of each rule says which)."""

_RULES: Final = "seats goal last_round finale_points next_path socrates_on once all_moves seconds left_reader nearest open_votes bots"
_COURSE: Final = (
    "phase seat starter round rotation die roll carried out purpose pile card number order answer odds bet heard reader "
    "speech big voters finale finale_asked closing socrates_left socrates_used asked winners reason"
)
PLAIN: Final = f"{_RULES} {_COURSE}".split()
"""The names of a state's plain numbers."""
SETS: Final = ("post", "came", "points", "done", "kept", "socrates", "votes", "left", "used", "first", "lies", "spots")
"""The names of a state's vectors."""


@final
class Link:
    """One thing that was asked and what came of it; a game's history is a chain of these, the latest first."""

    def __init__(self, before: Link | None, seat: i64, pile: i64, card: i64) -> None:
        self.before: Link | None = before
        self.count: i64 = 1 if before is None else before.count + 1
        self.seat: i64 = seat
        self.pile: i64 = pile
        self.card: i64 = card
        self.number: i64 = 0
        self.purpose: i64 = 0
        """What a question was asked for, or what was spoken for, by its pile."""
        self.order: i64 = 0
        self.answer: i64 = NO_ANSWER
        """A letter, NO_ANSWER or BET_ANSWER."""
        self.voters: i64 = 0
        self.votes: i64 = 0
        """As in the action that opens them."""
        self.points: i64 = 0
        self.shown: object = None
        """The texts as an imagined state holds them, in place of the deck's."""
        self.told: object = None
        """What a view makes of the chain up to here, kept for the next one."""


@final
class State:
    """A position with everything the rules remember; immutable to all but this folder and its searchers."""

    # long: every number that the rules remember is named and explained here
    def __init__(self, track: Track) -> None:  # noqa: PLR0915  one for each number
        self.track: Track = track
        self.post: vec[i64] = vec[i64]()
        """[seat]: where its piece is and which way it faces (track.py); -1 before it is placed and after giving up."""
        self.came: vec[i64] = vec[i64]()
        """[seat]: the epoch that its journey came from, -1 for none."""
        self.points: vec[i64] = vec[i64]()
        self.done: vec[i64] = vec[i64]()
        """[seat]: mask of the epochs it has finished."""
        self.kept: vec[i64] = vec[i64]()
        """[6 * seat + epoch]: the card that it keeps for one right answer, -1 for none."""
        self.socrates: vec[i64] = vec[i64]()
        """[seat]: how many Socrates cards it has."""
        self.votes: vec[i64] = vec[i64]()
        """[seat]: its vote, -1 while it has not voted."""
        self.left: vec[i64] = vec[i64]()
        """[pile]: how many cards can be drawn, Socrates cards aside."""
        self.used: vec[i64] = vec[i64]()
        """[pile]: how many cards are used, Socrates cards aside."""
        self.first: vec[i64] = vec[i64]()
        """[pile]: where its cards begin in `lies`, and where the last one's end."""
        self.lies: vec[i64] = vec[i64]()
        """For each card IN_PILE, USED or OUT."""
        self.spots: vec[i64] = vec[i64]()
        """Where the one who has rolled may stop."""
        self.seats: i64 = 2
        self.goal: i64 = 4
        """How many epochs one must finish."""
        self.last_round: i64 = 0
        self.finale_points: i64 = 30
        self.next_path: i64 = 0
        """Whether gadflies jump to the next path."""
        self.socrates_on: i64 = 0
        self.once: i64 = 0
        """Whether no epoch is left unfinished or entered again."""
        self.all_moves: i64 = 0
        """Whether whoever is carried follows every instruction."""
        self.seconds: i64 = 0
        """Time for an answer, 0 for any."""
        self.left_reader: i64 = 0
        """Whether the left neighbour reads."""
        self.nearest: i64 = 0
        """Whether a person says who begins."""
        self.open_votes: i64 = 0
        self.bots: i64 = 0
        """Mask of the seats that programs play."""
        self.phase: i64 = FIRST
        self.seat: i64 = 0
        """Whose turn it is."""
        self.starter: i64 = -1
        self.round: i64 = 0
        self.rotation: i64 = -1
        """By how many segments the disc is turned, -1 before it is."""
        self.die: i64 = 0
        self.roll: i64 = NORMAL
        self.carried: i64 = 0
        """Mask of the seats whose pieces the disc has moved since their last turn began."""
        self.out: i64 = 0
        """Mask of the seats that gave up."""
        self.purpose: i64 = 0
        """What the present question is asked for, 0 for none."""
        self.pile: i64 = -1
        self.card: i64 = -1
        self.number: i64 = 0
        self.order: i64 = -1
        self.answer: i64 = -1
        self.odds: i64 = -1
        self.heard: i64 = 0
        """Whether the question has been read."""
        self.reader: i64 = -1
        """The seat that reads it, -1 for the program."""
        self.bet: i64 = 0
        """Whether a Socrates card is used on the present question."""
        self.speech: i64 = 0
        """What is spoken for, 0 for nothing."""
        self.big: i64 = -1
        """The Big Question on the table."""
        self.voters: i64 = 0
        self.finale: i64 = -1
        """Who has played or plays the finale."""
        self.finale_asked: i64 = 0
        self.closing: i64 = 0
        """Whether only the others of this round still play."""
        self.socrates_left: i64 = 0
        self.socrates_used: i64 = 0
        """Socrates cards among the philosophy cards that can be drawn, and among the used ones."""
        self.asked: i64 = 0
        """Questions and speeches so far, the present one included."""
        self.winners: i64 = 0
        """Mask of the seats that won."""
        self.reason: i64 = 0
        self.past: Link | None = None
        """What was asked before, the latest first."""
        self.last: Link | None = None
        """The latest of these that was no Big Question."""
        self.shown: object = None
        """The texts of the present question as an imagined state holds them, in place of the deck's."""
        self.glance: object = None
        """The view of those who know no more than everybody, once it was asked for; only of a state that stays as it is."""
        self.options: object = None
        """The options as the table gave them, for those who look; the rules read the numbers above."""
        self.tape: list[Event] | None = None
        """The recorder of a story; None in play."""

    def copy(self) -> State:
        """A state of its own, without the recorder."""
        new = State(self.track)
        new.assign(self)
        return new

    def assign(self, other: State) -> None:
        """Become equal to another state, but for the recorder: what search does in place of copies."""
        self.track = other.track
        self.post = other.post[:]
        self.came = other.came[:]
        self.points = other.points[:]
        self.done = other.done[:]
        self.kept = other.kept[:]
        self.socrates = other.socrates[:]
        self.votes = other.votes[:]
        self.left = other.left[:]
        self.used = other.used[:]
        self.first = other.first
        self.lies = other.lies[:]
        self.spots = other.spots[:]
        self.glance = None
        self.past = other.past
        self.last = other.last
        self.shown = other.shown
        self.options = other.options
        self.take_rules(other)
        self.take_course(other)

    def take_rules(self, other: State) -> None:
        """Take over the numbers that stay the same through a game."""
        self.seats = other.seats
        self.goal = other.goal
        self.last_round = other.last_round
        self.finale_points = other.finale_points
        self.next_path = other.next_path
        self.socrates_on = other.socrates_on
        self.once = other.once
        self.all_moves = other.all_moves
        self.seconds = other.seconds
        self.left_reader = other.left_reader
        self.nearest = other.nearest
        self.open_votes = other.open_votes
        self.bots = other.bots

    def take_course(self, other: State) -> None:
        """Take over the numbers that change."""
        self.phase = other.phase
        self.seat = other.seat
        self.starter = other.starter
        self.round = other.round
        self.rotation = other.rotation
        self.die = other.die
        self.roll = other.roll
        self.carried = other.carried
        self.out = other.out
        self.purpose = other.purpose
        self.pile = other.pile
        self.card = other.card
        self.number = other.number
        self.order = other.order
        self.answer = other.answer
        self.odds = other.odds
        self.bet = other.bet
        self.heard = other.heard
        self.reader = other.reader
        self.speech = other.speech
        self.big = other.big
        self.voters = other.voters
        self.finale = other.finale
        self.finale_asked = other.finale_asked
        self.closing = other.closing
        self.socrates_left = other.socrates_left
        self.socrates_used = other.socrates_used
        self.asked = other.asked
        self.winners = other.winners
        self.reason = other.reason

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        plain = [int(getattr(self, name)) for name in PLAIN]
        sets = [list(getattr(self, name)) for name in SETS]
        return rebuild, (self.track, plain, sets, chained(self.past), self.shown, self.options)


def blank(track: Track, cards: list[int]) -> State:
    """Nothing drawn and nobody placed, with so many cards in each pile, and the rules as published."""
    s = State(track)
    s.post, s.came, s.points, s.done, s.socrates = each(-1), each(-1), each(0), each(0), each(0)
    s.kept, s.votes = vec[i64]([-1] * 36), each(-1)
    s.left, s.used = vec[i64](cards), vec[i64]([0] * 8)
    s.first = vec[i64]([sum(cards[:pile]) for pile in range(9)])
    s.lies = vec[i64]([0] * sum(cards))
    return s


def each(number: int) -> vec[i64]:
    """The same number for each seat."""
    return vec[i64]([number] * 6)


LINK: Final = ("seat", "pile", "card", "number", "purpose", "order", "answer", "voters", "votes", "points")
"""The names of the numbers of a link; the first three make it."""


def chained(link: Link | None) -> list[tuple[list[int], object]]:
    """A history as a list, the earliest first."""
    found: list[tuple[list[int], object]] = []
    while link is not None:
        found.append(([int(getattr(link, name)) for name in LINK], link.shown))
        link = link.before
    return found[::-1]


def chain(links: list[tuple[list[int], object]]) -> Link | None:
    """The inverse of `chained`."""
    link: Link | None = None
    for numbers, shown in links:
        link = Link(link, numbers[0], numbers[1], numbers[2])
        for name, number in zip(LINK, numbers, strict=True):
            setattr(link, name, number)
        link.shown = shown
    return link


def latest(link: Link | None) -> Link | None:
    """The latest link of a history that was no Big Question."""
    while link is not None and link.pile == BIG_PILE:
        link = link.before
    return link


def rebuild(
    track: Track, plain: list[int], sets: list[list[int]], links: list[tuple[list[int], object]], shown: object, options: object
) -> State:
    """The inverse of taking a state apart, which is how it is pickled."""
    s = State(track)
    for name, numbers in zip(SETS, sets, strict=True):
        setattr(s, name, vec[i64](numbers))
    for name, number in zip(PLAIN, plain, strict=True):
        setattr(s, name, number)
    s.past = chain(links)
    s.last = latest(s.past)
    s.shown, s.options = shown, options
    return s


def everybody(s: State) -> i64:
    """Mask of all seats, whoever has given up included."""
    return BIT[s.seats] - 1
