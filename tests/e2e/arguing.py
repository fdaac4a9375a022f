"""Three ways to argue in the browser: with a mouse, with the keyboard alone, with a finger. All see only what is on the page."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Error, Locator, Page

from tests.e2e.gestures import drag, reach

ACTING = ".gg[data-acting]"
LINES = "document.querySelectorAll('ol li').length"


def ended(page: Page) -> Locator:
    """The link that is offered when a game is over and its last move has been shown."""
    return page.locator("section.foot a[href*='replay']")


def told(page: Page) -> str:
    """What the line between rows and hand says."""
    return page.locator(".bar .said").inner_text()


def hurry(page: Page) -> None:
    """Skip the story that is being told, if one is."""
    page.evaluate("document.querySelector('[data-deed=skip]')?.click()")


def take_turns(*everybody: Arguer) -> None:
    """Play on until the game is over on every page, whoever is to move."""
    while any(not ended(one.page).is_visible() for one in everybody):
        for one in everybody:
            hurry(one.page)
            if one.page.locator(ACTING).count():
                one.decide()
        everybody[0].page.wait_for_timeout(20)


def wait_for_turn(page: Page, seconds: float = 30) -> bool:
    """Wait until something is to be decided here (true) or the game is over (false); stories are skipped."""
    skip = page.locator("[data-deed='skip']")
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        skip.or_(page.locator(ACTING)).or_(ended(page)).first.wait_for(timeout=seconds * 1000)
        if not skip.count():
            return not ended(page).is_visible()
        hurry(page)
    raise AssertionError("nothing is to be decided here, and the game is not over")


def hand(page: Page) -> list[str]:
    """The cards of the own hand."""
    return list(page.evaluate("[...document.querySelectorAll('.hand [data-card]')].map((one) => one.dataset.card)"))


def spots(page: Page) -> list[str]:
    """Where the held card can do something: rows that it may go to, cards that it refutes."""
    return list(page.evaluate("[...document.querySelectorAll('.lying.no, .lying.slot')].map((one) => one.dataset.spot)"))


@dataclass
class Arguer:
    """Somebody who plays to the end, choosing by a seed; what could be read on the way is kept."""

    page: Page
    rng: Random = field(default_factory=lambda: Random(1))
    turns: int = 0
    reasons: list[tuple[str, str]] = field(default_factory=list)
    """A card that was held over another, and the sentence that stood there."""
    costs: list[str] = field(default_factory=list)
    """What a pass was said to cost."""

    def play_out(self, most: int = 80) -> int:
        """Play until the game is over; the answer is how many turns were taken."""
        while self.turns < most and wait_for_turn(self.page):
            try:
                self.decide()
            except Error:  # the last card of the stock may end the game under the hand that reaches for another
                if not ended(self.page).is_visible():
                    raise
        assert self.turns < most
        return self.turns

    def decide(self) -> None:
        """Take one turn: question where one may, else lay down a card that fits, else pass."""
        before = self.page.evaluate(LINES)
        if self.page.locator("[data-deed='question']").count():
            self.press("question")
            self.press("ask")
        elif not self.argue():
            self.press("pass")
            self.costs.append(told(self.page))
            self.press("pass")
        self.turns += 1
        self.page.wait_for_function(f"before => {LINES} > before", arg=before)

    def argue(self) -> bool:
        """Lay down the first card, in any order, that can do something; false where none can."""
        cards = hand(self.page)
        for card in self.rng.sample(cards, len(cards)):
            self.take(card)
            found = spots(self.page)
            if found:
                self.lay(card, self.rng.choice(found))
                return True
        if cards:
            self.press("back")
        return False

    def choose(self, card: str) -> None:
        """What is pointed at can be done by its button; where a card could do both, it refutes."""
        if said := self.page.locator(".bar .line").all_inner_texts():
            self.reasons.append((card, said[0].strip()))
        for deed in ("refute", "support", "open"):
            if self.page.locator(f".deeds [data-deed='{deed}']").count():
                return self.press(deed)
        raise AssertionError("there is no button for what the held card can do")

    def slot(self, card: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f".hand [data-card='{card}']")

    def spot(self, name: str) -> Locator:
        """A card on the table, or where a row may be added to."""
        return self.page.locator(f"[data-spot='{name}']")

    def take(self, card: str) -> None:
        """Hold a card."""
        raise NotImplementedError

    def lay(self, card: str, spot: str) -> None:
        """Lay the held card there."""
        raise NotImplementedError

    def press(self, deed: str) -> None:
        """Press a button."""
        raise NotImplementedError

    def button(self, deed: str) -> Locator:
        """The button of a deed."""
        return self.page.locator(f"[data-deed='{deed}']").first


class Mouse(Arguer):
    """Every second card is dragged; the others are clicked, and so is their target."""

    def take(self, card: str) -> None:
        if self.slot(card).get_attribute("aria-pressed") == "false":
            self.slot(card).click()

    def lay(self, card: str, spot: str) -> None:
        self.spot(spot).hover()
        if said := self.page.locator(".bar .line").all_inner_texts():
            self.reasons.append((card, said[0].strip()))
        if self.page.locator(".deeds .primary").count() > 1:
            self.choose(card)
        elif self.turns % 2:
            drag(self.page, self.slot(card), self.spot(spot))
        else:
            self.spot(spot).click()

    def press(self, deed: str) -> None:
        self.button(deed).click()


class Finger(Arguer):
    """Taps only: a card, what is lit, the button."""

    def take(self, card: str) -> None:
        if self.slot(card).get_attribute("aria-pressed") == "false":
            self.slot(card).tap()

    def lay(self, card: str, spot: str) -> None:
        self.spot(spot).tap()
        if self.page.locator(".deeds .primary").count():
            self.choose(card)

    def press(self, deed: str) -> None:
        self.button(deed).tap()


class Keys(Arguer):
    """The keyboard alone: Tab, arrows, Enter, and letters for what a card can do."""

    def take(self, card: str) -> None:
        reach(self.page, ".hand [data-card]")
        self.page.keyboard.press("Home")
        for _ in range(30):
            if self.page.evaluate("card => document.activeElement.dataset.card === card", card):
                break
            self.page.keyboard.press("ArrowRight")
        if self.slot(card).get_attribute("aria-pressed") == "false":
            self.page.keyboard.press("Enter")

    def lay(self, card: str, spot: str) -> None:
        self.page.wait_for_function("document.activeElement?.dataset.spot")
        self.walk(spot)
        if self.page.locator(".deeds .primary").count() > 1:
            self.page.keyboard.press("x")
        else:
            self.page.keyboard.press("Enter")

    def walk(self, spot: str) -> None:
        """Walk over the table with the arrows: to the left end, and down each row."""
        for key in ("ArrowLeft",) * 4 + ("ArrowUp",) * 20:
            self.page.keyboard.press(key)
        for _ in range(4):
            for _ in range(20):
                here = self.page.evaluate("document.activeElement?.dataset.spot")
                if here == spot:
                    return
                self.page.keyboard.press("ArrowDown")
                if self.page.evaluate("document.activeElement?.dataset.spot") == here:
                    break
            self.page.keyboard.press("ArrowRight")
            for _ in range(20):
                self.page.keyboard.press("ArrowUp")
        raise AssertionError(f"the arrows do not lead to {spot}")

    def press(self, deed: str) -> None:
        reach(self.page, f"[data-deed='{deed}']")
        self.page.keyboard.press("Enter")
