"""The options of A hombros de gigantes and the state each begins with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mochuelo.core.errors import NotationError, OptionsError
from mochuelo.core.options import check_choices
from mochuelo.games.gigantes.cards import FIRST_OWL, relations
from mochuelo.games.gigantes.position import Position, read_position
from mochuelo.games.gigantes.quartets_known import forget
from mochuelo.games.gigantes.state import PLAY, SEATS, State, bits, blank, mask
from mochuelo.games.gigantes.turns import begin_turn

QUARTET_HAND = 10
"""Cards of a hand of four colours for two, whose rest is a stock."""


class Options(Struct, frozen=True, kw_only=True):
    """How to play; the defaults are the published rules, but for `pass_empty`, of which the README says why."""

    play: Literal["arguments", "four_colours"] = "arguments"
    """The main game, or the children's game of asking for cards."""
    length: Literal["short", "long"] = "short"
    """Short ends with the last card of the stock; long goes on until every hand is empty."""
    decks: Literal["common", "personal"] = "common"
    """One deck for all, or everyone picks an own one; with own decks the game is a long one."""
    packs: Literal["own", "shared"] = "own"
    """Personal decks: picked from a pack each, or by two players from the halves of one."""
    pass_empty: Literal["never", "allowed"] = "never"  # noqa: S105  no password
    """Whether one may pass with an empty row; the book allows it."""
    match: Literal["hand_card", "either"] = "hand_card"
    """Whether the hand card's lists alone count, or the table card's as well."""
    question_min: Literal["0", "1"] = "0"
    """How many cards a row must have at least to be questioned."""
    pass_to: Literal["last_other", "stays"] = "last_other"  # noqa: S105  no password
    """Whether a row is ceded even when its owner's own last turn that was no pass is the latest of all."""
    three_players: Literal["all", "51"] = "all"
    """Whether three players leave one mochuelo out, so that all draw equally often."""
    personal_owls: Literal["1", "0", "4"] = "1"
    """How many mochuelos a personal deck may have."""
    quartet_end: Literal["first_out", "all_out"] = "first_out"
    """Four colours: whether it ends as soon as a hand is empty, or when all are."""
    ask_held: Literal["no", "yes"] = "no"
    """Four colours: whether one may ask for a card that one holds."""
    deck: str = ""
    """The digest of another deck on the shelf; "" for the deck of the house."""
    numbers: int = 12
    """How many thinkers are played with, from number 1."""
    owls: int = 4
    """How many mochuelos are played with."""
    hand: int = 6
    """Cards of a hand that is dealt; in four colours for two, where this says nothing else, ten."""
    picks: int = 15
    """Cards of a personal deck."""
    position: str = ""
    """A position line to begin from; "" for a deal."""


def begin(options: Options, seats: int) -> State:
    """The state before the first action; raises `OptionsError` for options that do not fit."""
    s = fresh(options, seats)
    if options.position:
        _lay(s, _placed(options, seats))
    return s


def fresh(options: Options, seats: int) -> State:
    """The state before the first action with all cards that are played with, but without the position that it may begin from."""
    _check(options, seats)
    s = _plain(options, seats)
    if options.play == "four_colours":
        _four_colours(s, options)
    elif s.personal:
        _personal(s, options)
    else:
        _common(s, options)
    return s


def _plain(options: Options, seats: int) -> State:
    """A state with the relations and the numbers of the rules."""
    four = options.play == "four_colours"
    s = blank(*_relations(options), personal=options.decks == "personal" and not four)
    s.options, s.seats, s.four = options, seats, int(four)
    s.long = int(options.length == "long" or s.personal)
    s.free, s.stays = _chosen(options.pass_empty, "allowed"), _chosen(options.pass_to, "stays")
    s.least = int(options.question_min)
    s.all_out, s.held = _chosen(options.quartet_end, "all_out"), _chosen(options.ask_held, "yes")
    s.size, s.most_picks, s.most_owls = options.hand, options.picks, int(options.personal_owls)
    s.cards = pack_of(options)
    return s


def _chosen(value: str, other: str) -> int:
    return int(value == other)


def pack_of(options: Options) -> int:
    """The mask of the cards of a pack that are played with."""
    return (1 << 4 * options.numbers) - 1 | ((1 << options.owls) - 1) << FIRST_OWL


def _relations(options: Options) -> tuple[list[int], list[int]]:
    """Whom each card may support and refute: by the lists, by the own number, and as a mochuelo."""
    told = relations(options.deck)
    either = options.match == "either"
    supports, refutes = [0] * 52, [(1 << 52) - 1] * 52
    for card in range(FIRST_OWL):
        supports[card] = told.supports[card] | 15 << card // 4 * 4 | (told.supported[card] if either else 0)
        refutes[card] = told.refutes[card] | (told.refuted[card] if either else 0)
    return supports, refutes


def _common(s: State, options: Options) -> None:
    owls = bits(s.cards >> FIRST_OWL)
    if s.seats == 3 and options.three_players == "51" and owls:
        s.cards &= ~(1 << FIRST_OWL + owls[-1])
    if options.position:
        s.cards = _in_play(s, options)
    else:
        _dealt(s, s.seats * options.hand, options)
    s.stock[0] = s.cards


