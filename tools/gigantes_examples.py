"""The worked examples of A hombros de gigantes as positions: what lies, what is held and meant, and the order of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from mochuelo.games.gigantes import GAME, Options, State
from mochuelo.games.gigantes.cards import TEXTS
from mochuelo.games.gigantes.state import PLAY, SEATS, mask


class Example(NamedTuple):
    """A position, in which it is the first seat's turn and the card of the turn has been drawn."""

    slug: str
    rows: str
    """The rows of the seats, apart by a bar, so "B1 C1 | W2" for two; with personal decks each card after its owner's key."""
    hand: str
    """The hand of the first seat."""
    watch: str
    """What is meant, action by action; those of the others, and of chance, follow by themselves."""
    held: str = ""
    """Cards that others are to hold, by seat, apart by a bar; their hands are filled up with whatever is left."""
    hands: int = 6
    """How many cards each other seat holds."""
    stock: int = -1
    """How many cards the stock has, -1 for all that are left; what remains lies in the libraries."""
    last: str = "In Te"
    """The seats that have done something other than pass, the latest at the end."""
    passed: str = ""
    """The seats that have passed since a card moved."""
    options: dict[str, Any] = {}


SMALL = {"play": "four_colours", "numbers": 4, "owls": 0}
DEALT = "| B1 C2 E3 E4 W4 | E2 W2 B2 W3 B3 C4"
"""Four colours with sixteen cards, as they are dealt to the others."""

EXAMPLES = (
    Example("number", "B1 | W6 E5", "C1 E4 W10", "In:C1+In"),
    Example("tick", "C4 | B9", "E1 W8 B4", "In:E1+In"),
    Example("theirs", "B9 W11 W6 | E4 C8", "W3 B4 C3", "In:W3+Te"),
    Example("refute", "B9 | W2 E9", "W3 C10 B6", "In:W3xW2"),
    Example("own", "E1 | B6", "W12 C8 E5", "In:W12xE1"),
    Example("lists", "E1 | B6", "C2 W1", "In:W1+In"),
    Example("any", "B9 | W1 C9", "C13 E3", "In:C13xW1"),
    Example("owls", "B9 | E13", "W13 W3 E1", "In:W13xE13"),
    Example("question", "B1 C1 W1 C6 | W2 C5 B3", "E4 W10", "In:?Te"),
    Example("fewer", "B1 C1 W1 C6 | W2 C5 B3 E9 | B12 |", "E4 W10", "In:?Sa", last="Am In Te Sa"),
    Example("pass", "B9 W11 | E4 C8 | W2", "B6 C7", "In:-", last="In Sa Te"),
    Example("stays", "B9 |", "B6 C7 E4 W3 C8 E8", "In:-", last="In", options={"pass_empty": "allowed"}),
    Example("last", "B1 C1 W1 C6 | W2 C5 B3", "W7 E4", "In:?Te", stock=1),
    Example("long", "B1 C6 | W2 C5", "C1 W7", "In:C1+In In:W7xC5", hands=0, stock=0, options={"length": "long"}),
    Example("standstill", "|", "B6 C7", "In:- Te:-", hands=1, stock=0, options={"length": "long", "pass_empty": "allowed"}),
    Example(
        "oblivion", "InB1 InC1 InW1 InC6 | TeW2 TeC5 InB3", "E4 W10", "In:?Te", stock=8, options={"decks": "personal"}
    ),
    Example("hit", "", "C1 E1 W1 C3 B4", "In:?TeB1", held=DEALT, options=SMALL),
    Example("miss", "", "C1 E1 W1 C3 B4", "In:?SaW4", held=DEALT, options=SMALL),
)  # fmt: skip
"""The cases of the rules."""

PARTS = {
    "main": {
        "cards": "", "strip": "", "setup": "", "turn": "", "open": "", "support": "number tick theirs", "refute": "refute own",
        "lists": "lists", "owl": "any owls", "question": "question fewer", "pass": "pass stays", "end": "last",
    },
    "long": {"long": "long", "skip": "", "standstill": "standstill"},
    "fair": {"loophole": "", "seen": ""},
    "personal": {"personal": "", "oblivion": "oblivion"},
    "colours": {"colours": "", "ask": "hit miss", "quartet": "", "pair": ""},
    "options": {"options": ""},
}  # fmt: skip
"""The rules in the order of reading, with the examples of each."""

