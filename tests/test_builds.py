"""Which build is being tested is the one that was meant: compiled modules where `MOCHUELO_BUILD=compiled` says so, else plain ones."""

from __future__ import annotations

import importlib
import importlib.machinery
import os
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.plugin.interface import BuilderInterface
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import hatch_build
import mochuelo
from hatch_build import kernel

PACKAGE = Path(mochuelo.__file__).parent
ROOT = Path(hatch_build.__file__).parent


def test_there_is_a_kernel() -> None:
    assert kernel(), "no module works on the machine's integers, so nothing would be compiled"


@pytest.mark.parametrize("module", kernel())
def test_kernel_is_of_the_expected_build(module: str) -> None:
    name = module.removesuffix(".py").replace("/", ".")
    file = str(importlib.import_module(name).__file__)
    compiled = file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
    assert compiled == (os.environ.get("MOCHUELO_BUILD") == "compiled"), file
    assert Path(file).is_relative_to(PACKAGE)


@pytest.mark.parametrize("name", ["text/en.ftl", "deck/cards.json", "deck/art/01.svg"])
def test_the_web_is_stale_when_data_of_a_game_has_changed(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "WEB", tmp_path / "web")
    monkeypatch.setattr(hatch_build, "SOURCE", tmp_path / "src")
    game = tmp_path / "src" / "mochuelo" / "games" / "chess"
    changed, rules, test = game / name, game / "rules.py", game / "tests" / "record.json"
    for path in (changed, rules, test, tmp_path / "web" / "package.json"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("before", encoding="utf-8")
    before = hatch_build.web_hash()
    rules.write_text("after", encoding="utf-8")
    test.write_text("after", encoding="utf-8")
    assert hatch_build.web_hash() == before
    changed.write_text("after", encoding="utf-8")
    assert hatch_build.web_hash() != before


@pytest.mark.parametrize("builder", [WheelBuilder, SdistBuilder])
def test_what_is_shipped_holds_the_data_of_the_games(builder: type[BuilderInterface[Any, Any]]) -> None:
    shipped = {Path(file.path) for file in builder(str(ROOT)).recurse_included_files()}
    games = ROOT / "src" / "mochuelo" / "games"
    data = {path for path in games.rglob("*") if path.suffix in hatch_build.DATA and "tests" not in path.relative_to(games).parts}
    assert data
    assert data <= shipped
