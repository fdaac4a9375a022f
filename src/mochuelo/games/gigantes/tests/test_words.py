"""All languages have the same messages, among them every one that the code can ask for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mochuelo.core.options import choices
from mochuelo.games.gigantes import GAME, Options
from mochuelo.games.gigantes.state import REASONS
from mochuelo.games.gigantes.tests.tables import after, lay, shown

HERE = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "es", "de")
TEXTS = {name: (HERE / "text" / f"{name}.ftl").read_text(encoding="utf-8") for name in LANGUAGES}
REFUSALS = ("refusal.py", "options.py", "position.py", "notation.py", "quartets_refusal.py", "__init__.py")


def ids(language: str) -> set[str]:
    return set(re.findall(r"(?m)^([\w-]+) =", TEXTS[language]))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_say_the_same(language: str) -> None:
    spoken = re.compile(r"(title|tagline|summary|seat|story|rule|outcome|option|error|tally)\b")
    said = [{name for name in ids(one) if spoken.match(name)} for one in ("en", language)]
    assert said[0] == said[1]
    assert len(said[0]) > 180


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_that_the_code_can_ask_for(language: str) -> None:
    asked = {f"seat-{seat}" for seat in GAME.info.seat_names} | {"title", "tagline", "summary"}
    asked |= {f"outcome-{reason}" for reason in REASONS[1:]}
    asked |= {f"{what}-end-{reason}" for what in ("story", "rule") for reason in REASONS[1:] if reason != "concession"}
    asked |= {f"{what}-reason-{why}" for what in ("story", "rule") for why in ("number", "tick", "cross", "tick-back", "cross-back", "owl")}
    for path in map(HERE.joinpath, REFUSALS):
        found = re.findall(r"(?:NotationError|IllegalAction|OptionsError)\(\s*\"([\w-]+)\"", path.read_text(encoding="utf-8"))
        asked |= {f"error-{code}" for code in found}
    asked |= {f"option-{name.replace('_', '-')}" for name in Options.__struct_fields__}
    for name, values in choices(Options).items():
        asked |= {f"option-{name}-{value}".replace("_", "-") for value in values}
    assert len(asked) > 100
    assert asked <= ids(language), sorted(asked - ids(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    """Errors that nothing raises, and stories that nothing tells, would be words for what is no more."""
    code = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("*.py"))
    errors = {name.removeprefix("error-") for name in ids(language) if name.startswith("error-")}
    assert {name for name in errors if f'"{name}"' not in code} == {"option"}  # core.options says that one


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_exclamation_marks(language: str) -> None:
    assert not re.search(r"[!¡]", re.sub(r"In![\w-]+|Te>InC5!", "", TEXTS[language]))


# ---- figures of a game


def test_tally_counts_what_was_done() -> None:
    texts = ["In:W3+In", "Te:E6", "In:E5+In", "Te:E13xW3", "In:-", "Te:-", "In:C9", "Te:B1"]
    line = "In:C5/Te: In:/Te: In:W3E5C9/Te:E6E13B1 0 In In"
    state = lay(line, "W3+C5 E5+C5", pass_empty="allowed")
    views, stories = [shown(state)], []
    for text in texts:
        stories.append(GAME.story(state, GAME.read(text), "spectator"))
        state = after(state, text)
        views.append(shown(state))
    figures = GAME.tally(views, stories)  # type: ignore[attr-defined]  # what a game may offer besides
    wanted = {"turns": 8, "opens": 3, "supports": 2, "gifts": 0, "refutes": 1, "own-refutes": 0, "questions": 0, "cedes": 2, "owls": 1}
    assert {name: figures[name] for name in wanted} == wanted
    assert {f"tally-{name}" for name in figures} <= ids("en")
