"""Complete games of Sophie's World in a real browser, short ones; each checked against its record."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from mochuelo import game, read_record, replay
from tests.e2e.arguing import ended
from tests.e2e.asking import ACTING, Asked, Finger, Keys, Mouse
from tests.e2e.company import invitation
from tests.e2e.people import People, Person, faults

KEY = "sophie"


def table(person: Person, *kinds: str, **options: Any) -> str:
    """Open a table over REST and go there: one epoch is enough, and then comes the finale."""
    seats = [{"kind": kind, "level": 1, "name": ""} for kind in kinds]
    answer = person.page.request.post("/api/tables", data={"game": KEY, "seats": seats, "options": {"goal": 1, **options}})
    assert answer.ok, answer.text()
    name = str(answer.json()["table"]["id"])
    person.page.goto(f"/table/{name}")
    person.page.locator(".so .map").wait_for()
    return name


def check_record(person: Person) -> Any:
    """The table's record replays to the end, and the plates tell its points."""
    page = person.page
    ended(page).wait_for()
    name = page.url.split("/table/")[1].split("/")[0].split("?")[0]
    answer = page.request.get(f"/api/tables/{name}/record/rec")
    assert answer.ok, answer.text()
    played = replay(game(KEY), read_record(answer.text()))
    assert played.trouble is None
    assert played.match.status == "over"
    view = game(KEY).view(played.match.state, "spectator")
    plates = page.locator("[data-plate]")
    for seat, points in enumerate(view.points):
        expect(plates.nth(seat).locator(".points")).to_contain_text(str(points))
    return view


def test_game_by_mouse(people: People) -> None:
    """Spaces are clicked on the map, and say what they would do; the glass disc lies as the game says."""
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here")
    hands = Mouse(person.page, Random(3))
    hands.play_out()
    view = check_record(person)
    assert {"", "choose", "question"} <= hands.met
    assert {"Mythology", "Middle Ages"} & set(hands.words.values())
    assert sum(past.purpose == "finale" for past in view.history) == 6
    turned = person.page.locator(".map .disc").get_attribute("style")
    assert turned is not None
    assert round(float(turned.split("rotate(")[1].split("deg")[0])) % 360 == view.rotation * 15


def test_game_by_keyboard_alone(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here")
    hands = Keys(person.page, Random(5))
    hands.play_out()
    check_record(person)
    assert hands.decisions > 10


def test_game_in_spanish_on_a_phone(people: People) -> None:
    """Taps alone, by night; axe finds nothing on the map nor on a question, and nothing is wider than the phone."""
    person = people.arrive("/", phone=True, theme="dark", lang="es-ES", reduced_motion="reduce")
    table(person, "me", "here")
    page = person.page
    page.locator(ACTING).wait_for()
    assert faults(page) == []
    hands = Finger(page, Random(7))
    looked = False
    while not ended(page).is_visible():
        if not looked and page.locator("button[data-answer='a']").count():
            looked = True
            assert faults(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
        hands.turn()
        page.wait_for_timeout(20)
    check_record(person)
    assert looked
    assert {"Mitología", "Edad Media"} & set(hands.words.values())


def test_six_seats_mixed(people: People) -> None:
    """Two at one screen, one far away, three programs; the curtain falls where a secret needs it."""
    ana = people.arrive("/", reduced_motion="reduce")
    table(ana, "me", "here", "open", "bot", "bot", "bot")
    ben = people.arrive(invitation(ana.page), phone=True, reduced_motion="reduce")
    ben.page.get_by_role("button", name="Sit down").click()
    hands: list[Asked] = [Mouse(ana.page, Random(11)), Finger(ben.page, Random(13), rolls=0)]
    while not all(ended(one.page).is_visible() for one in hands):
        for one in hands:
            lift = one.page.locator(".curtain button")
            if lift.count():
                lift.click()
            one.turn()
        ana.page.wait_for_timeout(20)
    view = check_record(ana)
    check_record(ben)
    assert len(view.points) == 6
    assert all(one.decisions > 0 for one in hands)


def test_figures_walk_space_by_space(people: People) -> None:
    """With full motion a figure is seen between the spaces of its way, and the die tumbles before it."""
    person = people.arrive("/")
    table(person, "me", "here")
    page = person.page
    hands = Mouse(page, Random(2), rolls=9)
    seen: set[str] = set()
    tumbled: set[str] = set()
    while len(seen) < 12 and hands.decisions < 8:
        page.locator(ACTING).wait_for()
        hands.decide()
        while not page.locator(ACTING).count():
            seen |= set(page.evaluate("[...document.querySelectorAll('.so-piece')].map((one) => one.getAttribute('transform'))"))
            tumbled.add(str(page.locator(".die .cube").get_attribute("style")))
            page.wait_for_timeout(30)
    assert len(seen) >= 12
    assert len(tumbled) > 3
