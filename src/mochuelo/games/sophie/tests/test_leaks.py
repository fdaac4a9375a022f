"""Planted leaks: each is caught by a law, or by a look at two games that differ in nothing one may know; others are not there."""

# long: every door by which a secret could get out is tried once

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
import yaml
from msgspec.structs import replace

from mochuelo.core import decks
from mochuelo.core.game import SPECTATOR, AnyGame, Limit, Seat, Step, Viewer
from mochuelo.core.together import awaited, limit, open_actions, texts
from mochuelo.games.sophie import GAME, Options, State, View
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.asked import Asked, may_read, options_of
from mochuelo.games.sophie.cards import PILES, contents, pile_path
from mochuelo.games.sophie.notation import ANSWERS, VOTES, action
from mochuelo.games.sophie.tests import tiny
from mochuelo.games.sophie.words import asked, entry
from mochuelo.registry import folder
from mochuelo.testing.fakes import replaced
from mochuelo.testing.laws import Broken, check_law
from mochuelo.testing.walks import Beginning, viewers, walk

PROGRAM = Beginning(Options(deck=tiny.digest(3), goal=1), 3)
READER = Beginning(Options(deck=tiny.digest(3), goal=1, reader="left_neighbour"), 3)
JUDGED = Beginning(Options(deck=tiny.digest(3), goal=1, socrates_cards="on"), 3)
WITH_BOTS = Beginning(Options(deck=tiny.digest(3), goal=1, bots=(0,)), 3)
VOTE = "first:In r0 S:middle S:hellas S:modern ^ d1 >c1 B1 !"
"""Leads to a vote, with the first seat in the Middle Ages of the tiny board."""


def telling(see: Callable[[State, View, Viewer], dict[str, Any]]) -> AnyGame:
    """The game with some fields of its view as a function tells them."""

    def view(state: State, viewer: Viewer) -> View:
        seen = GAME.view(state, viewer)
        return replace(seen, **see(state, seen, viewer))

    return replaced(GAME, view=view)


def in_question(tell: Callable[[State, Asked], dict[str, Any]]) -> AnyGame:
    """The game with some fields of the question on the table as a function tells them."""
    return telling(
        lambda state, view, _: {} if view.question is None else {"question": replace(view.question, **tell(state, view.question))}
    )


def out(state: State) -> bool:
    """Whether a card of two questions lies on the table."""
    return bool(state.card >= 0)


def laid(state: State) -> bool:
    """Whether the answers of a question have their order, and the right one is not opened."""
    return bool(state.order >= 0 and state.phase != n.OVER)


# ---- leaks in the view


def right_answer(state: State, _: Asked) -> dict[str, Any]:
    """The right letter is there before it is opened, as for a page that would mark the answer by itself."""
    return {"right": ANSWERS[n.RIGHT[state.order]]} if laid(state) else {}


def order_as_a_number(state: State, _: Asked) -> dict[str, Any]:
    """Something harmless that hangs on the order of the answers."""
    return {"difficulty": 1 + int(state.order) % 2} if laid(state) else {}


def other_question(state: State, _: Asked) -> dict[str, Any]:
    """Both questions of the card are told before one is chosen."""
    if not out(state):
        return {}
    return {"topic": contents(options_of(state).deck).id(int(state.pile), int(state.card), 2)}


def text_of_the_other(state: State, _: Asked) -> dict[str, Any]:
    """The text of the question that was not chosen."""
    return {"topic": one_of(state, 3 - int(state.number)).question["en"]} if laid(state) else {}


def reason(state: State, _: Asked) -> dict[str, Any]:
    """What is told after the answer is told before it."""
    return {"topic": one_of(state, int(state.number)).because["en"]} if laid(state) else {}


def one_of(state: State, number: int) -> Any:
    deck, pile = options_of(state).deck, int(state.pile)
    return entry(deck, PILES[pile], contents(deck).id(pile, int(state.card), number))


