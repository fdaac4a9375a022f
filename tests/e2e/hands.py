"""Three ways to play at a table in the browser: with a mouse, with the keyboard alone, with a finger. All see only what is on the page."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Error, Locator, Page

from tests.e2e.gestures import drag, reach

PLACE, CHOOSE = "Place", "Choose"
"""The words on the button that takes what is being looked at, which also tell what is asked."""

STANDING = """[
    ...[...document.querySelectorAll('[data-space]')].map((one) => one.ariaLabel),
    ...[...document.querySelectorAll('section.supply')].map((one) => one.classList.contains('turn')),
    ...[...document.querySelectorAll('.below button[aria-pressed]')].map((one) => one.textContent),
].join()"""


def deed(page: Page) -> Locator:
    """The button that places or chooses; it is there exactly when it is this person's turn."""
    return page.locator(".below button.primary").filter(has_text=PLACE).or_(page.locator(".below button.primary").filter(has_text=CHOOSE))


def ended(page: Page) -> Locator:
    """The link that is offered when a game is over and its last move has been shown."""
    return page.get_by_role("link", name="Leaf through the game")


def wait_for_turn(page: Page, seconds: float = 60) -> bool:
    """Wait until something is to be decided here (true) or the game is over (false)."""
    deed(page).or_(ended(page)).first.wait_for(timeout=seconds * 1000)
    return deed(page).is_visible()


def open_tiles(page: Page) -> list[str]:
    """The tiles that may be taken from a hand now."""
    return [str(tile.get_attribute("data-tile")) for tile in page.locator("button.tile.open").all()]


def free_spaces(page: Page) -> list[str]:
    """The spaces that say of themselves that a tile may be placed there."""
    cells = page.locator("[data-space][aria-label*='open for a New Idea']").all()
    return [str(cell.get_attribute("data-space")) for cell in cells]


def options(page: Page) -> Locator:
    """The buttons of a choice: which reacts, to which side, which facing."""
    return page.locator(".below button[aria-pressed]").filter(has_not_text="Show chain")


@dataclass
class Hands:
    """Somebody who plays to the end, choosing by a seed."""

    page: Page
    rng: Random = field(default_factory=lambda: Random(1))
    placed: int = 0

    def play_out(self, most: int = 60) -> int:
        """Play until the game is over; the answer is how many tiles were placed."""
        while self.placed < most and wait_for_turn(self.page):
            self.decide()
        return self.placed

    def decide(self) -> None:
        """Take one decision, whatever is asked."""
        before = self.fingerprint()
        if deed(self.page).inner_text().strip() == PLACE:
            self.place(self.rng.choice(open_tiles(self.page)), self.rng.choice(free_spaces(self.page)), self.rng.randrange(4))
            self.placed += 1
        else:
            self.choose(self.rng.randrange(options(self.page).count()))
        self.page.wait_for_function(f"before => ({STANDING}) !== before", arg=before)

    def fingerprint(self) -> str:
        """What stands on the table, as the page says it to those who cannot see it; it changes when a move has been made and shown."""
        return str(self.page.evaluate(STANDING))

    def space(self, name: str) -> Locator:
        """A space of the board."""
        return self.page.locator(f"[data-space='{name}'] rect").first

    def tile(self, kind: str) -> Locator:
        """A tile in the hand that is to play."""
        return self.page.locator(f"button.tile.open[data-tile='{kind}']")

    def place(self, kind: str, space: str, turns: int) -> None:
        """Place a tile of that kind on that space, turned by so many quarters."""
        raise NotImplementedError

    def choose(self, number: int) -> None:
        """Take the option of that number."""
        raise NotImplementedError


class Mouse(Hands):
    """Clicks, drags and the wheel; every second tile is dragged, and stories are skipped while they play."""

    def decide(self) -> None:
        super().decide()
        with contextlib.suppress(Error):  # it may be over before the click comes
            self.page.get_by_role("button", name="Skip", exact=True).click(timeout=300)

    def place(self, kind: str, space: str, turns: int) -> None:
        if self.placed % 2:
            drag(self.page, self.tile(kind), self.space(space))
        else:
            self.tile(kind).click()
            self.space(space).click()
        for _ in range(turns):
            self.page.mouse.wheel(0, 100)
        deed(self.page).click()

    def choose(self, number: int) -> None:
        options(self.page).nth(number).click()
        deed(self.page).click()


class Finger(Hands):
    """Taps only."""

    def place(self, kind: str, space: str, turns: int) -> None:
        self.tile(kind).tap()
        self.space(space).tap()
        for _ in range(turns):
            self.space(space).tap()
        deed(self.page).tap()

    def choose(self, number: int) -> None:
        options(self.page).nth(number).tap()
        deed(self.page).tap()


class Keys(Hands):
    """The keyboard alone: Tab, arrows, Enter, and E to turn."""

    def place(self, kind: str, space: str, turns: int) -> None:
        self.reach("section.turn button.tile")
        self.page.keyboard.press("Home")
        for _ in range(12):
            if self.page.evaluate("kind => document.activeElement.dataset.tile === kind", kind):
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        self.walk(space)
        self.page.keyboard.press("Enter")
        for _ in range(turns):
            self.page.keyboard.press("e")
        self.page.keyboard.press("Enter")

    def choose(self, number: int) -> None:
        self.reach(".below button[aria-pressed]")
        for _ in range(number):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        self.reach(".below button.primary")
        self.page.keyboard.press("Enter")

    def reach(self, selector: str) -> None:
        """Press Tab until something that fits has the focus."""
        reach(self.page, selector)

    def walk(self, space: str) -> None:
        """Walk over the board with the arrows to a space of the centre."""
        for _ in range(12):
            here = self.page.evaluate("document.activeElement?.closest('[data-space]')?.dataset.space ?? ''")
            if here == space:
                return
            assert here.startswith("C"), f"walked off the centre to {here!r} on the way to {space}"
            (row, column), (to_row, to_column) = divmod(int(here[1]) - 1, 3), divmod(int(space[1]) - 1, 3)
            key = {True: "ArrowRight", False: "ArrowLeft"}[to_column > column] if to_column != column else None
            self.page.keyboard.press(key or ("ArrowDown" if to_row > row else "ArrowUp"))
        raise AssertionError(f"the arrows do not lead to {space}")
