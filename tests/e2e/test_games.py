"""Complete games in a real browser: by mouse, by keyboard alone, by touch on a phone; each checked against its record."""

from __future__ import annotations

from random import Random

import pytest

from mochuelo import game, read_record, replay
from tests.e2e.hands import Finger, Hands, Keys, Mouse, ended, wait_for_turn
from tests.e2e.people import People, Person
from tests.e2e.tables import KEY, way_in


def check_record(person: Person, hands: Hands) -> None:
    """The table's record replays to the end, and holds exactly the tiles that were placed here."""
    table = person.page.url.split("/table/")[1].split("/")[0].split("?")[0]
    answer = person.page.request.get(f"/api/tables/{table}/record/rec")
    assert answer.ok, answer.text()
    record = read_record(answer.text())
    played = replay(game(KEY), record)
    assert played.trouble is None
    assert played.match.status == "over"
    placed = [line for line in record.lines if line.kind == "act" and line.seat == 0 and len(line.text) == 6]
    assert len(placed) == hands.placed > 0


def test_game_by_mouse(people: People) -> None:
    person = people.arrive("/")
    page = person.page
    way_in(page, "bot").click()
    page.get_by_role("button", name="Start").click()
    hands = Mouse(page, Random(3))
    hands.play_out()
    assert ended(page).is_visible()
    check_record(person, hands)


def test_game_by_keyboard_alone(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    page = person.page
    hands = Keys(page, Random(5))
    way_in(page, "bot").wait_for()
    hands.reach(f"a[href='/new/{KEY}?with=bot']")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Start").wait_for()
    hands.reach("button.go")
    page.keyboard.press("Enter")
    hands.play_out()
    assert ended(page).is_visible()
    check_record(person, hands)


def test_game_by_touch_on_a_phone(people: People) -> None:
    person = people.arrive("/", phone=True, reduced_motion="reduce")
    page = person.page
    way_in(page, "bot").tap()
    page.get_by_role("button", name="Start").tap()
    hands = Finger(page, Random(7))
    hands.play_out()
    assert ended(page).is_visible()
    check_record(person, hands)


@pytest.mark.parametrize("seed", [11])
def test_three_colours_on_one_screen(people: People, seed: int) -> None:
    person = people.arrive(f"/new/{KEY}?with=here", reduced_motion="reduce")
    page = person.page
    page.get_by_role("radio", name="3").or_(page.get_by_role("button", name="3", exact=True)).first.click(force=True)
    page.get_by_role("button", name="Start").click()
    assert wait_for_turn(page)
    assert page.locator("section.supply").count() == 3
    hands = Mouse(page, Random(seed))
    hands.play_out()
    assert ended(page).is_visible()
