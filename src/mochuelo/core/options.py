"""The options of a game, as its type lists them: what can be chosen, whether something fits, and what means something under what."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, structs

from mochuelo.core.errors import OptionsError
from mochuelo.core.game import AnyGame

Needs: TypeAlias = Mapping[str, tuple[str, ...]]
"""What must hold: options by name, each with the values (as texts) one of which it must have. `SEATS` stands for the number of seats."""

When: TypeAlias = Mapping[str, Needs]
"""What an option (`length`) or a choice (`packs=shared`) needs to mean something, offered by a game as `when`.

What needs an option that itself means nothing under the options given means nothing either.
"""

SEATS = "seats"
BOTS = "bots"
"""The option that the table fills in with the seats that programs play, in a game that has it; nobody is asked for it."""


def choices(options: type[Struct]) -> Mapping[str, tuple[object, ...]]:
    """The options that list their choices, in their order, each with its choices."""
    return _choices(options)


@cache  # states are imagined by the thousand, and each begins with its options
def _choices(options: Hashable) -> Mapping[str, tuple[object, ...]]:
    hints = get_type_hints(options).items()
    return MappingProxyType({name: get_args(hint) for name, hint in hints if get_origin(hint) is Literal})


def with_bots(game: AnyGame, bots: Iterable[int]) -> dict[str, tuple[int, ...]]:
    """The option that tells the game which seats programs play; nothing for a game that does not ask."""
    return {BOTS: tuple(sorted(bots))} if BOTS in game.options.__struct_fields__ else {}


def schema(options: type[Struct], when: When = MappingProxyType({})) -> dict[str, Any]:
    """The JSON Schema of the options, each choice where the type lists it: the order in which it is to be offered.

    An option has `needs` where it means something only under others, `{"*": {"play": ["cards"]}}`; those of a choice stand under its value.
    """
    found = msgspec.json.schema(options)
    described = found["$defs"][options.__name__]["properties"]
    for name, allowed in choices(options).items():
        described[name]["enum"] = list(allowed)
    for key, needs in when.items():
        name, _, value = key.partition("=")
        described[name].setdefault("needs", {})[value or "*"] = {other: list(some) for other, some in needs.items()}
    return found


def when_of(game: AnyGame) -> When:
    """What each option needs to mean something, in a game that says so; elsewhere every option always means something."""
    found: When = getattr(game, "when", MappingProxyType({}))
    return found


def matters(game: AnyGame, options: Struct, seats: int, name: str, value: object = None) -> bool:
    """Whether the option `name` (or its choice `value`) means something under `options` at a table of `seats`."""
    when = when_of(game)

    def holds(other: str, some: tuple[str, ...]) -> bool:
        if other == SEATS:
            return str(seats) in some
        there = getattr(options, other, None)
        return str(there) in some and matters(game, options, seats, other, there)

    keys = (name, f"{name}={value}")
    return all(holds(other, some) for key in keys for other, some in when.get(key, {}).items())


def idle(game: AnyGame, options: Struct, seats: int) -> tuple[str, ...]:
    """The options that are not as published and mean nothing here: what somebody chose in vain."""
    standard = game.options()
    changed = (name for name in options.__struct_fields__ if getattr(options, name) != getattr(standard, name))
    return tuple(name for name in changed if not matters(game, options, seats, name, getattr(options, name)))


def making(game: AnyGame, name: str, value: object) -> tuple[Struct, int]:
    """The options that differ from the published ones as little as may be and in which the choice `value` of `name` means something.

    With them the number of seats, the largest that will do. Raises `OptionsError` ("option") where no options will do.
    """
    given: dict[str, object] = {name: value}
    seats = set(range(game.info.seats[0], game.info.seats[1] + 1))
    standard, when = game.options(), when_of(game)
    open_, done = [name], set[str]()
    while open_:
        one = open_.pop()
        done.add(one)
        for other, some in (need for key in (one, f"{one}={given[one]}") for need in when.get(key, {}).items()):
            if other == SEATS:
                seats &= set(map(int, some))
                continue
            held = given.get(other, getattr(standard, other, None))
            given[other] = held if str(held) in some or other in given else _choice(game, other, some)
            open_ += [other] * (other not in done)
    options = structs.replace(standard, **{one: there for one, there in given.items() if one in standard.__struct_fields__})
    if not seats or not matters(game, options, max(seats), name, value):
        raise OptionsError("option", f"{name} {value!r} never means anything; see what it needs in `when`", option=name, value=str(value))
    return options, max(seats)


def _choice(game: AnyGame, name: str, some: tuple[str, ...]) -> object:
    """The first listed value of an option among `some` texts."""
    return next((value for value in choices(game.options).get(name, ()) if str(value) in some), some[0])


def check_choices(options: Struct) -> None:
    """Raise `OptionsError` ("option") for a value that is none of the listed ones; a Struct made by hand has not been checked."""
    for name, allowed in choices(type(options)).items():
        value = getattr(options, name)
        if value not in allowed:
            raise OptionsError("option", f"{name} {value!r}; it is {' or '.join(map(str, allowed))}", option=name, value=str(value))
