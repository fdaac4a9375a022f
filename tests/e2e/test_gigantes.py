"""Complete games of A hombros de gigantes in a real browser, in every way they can be played; each checked against its record."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from mochuelo import game, read_record, replay
from tests.e2e.arguing import ACTING, Arguer, Finger, Keys, Mouse, ended, hand, hurry, take_turns, told
from tests.e2e.company import invitation
from tests.e2e.people import People, Person, faults

KEY = "gigantes"
SMALL = {"numbers": 3, "owls": 1, "hand": 3}
"""Three thinkers and a mochuelo: seven turns with two players."""


STANDING = "In:C1E1W1B1/Te:E8C2 In:/Te: In:W10C7C13/Te:B5B9 41 In+ TeIn"
"""Four cards of Plato's before Indigo, Ockham's razor and the four causes before Teal; First Dream (C7) is in hand."""


def table(person: Person, *kinds: str, **options: Any) -> str:
    """Open a table over REST and go there."""
    seats = [{"kind": kind, "level": 1, "name": ""} for kind in kinds]
    answer = person.page.request.post("/api/tables", data={"game": KEY, "seats": seats, "options": {**SMALL, **options}})
    assert answer.ok, answer.text()
    name = str(answer.json()["table"]["id"])
    person.page.goto(f"/table/{name}")
    person.page.locator(".gg").wait_for()
    return name


def check_record(person: Person, turns: int, *seats: int) -> Any:
    """The table's record replays to the end, holds exactly the turns that were taken here, and ends with the scores that the page tells."""
    page = person.page
    ended(page).wait_for()
    name = page.url.split("/table/")[1].split("/")[0].split("?")[0]
    answer = page.request.get(f"/api/tables/{name}/record/rec")
    assert answer.ok, answer.text()
    record = read_record(answer.text())
    played = replay(game(KEY), record)
    assert played.trouble is None
    assert played.match.status == "over"
    taken = [line for line in record.lines if line.kind == "act" and line.seat in (seats or (0,)) and "=" not in line.text]
    assert len(taken) == turns > 0
    view = game(KEY).view(played.match.state, "spectator")
    page.locator(".end").wait_for()
    assert [int(text) for text in page.locator(".end .sum").all_inner_texts()] == list(view.scores)
    return view


def check_reasons(person: Person, one: Arguer, language: str) -> None:
    """Every sentence that stood beside a held card is one that the deck has for that card, or says why without a list."""
    deck = person.page.request.get(f"/api/decks/{KEY}/house?lang={language}").json()
    written = {sentence for card in deck["cards"] for sentence in card["why"].values()}
    assert one.reasons
    for _, sentence in one.reasons:
        assert sentence in written or "mochuelo" in sentence or sentence.startswith(("Both are by", "Las dos son de"))


def test_game_by_mouse(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "bot")
    hands = Mouse(person.page, Random(3))
    hands.play_out()
    check_record(person, hands.turns)
    check_reasons(person, hands, "en")
    reading = person.page.locator(".end li")
    assert 0 < reading.count() <= 4
    # Which thinkers are named hangs on the game: where to look them up stands in the deck.
    cards = person.page.request.get("/api/decks/gigantes/house?lang=en").json()["cards"]
    told = reading.first.inner_text()
    assert any(card["source"]["look_up"] in told for card in cards if card["source"])


def test_game_by_keyboard_alone(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "bot")
    hands = Keys(person.page, Random(5))
    hands.play_out()
    check_record(person, hands.turns)


def test_game_for_four_by_touch_on_a_phone(people: People) -> None:
    person = people.arrive("/", phone=True, theme="dark", reduced_motion="reduce")
    table(person, "me", "bot", "bot", "bot", numbers=5)
    page = person.page
    page.locator(ACTING).wait_for()
    page.locator(".hand [data-card]").first.tap()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    hands = Finger(page, Random(7))
    hands.play_out()
    check_record(person, hands.turns)


def test_long_game_in_spanish(people: People) -> None:
    person = people.arrive("/", lang="es-ES", reduced_motion="reduce")
    table(person, "me", "bot", length="long", numbers=2, hand=2)
    hands = Mouse(person.page, Random(11))
    hands.play_out()
    view = check_record(person, hands.turns)
    check_reasons(person, hands, "es")
    assert all("¿Pasas?" in cost or "no cuesta nada" in cost for cost in hands.costs)
    expect(person.page.locator(".end")).to_contain_text("Para seguir leyendo")
    assert view.hands == ((), ())


def test_two_browsers(people: People) -> None:
    ana = people.arrive("/", reduced_motion="reduce")
    table(ana, "me", "open", numbers=2, owls=2)
    ben = people.arrive(invitation(ana.page), reduced_motion="reduce")
    ben.page.get_by_role("button", name="Sit down").click()
    hands = [Mouse(ana.page, Random(13)), Mouse(ben.page, Random(17))]
    take_turns(*hands)
    check_record(ana, hands[0].turns, 0)
    check_record(ben, hands[1].turns, 1)
    assert set(hand(ana.page)).isdisjoint(hand(ben.page))


