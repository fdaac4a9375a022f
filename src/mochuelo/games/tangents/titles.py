"""The titles of the cards, for whoever tells a story in sentences: a story itself carries numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from mochuelo.core.game import Step

TEXT = Path(__file__).parent / "deck" / "text"


def wording(step: Step, language: str) -> dict[str, str | int]:
    """The arguments of a step with the title beside the number that a card is played by."""
    card = step.args.get("card")
    title = titles(language).get(str(card), "")
    return {"card": f"{card} “{title}”"} if title else {}


@cache
def titles(language: str) -> Mapping[str, str]:
    """The title of every card by its two digits; in English for a language that the deck does not speak."""
    path = TEXT / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((path if path.is_file() else TEXT / "en.ftl").read_text(encoding="utf-8")))
    numbers = [f"{number:02}" for number in range(1, 100) if bundle.has_message(f"card-{number:02}")]
    patterns = {number: bundle.get_message(f"card-{number}").value for number in numbers}
    return {number: str(bundle.format_pattern(pattern, {})[0]) for number, pattern in patterns.items() if pattern}
