"""Both languages have the same messages with the same arguments, among them every one that the code can ask for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mochuelo.core.options import choices
from mochuelo.games.tangents import GAME, Options
from mochuelo.games.tangents.state import REASONS

HERE = Path(__file__).resolve().parent.parent
TEXTS = {name: (HERE / "text" / f"{name}.ftl").read_text(encoding="utf-8") for name in ("en", "es")}
STOPS = ("gap", "own", "blocked", "edge", "value", "count", "blank", "choice", "around")
HELD = ("value", "blank", "blocked", "declined")


def messages(text: str) -> dict[str, set[str]]:
    """The arguments of each message, those of the messages it is made of included."""
    bodies = dict(re.findall(r"^([\w-]+) =((?:.*\n)(?:[ \]*}].*\n)*)", text, re.MULTILINE))

    def wanted(name: str) -> set[str]:
        parts = (wanted(part) for part in re.findall(r"{ ([A-Za-z][\w-]*) }", bodies[name]))
        return set(re.findall(r"\$(\w+)", bodies[name])).union(*parts)

    return {name: wanted(name) for name in bodies}


def test_languages_say_the_same() -> None:
    """What a sentence is told it need not repeat, so arguments may differ; messages may not, but for pieces of grammar."""
    english, spanish = messages(TEXTS["en"]), messages(TEXTS["es"])
    spoken = re.compile(r"(title|tagline|summary|seat|story|rule|outcome|option|error)\b")
    said = [{name for name in found if spoken.match(name)} for found in (english, spanish)]
    assert said[0] == said[1]
    assert len(said[0]) > 140


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_id_that_the_code_can_ask_for(language: str) -> None:
    known = messages(TEXTS[language]).keys()
    asked = {f"seat-{seat}" for seat in GAME.info.seat_names} | {"title", "tagline", "summary"}
    asked |= {f"outcome-{reason}" for reason in REASONS[1:]}
    asked |= {f"story-end-{reason}" for reason in REASONS[2:]} | {f"rule-{reason}" for reason in REASONS[2:]}
    asked |= {f"rule-{reason}" for reason in ("first", "chosen", "winner", "drawn")}
    asked |= {f"{what}-stop-{why}" for what in ("story", "rule") for why in STOPS}
    asked |= {f"{what}-held-{why}" for what in ("story", "rule") for why in HELD}
    asked |= {f"error-weak-{why}" for why in ("blank", "equal", "lower")}
    asked |= {f"error-{where}-{wall}" for where in ("nothing-there", "chain") for wall in ("gap", "edge", "own", "blocked")}
    for path in HERE.glob("*.py"):
        found = re.findall(r"(?:NotationError|IllegalAction|OptionsError)\(\s*\"([\w-]+)\"", path.read_text(encoding="utf-8"))
        asked |= {f"error-{code}" for code in found}
    asked |= {f"option-{name.replace('_', '-')}" for name in GAME.options.__struct_fields__}
    for name, values in choices(Options).items():
        asked |= {f"option-{name}-{value}".replace("_", "-") for value in values}
    assert len(asked) > 110
    assert asked <= known, sorted(asked - known)