FIGURES = {
    "cards": "C8 E8 W8 B8 W13", "strip": "C3", "support": "W1 + B1", "refute": "W3 x W2", "owl": "E13 x C1",
    "question": "B1 C1 W1 C6 ? W2 C5 B3", "colours": "C7 E7 W7 B7",
}  # fmt: skip
"""The cards that are shown beside a rule, with the sign of what the first does to the second; for a question two rows."""

UNOFFERED = {"deck", "numbers", "owls", "hand", "picks", "position"}
OPTIONS = [name for name in Options.__struct_fields__ if name not in UNOFFERED]
"""The options that the rules tell of."""


def split(text: str, seats: int) -> list[list[str]]:
    """The cards of each seat of a text such as "B1 C1 | W2"."""
    parts = [part.split() for part in text.split("|")]
    return parts + [[] for _ in range(seats - len(parts))]


def bare(texts: Iterable[str]) -> int:
    """The mask of some cards, whoever owns them."""
    return mask(TEXTS.index(text.lstrip("InTeSaAm")) for text in texts)


def set_up(example: Example) -> State:
    """The position of an example: a game of its options in which everything lies where it is to lie."""
    four = example.options.get("play") == "four_colours"
    seats = 3 if four else max(2, example.rows.count("|") + 1)
    s = GAME.start(Options(**example.options), seats)
    s.phase, s.seat, s.starter = PLAY, 0, 0
    rows, held = split(example.rows, seats), split(example.held, seats)
    held[0] = example.hand.split()
    for seat, row in enumerate(rows):
        lay(s, seat, row)
    for seat, cards in enumerate(held):
        s.hand[seat] = bare(cards)
    if s.personal:
        share_own(s, example, rows)
    else:
        share(s, example, [card for cards in rows + held for card in cards], four)
    for count, key in enumerate(example.last.split() if not four else []):
        s.last[SEATS.index(key)] = count
        s.played = count + 1
    s.passed = mask(SEATS.index(key) for key in example.passed.split())
    return s


def lay(s: State, seat: int, row: list[str]) -> None:
    """The cards of a row, in their order."""
    for card in row:
        owner, number = SEATS.index(card[:2]) if card[:2] in SEATS else 0, bare([card]).bit_length() - 1
        s.row[4 * seat + owner] |= 1 << number
        s.stamp[52 * owner + number] = s.clock
        s.clock += 1


def share(s: State, example: Example, used: list[str], four: bool) -> None:
    """The other cards: they fill the hands, then the stock, and the rest lies in the libraries."""
    left = [TEXTS.index(text) for text in TEXTS if text not in used]
    seats = int(s.seats)
    # High and low numbers take turns, so that a hand is of many thinkers.
    left = [left[n // 2] if n % 2 else left[-1 - n // 2] for n in range(len(left))]
    s.stock[0] = 0
    if four:
        return
    for seat in range(1, seats):
        while int(s.hand[seat]).bit_count() < example.hands and left:
            s.hand[seat] |= 1 << left.pop(0)
    stock = len(left) if example.stock < 0 else example.stock
    s.stock[0] = mask(left[:stock])
    for n, card in enumerate(left[stock:]):
        s.won[4 * (n % seats)] |= 1 << card


def share_own(s: State, example: Example, rows: list[list[str]]) -> None:
    """Personal decks: everybody's own cards that lie nowhere yet fill the hand and the own stock."""
    for seat in range(int(s.seats)):
        used = bare(card for row in rows for card in row if card.startswith(SEATS[seat])) | s.hand[seat]
        left = [card for card in range(48) if not used >> card & 1][seat::3]
        while seat and int(s.hand[seat]).bit_count() < example.hands:
            s.hand[seat] |= 1 << left.pop()
        s.stock[seat] = mask(left[: example.stock])
        s.picked[seat] = used | s.hand[seat] | s.stock[seat]