def _dealt(s: State, hands: int, options: Options) -> None:
    """There are cards for all hands, and one more for the stock."""
    cards = int(s.cards).bit_count()
    if hands >= cards:
        words = f"hands of {options.hand!r} for {int(s.seats)} players from {cards} cards; fewer cards a hand would do"
        raise OptionsError("hands", words, hand=options.hand, seats=int(s.seats), cards=cards)


# ---- positions -------------------------------------------------------------------------------------------------------


def _placed(options: Options, seats: int) -> Position:
    """The position of the options; raises `OptionsError` where no game with a common deck can begin with it."""
    line = options.position
    if options.play == "four_colours" or options.decks == "personal":
        words = f"a position for a game without a common deck: {line!r}; play the main game with one deck from it"
        raise OptionsError("position-common", words, position=line)
    try:
        position = read_position(line)
    except NotationError as error:
        raise OptionsError(error.code, error.message, **error.details) from error
    if len(position.rows) != seats:
        words = f"a position for {len(position.rows)} players, and {seats} sit here; name a row for each"
        raise OptionsError("position-seats", words, rows=len(position.rows), seats=seats)
    if any(isinstance(hand, int) and hand for hand in position.hands):
        raise OptionsError("position-hands", f"hands that are not told: {line!r}; name their cards", position=line)
    return position


def _in_play(s: State, options: Options) -> int:
    """The cards that a position is played with: those it names, and all others where it says how many they are."""
    position = _placed(options, int(s.seats))
    named, most = mask(position.cards()), int(s.cards)
    rest = (most & ~named).bit_count()
    if named & ~most or (isinstance(position.stock, int) and position.stock not in (0, rest)):
        words = f"cards that do not add up: {options.position!r}; a stock of {rest} would do, or 0, or its cards by name"
        raise OptionsError("position-cards", words, position=options.position, rest=rest)
    return most if position.stock == rest else named


def _lay(s: State, position: Position) -> None:
    """Put everything where a position says; raises `OptionsError` where no turn can begin there."""
    for seat in range(s.seats):
        hand = position.hands[seat]
        s.hand[seat] = mask(() if isinstance(hand, int) else hand)
        s.won[4 * seat] = mask(position.libraries[seat])
        s.row[4 * seat] = mask(position.rows[seat])
        for card in position.rows[seat]:
            s.stamp[card] = s.clock
            s.clock += 1
        s.stock[0] &= ~(s.hand[seat] | s.won[4 * seat] | s.row[4 * seat])
    for played, seat in enumerate(position.order):
        s.last[seat] = played
    s.played, s.starter, s.seat = len(position.order), position.seat, position.seat
    held = any(s.hand[seat] for seat in range(s.seats))
    if (not s.stock[0] and not (s.long and held)) or (position.drawn and not s.hand[s.seat]):
        raise OptionsError("position-over", "nothing is left to play in this position; leave cards in the stock or in hands")
    begin_turn(s, s.seat)
    if position.drawn:
        s.phase = PLAY


def _personal(s: State, options: Options) -> None:
    s.shared = int(options.packs == "shared" and s.seats == 2)
    most = _most_picks(s, options)
    if not options.hand <= options.picks <= most:
        words = f"decks of {options.picks!r} cards; {options.hand} to {most} can be picked"
        raise OptionsError("picks", words, picks=options.picks, fewest=options.hand, most=most)
    if s.shared:
        s.packing = 1
        s.stock[0] = 0
    else:
        for seat in range(s.seats):
            s.pack[seat] = s.cards


def _most_picks(s: State, options: Options) -> int:
    """How many cards can be picked for certain, however the packs are dealt."""
    thinkers, owls = 4 * options.numbers, options.owls
    if not s.shared:
        return thinkers + min(owls, int(s.most_owls))
    half = (thinkers + owls) // 2
    if (thinkers + owls) % 2:
        raise OptionsError("halves", f"{thinkers + owls} cards for two halves; an even number can be dealt", cards=thinkers + owls)
    # Worst for a half are too many mochuelos.
    return half - max(min(owls, half) - int(s.most_owls), 0)


def _four_colours(s: State, options: Options) -> None:
    if options.owls not in (0, 4):
        raise OptionsError("quartet-owls", f"{options.owls!r} mochuelos; all 4 make a quartet, or 0 would do", owls=options.owls)
    published = options.hand == Options().hand
    s.size = (QUARTET_HAND if published else options.hand) if s.seats == 2 else 52
    s.stock[0] = s.cards
    forget(s)


def _check(options: Options, seats: int) -> None:
    if not 2 <= seats <= len(SEATS):
        raise OptionsError("seats", f"{seats!r} players; 2 to {len(SEATS)} can play", seats=seats)
    check_choices(options)
    for name, value, fewest, most in (
        ("numbers", options.numbers, 1, 12),
        ("owls", options.owls, 0, 4),
        ("hand", options.hand, 1, 26),
        ("picks", options.picks, 1, 52),
    ):
        if not fewest <= value <= most:
            words = f"{name} {value!r}; {fewest} to {most} would do"
            raise OptionsError("range", words, option=name, value=value, fewest=fewest, most=most)
