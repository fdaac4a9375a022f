"""What a game may offer so that a terminal speaks of it as a person would: a board in words, names for the parts of an action, offers."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from mochuelo.core.printing import Say


class Telling(Protocol):
    """The attribute `telling` of a game; without it the terminal shows `GAME.show` and texts of actions. `say` speaks the game's words."""

    foreseen: bool
    """Whether all that an action of a seat does follows from what that seat knows. It is then told before it is played at tables with
    secrets, too: by the story in any state that its view may stand for."""

    def board(self, view: Any, say: Say) -> str:
        """The view as lines of text, in words."""
        ...

    def cut(self, text: str) -> tuple[str, ...]:
        """The text of an action cut into the parts that are chosen one by one; joined they give it again."""
        ...

    def named(self, token: str, options: Any, say: Say) -> str:
        """What a part of an action is called, "" for the end of one that might go on; "" when it has no name."""
        ...

    def about(self, text: str, options: Any, say: Say) -> str:
        """All that is to be known of what an action or a part of it names, such as what is written on cards; "" for nothing."""
        ...

    def offers(self, view: Any, rng: random.Random) -> Mapping[str, Sequence[str]]:
        """Whole runs of actions that the seat to move may take at once, as texts, worded under the message ids `offer-<name>`."""
        ...
