"""Who sits at a terminal table, and which options the game is played with, as given on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Struct

from mochuelo.cli.faults import Fault, unknown
from mochuelo.cli.words import Words, title
from mochuelo.core.game import AnyGame
from mochuelo.core.options import BOTS, idle, matters, when_of

KINDS = ("human", "bot")


class Sitter(Struct, frozen=True):
    """Who holds a seat: a human (with a name, if they gave one), or a bot of a level."""

    kind: Literal["human", "bot"]
    level: int = 0
    name: str = ""


def parse_seats(say: Words, game: AnyGame, text: str) -> tuple[Sitter, ...]:
    """The sitters of `human,bot:3` or `human:Ana,human:Ben`; raises `Fault` for what nobody can sit down by."""
    sitters = tuple(_sitter(say, game, part.strip()) for part in text.split(","))
    fewest, most = game.info.seats
    if not fewest <= len(sitters) <= most:
        raise Fault(say("fault-seat-count", game=title(say, game), given=len(sitters), fewest=fewest, most=most))
    return sitters


def _sitter(say: Words, game: AnyGame, text: str) -> Sitter:
    kind, _, detail = text.partition(":")
    if kind == "human":
        return Sitter("human", name=detail.strip())
    if kind == "bot":
        return Sitter("bot", level=_level(say, game, detail))
    raise unknown(say, "seat", text, KINDS)


def _level(say: Words, game: AnyGame, text: str) -> int:
    levels = game.info.levels
    if not text:
        return levels[len(levels) // 2]
    if text.isdecimal() and int(text) in levels:
        return int(text)
    raise Fault(say("fault-level", word=repr(text), known=", ".join(map(str, levels))))


def parse_options(say: Words, game: AnyGame, pairs: Sequence[str], seats: int) -> Any:
    """The game's options with each `name=value` of `pairs` in place of its default; raises `Fault` naming what would do.

    What means nothing under the others at a table of `seats` is a `Fault` too: somebody meant something by it.
    """
    values: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Fault(say("fault-option-form", word=repr(pair)))
        values[_name(say, game, name.strip())] = value.strip()
    try:
        found = msgspec.convert(values, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise _bad_value(say, game, values, error) from error
    for name in idle(game, found, seats):
        key = name if not matters(game, found, seats, name) else f"{name}={getattr(found, name)}"
        raise Fault(say("fault-option-idle", name=key, needs=needs(game, key)))
    return found


def needs(game: AnyGame, key: str) -> str:
    """What an option or a choice needs to mean something, as it is given on the command line; "" when nothing."""
    return " ".join(f"{other}={'|'.join(some)}" for other, some in when_of(game).get(key, {}).items())


def _name(say: Words, game: AnyGame, name: str) -> str:
    known = [field.name for field in msgspec.structs.fields(game.options) if field.name != BOTS]
    if (found := name.replace("-", "_")) in known:
        return found
    raise unknown(say, "option", name, known)


def _bad_value(say: Words, game: AnyGame, values: dict[str, str], error: msgspec.ValidationError) -> Fault:
    name = str(error).rpartition("`$.")[2].rstrip("`") if "`$." in str(error) else next(iter(values), "")
    known = allowed(game, name)
    return Fault(say("fault-option-value", name=name, word=repr(values.get(name, "")), known=say.among(f"kind-{known}", known)))


def allowed(game: AnyGame, name: str) -> str:
    """What an option may be set to, in words of its type: its literals, or the type's name."""
    hint = get_type_hints(game.options).get(name)
    return ", ".join(map(str, get_args(hint))) if get_args(hint) else getattr(hint, "__name__", "")
