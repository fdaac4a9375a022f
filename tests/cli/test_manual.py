"""The page docs/cli.md holds the help page of every command as it is printed, and the keys that there are."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from mochuelo.cli.screen import TableScreen
from tools import cli_manual

from .terminal import environ


def test_the_page_holds_every_help_page_as_it_is() -> None:
    tool = Path(cli_manual.__file__)
    checked = subprocess.call([sys.executable, str(tool), "--check"], env=environ())  # apart: other tests put games in folders
    assert checked == 0, "write it anew: python tools/cli_manual.py"


def test_every_command_has_a_place() -> None:
    page = cli_manual.PAGE.read_text("utf-8")
    with pytest.raises(ValueError, match="verify"):
        cli_manual.written(page.replace("<!-- mochuelo verify --help -->", ""))


def test_every_key_is_described() -> None:
    page = cli_manual.PAGE.read_text("utf-8")
    names = {"up": "↑", "down": "↓", "left": "←", "right": "→", "escape": "", "tab": "Tab", "pageup": "PgUp", "pagedown": "PgDn"}
    for binding in TableScreen.BINDINGS:
        keys = binding.key.split(",") if not isinstance(binding, tuple) else binding[0].split(",")
        shown = names.get(keys[0], re.sub(r"ctrl\+(\w)", lambda found: f"Ctrl+{found[1].upper()}", keys[0]).replace("f", "F"))
        assert shown in page, keys
