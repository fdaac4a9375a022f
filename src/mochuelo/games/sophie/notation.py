"""The text of every action, the same in every position, and of every space.

A space is named by its id, which is made of small letters and digits, a letter first, eleven at most.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from mochuelo.core.errors import NotationError
from mochuelo.games.sophie import state as n

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
EPOCHS = ("mythology", "hellas", "middle", "renaissance", "enlightenment", "modern")
ANSWERS = "abc-"
VOTES = "0+."
"""None, more, abstains."""
UNKNOWN_VOTE = "?"
SEEN = ("123", "132", "213", "231", "312", "321")
"""How the texts of the answers lie at a, b and c, numbered as in a dictionary: what can be seen of their order."""

SPACE = r"mythology|hellas|middle|renaissance|enlightenment|modern|[a-z][a-z0-9]{0,10}"
NUMBER = "[1-9][0-9]{0,3}"
SEAT = "|".join(n.SEATS)


def space_code(key: str) -> int:
    """The number of a space in an action, the same on every board: an epoch's is its own, another's is made of its letters.

    >>> space_code("hellas"), space_code("a1")
    (1, 415)
    """
    if key in EPOCHS:
        return EPOCHS.index(key)
    code = 0
    for letter in key:
        code = 37 * code + LETTERS.index(letter) + 1
    return code + len(EPOCHS)


def space_key(code: int) -> str:
    """The id of a space by its number.

    >>> space_key(1), space_key(415)
    ('hellas', 'a1')
    """
    if code < len(EPOCHS):
        return EPOCHS[code]
    code -= len(EPOCHS)
    key = ""
    while code:
        code, letter = divmod(code, 37)
        key = LETTERS[letter - 1] + key
    return key


def action(kind: int, what: int = 0) -> int:
    """The number of an action."""
    return int(kind) + int(n.KIND) * what


# ---- writing -----------------------------------------------------------------------------------------------------------


def _card(what: int) -> str:
    return "k?" if what == n.HIDDEN else "kS" if what == n.SOCRATIC else f"k{what - int(n.FIRST_CARD) + 1}"


def _layout(what: int) -> str:
    card, order = divmod(what, int(n.LAID))
    if order >= n.SEEN:
        return f"o{card}:{SEEN[order - int(n.SEEN)]}"
    return f"o{card or ''}:{'?' if order == n.UNSEEN else n.ORDERS[order]}"


def _opening(what: int) -> str:
    card, order = divmod(what, int(n.LAID))
    return f"={card}:{n.ORDERS[order]}" if card else f"={ANSWERS[what]}"


def _vote(what: int) -> str:
    return f"v{n.SEATS[what // 4]}{(VOTES + UNKNOWN_VOTE)[what % 4]}"


def ballot(what: int) -> str:
    """The votes of the action that opens them, in the order of the seats."""
    text = ""
    while what:
        what, digit = divmod(what, 4)
        text = VOTES[digit - 1] + text
    return text


WRITERS: dict[int, Callable[[int], str]] = {
    int(n.BEGIN): lambda what: f"first:{n.SEATS[what]}",
    int(n.ROTATE): lambda what: f"r{what}",
    int(n.START): lambda what: f"S:{EPOCHS[what]}",
    int(n.ASK): lambda _: "ask",
    int(n.LEAVE): lambda _: "^",
    int(n.DIE): lambda what: f"d{what}",
    int(n.GO): lambda what: f">{space_key(what)}",
    int(n.FLY): lambda what: f"j:{space_key(what - 1)}" if what else "j-",
    int(n.HOP): lambda what: f"w:{EPOCHS[what]}",
    int(n.FOLLOW): lambda _: "f",
    int(n.SPEECH): lambda _: "sp",
    int(n.SIX): lambda _: "six",
    int(n.CARD): _card,
    int(n.CHOICE): lambda what: f"q{what}",
    int(n.LAYOUT): _layout,
    int(n.REPLY): lambda what: ANSWERS[what],
    int(n.OPENING): _opening,
    int(n.HEARD): lambda what: f"h{what or '?'}",
    int(n.BIG_CARD): lambda what: f"B{what + 1}",
    int(n.SPOKEN): lambda _: "!",
    int(n.VOTING): _vote,
    int(n.VOTES): lambda what: f"v{ballot(what)}",
    int(n.ODDS): lambda what: f"%{what}",
    int(n.BETTING): lambda what: f"s{'-+'[what]}",
}


def write(number: int) -> str:
    """The canonical text of an action."""
    what, kind = divmod(number, int(n.KIND))
    return WRITERS[kind](what)


# ---- reading -----------------------------------------------------------------------------------------------------------


def _cast(text: str) -> int:
    code = 0
    for letter in text:
        code = 4 * code + VOTES.index(letter) + 1
    return code


def _laid(card: str, order: str) -> int:
    if order in SEEN:
        return int(n.LAID) * int(card) + int(n.SEEN) + SEEN.index(order)
    return int(n.LAID) * int(card or 0) + (int(n.UNSEEN) if order == "?" else n.ORDERS.index(order))


FIXED = {"ask": n.ASK, "^": n.LEAVE, "f": n.FOLLOW, "sp": n.SPEECH, "six": n.SIX, "!": n.SPOKEN, "j-": n.FLY}
READERS: tuple[tuple[str, int, Callable[..., int]], ...] = (
    (f"first:({SEAT})", int(n.BEGIN), n.SEATS.index),
    ("r(0|[1-9][0-9]?)", int(n.ROTATE), int),
    (f"S:({'|'.join(EPOCHS)})", int(n.START), EPOCHS.index),
    ("d([1-6])", int(n.DIE), int),
    (f">({SPACE})", int(n.GO), space_code),
    (f"j:({SPACE})", int(n.FLY), lambda key: space_code(key) + 1),
    (f"w:({'|'.join(EPOCHS)})", int(n.HOP), EPOCHS.index),
    (r"k(\?)", int(n.CARD), lambda _: int(n.HIDDEN)),
    ("k(S)", int(n.CARD), lambda _: int(n.SOCRATIC)),
    (f"k({NUMBER})", int(n.CARD), lambda card: int(card) - 1 + int(n.FIRST_CARD)),
    ("q([12])", int(n.CHOICE), int),
    (rf"o({NUMBER}):({'|'.join((*n.ORDERS, *SEEN))})", int(n.LAYOUT), _laid),
    (r"o():(\?)", int(n.LAYOUT), _laid),
    ("([abc-])", int(n.REPLY), ANSWERS.index),
    ("=([abc])", int(n.OPENING), ANSWERS.index),
    (f"=({NUMBER}):({'|'.join(n.ORDERS)})", int(n.OPENING), _laid),
    (f"h({NUMBER})", int(n.HEARD), int),
    (r"h\?", int(n.HEARD), lambda: int(n.HIDDEN)),
    (f"B({NUMBER})", int(n.BIG_CARD), lambda card: int(card) - 1),
    (rf"v({SEAT})([0+.?])", int(n.VOTING), lambda seat, vote: 4 * n.SEATS.index(seat) + (VOTES + UNKNOWN_VOTE).index(vote)),
    (r"v([0+.]{1,5})", int(n.VOTES), _cast),
    ("%(0|[1-9]?[05]|100)", int(n.ODDS), int),
    ("s([+-])", int(n.BETTING), "-+".index),
)
_COMPILED = tuple((re.compile(pattern), kind, reader) for pattern, kind, reader in READERS)


def read(text: str) -> int:
    """The action of a text; raises `NotationError` for what is no action anywhere."""
    if text in FIXED:
        return action(int(FIXED[text]))
    for pattern, kind, reader in _COMPILED:
        found = pattern.fullmatch(text)
        if found:
            return action(kind, reader(*found.groups()))
    shown = text[:40]
    raise NotationError("unreadable", f"no action: {shown!r}; write one such as ask, ^, q1, b, >c3 or vTe+", text=shown)
