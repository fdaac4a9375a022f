"""The first visit on a slow line: two seconds after the address is entered, the page can be used.

The line is what Chrome's tools and Lighthouse call "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back, nothing
cached. Used means: the way to a game is on the screen, and a click on it opens the sheet.
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from tests.e2e.people import People

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
PATIENCE = 2.0


def throttle(page: Page) -> None:
    """Put the page on the slow line, with an empty cache."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", SLOW_4G)


@pytest.mark.serial
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_home_can_be_used_after_two_seconds(people: People, phone: bool) -> None:
    person = people.arrive("about:blank", phone=phone, reduced_motion="reduce")
    page = person.page
    throttle(page)
    start = time.monotonic()
    page.goto(people.url, wait_until="commit")
    page.get_by_role("link", name="Play a bot").first.click(no_wait_after=True)
    page.get_by_role("dialog").wait_for()
    seconds = time.monotonic() - start
    assert seconds < PATIENCE, f"it took {seconds:.2f} s"