def words_for_all(state: State, seen: Asked) -> dict[str, Any]:
    """Whoever is not the reader reads too."""
    if not laid(state):
        return {}
    deck, pile = options_of(state).deck, n_pile(state)
    key = contents(deck).id(int(state.pile), int(state.card), int(state.number))
    return {"words": asked(deck, pile, key, tuple(n.ORDERS[state.order].index(letter) for letter in "abc"))}


def id_for_all(state: State, _: Asked) -> dict[str, Any]:
    """Only the name of the question is told to whoever may not read it."""
    return {"id": key_of(state)} if laid(state) else {}


def difficulty_for_all(state: State, _: Asked) -> dict[str, Any]:
    """Only how hard it is: here as the sum of the letters of its name."""
    return {"difficulty": sum(map(ord, key_of(state)))} if laid(state) else {}


def n_pile(state: State) -> str:
    return PILES[state.pile]


def key_of(state: State) -> str:
    return contents(options_of(state).deck).id(int(state.pile), int(state.card), int(state.number))


def pile(state: State, _: View, __: Viewer) -> dict[str, Any]:
    """Which cards are still in their piles, as one harmless number."""
    return {"round": sum(number * int(lies == n.IN_PILE) for number, lies in enumerate(state.lies))}


def votes(state: State, view: View, _: Viewer) -> dict[str, Any]:
    """Votes are told as they come in."""
    if view.big is None:
        return {}
    return {"big": replace(view.big, votes=tuple(VOTES[state.votes[seat]] if state.votes[seat] >= 0 else "" for seat in view.big.voters))}


def count_of_votes(state: State, view: View, _: Viewer) -> dict[str, Any]:
    """Only how many are for more."""
    return {"round": sum(int(state.votes[seat] == n.MORE) for seat in view.big.voters)} if view.big is not None else {}


# ---- leaks in stories, logs, turns, names of decisions


