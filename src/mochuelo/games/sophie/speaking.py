"""Big Questions and bets with Socrates cards: somebody speaks, then the others vote.

The functions change a state in place. The recorder hears from them: big (seat, card, speech), speak (seat), vote (seat, vote), votes
(seat, more, none, points), judged (seat, more, none).
"""

from __future__ import annotations

from mypy_extensions import i64

from mochuelo.games.sophie.questions import judges, score
from mochuelo.games.sophie.state import (
    ABSTAIN,
    BIG,
    BIG_PILE,
    BIT,
    COUNT,
    IN_FORGETTING,
    JUDGE,
    MORE,
    NONE,
    NORMAL,
    OUT,
    SHUFFLE,
    SPEAK,
    VOTE,
    Link,
    State,
)
from mochuelo.games.sophie.turns import discard, end_turn, have_cards, roll


def big_question(s: State, speech: i64) -> None:
    """A Big Question is to be drawn for the mover."""
    s.speech = speech
    s.asked += 1
    s.phase = BIG
    have_cards(s, BIG_PILE)


def draw_big(s: State, card: i64) -> None:
    """It lies open for all."""
    s.big = card
    s.lies[s.first[BIG_PILE] + card] = OUT
    s.left[BIG_PILE] -= 1
    s.phase = SPEAK
    if s.tape is not None:
        s.tape.append(("big", int(s.seat), int(card), int(s.speech), 0))


def spoken(s: State) -> None:
    """The mover has spoken: the others vote, where there is somebody; with a bet the right answer is shown first."""
    if s.tape is not None:
        s.tape.append(("speak", int(s.seat), int(s.speech), 0, 0))
    if s.speech == JUDGE:
        s.phase = SHUFFLE
    elif s.bots & BIT[s.seat]:
        settle_speech(s, 0)
    else:
        call_votes(s)


def call_votes(s: State) -> None:
    """All people but the mover may vote at once, in any order."""
    s.voters = judges(s)
    seat: i64 = 0
    while seat < s.seats:
        s.votes[seat] = -1
        seat += 1
    s.phase = VOTE
    gather(s)


def gather(s: State) -> None:
    """Go on when nobody is to vote any more; where nobody votes at all, at once."""
    if not s.voters:
        settle_speech(s, 0)
    elif not waiting(s):
        s.phase = COUNT


def waiting(s: State) -> i64:
    """Mask of the seats whose votes are still to come."""
    if s.phase != VOTE:
        return 0
    found: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.voters & BIT[seat] and s.votes[seat] < 0:
            found |= BIT[seat]
        seat += 1
    return found


def vote(s: State, seat: i64, what: i64) -> None:
    """A vote is cast."""
    s.votes[seat] = what
    if s.tape is not None:
        s.tape.append(("vote", int(seat), int(what), 0, 0))
    gather(s)


def ballot(s: State) -> i64:
    """The votes as the action that opens them names them."""
    found: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.voters & BIT[seat]:
            found = 4 * found + s.votes[seat] + 1
        seat += 1
    return found


def settle_speech(s: State, votes: i64) -> None:
    """What a speech is worth by the votes (0 for none), and what follows."""
    more = cast_for(votes, MORE)
    none = cast_for(votes, NONE)
    every = more + none + cast_for(votes, ABSTAIN)
    if s.speech == JUDGE:
        settle_bet(s, votes, more, none)
        return
    points: i64 = 0 if s.speech == IN_FORGETTING else 10
    if every and more == every:
        points += 10
    elif every and none == every:
        points = 0
    s.points[s.seat] += points
    if s.tape is not None:
        s.tape.append(("votes", int(s.seat), int(more), int(none), int(points)))
    log_speech(s, votes, points)
    discard(s, BIG_PILE, s.big)
    freed = s.speech == IN_FORGETTING
    s.big, s.speech, s.voters = -1, 0, 0
    if freed:
        roll(s, NORMAL)
    else:
        end_turn(s)


def settle_bet(s: State, votes: i64, more: i64, none: i64) -> None:
    """Judged right by more than judge it wrong, a bet is worth 20 and counts as a right answer."""
    right = more > none
    if s.tape is not None:
        s.tape.append(("judged", int(s.seat), int(more), int(none), 0))
    score(s, right, 20 if right else 0, votes)


def cast_for(votes: i64, what: i64) -> i64:
    """How many votes in a ballot are of one kind."""
    found: i64 = 0
    while votes:
        if votes % 4 == what + 1:
            found += 1
        votes //= 4
    return found


def log_speech(s: State, votes: i64, points: i64) -> None:
    """Put the speech at the head of the history."""
    link = Link(s.past, s.seat, BIG_PILE, s.big)
    link.purpose, link.voters, link.votes, link.points = s.speech, s.voters, votes, points
    s.past = link
