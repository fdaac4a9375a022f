"""Everything that can be wrong with what somebody asked of a game.

    MochueloError
    ├── GameError            a rule says no
    │   ├── NotationError    this is no action anywhere
    │   ├── IllegalAction    an action, but not here and now
    │   └── OptionsError     options that no game can begin with
    ├── MatchError           the table says no: not your turn, stale, over, no such offer
    └── RecordError          a file that cannot be read; says line, column and how far it got

Words: lower case, what was wrong, the culprit's repr, then what would do. An error says only what the seat that caused it
may know. `code` is stable and is the message id `error-<code>` in the words of the game; `args` are its arguments.
"""

from __future__ import annotations


class MochueloError(ValueError):
    """The base of every error that a caller can cause."""

    def __init__(self, code: str, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details: dict[str, str | int] = args

    def __reduce__(self) -> tuple[object, ...]:
        """An error crosses from one process to another whole."""
        return _again, (type(self), self.args, self.__dict__)


class GameError(MochueloError):
    """A rule says no."""


class NotationError(GameError):
    """The text is no action anywhere in this game."""


class IllegalAction(GameError):
    """An action of this game, but not here and now."""


class OptionsError(GameError):
    """Options that no game can begin with."""


class MatchError(MochueloError):
    """The table says no, whatever the rules of the game: not your turn, stale, over, no such offer."""


class RecordError(MochueloError):
    """A file that cannot be read further: where, why, and how far it got."""

    def __init__(self, code: str, message: str, *, line: int, column: int, read: int, so_far: object = None, **args: str | int) -> None:
        super().__init__(code, f"line {line}, column {column}: {message}", line=line, column=column, read=read, **args)
        self.line = line
        self.column = column
        self.read = read
        """How many actions were read and played before the trouble."""
        self.so_far = so_far
        """The Record of what came before the trouble, when its headers could be read."""


def _again(kind: type[MochueloError], args: tuple[object, ...], known: dict[str, object]) -> MochueloError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(known)
    return error
