"""Options that list their choices: found in their order, and held to their lists."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec import Struct

from mochuelo.core.errors import OptionsError
from mochuelo.core.options import check_choices, choices, schema


class Options(Struct, frozen=True):
    tied: Literal["lost", "kept"] = "lost"
    hand: int = 3
    sides: Literal[4, 6] = 6


def test_choices_are_those_that_are_listed() -> None:
    assert list(choices(Options).items()) == [("tied", ("lost", "kept")), ("sides", (4, 6))]


def test_choices_are_offered_in_the_order_in_which_they_are_listed() -> None:
    described = schema(Options)["$defs"]["Options"]["properties"]
    assert described["tied"] == {"enum": ["lost", "kept"], "default": "lost"}
    assert described["sides"]["enum"] == [4, 6]
    assert "enum" not in described["hand"]


def test_what_is_listed_fits() -> None:
    check_choices(Options())
    check_choices(Options("kept", 99, 4))


@pytest.mark.parametrize(("given", "name", "value"), [({"tied": "won"}, "tied", "won"), ({"sides": 5}, "sides", "5")])
def test_what_is_not_listed_is_named(given: dict[str, Any], name: str, value: str) -> None:
    with pytest.raises(OptionsError, match=f"{name} .*; it is .* or ") as wrong:
        check_choices(Options(**given))
    assert (wrong.value.code, wrong.value.details) == ("option", {"option": name, "value": value})
