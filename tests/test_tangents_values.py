"""The deck of Tangents is what its tool makes, as the report on its balance says."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from tools.tangents_values import main

ROOT = Path(__file__).resolve().parent.parent
DECK = ROOT / "src" / "mochuelo" / "games" / "tangents" / "deck" / "cards.json"


def test_the_command_in_the_report_makes_the_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"`python (tools/tangents_values\.py [^`]+)`", (ROOT / "docs" / "balance" / "README.md").read_text("utf-8"))
    assert found
    monkeypatch.setattr(sys, "argv", [*shlex.split(found[1]), "--out", str(tmp_path / "cards.json")])
    main()
    assert (tmp_path / "cards.json").read_text("utf-8") == DECK.read_text("utf-8")


@pytest.mark.parametrize("axes", ["40,41,43", "40,41,43,45", "40,41,43,41,4", "aa,40,40,40", ""])
def test_axes_that_are_none_are_told(axes: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["tangents_values.py", f"--axes={axes}"])
    with pytest.raises(SystemExit):
        main()
    assert f"no axes: {axes!r}; four pairs of values from 0 to 4" in capsys.readouterr().err