def test_three_behind_the_curtain(people: People) -> None:
    """On one screen nobody sees another hand: under the curtain there is none, and each seat sees cards of its own."""
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here", "here", owls=2)
    page = person.page
    hands = Mouse(page, Random(19))
    lift = page.locator(".curtain button")
    seen: set[str] = set()
    while not ended(page).is_visible():
        hurry(page)
        lift.or_(page.locator(ACTING)).or_(ended(page)).or_(page.locator("[data-deed='skip']")).first.wait_for()
        if lift.is_visible():
            expect(page.locator(".hand [data-card]")).to_have_count(0)
            lift.click()
            lift.wait_for(state="detached")
        elif page.locator(ACTING).count():
            cards = hand(page)
            assert not seen.intersection(cards)
            seen = set(cards)
            hands.decide()
    check_record(person, hands.turns, 0, 1, 2)


def test_personal_decks(people: People) -> None:
    """A deck is chosen while another is still choosing, kept for another time, and played with to the end."""
    ana = people.arrive("/", reduced_motion="reduce")
    table(ana, "me", "open", decks="personal", picks=4, hand=2)
    ben = people.arrive(invitation(ana.page), reduced_motion="reduce")
    ben.page.get_by_role("button", name="Sit down").click()
    for page in (ana.page, ben.page):
        page.locator(".picks [data-card]").first.wait_for()
        page.locator(".picks .pick").nth(1).click()
        page.locator("[data-deed='random']").click()
        expect(page.locator(".picks .pick.on")).to_have_count(4)
    ana.page.locator("summary").click()
    ana.page.get_by_label("Name of the deck").fill("Greeks")
    ana.page.get_by_role("button", name="Keep this one").click()
    assert faults(ana.page) == []
    for page in (ana.page, ben.page):
        page.locator("[data-deed='take']").click()
    hands = [Mouse(ana.page, Random(23)), Mouse(ben.page, Random(29))]
    take_turns(*hands)
    view = check_record(ana, hands[0].turns, 0)
    assert all(len(pile) <= 8 for pile in view.libraries)
    table(ana, "me", "bot", decks="personal", picks=4, hand=2)
    ana.page.locator("summary").click()
    ana.page.get_by_role("button", name="Greeks · 4").click()
    expect(ana.page.locator(".picks .pick.on")).to_have_count(4)


def test_what_a_card_would_do_is_lit_and_said(people: People) -> None:
    """By the deck: First Dream (C7) supports mirror and sun and refutes the razor; a pass and a question say what they cost and bring."""
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "bot", numbers=12, owls=4, hand=6, position=STANDING)
    page = person.page
    page.locator(ACTING).wait_for()
    hands = Mouse(page, Random(1))
    page.locator("[data-deed='pass']").click()
    assert "4 cards goes to the library of Teal" in told(page)
    page.locator("[data-deed='back']").click()
    hands.take("C7")
    lit = "rule => [...document.querySelectorAll(`.lying.${rule}`)].map((one) => one.dataset.card)"
    assert page.evaluate(lit, "yes") == ["C1", "E1"]
    assert page.evaluate(lit, "no") == ["E8"]
    expect(page.locator(".threads path")).to_have_count(3)
    deck = page.request.get(f"/api/decks/{KEY}/house?lang=en").json()
    why = next(card for card in deck["cards"] if card["id"] == "C7")["why"]
    for spot, mark in (("card/E8", "razor"), ("card/E1", "mirror"), ("card/C1", "sun")):
        hands.spot(spot).hover()
        expect(page.locator(".bar .line")).to_have_text(why[mark])
    assert "Refute" not in page.locator(".deeds").inner_text()
    page.locator("[data-deed='back']").click()
    page.locator("[data-deed='question']").click()
    assert "6 cards" in told(page)
    page.locator("[data-deed='ask']").click()
    expect(page.locator("[data-home='library/In']")).to_have_text("6")


def test_close_look_and_libraries(people: People) -> None:
    """Cards are looked at closely in any language of the deck; a library lies open to everybody; axe finds nothing."""
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "bot")
    page = person.page
    page.locator(ACTING).wait_for()
    assert faults(page) == []
    card = page.locator(".hand [data-card]").first
    card.click()
    card.click()
    look = page.locator("dialog.look")
    look.wait_for()
    assert faults(page) == []
    look.locator("[data-language='de']").click()
    expect(look.locator(".about")).to_have_attribute("lang", "de")
    look.get_by_role("button", name="Close").click()
    page.locator("[data-home='library/Te']").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    assert "supports" in told(page)
