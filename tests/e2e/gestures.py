"""What a hand does at any board: drag from here to there, press Tab until something is reached."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def drag(page: Page, start: Locator, end: Locator) -> None:
    """Press, move in steps as a hand does, let go."""
    a, b = start.bounding_box(), end.bounding_box()
    assert a is not None
    assert b is not None
    page.mouse.move(a["x"] + a["width"] / 2, a["y"] + a["height"] / 2)
    page.mouse.down()
    page.mouse.move(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2, steps=8)
    page.mouse.up()


def reach(page: Page, selector: str, most: int = 80) -> None:
    """Press Tab until something that fits has the focus."""
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {selector!r}")
