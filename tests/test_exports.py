"""The front door: what `mochuelo` offers is what it lists, and every part it lists is documented."""

from __future__ import annotations

import inspect
import subprocess
import sys
from types import ModuleType

import mochuelo


def test_visible_names_are_those_listed() -> None:
    visible = {name for name, value in vars(mochuelo).items() if not name.startswith("_") and not isinstance(value, ModuleType)}
    assert visible == set(mochuelo.__all__)


def test_list_has_no_name_twice_and_is_short() -> None:
    assert len(set(mochuelo.__all__)) == len(mochuelo.__all__)
    assert len(mochuelo.__all__) <= 30


def test_every_class_and_function_is_documented() -> None:
    things = {name: getattr(mochuelo, name) for name in mochuelo.__all__}
    assert [name for name, thing in things.items() if (inspect.isclass(thing) or inspect.isfunction(thing)) and not thing.__doc__] == []


def test_front_door_opens_quickly_and_alone() -> None:
    """Reading a record or asking the rules must not load a server, a database or a terminal."""
    heavy = ["litestar", "sqlalchemy", "textual", "uvicorn", "asyncio"]
    code = f"import sys, mochuelo; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
