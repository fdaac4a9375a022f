"""Three ways to play Sophie's World in the browser: with mouse, keyboard alone or finger. All see only what is on the page."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from mochuelo.core.documents import read
from tests.e2e.arguing import ended, hurry
from tests.e2e.gestures import reach

ACTING = ".so[data-acting]"
QUESTIONS = Path(__file__).parents[2] / "src" / "mochuelo" / "games" / "sophie" / "deck" / "questions"


def answers() -> dict[str, str]:
    """The right answer of every question of the house, by its words in each language: who plays here has learnt them by heart."""
    found: dict[str, str] = {}
    for path in sorted(QUESTIONS.glob("*.yaml")):
        for entry in read(path.read_bytes(), path.name).value:
            found |= {entry[lang]["question"]: entry[lang]["right"] for lang in ("en", "es") if "right" in entry[lang]}
    return found


def scene(page: Page) -> str:
    """What lies over the map, "" for nothing."""
    return str(page.evaluate("document.querySelector('[data-scene]')?.dataset.scene ?? ''"))


def offered(page: Page, name: str) -> list[str]:
    """The values of `data-<name>` on the buttons that can be pressed now."""
    buttons = f"[...document.querySelectorAll('.so button[data-{name}]:not([disabled])')]"
    return list(page.evaluate(f"{buttons}.map((one) => one.dataset.{name})"))


TELLING = frozenset({"review", "pause", "skip"})
"""Deeds that decide nothing: they belong to what is told, and go with it."""


@dataclass
class Asked:
    """Somebody who plays to the end and knows every answer; what was met on the way is kept."""

    page: Page
    rng: Random = field(default_factory=lambda: Random(1))
    rolls: int = 1
    """How many turns begin with a roll where one may be asked as well."""
    decisions: int = 0
    known: dict[str, str] = field(default_factory=answers)
    met: set[str] = field(default_factory=set)
    """The scenes in which something was decided here."""
    words: dict[str, str] = field(default_factory=dict)
    """What the spaces that could be chosen were said to do."""

    def play_out(self, seconds: float = 90) -> None:
        """Play until the game is over."""
        end = time.monotonic() + seconds
        while not ended(self.page).is_visible():
            assert time.monotonic() < end, f"not over after {self.decisions} decisions"
            self.turn()
            self.page.wait_for_timeout(20)

    def turn(self) -> None:
        """Skip what is told, and decide what is to be decided here."""
        hurry(self.page)
        if self.page.locator(ACTING).count():
            self.decide()

    def decide(self) -> None:
        """One decision: of the scene over the map, else a space, else a deed."""
        here = scene(self.page)
        self.met.add(here)
        if here == "read":
            self.press("deed", "close")
            return
        self.decisions += 1
        if here:
            self.speak()
        elif spaces := offered(self.page, "choice"):
            said = self.page.evaluate("[...document.querySelectorAll('[data-choice] b')].map((one) => one.innerText)")
            self.words |= dict(zip(spaces, said, strict=True))
            self.go(self.rng.choice(spaces))
        else:
            self.do([deed for deed in offered(self.page, "deed") if deed not in TELLING])

    def do(self, deeds: list[str]) -> None:
        """Roll as long as one wants to, then be asked; where there is neither, what there is."""
        wanted = "roll" if self.rolls > 0 and "roll" in deeds else "ask"
        if deeds:
            self.rolls -= wanted == "roll"
            self.press("deed", wanted if wanted in deeds else deeds[0])

    def speak(self) -> None:
        """What a scene asks for; where it asks for nothing yet, nothing."""
        for name in ("choose", "bet", "vote"):
            if values := offered(self.page, name):
                self.press(name, self.rng.choice(values))
                return
        deeds = [deed for deed in offered(self.page, "deed") if deed not in {*TELLING, "map", "close"}]
        if open_answers := offered(self.page, "answer"):
            self.press("answer", self.knows(open_answers))
        elif deeds:
            self.press("deed", self.rng.choice(deeds))

    def knows(self, letters: list[str]) -> str:
        """The letter of the right answer."""
        question = self.page.locator("[data-scene] .question").inner_text()
        right = self.known[question]
        texts = {letter: self.page.locator(f"[data-answer='{letter}'] .text").inner_text() for letter in letters if letter != "-"}
        return next(letter for letter, text in texts.items() if text == right)

    def go(self, space: str) -> None:
        """Choose a space on the map."""
        raise NotImplementedError

    def press(self, name: str, value: str) -> None:
        """Press a button."""
        raise NotImplementedError


class Mouse(Asked):
    """Clicks, on the map itself."""

    def go(self, space: str) -> None:
        self.page.locator(f"[data-space='{space}']").click()

    def press(self, name: str, value: str) -> None:
        self.page.locator(f"button[data-{name}='{value}']").first.click()


class Finger(Asked):
    """Taps: the first on a space points at it, the second goes."""

    def go(self, space: str) -> None:
        target = self.page.locator(f"[data-space='{space}']")
        if self.page.locator(".target.over[data-space]").count() == 0 or "over" not in str(target.get_attribute("class")).split():
            target.tap()
            self.page.locator(f".target.over[data-space='{space}']").wait_for()
        target.tap()

    def press(self, name: str, value: str) -> None:
        self.page.locator(f"button[data-{name}='{value}']").first.tap()


class Keys(Asked):
    """The keyboard alone: arrows and Enter for spaces, the space bar for the die, numbers and letters in scenes."""

    def go(self, space: str) -> None:
        for _ in range(12):
            if self.page.locator(f".target.over[data-space='{space}']").count():
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def press(self, name: str, value: str) -> None:
        keys = {"ask": "q", "roll": " ", "close": "Escape", "q1": "1", "q2": "2", "-": "0", **dict(zip("abc", "123", strict=True))}
        if value not in keys:
            reach(self.page, f"button[data-{name}='{value}']")
        self.page.keyboard.press(keys.get(value, "Enter"))
