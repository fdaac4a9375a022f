"""The options of a game, as its type lists them: what can be chosen, and whether something fits."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from mochuelo.core.errors import OptionsError


def choices(options: type[Struct]) -> Mapping[str, tuple[object, ...]]:
    """The options that list their choices, in their order, each with its choices."""
    return _choices(options)


@cache  # states are imagined by the thousand, and each begins with its options
def _choices(options: Hashable) -> Mapping[str, tuple[object, ...]]:
    hints = get_type_hints(options).items()
    return MappingProxyType({name: get_args(hint) for name, hint in hints if get_origin(hint) is Literal})


def schema(options: type[Struct]) -> dict[str, Any]:
    """The JSON Schema of the options, each choice where the type lists it: the order in which it is to be offered."""
    found = msgspec.json.schema(options)
    described = found["$defs"][options.__name__]["properties"]
    for name, allowed in choices(options).items():
        described[name]["enum"] = list(allowed)
    return found


def check_choices(options: Struct) -> None:
    """Raise `OptionsError` ("option") for a value that is none of the listed ones; a Struct made by hand has not been checked."""
    for name, allowed in choices(type(options)).items():
        value = getattr(options, name)
        if value not in allowed:
            raise OptionsError("option", f"{name} {value!r}; it is {' or '.join(map(str, allowed))}", option=name, value=str(value))
