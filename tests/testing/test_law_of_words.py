"""The law of words meets texts in which something is missing, and must say what."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from mochuelo.core.game import Step
from mochuelo.testing.fakes import replaced
from mochuelo.testing.laws import Broken, check_law
from tests.drill.games import magpies

DRILL = Path(__file__).parents[1] / "drill" / "games" / "magpies"
HIDDEN = magpies.GAME


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(DRILL / "text", tmp_path / "text")
    return tmp_path


def without(line: str) -> Callable[[str], str]:
    return lambda text: "\n".join(row for row in text.splitlines() if not row.startswith(line))


WORDS = ("title", "story-tie", "rule-roll", "seat-crow", "error-illegal", "outcome-treasure")


@pytest.mark.parametrize("message", WORDS)
def test_law_of_words_misses_a_message_in_all_languages(folder: Path, message: str) -> None:
    for path in (folder / "text").glob("*.ftl"):
        path.write_text(without(message)(path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(Broken, match=f"no words for '{message}'"):
        check_law("words", HIDDEN, folder)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (without("story-tie"), "story-tie"),
        (without("rule-roll"), "rule-roll"),
        (without("seat-crow"), "seat-crow"),
        (without("error-illegal"), "error-illegal"),
        (without("outcome-treasure"), "outcome-treasure"),
        (lambda text: text.replace("{ $value }", "{ $card }"), "do not fit"),
        (lambda text: text + "\nrule-more = Más.\n", "'en' lacks what another language has: \\['rule-more'"),
    ],
)
def test_law_of_words_catches(folder: Path, change: Callable[[str], str], complaint: str) -> None:
    spanish = folder / "text" / "es.ftl"
    spanish.write_text(change(spanish.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(Broken, match=complaint):
        check_law("words", HIDDEN, folder)


@pytest.mark.parametrize("words", [{"value": ""}, {"seat": "", "value": 1}])
def test_law_of_words_catches_a_step_without_its_words(words: dict[str, str | int]) -> None:
    with pytest.raises(Broken, match="no words for what '"):
        check_law("words", replaced(HIDDEN, wording=lambda step, options, language: words if "value" in step.args else {}), DRILL)


def test_law_of_words_tells_each_language_in_its_own_words(folder: Path) -> None:
    """Another language that a game brings is held to the same messages, and its steps are worded in it as well."""
    shutil.copy(folder / "text" / "en.ftl", folder / "text" / "de.ftl")
    asked = set[str]()

    def wording(step: Step, options: magpies.Options, language: str) -> dict[str, str | int]:
        asked.add(language)
        return {}

    check_law("words", replaced(HIDDEN, wording=wording), folder)
    assert asked == {"de", "en", "es"}


def test_law_of_words_misses_a_language(folder: Path) -> None:
    (folder / "text" / "es.ftl").unlink()
    with pytest.raises(Broken, match="does not speak"):
        check_law("words", HIDDEN, folder)
