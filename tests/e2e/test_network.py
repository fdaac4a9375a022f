"""Two browsers at one table, through a lost connection, a restarted and a killed server; and somebody who watches."""

from __future__ import annotations

import signal
from random import Random

from playwright.sync_api import expect

from tests.e2e.company import open_table, sit_down, standing, take_turns, whose
from tests.e2e.hands import Hands, Mouse, deed
from tests.e2e.people import People
from tests.e2e.serving import Server


def test_game_through_lost_connection_and_restarts(guests: People, server: Server) -> None:
    ana, link = open_table(guests)
    ben = sit_down(guests, link)
    hands: list[Hands] = [Mouse(ana.page, Random(21)), Mouse(ben.page, Random(22))]
    assert take_turns(hands, 2)

    # Ben's line is cut; Ana moves on meanwhile, and he sees it when he is back.
    ana.offline_expected = ben.offline_expected = True
    one = whose(hands)
    assert one is hands[0], "with two decisions made it is Ana's turn, unless a chain asked for more"
    ben.context.set_offline(True)
    one.decide()
    before = standing(ana.page)
    expect(ben.page.get_by_text("Connection lost")).to_be_visible(timeout=60_000)
    assert standing(ben.page) != before
    ben.context.set_offline(False)
    expect(deed(ben.page)).to_be_visible(timeout=20_000)
    assert standing(ben.page) == before

    for sign in (signal.SIGTERM, signal.SIGKILL):
        server.restart(sign)
        if not take_turns(hands, 2):
            break
    take_turns(hands, 4)
    assert standing(ana.page) == standing(ben.page)


def test_somebody_watches(people: People) -> None:
    ana, link = open_table(people)
    carla = people.arrive(link, reduced_motion="reduce")
    ben = sit_down(people, link)
    hands: list[Hands] = [Mouse(ana.page, Random(31)), Mouse(ben.page, Random(32))]
    expect(carla.page.get_by_text("You are watching")).to_be_visible()
    assert take_turns(hands, 3)
    one = whose(hands)
    assert one is not None
    carla.page.wait_for_function("() => document.querySelectorAll('[data-space]').length === 37")
    for _ in range(100):
        if standing(carla.page) == standing(one.page):
            break
        carla.page.wait_for_timeout(100)
    assert standing(carla.page) == standing(one.page)
    assert not deed(carla.page).is_visible()
    assert carla.page.locator("button.tile.open").count() == 0
    expect(ana.page.get_by_text("1 person is watching")).to_be_attached()
