"""Twin tables: two decks, and two games, that differ only in what is hidden sound the same through the whole server, to the last byte."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
import yaml
from msgspec.structs import replace

from mochuelo.core import decks
from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import CHANCE, SPECTATOR, AnyGame, Seat, Viewer
from mochuelo.games.sophie import GAME, Options, State
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.asked import Asked
from mochuelo.games.sophie.notation import ANSWERS
from mochuelo.games.sophie.tests import tiny
from mochuelo.games.sophie.words import entry
from mochuelo.testing.fakes import replaced
from mochuelo.testing.twins import Script, first_difference, transcript
from mochuelo.testing.walks import Beginning

CARDS = {**tiny.CARDS, **dict.fromkeys(tiny.EPOCHS, 4)}
CHOOSING = "first:In r0 S:hellas S:middle ask"
VOTING = "first:In r0 S:middle S:hellas S:modern ^ d1 >c1 B1 !"


def deck(changed: Mapping[str, Mapping[str, str]]) -> str:
    """A tiny deck in which some questions have other texts, by their ids and parts."""
    files = tiny.files(CARDS, tiny.board())
    for path in [path for path in files if path.startswith("questions/")]:
        entries = yaml.safe_load(files[path])
        for one in entries:
            one["en"].update(changed.get(one["id"], {}))
        files[path] = yaml.safe_dump(entries).encode()
    return decks.put(files)


def twin_of(asked: str) -> str:
    """A deck in which of the question `asked` another answer is the right one, and of all others everything differs."""
    texts = {part: f"{asked} {part}" for part in ("right", "wrong", "absurd")}
    changed = {asked: {"right": texts["wrong"], "wrong": texts["absurd"], "absurd": texts["right"], "because": "It is not so."}}
    for pile, count in CARDS.items():
        for number in range(1, 2 * count + 1):
            key = f"{pile}-{number:03}"
            if key != asked:
                changed[key] = dict.fromkeys(("question", "right", "wrong", "absurd", "because"), f"something else {number}")
    return deck({key: one if not key.startswith("big") else {"question": "?", "hint": "!"} for key, one in changed.items()})


def script(texts: str) -> Script:
    """Who takes what, by the rules."""
    state, steps = GAME.start(Options(deck=deck({}), goal=1), texts.count("S:")), []
    for text in texts.split():
        steps.append((seat_of(state, text), GAME.read(text)))
        state = GAME.apply(state, GAME.read(text))
    return Script(tuple(steps))


def seat_of(state: State, text: str) -> int:
    """The seat that says a text: the one it names, or the one whose turn it is."""
    turn = GAME.turn(state)
    return -1 if turn == CHANCE or turn is None else n.SEATS.index(text[1:3]) if text[0] == "v" else int(turn)


async def heard(game: AnyGame, texts: str, viewer: Viewer, name: str, **options: Any) -> list[bytes]:
    """What a viewer hears of a game with the deck of that digest; the digest itself is blotted out."""
    rules = Options(deck=name, goal=1, answer_seconds="30", **options)
    short = replaced(game, info=msgspec.structs.replace(GAME.info, longest=3), decks=None)  # strangers' texts are tried after every step
    told = await transcript(short, Beginning(rules, texts.count("S:")), script(texts), viewer)
    assert len(told) > 60
    return [line.replace(name.encode(), b"-") for line in told]


async def difference(game: AnyGame, viewer: Viewer) -> str:
    """Where two twins part for a viewer: the right answer is another, and so is every question that was not read."""
    one = await heard(game, f"{CHOOSING} k2 q2 o2:bca", viewer, deck({}))
    other = await heard(game, f"{CHOOSING} k2 q2 o2:cab", viewer, twin_of("hellas-004"))
    return first_difference(one, other)


@pytest.mark.parametrize("viewer", [Seat(0), SPECTATOR])
async def test_twin_decks_sound_the_same_while_the_right_answer_is_not_opened(viewer: Viewer) -> None:
    """Of the question on the table another answer is the right one; the card's other question, and all others, are other ones."""
    assert laid("bca", deck({})) == laid("cab", twin_of("hellas-004"))
    assert await difference(GAME, viewer) == ""


def laid(order: str, name: str) -> list[str]:
    """The three answers of the question as they are read."""
    answers = entry(name, "hellas", "hellas-004").answers["en"]
    return [answers[order.index(letter)] for letter in "abc"]


async def test_while_the_left_neighbour_reads_nobody_else_hears_which_question_it_is() -> None:
    """Not even the one who is asked; the neighbour reads different questions at these two tables."""
    first, second = (f"{CHOOSING} k2 q2 o2:bca", deck({})), (f"{CHOOSING} k3 q2 o3:abc", twin_of(""))
    told = [await heard(GAME, texts, Seat(0), name, reader="left_neighbour") for texts, name in (first, second)]
    assert first_difference(told[0], told[1]) == ""
    read = await heard(GAME, *first[:1], Seat(1), first[1], reader="left_neighbour")
    assert any(b"hellas-004 question" in line for line in read)


async def test_a_vote_sounds_like_any_other_until_all_are_in() -> None:
    told = [await heard(GAME, f"{VOTING} {vote}", Seat(2), deck({})) for vote in ("vTe+", "vTe0")]
    assert first_difference(told[0], told[1]) == ""


# ---- planted leaks


def in_question(**tell: Any) -> AnyGame:
    """The game with some fields of the question on the table as functions of the state tell them."""

    def view(state: State, viewer: Viewer) -> Any:
        seen = GAME.view(state, viewer)
        asked: Asked | None = seen.question
        if asked is None or state.order < 0:
            return seen
        return replace(seen, question=replace(asked, **{name: see(state) for name, see in tell.items()}))

    return replaced(GAME, view=view)


def other_question(state: State) -> str:
    """The text of the card's other question."""
    return entry(state.options.deck, "hellas", "hellas-003").question["en"]  # type: ignore[attr-defined]


def open_log(state: State, number: int, viewer: Viewer) -> int:
    """The order of the answers stands in the log."""
    return number if number % int(n.KIND) == n.LAYOUT else GAME.seen(state, number, viewer)


def tells_in_refusals(state: State, number: int) -> State:
    """A refusal explains itself with the right answer."""
    if number not in GAME.legal(state) and state.order >= 0:
        raise IllegalAction("not-now", "not now", right=int(n.RIGHT[state.order]))
    return GAME.apply(state, number)


def named_by_the_order(state: State) -> Any:
    """The time of a decision is named by the order of the answers."""
    limit = GAME.limit(state)  # type: ignore[attr-defined]
    return limit and replace(limit, what=f"{limit.what}-{state.order}")


HEARD: dict[str, AnyGame] = {
    "the right answer in the view": in_question(right=lambda state: ANSWERS[n.RIGHT[state.order]]),
    "the other question in the view": in_question(topic=other_question),
    "the order in the log": replaced(GAME, seen=open_log),
    "the right answer in a refusal": replaced(GAME, apply=tells_in_refusals),
    "the order in the name of the time": replaced(GAME, limit=named_by_the_order),
}


@pytest.mark.parametrize("leak", HEARD)
async def test_a_leak_is_heard_through_the_server(leak: str) -> None:
    assert await difference(HEARD[leak], Seat(0)) != ""
