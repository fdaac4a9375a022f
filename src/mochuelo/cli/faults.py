"""What goes wrong at the command line, in words: what was wrong, and what would do; and the exit code that says it to a script."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from mochuelo.cli.words import Words

OK, BAD_FILE, USAGE, MACHINE = 0, 1, 2, 3
"""Exit codes: all is well; the file is bad; the command was not understood; the machine would not (a port taken, no terminal)."""


class Fault(Exception):
    """A command that cannot go on: the sentence for the person and the exit code for the script."""

    def __init__(self, message: str, code: int = USAGE) -> None:
        super().__init__(message)
        self.message = message
        self.code = code


def near(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or ""."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)), "")


def unknown(say: Words, what: str, word: str, known: Iterable[str]) -> Fault:
    """A `what` (a message id's ending: game, option, format) that does not exist, with the nearest and all that do."""
    names = sorted(known)
    guess = near(word, names)
    hint = say("fault-guess", guess=guess) + " " if guess else ""
    return Fault(say(f"fault-unknown-{what}", word=repr(word)) + " " + hint + say("fault-known", names=", ".join(names)))


def usage(say: Words, error: CycloptsError) -> str:
    """The sentence for a command line that was not understood."""
    where = " ".join(error.command_chain or ()) or ""
    return f"{_what(say, error)} {say('fault-help', command=f'mochuelo {where}'.strip())}"


def _what(say: Words, error: CycloptsError) -> str:
    match error:
        case UnknownCommandError():
            return _unknown_word(say, "fault-command", (error.unused_tokens or [""])[0], _commands(error))
        case UnknownOptionError():
            word = (error.token.keyword or error.token.value).split("=")[0]
            return _unknown_word(say, "fault-flag", word, (name for each in error.argument_collection for name in each.names))
        case MissingArgumentError():
            name = error.argument.name if error.argument else ""
            return say("fault-missing-value" if error.tokens_so_far or error.keyword else "fault-missing", name=error.keyword or name)
        case UnusedCliTokensError():
            return say("fault-extra", words=" ".join(error.unused_tokens or ()))
        case RepeatArgumentError():
            return say("fault-twice", name=error.token.keyword or error.token.value)
        case CoercionError():
            return _coercion(say, error)
        case _:
            error.verbose = False
            return str(error)


def _coercion(say: Words, error: CoercionError) -> str:
    name = error.argument.name if error.argument else ""
    value = error.token.value if error.token else ""
    kind = getattr(error.target_type, "__name__", str(error.target_type))
    return say("fault-value", name=name, value=repr(value), wanted=say.among(f"kind-{kind}", "kind-other"))


def _unknown_word(say: Words, message: str, word: str, known: Iterable[str]) -> str:
    guess = near(word, known)
    return say(message, word=repr(word)) + (" " + say("fault-guess", guess=guess) if guess else "")


def _commands(error: CycloptsError) -> Iterator[str]:
    if error.app is not None:
        yield from (name for name in error.app if not name.startswith("-"))
