"""Hypothesis strategies for any game: ways to begin, games played so far, and matches; they shrink to the shortest game that fails."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st
from msgspec import Struct

from mochuelo.core.event import Player
from mochuelo.core.game import CHANCE, AnyGame
from mochuelo.core.match import Match
from mochuelo.core.ruling import Request, judge
from mochuelo.core.together import choices
from mochuelo.testing.walks import Beginning, beginnings


class Play(Struct, frozen=True, eq=False):
    """A game played so far: the texts of its actions and the state they lead to."""

    begin: Beginning
    texts: tuple[str, ...]
    state: Any


def starts(game: AnyGame) -> st.SearchStrategy[Beginning]:
    """Every number of seats and every listed option; the published rules with the fewest seats come first."""
    return st.sampled_from(beginnings(game))


@st.composite
def plays(draw: st.DrawFn, game: AnyGame, longest: int = 60) -> Play:
    """A game of at most `longest` actions, chance included; it may be over."""
    begin = draw(starts(game))
    state, texts = game.start(begin.options, begin.seats), list[str]()
    for number in draw(st.lists(st.integers(0, 10**6), max_size=longest)):
        legal = game.legal(state)
        if not legal:
            break
        action = legal[number % len(legal)]
        texts.append(game.write(action))
        state = game.apply(state, action)
    return Play(begin, tuple(texts), state)


@st.composite
def matches(draw: st.DrawFn, game: AnyGame, longest: int = 60) -> Match:
    """A match that has begun and gone on for a while; all of its chance follows from one number, since a game may deal many cards."""
    begin, luck = draw(starts(game)), draw(st.integers(0, 10**6))

    def chance(_: AnyGame, state: Any, number: int) -> Any:
        return game.draw(state, random.Random(f"{luck}/{number}"))

    match = Match.begin(game, begin.options, [Player(f"P{seat}") for seat in range(begin.seats)])
    match = judge(match, Request("start"), 0, chance).match
    for number in draw(st.lists(st.integers(0, 10**6), max_size=longest)):
        if match.turn in (None, CHANCE):
            break
        seat = match.awaited[number % len(match.awaited)]
        legal = choices(game, match.state, seat)
        asked = Request("act", seat, game.write(legal[number % len(legal)]), match.seq)
        match = judge(match, asked, match.at + number % 1_000, chance).match
    return match
