"""The laws that every game keeps. This page is their specification; `check(game, folder)` tests them all.

text         Every legal action has a text of its own: printable, without blanks, read back as the same action. What is no
             action anywhere raises NotationError, whatever is thrown at `read`.
legality     `legal` and `apply` agree: every legal action applies, and actions of other positions that are not legal here
             raise IllegalAction. The list has a fixed order and no doubles. A draw of chance is one of the legal actions.
purity       No function changes the state it is given.
replay       The texts of a game played again from the start give the same position for every viewer at every ply.
ending       Games end within `info.longest` plies. There is an outcome exactly when it is nobody's turn and nothing is
             legal; then it has a score for each seat, and every further action and concession is refused.
leaving      Giving up is possible at any moment; who gave up has no say any more, and a game with one seat left is over
             once the turn has ended.
together     Seats that decide at once are in the game, in rising order, the turn's first. In whatever order they decide the same comes of
             it; each decides once, and nothing of what is open to the others hangs on it. Who gives up is awaited no more.
time         A decision that has a time of its own is a seat's; its name has one span and does not come back once it is over. What
             is done when time is out is legal, and a game in which time decides all that it can has an end.
openness     Under options that hide nothing every viewer sees the same, every action as it is and the same story of it; under
             options that hide something somebody does not.
silence      Two games that a viewer cannot tell apart stay alike for that viewer, as long as what is taken looks alike: turn,
             view, outcome, story, and at the own turn the legal actions. Where something is hidden the two must really
             differ somewhere, or nothing was tested.
telling      The log tells a viewer no more than the views do: if two actions look different, so do the views after them.
             Who takes an action sees it as it is.
imagination  `imagine` gives a state with the same view, the same one for the same random numbers, and one that can be
             played to the end; its legal actions are the true ones at the own turn, and always where nothing is hidden.
story        A story's moves lead from the places of the view before to the places of the view after, for every viewer.
words        Every message that a game can send stands in all its languages, with the arguments it is sent with: title, tagline,
             seats, stories, rules, outcomes, errors. No language has one of these that another lacks. Where a game words its steps
             (`wording`), they are told in every language with the arguments it answers, and none of these is empty.
choices      What means something only under others names options and values that there are; every listed choice means something
             somewhere, and one that means nothing changes nothing: the same is open, seen and won.
json         Views and options come back from JSON as they went.

A law that fails raises `Broken` with its name, the seat that looked, and the actions that led there; so does any error that a
game raises where the contract knows none.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeAlias, cast

from mochuelo.core.game import AnyGame
from mochuelo.testing import laws_rules, laws_secrets, laws_telling, laws_time
from mochuelo.testing.walks import MANY, Beginning, Broken, beginnings, walk

__all__ = ["LAWS", "Broken", "check", "check_law"]

ENOUGH = 40
"""Plies for each round that are asked for: of long games there are fewer, since one of them shows as much as many short ones."""
WAYS = 10
"""Ways to begin of which each is tried as often as is asked for; where there are more, each is tried less, and at least once."""

Law: TypeAlias = Callable[[AnyGame, Beginning, random.Random], int]
"""Plays one random game and answers how much it tested; raises `Broken`."""

LAWS: Mapping[str, Callable[..., int]] = {
    "text": laws_rules.text,
    "legality": laws_rules.legality,
    "purity": laws_rules.purity,
    "replay": laws_rules.replay,
    "ending": laws_rules.ending,
    "leaving": laws_rules.leaving,
    "together": laws_time.together,
    "time": laws_time.time,
    "openness": laws_secrets.openness,
    "silence": laws_secrets.silence,
    "telling": laws_secrets.telling,
    "imagination": laws_secrets.imagination,
    "story": laws_telling.story,
    "words": laws_telling.words,
    "choices": laws_rules.offered,
    "json": laws_telling.json,
}
"""Every law by its name; `words` asks for the game's folder as well."""


def check(game: AnyGame, folder: Path, rounds: int = 5, seed: int = 0) -> None:
    """Test all laws on `game`, whose words lie in `folder`; for each law and each beginning `rounds` random games, or fewer long ones."""
    for name in LAWS:
        check_law(name, game, folder, rounds, seed)


def check_law(name: str, game: AnyGame, folder: Path, rounds: int = 5, seed: int = 0, begin: Iterable[Beginning] = ()) -> None:
    """Test one law from the given beginnings (all there are by default); raises `Broken`, also when from one that hides
    something, or from all together, nothing was really tested.
    """
    law: Law = partial(LAWS[name], folder=folder) if name == "words" else LAWS[name]
    total = 0
    starts = [*begin] or _share(game, beginnings(game), seed)
    for number, start in enumerate(starts):
        plies = ENOUGH * rounds * WAYS // max(WAYS, len(starts))
        games = max(1, min(rounds, plies // _length(cast(Hashable, game), start)))
        tested = 0
        for turn in range(rounds):  # a game may end before anything happens
            if turn < games or not tested:
                tested += _try(name, law, game, start, f"{seed}/{name}/{number}/{turn}")
        total += tested
        if tested == 0 and game.hides(start.options):
            raise _nothing(name, game, f" with {start.options!r}")
    if total == 0:
        raise _nothing(name, game)


def _share(game: AnyGame, starts: list[Beginning], seed: int) -> list[Beginning]:
    """The beginnings that are tried: of many ways to begin a long game the published rules, and every other of the rest by the seed."""
    lengths = sorted(_length(cast(Hashable, game), start) for start in starts)
    if len(starts) <= WAYS or lengths[len(starts) // 2] <= MANY:
        return starts
    published, others = ([start for start in starts if (start.options == game.options()) is same] for same in (True, False))
    return published + others[seed % 2 :: 2]


@lru_cache(maxsize=256)
def _length(game: Any, begin: Beginning) -> int:
    """How long a game at random is, more or less; no length where it cannot be played, which its laws will say."""
    try:
        return sum(1 for _ in walk(game, begin, random.Random(0)))
    except Exception:  # noqa: BLE001  whatever is wrong with the game, a law is to tell
        return 1


def _try(name: str, law: Law, game: AnyGame, begin: Beginning, seed: str) -> int:
    """Test the law in one random game, and say which law it was when something is wrong."""
    try:
        return law(game, begin, random.Random(seed))
    except Broken as broken:
        raise Broken(f"law of {name}: {broken}") from None
    except Exception as fault:
        raise Broken(f"law of {name}: {type(fault).__name__} where nothing may go wrong: {fault}") from fault


def _nothing(name: str, game: AnyGame, where: str = "") -> Broken:
    return Broken(f"law of {name}: nothing was tested in {game.info.key!r}{where}; play more rounds, or something hides what differs")
