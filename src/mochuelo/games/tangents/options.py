"""The options of Tangents and the state each begins with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mochuelo.core.errors import NotationError, OptionsError
from mochuelo.core.options import check_choices, choices
from mochuelo.games.tangents.cards import FACES
from mochuelo.games.tangents.position import Position, read_position
from mochuelo.games.tangents.rules import begin_turn
from mochuelo.games.tangents.state import SIDE, SPACES, State, blank, code_of, empty, mask, pops


class Options(Struct, frozen=True, kw_only=True):
    """How to play; the defaults are the published rules."""

    games: Literal["one", "two"] = "one"
    """Two games make a match: the other one starts the second; it goes to who wins more games, then to who has more cards of both."""
    hands: Literal["open", "hidden"] = "open"
    """Whether the other hand can be seen; undealt cards never are."""
    first: Literal["die", "rock_paper_scissors", "random", "illustrator", "poet"] = "die"
    """How it is found who starts."""
    starter: Literal["winner_moves_first", "winner_chooses"] = "winner_moves_first"
    """What the winner of the die or of the throws gets."""
    flip: Literal["forced", "optional"] = "forced"
    """Whether a card that can flip must."""
    chain: Literal["straight", "bent"] = "straight"
    """Whether a chain may change its direction after each flip."""
    chain_count: Literal["all", "extra"] = "all"
    """Whether the difference of the values counts all cards of a chain or those after the first."""
    block_last_turn: Literal["forbidden", "allowed"] = "forbidden"
    """Whether the block may be played when only one space is empty."""
    grid: int = SIDE
    """Columns and rows, 2 to 4; a hand is half the spaces, rounded up."""
    cards: int = len(FACES)
    """How many cards of the deck are played with, from number 1."""
    position: str = ""
    """A position line to begin from, with open hands; "" for a deal. It says who is to move, and nothing is rolled or thrown."""


def hides(options: Options) -> bool:
    """Whether somebody may not know everything: hidden hands, or throws that wait to be shown."""
    return options.hands == "hidden" or options.first == "rock_paper_scissors"


def begin(options: Options, seats: int) -> State:
    """The state before the first action; raises `OptionsError` for options that do not fit."""
    _check(options, seats)
    s = blank()
    s.options = options
    s.size, s.cards = (options.grid**2 + 1) // 2, options.cards
    s.room = mask(SIDE * row + column for row in range(options.grid) for column in range(options.grid))
    s.games = 2 if options.games == "two" else 1
    s.opening = choices(Options)["first"].index(options.first)
    s.chooses, s.hidden = int(options.starter == "winner_chooses"), int(options.hands == "hidden")
    s.optional, s.bent = int(options.flip == "optional"), int(options.chain == "bent")
    s.extra, s.late = int(options.chain_count == "extra"), int(options.block_last_turn == "allowed")
    if options.position:
        _set_up(s, options)
    return s


def _check(options: Options, seats: int) -> None:
    if seats != 2:
        raise OptionsError("seats", f"{seats!r} players; two can play", seats=seats)
    check_choices(options)
    if not 2 <= options.grid <= SIDE:
        raise OptionsError("grid", f"a grid of {options.grid!r}; 2 to {SIDE} spaces a side", grid=options.grid)
    fewest = (options.grid**2 + 1) // 2 * 2
    if not fewest <= options.cards <= len(FACES):
        raise OptionsError(
            "cards", f"{options.cards!r} cards; {fewest} to {len(FACES)} can be played with", cards=options.cards, fewest=fewest
        )


def _set_up(s: State, options: Options) -> None:
    """Begin from a position line; raises `OptionsError` where no turn can begin there."""
    line = options.position
    try:
        position = read_position(line)
    except NotationError as error:
        raise OptionsError(error.code, error.message, **error.details) from error
    if options.games == "two" or hides(options):
        raise OptionsError("position-open", f"a position for a match or with secrets: {line!r}; play one open game from it", position=line)
    _lay(s, position)
    held = [pops(s.hand0), pops(s.hand1)]
    if not empty(s) or sum(held) < pops(empty(s)) or max(held) > s.size:
        raise OptionsError(
            "position-cards", f"too few cards to fill the grid, or too many: {line!r}; a hand has up to {s.size}", position=line
        )
    s.starter = s.seat = position.seat
    begin_turn(s)


def _lay(s: State, position: Position) -> None:
    """Put the cards and the blocks where a position says."""
    for lying in position.board:
        space, bit = SPACES.index(lying.space), 1 << SPACES.index(lying.space)
        if not s.room & bit:
            raise OptionsError("off-grid", f"no such space here: {lying.space!r}; the grid is smaller", space=lying.space)
        _in_deck(s, lying.card)
        s.board[space] = code_of(lying.card, lying.side, lying.turned)
        s.owned0, s.owned1 = s.owned0 | bit * (1 - lying.side), s.owned1 | bit * lying.side
        s.blocked |= bit * lying.blocked
    for card in (*position.hands[0], *position.hands[1]):
        _in_deck(s, card)
    s.hand0, s.hand1 = (mask(card - 1 for card in hand) for hand in position.hands)
    s.blocks = position.blocks[0] + 2 * position.blocks[1]
    lay_blocks(s, [SPACES.index(lying.space) for lying in position.board if lying.blocked])


def lay_blocks(s: State, spaces: list[int]) -> None:
    """Say whose the blocks on the grid are: the rules do not ask, so the Illustrator's comes first."""
    played = [seat for seat in (0, 1) if not s.blocks >> seat & 1]
    if len(spaces) > len(played):
        raise OptionsError("position-blocks", f"{len(spaces)} blocked cards and {len(played)} blocks played; there is one block for each")
    for seat, space in zip(played, sorted(spaces), strict=False):
        s.block0, s.block1 = (s.block0, space) if seat else (space, s.block1)


def _in_deck(s: State, card: int) -> None:
    if not 1 <= card <= s.cards:
        raise OptionsError("no-card", f"no card {card!r}; there are 1 to {s.cards}", card=card, most=int(s.cards))
