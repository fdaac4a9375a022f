"""The rules of Sophie's World: what may be done, and doing it.

With turns.py, walking.py, moving.py, questions.py and speaking.py it is the one authority on both. `play` changes a state in place and
trusts its action; the front door (`__init__.py`) copies and checks. Names in capitals are the numbers of state.py.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from mochuelo.games.sophie.moving import die, fly, follow, hop, land, leave, speak_out, to_follow, try_six
from mochuelo.games.sophie.questions import answer, ask, bet, choose, draw, end_finale, hear, lay_out, leave_to_chance, read_again, settle
from mochuelo.games.sophie.speaking import ballot, call_votes, draw_big, gather, settle_speech, spoken, vote, waiting
from mochuelo.games.sophie.state import (
    ANSWER,
    ASK,
    BEGIN,
    BET,
    BETTING,
    BIG,
    BIG_CARD,
    BIG_PILE,
    BIT,
    CARD,
    CHOICE,
    CHOOSE,
    COUNT,
    DIE,
    DRAW,
    FIRST,
    FIRST_CARD,
    FLY,
    FOLLOW,
    FOR_EPOCH,
    GO,
    GUESS,
    HEARD,
    HOP,
    IN_PILE,
    JUMP,
    KIND,
    LAID,
    LAND,
    LAYOUT,
    LEAVE,
    ODDS,
    OPEN,
    OPENING,
    PHILOSOPHY_PILE,
    PICK,
    POST,
    RABBIT,
    READ,
    REPLY,
    RIGHT,
    ROLL,
    ROTATE,
    SHUFFLE,
    SIX,
    SOCRATIC,
    SPEAK,
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
from mochuelo.games.sophie.track import EPOCHS, PLACE_SPACE
from mochuelo.games.sophie.turns import after, alone, begin_turn, clear_table, discard, next_turn
from mochuelo.games.sophie.walking import beyond, flights, spots, way_out


def is_chance(s: State) -> bool:
    """Whether chance decides."""
    p = s.phase
    if p == FIRST:
        return not s.nearest
    if p == LAND:
        return len(s.spots) == 1
    return p in (TURNING, ROLL, DRAW, READ, SHUFFLE, GUESS, OPEN, BIG, COUNT)


def decider(s: State) -> i64:
    """The seat that decides, the first of those that vote; of no meaning while chance does."""
    if s.phase == VOTE:
        seats = waiting(s)
        seat: i64 = 0
        while not seats & BIT[seat]:
            seat += 1
        return seat
    if s.phase == FIRST:
        return after(s, s.seats - 1)
    return s.seat


# ---- what may be done ---------------------------------------------------------------------------------------------------


def legal(s: State) -> list[int]:
    """Every legal action of whoever decides, in a fixed order."""
    return list(legal_vec(s, decider(s) if s.phase == VOTE else 0))


def legal_vec(s: State, seat: i64) -> vec[i64]:
    """The same; while there is a vote those of `seat`."""
    p = s.phase
    if p == TURN:
        return turns(s)
    if p == LAND:
        return landings(s)
    if p == ANSWER:
        return answers(s)
    if p == VOTE:
        return each(VOTING, 4 * seat, 4 * seat + 3) if waiting(s) & BIT[seat] else vec[i64]()
    if p in (DRAW, BIG, READ, SHUFFLE, OPEN, COUNT):
        return chances(s)
    if p == JUMP:
        return jumps(s)
    if p == RABBIT:
        return each_of(HOP, beyond(s, s.seat))
    return simple(s)


def simple(s: State) -> vec[i64]:
    """Where what may be done hangs on little but the phase."""
    p = s.phase
    if p == ROLL:
        return each(DIE, 1, 7)
    if p == CHOOSE:
        return each(CHOICE, 1, 3)
    if p == SPEAK:
        return each(SPOKEN, 0, 1)
    if p == GUESS:
        return each(REPLY, 0, 3)
    if p == BET:
        return each(BETTING, 0, 2)
    if p == FIRST:
        return each_of(BEGIN, ((BIT[s.seats] if s.seats < 7 else 0) - 1) & ~s.out)
    if p == TURNING:
        return each(ROTATE, 0, len(s.track.ring))
    if p == PICK:
        return each_of(START, free_epochs(s))
    return vec[i64]()


def each(kind: i64, low: i64, high: i64) -> vec[i64]:
    """An action of a kind for each number from `low` to below `high`."""
    found = vec[i64]()
    while low < high:
        found = append(found, kind + KIND * low)
        low += 1
    return found


def each_of(kind: i64, mask: i64) -> vec[i64]:
    """An action of a kind for each number in a mask."""
    found = vec[i64]()
    n: i64 = 0
    while mask >> n:
        if mask & BIT[n]:
            found = append(found, kind + KIND * n)
        n += 1
    return found


def free_epochs(s: State) -> i64:
    """Mask of the epochs in which nobody starts."""
    found: i64 = 63
    seat: i64 = 0
    while seat < s.seats:
        if s.post[seat] >= 0:
            found &= ~BIT[s.post[seat] // 3]
        seat += 1
    return found


def turns(s: State) -> vec[i64]:
    """How a turn may begin."""
    found = vec[i64]()
    here = s.post[s.seat] // 3
    if here == PLACE_SPACE and not way_out(s):
        return append(append(found, SPEECH), SIX)
    if to_follow(s):
        return append(found, FOLLOW)
    if here < EPOCHS and not s.done[s.seat] & BIT[here]:
        found = append(found, ASK)
        if s.once:
            return found
    return append(found, LEAVE)


def landings(s: State) -> vec[i64]:
    """Where one may stop."""
    found = vec[i64]()
    n: i64 = 0
    while n < len(s.spots):
        found = append(found, GO + KIND * s.track.code[s.spots[n] % POST // 3])
        n += 1
    return found


def jumps(s: State) -> vec[i64]:
    """Where a gadfly may take one, and to stay."""
    found, posts = vec[i64](), flights(s)
    n: i64 = 0
    while n < len(posts):
        found = append(found, FLY + KIND * (s.track.code[posts[n] // 3] + 1))
        n += 1
    return append(found, FLY)


def answers(s: State) -> vec[i64]:
    """What may be answered; a program may also say how often it is right."""
    found = each(REPLY, 0, 4)
    if s.bots & BIT[s.seat]:
        odds: i64 = 0
        while odds <= 100:
            found = append(found, ODDS + KIND * odds)
            odds += 5
    return found


def chances(s: State) -> vec[i64]:
    """What chance may draw, lay out or open."""
    p = s.phase
    if p == READ:
        return each(HEARD, s.card + 1, s.card + 2)
    if p == SHUFFLE:
        return each(LAYOUT, LAID * (s.card + 1), LAID * (s.card + 1) + 6)
    if p == OPEN:
        opened: i64 = LAID * (s.card + 1) + s.order if s.left_reader else RIGHT[s.order]
        return each(OPENING, opened, opened + 1)
    if p == COUNT:
        return each(VOTES, ballot(s), ballot(s) + 1)
    found = vec[i64]()
    pile: i64 = BIG_PILE if p == BIG else s.pile
    if p == DRAW and pile == PHILOSOPHY_PILE and s.sleft:
        found = append(found, CARD + KIND * SOCRATIC)
    base: i64 = BIG_CARD if p == BIG else CARD + KIND * FIRST_CARD
    n = s.first[pile]
    while n < s.first[pile + 1]:
        if s.lies[n] == IN_PILE:
            found = append(found, base + KIND * (n - s.first[pile]))
        n += 1
    return found


def is_legal(s: State, action: i64) -> bool:
    """Whether an action is legal here and now, of whichever seat may act."""
    kind, what = action % KIND, action // KIND
    if action < 0:
        return False
    if s.phase in (DRAW, BIG):
        return can_be_drawn(s, kind, what)
    if s.phase == VOTE:
        return kind == VOTING and what < 4 * s.seats and what % 4 < 3 and (waiting(s) & BIT[what // 4]) != 0
    return action in legal_vec(s, 0)


def can_be_drawn(s: State, kind: i64, what: i64) -> bool:
    """Whether a card may be drawn, judged without listing any."""
    if s.phase == DRAW and kind == CARD and what == SOCRATIC:
        return s.pile == PHILOSOPHY_PILE and s.sleft > 0
    pile: i64 = BIG_PILE if s.phase == BIG else s.pile
    card = what if s.phase == BIG else what - FIRST_CARD
    fits = kind == BIG_CARD if s.phase == BIG else kind == CARD
    return fits and 0 <= card < s.first[pile + 1] - s.first[pile] and s.lies[s.first[pile] + card] == IN_PILE


# ---- doing it ----------------------------------------------------------------------------------------------------------


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
    s.sused += s.socrates[seat]
    s.socrates[seat] = 0
