"""Doing what may be done: every action of Sophie's World, and giving up.

With legal.py, turns.py, walking.py, moving.py, questions.py and speaking.py it is the one authority on the rules. `play` changes a state in
place and trusts its action; the front door (`__init__.py`) copies and checks. Names in capitals are the numbers of state.py.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.sophie.moving import die, fly, follow, hop, land, leave, speak_out, try_six
from mochuelo.games.sophie.questions import answer, ask, bet, choose, draw, end_finale, hear, lay_out, leave_to_chance, read_again, settle
from mochuelo.games.sophie.speaking import call_votes, draw_big, gather, settle_speech, spoken, vote
from mochuelo.games.sophie.state import (
    ASK,
    BEGIN,
    BETTING,
    BIG_CARD,
    BIT,
    CARD,
    CHOICE,
    COUNT,
    DIE,
    FLY,
    FOLLOW,
    FOR_EPOCH,
    GO,
    HEARD,
    HOP,
    KIND,
    LAID,
    LAND,
    LAYOUT,
    LEAVE,
    ODDS,
    OPENING,
    PICK,
    POST,
    REPLY,
    RIGHT,
    ROTATE,
    SPEECH,
    SPOKEN,
    START,
    TURN,
    TURNING,
    VOTE,
    VOTES,
    VOTING,
    State,
)
from mochuelo.games.sophie.track import EPOCHS
from mochuelo.games.sophie.turns import after, alone, begin_turn, clear_table, discard, next_turn
from mochuelo.games.sophie.walking import flights, spots


def play(s: State, action: i64) -> None:
    """Take a legal action, in place."""
    s.glance = None
    kind, what = action % KIND, action // KIND
    if kind == DIE:
        die(s, what)
    elif kind == LEAVE:
        leave(s)
    elif kind == GO:
        go(s, what)
    elif kind in (CARD, CHOICE, HEARD, LAYOUT, REPLY, OPENING, ODDS, BETTING):
        play_question(s, kind, what)
    elif kind in (BIG_CARD, SPOKEN, VOTING, VOTES):
        play_speech(s, kind, what)
    elif kind in (BEGIN, ROTATE, START):
        play_start(s, kind, what)
    else:
        play_turn(s, kind, what)


def play_question(s: State, kind: i64, what: i64) -> None:
    """What belongs to a question."""
    if kind == CARD:
        draw(s, what)
    elif kind == CHOICE:
        choose(s, what)
    elif kind == HEARD:
        hear(s)
    elif kind == LAYOUT:
        lay_out(s, what % LAID)
    elif kind == REPLY:
        answer(s, what)
    elif kind == ODDS:
        leave_to_chance(s, what)
    elif kind == BETTING:
        bet(s, what)
    else:
        open_right(s)


def open_right(s: State) -> None:
    """The right answer is shown; a bet is judged now."""
    if s.tape is not None:
        s.tape.append(("open", int(s.seat), int(RIGHT[s.order]), 0, 0))
    if s.bet:
        call_votes(s)
    else:
        settle(s)


def play_speech(s: State, kind: i64, what: i64) -> None:
    """What belongs to a speech."""
    if kind == BIG_CARD:
        draw_big(s, what)
    elif kind == SPOKEN:
        spoken(s)
    elif kind == VOTING:
        vote(s, what // 4, what % 4)
    else:
        settle_speech(s, what)


def play_turn(s: State, kind: i64, what: i64) -> None:
    """How a turn begins, and jumps."""
    if kind == ASK:
        ask_here(s)
    elif kind == FLY:
        fly(s, flight(s, what))
    elif kind == HOP:
        hop(s, what)
    elif kind == FOLLOW:
        follow(s)
    elif kind == SPEECH:
        speak_out(s)
    else:
        try_six(s)


def ask_here(s: State) -> None:
    """The epoch where the mover stands asks."""
    ask(s, FOR_EPOCH, s.post[s.seat] // 3)


def go(s: State, code: i64) -> None:
    """Stop at the space of a code."""
    n: i64 = 0
    while s.track.code[s.spots[n] % POST // 3] != code:
        n += 1
    spot = s.spots[n]
    s.spots = vec[i64]()
    land(s, spot)


def flight(s: State, what: i64) -> i64:
    """The post to which a jump leads, -1 for staying."""
    if what == 0:
        return -1
    posts = flights(s)
    n: i64 = 0
    while s.track.code[posts[n] // 3] != what - 1:
        n += 1
    return posts[n]


def play_start(s: State, kind: i64, what: i64) -> None:
    """Who begins, how the disc lies, and who starts where."""
    if kind == BEGIN:
        s.starter = what
        s.phase = TURNING
        if s.tape is not None:
            s.tape.append(("begin", int(what), int(s.nearest), 0, 0))
    elif kind == ROTATE:
        s.rotation = what
        if s.tape is not None:
            s.tape.append(("rotate", int(what), 0, 0, 0))
        next_pick(s)
    else:
        s.post[s.seat] = 3 * what
        if s.tape is not None:
            s.tape.append(("start", int(s.seat), int(what), 0, 0))
        next_pick(s)


def next_pick(s: State) -> None:
    """The next one without a place picks an epoch, from the starter on; when all have one the first turn begins."""
    n: i64 = 0
    while n < s.seats:
        seat = (s.starter + n) % s.seats
        if not s.out & BIT[seat] and s.post[seat] < 0:
            s.seat = seat
            s.phase = PICK
            return
        n += 1
    s.round = 1
    begin_turn(s, s.starter if not s.out & BIT[s.starter] else after(s, s.starter))


# ---- giving up ---------------------------------------------------------------------------------------------------------


def concede(s: State, seat: i64) -> None:
    """Give up, at any time: the piece leaves the board, cards go to the used ones, and the points win nothing any more."""
    s.glance = None
    moving = s.phase >= TURN and s.seat == seat
    if moving:
        clear_table(s)
    s.out |= BIT[seat]
    s.carried &= ~BIT[seat]
    s.post[seat] = -1
    hand_back(s, seat)
    if alone(s):
        return
    if s.reader == seat:
        read_again(s)
    if moving:
        s.spots = vec[i64]()
        pass_on(s)
    elif s.phase == PICK:
        next_pick(s)
    elif s.phase == LAND:
        s.spots = spots(s, s.die)
    elif s.phase in (VOTE, COUNT):
        s.voters &= ~BIT[seat]
        gather(s)


def pass_on(s: State) -> None:
    """The turn of one who gave up passes on; with it the finale, where that was played."""
    if s.finale == s.seat and not s.closing:
        end_finale(s)
    else:
        next_turn(s)


def hand_back(s: State, seat: i64) -> None:
    """What a seat keeps goes to the used cards."""
    epoch: i64 = 0
    while epoch < EPOCHS:
        if s.kept[6 * seat + epoch] >= 0:
            discard(s, epoch, s.kept[6 * seat + epoch])
            s.kept[6 * seat + epoch] = -1
        epoch += 1
    s.socrates_used += s.socrates[seat]
    s.socrates[seat] = 0
