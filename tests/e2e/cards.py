"""Three ways to play cards in the browser: with a mouse, with the keyboard alone, with a finger. All see only what is on the page."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Error, Locator, Page

from tests.e2e.gestures import drag, reach

STANDING = """[
    ...[...document.querySelectorAll('[data-space]')].map((one) => one.ariaLabel),
    ...[...document.querySelectorAll('section.hand')].map((one) => one.classList.contains('turn')),
    ...[...document.querySelectorAll('[data-home]')].map((one) => one.dataset.home),
    document.querySelectorAll('ol li').length,
].join()"""
"""All that a turn changes: the grid, whose turn it is, the hands, and the list of moves, which equal throws make longer, too."""
ANSWER = "[data-answer]"


def deed(page: Page) -> Locator:
    """The button that plays what lies for trial; it is there exactly when a card may be played here."""
    return page.locator("[data-deed='place']")


def ended(page: Page) -> Locator:
    """The link that is offered when a game is over and its last move has been shown."""
    return page.locator("section.foot a[href*='replay']")


def wait_for_turn(page: Page, seconds: float = 60) -> bool:
    """Wait until something is to be decided here (true) or the game is over (false)."""
    deed(page).or_(ended(page)).or_(page.locator(ANSWER)).first.wait_for(timeout=seconds * 1000)
    return not ended(page).is_visible()


def spaces(page: Page, which: str) -> list[str]:
    """The names of spaces that are so: "full", "reach", "open"; or, with a "!", that are not."""
    rule = f":not(.{which[1:]})" if which.startswith("!") else f".{which}"
    return list(page.evaluate("rule => [...document.querySelectorAll(rule)].map((one) => one.dataset.space)", f".cell{rule}"))


@dataclass
class Cards:
    """Somebody who plays to the end, choosing by a seed."""

    page: Page
    rng: Random = field(default_factory=lambda: Random(1))
    turns: int = 0
    """How many cards and blocks were played."""

    def play_out(self, most: int = 60) -> int:
        """Play until the game is over; the answer is how many turns were taken."""
        while self.turns < most and wait_for_turn(self.page):
            self.decide()
        assert self.turns < most
        return self.turns

    def decide(self) -> None:
        """Take one decision, whatever is asked."""
        before = self.fingerprint()
        answers = self.page.locator(ANSWER)
        if answers.count():
            self.answer(answers.nth(self.rng.randrange(answers.count())))
        else:
            self.turn()
            self.turns += 1
        self.page.wait_for_function(f"before => !document.querySelector('.slot.held') && ({STANDING}) !== before", arg=before)

    def fingerprint(self) -> str:
        """What stands on the table, as the page says it to those who cannot see it; it changes when a turn has been taken and shown."""
        return str(self.page.evaluate(STANDING))

    def turn(self) -> None:
        """Play a card, now and then the block; choose what is to be chosen."""
        cards = list(self.page.evaluate("[...document.querySelectorAll('section.turn .slot.open')].map((one) => one.dataset.card)"))
        blocks = self.turns > 1 and "0" in cards and self.rng.random() < 0.15
        if blocks and self.block():
            return
        self.place(self.rng.choice([card for card in cards if card != "0"] or cards), self.rng.choice(spaces(self.page, "!full")))
        while deed(self.page).is_disabled():
            self.choose(self.rng.choice(spaces(self.page, "reach")))
        if self.rng.random() < 0.4:
            self.turned(self.rng.choice(spaces(self.page, "tried")))
        while deed(self.page).is_disabled():  # turned, the card flips in other ways
            self.choose(self.rng.choice(spaces(self.page, "reach")))
        self.press()

    def block(self) -> bool:
        """Lay the block on some card, if it may be played."""
        self.take("0")
        open_to_it = spaces(self.page, "open")
        if open_to_it:
            self.choose(self.rng.choice(open_to_it))
            self.press()
        return bool(open_to_it)

    def slot(self, card: str) -> Locator:
        """A card in the hand that is to play, or the block ("0")."""
        return self.page.locator(f"section.turn .slot.open[data-card='{card}']")

    def space(self, name: str) -> Locator:
        """A space of the grid."""
        return self.page.locator(f"[data-space='{name}']")

    def take(self, card: str) -> None:
        """Take a card up."""
        raise NotImplementedError

    def place(self, card: str, space: str) -> None:
        """Lay a card on a space for trial."""
        raise NotImplementedError

    def choose(self, space: str) -> None:
        """Touch a card of the grid: the last one of a chain, or the one to be blocked."""
        raise NotImplementedError

    def turned(self, space: str) -> None:
        """Turn the card that lies there for trial."""
        raise NotImplementedError

    def press(self) -> None:
        """Play what lies for trial."""
        raise NotImplementedError

    def answer(self, button: Locator) -> None:
        """Press a button that answers."""
        raise NotImplementedError


class Mouse(Cards):
    """Clicks, drags and the wheel; every second card is dragged, and stories are skipped while they play."""

    def decide(self) -> None:
        super().decide()
        with contextlib.suppress(Error):  # it may be over before the click comes
            self.page.locator("[data-deed='skip']").click(timeout=300)

    def take(self, card: str) -> None:
        self.slot(card).click()

    def place(self, card: str, space: str) -> None:
        if self.turns % 2:
            drag(self.page, self.slot(card), self.space(space))
        else:
            self.take(card)
            self.space(space).click()

    def choose(self, space: str) -> None:
        self.space(space).click()

    def turned(self, space: str) -> None:
        self.space(space).click()

    def press(self) -> None:
        deed(self.page).click()

    def answer(self, button: Locator) -> None:
        button.click()


class Finger(Cards):
    """Taps only."""

    def take(self, card: str) -> None:
        self.slot(card).tap()

    def place(self, card: str, space: str) -> None:
        self.take(card)
        self.space(space).tap()

    def choose(self, space: str) -> None:
        self.space(space).tap()

    def turned(self, space: str) -> None:
        self.space(space).tap()

    def press(self) -> None:
        deed(self.page).tap()

    def answer(self, button: Locator) -> None:
        button.tap()


class Keys(Cards):
    """The keyboard alone: Tab, arrows, Enter, and R to turn."""

    def take(self, card: str) -> None:
        self.reach("section.turn .slot")
        self.page.keyboard.press("Home")
        for _ in range(10):
            if self.page.evaluate("card => document.activeElement.dataset.card === card", card):
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def place(self, card: str, space: str) -> None:
        self.take(card)
        self.walk(space)
        self.page.keyboard.press("Enter")

    def choose(self, space: str) -> None:
        self.walk(space)
        self.page.keyboard.press("Enter")

    def turned(self, space: str) -> None:
        self.walk(space)
        self.page.keyboard.press("r")

    def press(self) -> None:
        self.reach("[data-deed='place']")
        self.page.keyboard.press("Enter")

    def answer(self, button: Locator) -> None:
        self.reach(f"[data-answer='{button.get_attribute('data-answer')}']")
        self.page.keyboard.press("Enter")

    def reach(self, selector: str) -> None:
        """Press Tab until something that fits has the focus."""
        reach(self.page, selector)

    def walk(self, space: str) -> None:
        """Walk over the grid with the arrows."""
        for _ in range(8):
            here = self.page.evaluate("document.activeElement?.dataset.space ?? ''")
            if here == space:
                return
            if not here:
                self.reach("[data-space]")
                continue
            if here[0] != space[0]:
                self.page.keyboard.press("ArrowRight" if here[0] < space[0] else "ArrowLeft")
            else:
                self.page.keyboard.press("ArrowDown" if here[1] < space[1] else "ArrowUp")
        raise AssertionError(f"the arrows do not lead to {space}")
