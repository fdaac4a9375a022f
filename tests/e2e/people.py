"""People at browsers: pages of one Chromium, each with cookies of its own, watched for console errors and judged by axe."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

DESK = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}


@dataclass
class Person:
    """Somebody at a browser; `troubles` gathers what the console complained about."""

    page: Page
    context: BrowserContext
    troubles: list[str] = field(default_factory=list)
    offline_expected: bool = False
    """While true, failed requests are what the test wants."""

    def watch(self) -> None:
        """Write down errors and warnings of the console, and exceptions nobody caught."""
        self.page.on("console", self._heard)
        self.page.on("pageerror", self._thrown)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not (self.offline_expected and is_network(message.text)):
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _thrown(self, error: Error) -> None:
        self.troubles.append(f"exception: {error}")


def is_network(text: str) -> bool:
    """Whether a line of the console only says that the network is away; browsers write it and nobody can prevent it."""
    return any(word in text for word in ("net::ERR_", "WebSocket connection to", "Failed to load resource"))


class People:
    """Brings people to their browsers, and at the end asks each whether there was trouble."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.all: list[Person] = []

    def arrive(self, path: str = "/", *, phone: bool = False, theme: str = "light", lang: str = "en-GB", **more: Any) -> Person:
        """Somebody new opens `path`: at a desk, or with a phone held upright and a finger for a mouse."""
        size: dict[str, Any] = {"viewport": DESK}
        if phone:
            size = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        context = self.browser.new_context(**{"base_url": self.url, "color_scheme": theme, "locale": lang, **size, **more})
        context.set_default_timeout(10_000)
        person = Person(context.new_page(), context)
        person.watch()
        self.all.append(person)
        person.page.goto(path)
        return person

    def picture(self, folder: Path, name: str) -> None:
        """What everybody sees now, as pictures in the folder."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, person in enumerate(self.all):
            with contextlib.suppress(Error):
                person.page.screenshot(path=folder / f"{name}-{number}.png", timeout=5_000)

    def leave(self) -> list[str]:
        """Everybody leaves; the answer is what consoles complained about."""
        for person in self.all:
            person.context.close()
        return [trouble for person in self.all for trouble in person.troubles]


def faults(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands, one line each, with the first place."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{one['id']}: {one['help']} at {one['nodes'][0]['target']} ({len(one['nodes'])} places)" for one in found]


def copied(person: Person, start: str) -> str:
    """The clipboard, once it begins with `start`."""
    for _ in range(50):
        text = str(person.page.evaluate("navigator.clipboard.readText()"))
        if text.startswith(start):
            return text
        person.page.wait_for_timeout(100)
    raise AssertionError(f"nothing was copied that begins with {start!r}")
