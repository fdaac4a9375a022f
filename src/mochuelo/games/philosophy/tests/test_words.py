"""Both languages have the same messages with the same arguments, among them every one that the code can ask for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mochuelo.games.philosophy import GAME
from mochuelo.games.philosophy.state import FACINGS, KINDS, REASONS

HERE = Path(__file__).resolve().parent.parent
PAGES = (HERE / "text", HERE / "text" / "exchange")
TEXTS = {name: "\n".join((page / f"{name}.ftl").read_text(encoding="utf-8") for page in PAGES) for name in ("en", "es")}


def messages(text: str) -> dict[str, set[str]]:
    """The arguments of each message, those of the messages it is made of included."""
    bodies = dict(re.findall(r"^([\w-]+) =((?:.*\n)(?:[ \]*}].*\n)*)", text, re.MULTILINE))

    def wanted(name: str) -> set[str]:
        body = bodies[name]
        parts = (wanted(part) for part in re.findall(r"{ ([A-Za-z][\w-]*) }", body))
        return set(re.findall(r"\$(\w+)", body)).union(*parts)

    return {name: wanted(name) for name in bodies}


def test_languages_say_the_same() -> None:
    english, spanish = messages(TEXTS["en"]), messages(TEXTS["es"])
    grammar = {"the-idea", "The-idea", "the-aim", "to-the-aim"}  # articles, which only Spanish needs
    assert spanish.keys() - grammar == english.keys()
    assert len(english) > 150
    for name, args in english.items():
        assert spanish[name] == args, name


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_id_that_the_code_can_ask_for(language: str) -> None:
    known = messages(TEXTS[language]).keys()
    asked = {f"seat-{seat}" for seat in GAME.info.seat_names} | {f"facing-{facing}" for facing in FACINGS}
    asked |= {f"tile-{kind}" for kind in KINDS} | {f"tile-{kind}-effect" for kind in KINDS} | {f"rule-effect-{kind}" for kind in KINDS}
    asked |= {f"outcome-{reason}" for reason in REASONS[1:]} | {"title", "tagline", "summary"}
    for path in HERE.glob("*.py"):
        asked |= {
            f"error-{code}" for code in re.findall(r"(?:NotationError|IllegalAction|OptionsError)\(\s*\"([\w-]+)\"", path.read_text())
        }
    for name in GAME.options.__struct_fields__:
        asked.add(f"option-{name.replace('_', '-')}")
    assert len(asked) > 75
    assert asked <= known, sorted(asked - known)