def open_story(state: State, number: int, viewer: Viewer) -> tuple[Step, ...]:
    """A vote is told to all as to the one who cast it."""
    kind, what = number % int(n.KIND), number // int(n.KIND)
    return GAME.story(state, number, Seat(what // 4) if kind == n.VOTING else viewer)


def card_in_the_story(state: State, number: int, viewer: Viewer) -> tuple[Step, ...]:
    """The story of a draw names the card."""
    told = GAME.story(state, number, viewer)
    return tuple(replace(step, args={**step.args, "card": number // int(n.KIND)}) if step.kind == "draw" else step for step in told)


def order_in_the_story(state: State, number: int, viewer: Viewer) -> tuple[Step, ...]:
    """The story of the reading marks a place by the order of the answers."""
    told = GAME.story(state, number, viewer)
    return tuple(replace(step, marks=(*step.marks, str(number))) if step.kind == "layout" else step for step in told)


def plain(kind: int) -> AnyGame:
    """The game with one kind of action in every log as it is."""
    return replaced(GAME, seen=lambda state, number, who: number if number % int(n.KIND) == kind else GAME.seen(state, number, who))


def ends_early(state: State) -> tuple[Seat, ...]:
    """Nobody is asked any more once somebody has voted for none: it will not be twenty."""
    over = state.phase == n.VOTE and int(n.NONE) in list(state.votes)
    return () if over else GAME.awaited(state)  # type: ignore[attr-defined]


def decision_named_by_the_order(state: State) -> Limit | None:
    """The name of the span has the order of the answers in it."""
    return Limit(f"answer-{state.order}", 20_000) if state.phase == n.ANSWER else GAME.limit(state)  # type: ignore[attr-defined]


def answers_that_may_be_right(state: State) -> list[int]:
    """The absurd answer is not offered."""
    absurd = action(int(n.REPLY), ANSWERS.index(n.ORDERS[state.order][2])) if state.phase == n.ANSWER else -1
    return [number for number in GAME.legal(state) if number != absurd]


def opens_by_itself(state: State, number: int) -> State:
    """A wrong answer is not opened, a right one is: who looks on knows by the pace."""
    after = GAME.apply(state, number)
    wrong = after.phase == n.OPEN and after.answer != n.RIGHT[after.order]
    return GAME.apply(after, GAME.legal(after)[0]) if wrong else after


def one_imagination(view: View, _: random.Random) -> State:
    return GAME.imagine(view, random.Random(1))


def begun(base: AnyGame, line: str) -> AnyGame:
    """The game after some actions."""

    def start(options: Options, seats: int) -> State:
        state = GAME.start(options, seats)
        for text in line.split():
            state = GAME.apply(state, GAME.read(text))
        return state

    return replaced(base, start=start)


# ---- what the laws catch: what somebody knows and another does not

LAWS: dict[str, tuple[str, AnyGame, Beginning]] = {
    "other question of the card": ("silence", in_question(other_question), PROGRAM),
    "the reader's question": ("silence", in_question(words_for_all), READER),
    "the name of the reader's question": ("silence", in_question(id_for_all), READER),
    "how hard the reader's question is": ("silence", in_question(difficulty_for_all), READER),
    "what is left of the piles": ("silence", telling(pile), PROGRAM),
    "story of a draw": ("silence", replaced(GAME, story=card_in_the_story), PROGRAM),
    "cards in the log": ("telling", plain(int(n.CARD)), PROGRAM),
    "the reader's question in the log": ("telling", plain(int(n.LAYOUT)), READER),
    "votes": ("silence", begun(telling(votes), VOTE), PROGRAM),
    "count of votes": ("silence", begun(telling(count_of_votes), VOTE), PROGRAM),
    "story of a vote": ("silence", begun(replaced(GAME, story=open_story), VOTE), PROGRAM),
    "votes in the log": ("telling", begun(plain(int(n.VOTING)), VOTE), PROGRAM),
    "a vote that ends early": ("silence", begun(replaced(GAME, awaited=ends_early), VOTE), PROGRAM),
    "one imagination": ("imagination", replaced(GAME, imagine=one_imagination), READER),
    "secrets that are denied": ("openness", replaced(GAME, hides=lambda options: False), READER),
}


@pytest.mark.parametrize("leak", LAWS)
def test_the_laws_catch_a_leak(leak: str) -> None:
    law, game, start = LAWS[leak]
    with pytest.raises(Broken, match=f"law of {law}") as caught:
        check_law(law, game, folder("sophie"), rounds=1 if law == "imagination" else 8, begin=[start])
    assert not re.search("nothing may go wrong", str(caught.value))


@pytest.mark.parametrize("law", ["silence", "telling", "imagination"])
@pytest.mark.parametrize("start", [READER, JUDGED, WITH_BOTS], ids=["reader", "judged", "bots"])
def test_the_game_itself_leaks_nothing(law: str, start: Beginning) -> None:
    check_law(law, GAME, folder("sophie"), rounds=2, begin=[start])


# ---- what nobody knows: two games that differ in nothing that one may know

PARTS = ("right", "wrong", "absurd")


@cache
def twin_deck(name: str, number: int) -> str:
    """A deck in which of each question `number` of a card another answer is the right one, and its other question is another one."""
    files = dict(decks.take(name))
    for pile in PILES[:-1]:
        entries = yaml.safe_load(files[pile_path(pile)])
        for at, one in enumerate(entries):
            texts = one["en"]
            if at % 2 + 1 == number:
                texts.update(dict(zip(PARTS, (texts["wrong"], texts["absurd"], texts["right"]), strict=True)))
            else:
                texts.update({part: f"another {part} {at}" for part in ("question", *PARTS)})
            texts["because"] = f"another reason {at}"
        files[pile_path(pile)] = yaml.safe_dump(entries).encode()
    return decks.put(files)


def turned(order: int) -> int:
    """The order of the answers in a twin deck in which the same texts lie at the same letters."""
    right, wrong, absurd = n.ORDERS[order]
    return n.ORDERS.index(wrong + absurd + right)


def twins(state: State, viewer: Viewer) -> Iterator[tuple[State, State, bool]]:
    """Pairs that differ in nothing that the viewer may know, nothing being remembered; and whether the card on the table is the same."""
    one = state.copy()
    one.past = one.last = None
    if state.number and not (state.bet and state.phase in (n.VOTE, n.COUNT)):
        yield one, with_another_right_answer(one), True
    cards = [card for card in range(tiny.CARDS[PILES[0]] + 1) if state.card >= 0 and lies(state, card) == n.IN_PILE]
    if cards and (not state.heard or not may_read(state, -1 if viewer == SPECTATOR else viewer)):
        yield one, with_another_card(one, cards[0]), False
    if any(vote >= 0 and seat != viewer for seat, vote in enumerate(state.votes)) and state.phase == n.VOTE:
        yield one, with_other_votes(one, viewer), True


def lies(state: State, card: int) -> int:
    """Where a card of the pile that asks lies; none where there is no such card."""
    at = int(state.first[state.pile]) + card
    return int(state.lies[at]) if at < state.first[state.pile + 1] else -1


def with_another_right_answer(one: State) -> State:
    other = one.copy()
    options = options_of(one)
    other.options = replace(options, deck=twin_deck(options.deck, int(one.number)))
    other.order = turned(int(one.order)) if one.order >= 0 else -1
    return other


def with_another_card(one: State, card: int) -> State:
    other, first = one.copy(), int(one.first[one.pile])
    other.card = card
    other.lies[first + int(one.card)], other.lies[first + card] = n.IN_PILE, n.OUT
    return other


def with_other_votes(one: State, viewer: Viewer) -> State:
    other = one.copy()
    for seat, vote in enumerate(one.votes):
        if vote >= 0 and seat != viewer:
            other.votes[seat] = (int(vote) + 1) % 3
    return other


def told(game: AnyGame, state: State, viewer: Viewer) -> list[object]:
    """All that a viewer may hear of a position, but for the name of the deck."""
    view = game.view(state, viewer)
    mine = texts(game, state, viewer) if viewer != SPECTATOR and viewer in awaited(game, state) else []
    return [replace(view, options=None), game.turn(state), awaited(game, state), limit(game, state), mine]


def looks(game: AnyGame, state: State, viewer: Viewer, *, twin: bool, same_card: bool) -> list[object]:
    """How each action would look that opens nothing; the answers of a twin are laid out as the same texts are in the other."""
    found: list[object] = []
    shut = not may_read(state, -1 if viewer == SPECTATOR else viewer)
    for number in open_actions(GAME, state):
        kind, what = number % int(n.KIND), number // int(n.KIND)
        if kind in (n.OPENING, n.VOTES, n.CARD) or (kind in (n.LAYOUT, n.HEARD) and not same_card and not shut):
            continue
        if kind == n.LAYOUT and same_card and twin:
            what = what // int(n.LAID) * int(n.LAID) + turned(what % int(n.LAID))
        taken = action(kind, what)
        found.append((game.write(game.seen(state, taken, viewer)), game.story(state, taken, viewer)))
    return found


def betrayed(game: AnyGame, start: Beginning, seeds: range) -> str:
    """What a viewer is told that differs between two games in which all that it may know is the same; "" for nothing."""
    pairs = 0
    for seed in seeds:
        rng = random.Random(seed)
        for ply in walk(GAME, start, rng):
            for viewer in viewers(start.seats):
                for one, other, same_card in twins(ply.state, viewer):
                    pairs += 1
                    if told(game, one, viewer) != told(game, other, viewer):
                        return f"a position in phase {n.PHASES[one.phase]}"
                    views = [looks(game, state, viewer, twin=state is other, same_card=same_card) for state in (one, other)]
                    if views[0] != views[1]:
                        return f"an action in phase {n.PHASES[one.phase]}"
                    if reply(game, one) != reply(game, other):
                        return f"whose turn follows in phase {n.PHASES[one.phase]}"
    assert pairs > 50
    return ""


def reply(game: AnyGame, state: State) -> object:
    """Who decides after an answer."""
    return game.turn(game.apply(state, GAME.legal(state)[0])) if state.phase == n.ANSWER else None


NOBODY_KNOWS: dict[str, tuple[AnyGame, Beginning]] = {
    "right answer": (in_question(right_answer), PROGRAM),
    "right answer, where another reads": (in_question(right_answer), READER),
    "right answer while a Socrates card may be used": (in_question(right_answer), JUDGED),
    "right answer of a program": (in_question(right_answer), WITH_BOTS),
    "order of the answers": (in_question(order_as_a_number), PROGRAM),
    "other question of the card, read with the one chosen": (in_question(text_of_the_other), PROGRAM),
    "why an answer is right": (in_question(reason), PROGRAM),
    "story of the answers": (replaced(GAME, story=order_in_the_story), PROGRAM),
    "order of the answers in the log": (plain(int(n.LAYOUT)), PROGRAM),
    "a decision named by the order": (replaced(GAME, limit=decision_named_by_the_order), PROGRAM),
    "legal answers by a secret": (replaced(GAME, legal=answers_that_may_be_right), PROGRAM),
    "a wrong answer without an action": (replaced(GAME, apply=opens_by_itself), PROGRAM),
    "the reader's question": (in_question(words_for_all), READER),
    "votes": (telling(votes), PROGRAM),
}


@pytest.mark.parametrize("leak", NOBODY_KNOWS)
def test_a_look_at_twins_catches_a_leak(leak: str) -> None:
    game, start = NOBODY_KNOWS[leak]
    assert betrayed(game, start, range(6)) != ""


@pytest.mark.parametrize("start", [PROGRAM, READER, JUDGED, WITH_BOTS], ids=["program", "reader", "judged", "bots"])
def test_twins_are_told_the_same(start: Beginning) -> None:
    """Rules page, "Who knows what": of what is hidden nothing changes what anybody is told."""
    assert betrayed(GAME, start, range(2)) == ""


# ---- what bots imagine


def looked_up(view: View, rng: random.Random) -> State:
    """Imagines the order that the deck's texts give away: nothing made from a view may know an answer, whatever lies on the shelf."""
    state = GAME.imagine(view, rng)
    if view.question is not None and view.question.words and state.order >= 0:
        texts = entry(view.options.deck, view.question.pile, view.question.id).answers["en"]
        letters = [ANSWERS[view.question.words["en"].answers.index(text)] for text in texts]
        state.order = n.ORDERS.index("".join(letters))
    return state


def letters_imagined(game: AnyGame, viewer: Viewer) -> Counter[str]:
    """How often each letter is right in what is imagined of a question whose right answer is b."""
    state = GAME.start(PROGRAM.options, PROGRAM.seats)
    for text in ["first:In", "r0", "S:hellas", "S:middle", "S:modern", "ask", "k2", "q1", "o2:bca"]:
        state = GAME.apply(state, GAME.read(text))
    view, rng = GAME.view(state, viewer), random.Random(3)
    return Counter(ANSWERS[n.RIGHT[game.imagine(view, rng).order]] for _ in range(60))


@pytest.mark.parametrize("viewer", viewers(3))
def test_what_is_imagined_of_a_question_knows_no_answer(viewer: Viewer) -> None:
    """Rules page, "Who knows what": bots never see the answer; what they imagine must not be the truth more often than by lot."""
    assert min(letters_imagined(GAME, viewer)[letter] for letter in "abc") >= 10
    assert letters_imagined(replaced(GAME, imagine=looked_up), viewer) == {"b": 60}
