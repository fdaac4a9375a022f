"""The worked examples of Tangents as positions: what each needs to lie and to be held, and the first cards of the deck that show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from mochuelo.core.game import CHANCE, SPECTATOR
from mochuelo.games.tangents import GAME, Options, State
from mochuelo.games.tangents.cards import DIRECTIONS, FACES
from mochuelo.games.tangents.state import SEATS
from mochuelo.games.tangents.view import View


class Slot(NamedTuple):
    """A card that an example needs."""

    space: str
    """Where it lies, "" in a hand."""
    seat: int
    """Whose side is up."""
    shows: str
    """What it shows as it lies: "W1 E34" is a 1 to the west and a 3 or 4 to the east."""
    back: str
    """What its other face shows, upright."""
    blocked: bool


class Example(NamedTuple):
    """A position to be tried."""

    slug: str
    grid: int
    needs: str
    """The cards: name, space unless it is held, side, `#` when it is blocked, what it shows, and after a bar its other face."""
    open: str
    """The spaces on which the cards of the hands may be tried."""
    watch: tuple[str, ...]
    """What the example means, turn by turn; {a} is the number of the card named a."""
    blocks: tuple[bool, bool] = (False, False)
    blockable: str = ""
    """The spaces on which the block may be tried."""
    reply: str = ""
    """A turn of the other one that follows by itself, by its beginning."""
    full: bool = False
    """Whether the hand of the one to move is still full: it is the own first turn."""

    @property
    def slots(self) -> dict[str, Slot]:
        """The cards by their names."""
        return dict(map(slot, self.needs.split("; ")))


def slot(text: str) -> tuple[str, Slot]:
    """The name of a card and what is needed of it."""
    front, _, back = text.partition(" | ")
    name, *words = front.split()
    space = words.pop(0) if words[0][0] in "ABCD" else ""
    side, *shows = words
    return name, Slot(space, SEATS.index(side[:2]), " ".join(shows), back, side.endswith("#"))


SEVEN = "c A1 Il; d B1 Po; e C1 Il; f A2 Po SE4; g B2 Il SE4; h C2 Po SW4; i A3 Po E4"
"""A small grid with two empty spaces, beside which nothing can be beaten."""

LOCKED = SEVEN.replace("A1 Il", "A1 Il#").replace("B2 Il", "B2 Il#")
"""The same when both blocks have been played."""

EIGHT = "c A1 Il; d B1 Po; e C1 Il; f A2 Po; g B2 Il; h C2 Po S2; i A3 Po; j B3 Po E4"
"""A small grid with one empty space, beside which one card can be beaten, from the south."""

EXAMPLES = (
    Example("three", 4, "a Il E4; b B2 Po W1 E34; c C2 Po W12 E34; d D2 Po W12", "A2", ("Il:{a}uA2xEuuu",)),
    Example("blank", 4, "a Il E4; b B2 Po W0 E34; c C2 Po W12 E34; d D2 Po W12", "A2", ("Il:{a}uA2xEu",)),
    Example("inside", 4, "a Il E4; b B2 Po W12 E34; c C2 Po W0", "A2", ("Il:{a}uA2xEuu",)),
    Example("own", 4, "a Il E4; b B2 Po W1 E34; c C2 Il; d D2 Po W12", "A2", ("Il:{a}uA2xEu",)),
    Example("blocked", 4, "a Il E4; b B2 Po W1 E34; c C2 Po# W12 E34; d D2 Po W12", "A2", ("Il:{a}uA2xEu",)),
    Example("gap", 4, "a Il E4; b B2 Po W1 E34; d D2 Po W12", "A2", ("Il:{a}uA2xEu",)),
    Example("corner", 3, "a Il NE4; b B2 Po SW12 NE34; c C1 Po SW12", "A3", ("Il:{a}uA3xNEuu",)),
    Example("old", 3, "a Il S4; b B2 Po N12 S4 | S01; c B3 Po N23", "B1", ("Il:{a}uB1xSuu",)),
    Example("forced", 3, "a Il N34 E34; b B1 Po S12; c C2 Po W12", "B2", ("Il:{a}uB2xEu",)),
    Example("early", 3, "a Il N34; b Il; c Il; d Il; e Il; f B2 Po S12", "B3", ("Il:{a}uB3xNu",), blocks=(True, True), full=True),
    Example("late", 3, f"a Il E4; b Po; {SEVEN}", "B3 C3", ("Il:{a}uB3", "Po:{b}uC3"), blocks=(True, True), blockable="B2"),
    Example("answer", 3, f"a Il; b Po; {SEVEN}", "", ("Il:#B2",), blocks=(True, True), blockable="A1 C1 B2", reply="Po:#"),
    Example("pass", 3, f"a Il; b Il N01; {LOCKED}", "B3 C3", ("Il:{a}uB3", "Il:{b}uC3")),
    Example("last", 3, f"a Il N01 S4; {EIGHT}", "C3", ("Il:{a}tC3xNu",)),
)
"""The cases of the rules."""

RULES = {
    "card": "", "values": "", "turn": "", "flip": "corner", "must": "forced", "many": "three", "chain": "own blocked gap old",
    "blank": "blank inside", "lay": "", "block": "early late answer", "pass": "pass", "end": "last",
    "start": "", "hidden": "", "match": "", "options": "",
}  # fmt: skip
"""The rules in the order of reading, with the examples of each."""

FIGURES = {"flip": ("three", 1, 2), "many": ("three", 3, 4), "chain": ("own", 1, 3), "blank": ("blank", 1, 3)}
"""Rules that are shown by the line of an example: how many of its cards fall, and how many are shown."""

BAT, ELEPHANT, DEW = 9, 12, 24
"""Cards that are shown for themselves."""

CHOOSING = {"forced", "late", "pass"}
"""The examples in which more than one direction may be open."""


def value(card: int, seat: int, turned: bool, way: str) -> int:
    """What a card shows in a direction as it lies."""
    return FACES[card - 1][seat][(DIRECTIONS.index(way) + 4 * turned) % 8]


def shows(card: int, seat: int, turned: bool, wanted: str) -> bool:
    """Whether a card shows what is wanted, such as "W1 E34"."""
    wishes = [(wish.rstrip("01234"), wish.lstrip("NESW")) for wish in wanted.split()]
    return all(str(value(card, seat, turned, way)) in values for way, values in wishes)


def cast(slots: Sequence[Slot], taken: frozenset[int] = frozenset()) -> Iterator[list[tuple[int, bool]]]:
    """Every way to fill the slots with different cards of the deck, each with its orientation, low numbers first."""
    if not slots:
        yield []
        return
    slot, rest = slots[0], slots[1:]
    for card in range(1, len(FACES) + 1):
        if card in taken or not shows(card, 1 - slot.seat, False, slot.back):
            continue
        for turned in (False, True) if slot.space else (False,):
            if shows(card, slot.seat, turned, slot.shows):
                yield from ([(card, turned), *others] for others in cast(rest, taken | {card}))


def position(example: Example, cards: Sequence[tuple[int, bool]]) -> str:
    """The position line of an example; cards that nobody sees fill the hands, as the rules want enough of them."""
    lying, hands = [], [[], []]  # type: list[str], list[list[int]]
    for slot, (card, turned) in zip(example.slots.values(), cards, strict=True):
        if slot.space:
            lying.append(f"{slot.space}={card:02}{SEATS[slot.seat]}{'ut'[turned]}{'#' * slot.blocked}")
        else:
            hands[slot.seat].append(card)
    room = example.grid**2 - len(lying)
    spare = [card for card in range(1, len(FACES) + 1) if card not in {number for number, _ in cards}]
    while len(hands[0]) + len(hands[1]) < room and not example.full:
        hands[len(hands[0]) > len(hands[1])].append(spare.pop())
    while example.full and len(hands[1]) < (example.grid**2 + 1) // 2 - 1:
        hands[1].append(spare.pop())
    texts = ["".join(f"{card:02}." for card in sorted(hand)) + "#" * block for hand, block in zip(hands, example.blocks, strict=True)]
    return " ".join([*lying, f"Il:{texts[0] or '-'}", f"Po:{texts[1] or '-'}", ">Il"])


def fair(example: Example, state: State, names: dict[str, str]) -> bool:
    """Whether what the example means can be played, is not forced upon the player, and reads well."""
    for text in example.watch:
        action = next((a for a in GAME.legal(state) if GAME.write(a) == text.format(**names)), None)
        if action is None:
            return False
        others = [GAME.write(a) for a in GAME.legal(state) if GAME.write(a).startswith(text.format(**names)[:8])]
        ways = {other.partition("x")[2].rstrip("ut") for other in others if "x" in other}
        if ("x" not in text and "#" not in text and ways) or (len(ways) > 1 and example.slug not in CHOOSING):
            return False
        state, _ = turn(state, action, example.reply.format(**names))
    return example.slug != "last" or (GAME.outcome(state) is not None and look(state).winners == (0,))


def set_up(example: Example) -> tuple[State, dict[str, str]]:
    """The position of an example with the first cards that will do, and the numbers of its cards."""
    for cards in cast(list(example.slots.values())):
        names = {name: f"{card:02}" for name, (card, _) in zip(example.slots, cards, strict=True)}
        state = GAME.start(Options(grid=example.grid, position=position(example, cards)), 2)
        if fair(example, state, names):
            return state, names
    raise SystemExit(f"no cards of the deck make the example {example.slug!r}")


Shown = tuple[int, str, bool, bool, str]
"""A card of a figure: number, side, whether turned, whether blocked, and the sign before the next: it falls, or it does not."""


def figure(rule: str) -> list[Shown]:
    """The cards that are shown beside a rule."""
    if rule in FIGURES:
        slug, fallen, shown = FIGURES[rule]
        example = next(example for example in EXAMPLES if example.slug == slug)
        state, names = set_up(example)
        lying = [(one.card, SEATS[one.side], one.turned, one.blocked) for one in look(state).board]
        line = [(int(names["a"]), "Il", False, False), *lying][:shown]
        return [(*one, "" if n == shown - 1 else "›" if n < fallen else "×") for n, one in enumerate(line)]
    bat, page, upside = (BAT, "Il", False, False, ""), (BAT, "Po", False, False), (BAT, "Il", True, False, "")
    plain: dict[str, list[Shown]] = {
        "card": [bat, (*page, "")],
        "values": [(ELEPHANT, "Il", False, False, "")],
        "turn": [bat, upside],
        "lay": [(*page, "›"), bat, upside],
        "block": [(DEW, "Il", False, True, "")],
    }
    return plain.get(rule, [])


# ---- playing and telling ---------------------------------------------------------------------------------------------


def look(state: State) -> View:
    return GAME.view(state, SPECTATOR)


def tell(state: State, action: int) -> list[Any]:
    """The steps of an action, each as a list, which is short."""
    steps = [msgspec.to_builtins(step) for step in GAME.story(state, action, SPECTATOR)]
    moves = [[[m["piece"], m["start"], m["end"]] for m in step["moves"]] for step in steps]
    return [[s["kind"], s["say"], s["args"], s["rule"], moved, s["marks"]] for s, moved in zip(steps, moves, strict=True)]


def turn(state: State, action: int, reply: str = "") -> tuple[State, list[Any]]:
    """Take an action, then what chance does by itself, then the reply; the state after it and the whole story."""
    told = tell(state, action)
    state = GAME.apply(state, action)
    while GAME.turn(state) == CHANCE:
        told += tell(state, GAME.legal(state)[0])
        state = GAME.apply(state, GAME.legal(state)[0])
    answer = next((a for a in GAME.legal(state) if reply and GAME.write(a).startswith(reply)), None)
    if answer is None:
        return state, told
    state, more = turn(state, answer)
    return state, told + more
