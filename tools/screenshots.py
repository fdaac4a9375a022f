"""Takes pictures of a running server: every page in both themes, both languages and three sizes, and those that README.md shows.

python tools/screenshots.py              all
python tools/screenshots.py readme       those that README.md shows
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e.arguing import hurry  # noqa: E402  the tests' tools are found once the root is
from tests.e2e.asking import ACTING, Mouse, offered, scene  # noqa: E402  the tests' tools are found once the root is
from tests.e2e.choices import choice  # noqa: E402  the tests' tools are found once the root is
from tests.e2e.conftest import QUIET  # noqa: E402  the tests' tools are found once the root is
from tests.e2e.people import DESK, PHONE, TABLET, People, Person  # noqa: E402
from tests.e2e.serving import Server  # noqa: E402
from tests.e2e.tables import CHAIN, KEY, settled, table  # noqa: E402

IMAGES = ROOT / "docs" / "images"
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
THEMES = {"dawn": "light", "dusk": "dark"}
LANGUAGES = {"en": "en-GB", "es": "es-ES"}
README = {
    ("home", "dawn", "en", "desk"),
    ("table", "dusk", "en", "desk"),
    ("replay", "dawn", "en", "desk"),
    ("grid", "dawn", "en", "desk"),
    ("rows", "dawn", "en", "desk"),
    ("map", "dawn", "en", "desk"),
    ("question", "dusk", "en", "desk"),
    ("table", "dusk", "en", "phone"),
}


def home(person: Person) -> None:
    """The first page."""
    person.page.goto("/")


def middle_of_a_chain(person: Person) -> None:
    """A table at the second Idea of a chain that wakes four, with the story halted."""
    page = person.page
    page.goto(f"/table/{table(person, 'me', 'here', moves=CHAIN[:-1])}")
    page.locator("[data-space]").first.wait_for()
    settled(page)
    kind, space, facing = CHAIN[-1][2:4], CHAIN[-1][:2], CHAIN[-1][4:]
    page.locator(f"button.tile.open[data-tile='{kind}']").click()
    page.locator(f"[data-space='{space}'] rect").first.click()
    for _ in range(["No", "Ea", "So", "We"].index(facing)):
        page.keyboard.press("e")
    page.locator(".below button.primary").click()
    for state in ("attached", "detached", "attached"):  # the first Idea's arrow, nothing, the second Idea's arrow
        page.wait_for_selector(".ph-arrow", state=state)
    page.locator(".below button[aria-pressed]").first.click()
    page.wait_for_timeout(400)


def replay(person: Person) -> None:
    """A replay after the chain, with its steps told beside it where there is room."""
    page = person.page
    page.goto(f"/table/{table(person, 'me', 'here', moves=CHAIN)}/replay?ply={len(CHAIN)}")
    page.locator("[data-space]").first.wait_for()
    if (page.viewport_size or PHONE)["width"] > PHONE["width"]:
        page.get_by_role("tab").last.click()
    settled(page)


def new(person: Person) -> None:
    """The sheet before a game against a bot."""
    person.page.goto(f"/new/{KEY}?with=bot")
    person.page.get_by_role("dialog").wait_for()


def learn(person: Person) -> None:
    """The first page of learning."""
    person.page.goto(f"/learn/{KEY}")


def settings(person: Person) -> None:
    """The settings."""
    person.page.goto("/settings")


CARDS = "tangents"


def cards(person: Person, **options: Any) -> None:
    """A table of cards with these options, once it stands."""
    seated(person, CARDS, options, "[data-space]")
    settled(person.page)


def seated(person: Person, key: str, options: dict[str, Any], board: str, bots: int = 1) -> None:
    """A table against bots, once its board stands."""
    seats = [{"kind": kind, "level": 1, "name": ""} for kind in ("me", *["bot"] * bots)]
    answer = person.page.request.post("/api/tables", data={"game": key, "seats": seats, "options": options})
    person.page.goto(f"/table/{answer.json()['table']['id']}")
    person.page.locator(board).first.wait_for()


def grid(person: Person) -> None:
    """A card that lies for trial, with every way it can flip and one of them chosen."""
    found = choice()
    cards(person, position=found.position)
    person.page.locator(f"[data-card='{found.card}']").click()
    for space in (found.space, found.long[-1]):
        person.page.locator(f"[data-space='{space}']").click()


def look(person: Person) -> None:
    """Both faces of a card, large."""
    cards(person, position=choice().position)
    person.page.locator(".cell.full").first.click()
    person.page.locator("dialog.look").wait_for()


def throw(person: Person) -> None:
    """Rock, paper or scissors."""
    cards(person, first="rock_paper_scissors")
    person.page.locator("[data-answer]").first.wait_for()


def sleeves(person: Person) -> None:
    """A game with hidden hands, just dealt."""
    cards(person, hands="hidden", first="illustrator")
    person.page.locator("[data-deed='place']").wait_for()


def gallery(person: Person) -> None:
    """All cards of the deck."""
    person.page.goto(f"/learn/{CARDS}/cards")


ARGUMENTS = "gigantes"
STANDING = "In:C1E1W1/Te:E8C2E10 In:/Te: In:W10C7C13E3B6W12/Te:B5B9E5W3 36 In+ TeIn"
"""Plato's Forms against Ockham's razor; First Dream (C7) is in hand, which refutes the razor and supports the mirror."""


def rows(person: Person) -> None:
    """A card of arguments held, with what it supports and what it refutes."""
    seated(person, ARGUMENTS, {"position": STANDING}, ".gg[data-acting]")
    person.page.locator(".hand [data-card='C7']").click()
    person.page.locator("[data-spot='card/E8']").first.click()
    person.page.wait_for_timeout(400)


def colours(person: Person) -> None:
    """Four colours: a card is wanted, and somebody is to be asked."""
    seated(person, ARGUMENTS, {"play": "four_colours"}, ".fc[data-acting] .place.askable", 2)
    person.page.locator(".place.askable").nth(4).click()


def asking(person: Person, rolls: int, found: Callable[[Mouse], bool]) -> Page:
    """Sophie's World against three programs, played by somebody who knows every answer until what is wanted is on the table."""
    seated(person, "sophie", {}, ".so .map", 3)
    hands = Mouse(person.page, Random(4), rolls=rolls)
    while True:
        hurry(person.page)
        if person.page.locator(ACTING).count():
            if found(hands):
                return person.page
            hands.decide()
        person.page.wait_for_timeout(20)


def map_(person: Person) -> None:
    """The round map with spaces to go to, one of them pointed at."""
    page = asking(person, 99, lambda hands: hands.decisions > 1 and len(offered(hands.page, "choice")) > 1)
    page.locator(".target[data-space]").first.hover()


def question(person: Person) -> None:
    """A question with its three answers."""
    asking(person, 0, lambda hands: scene(hands.page) == "question")


SCENES = {"home": home, "table": middle_of_a_chain, "replay": replay, "new": new, "learn": learn, "settings": settings}
SCENES |= {
    "grid": grid,
    "look": look,
    "throw": throw,
    "sleeves": sleeves,
    "gallery": gallery,
    "rows": rows,
    "colours": colours,
    "map": map_,
    "question": question,
}


def wanted(readme: bool) -> list[tuple[str, str, str, str]]:
    """Scene, theme, language and size of each picture."""
    every = [(scene, theme, language, size) for scene in SCENES for theme in THEMES for language in LANGUAGES for size in SIZES]
    return [one for one in every if one in README] if readme else every


def file_of(scene: str, theme: str, language: str, size: str) -> Path:
    """The picture's place: those that README.md shows have short names, the others a folder of their own that is not kept."""
    if (scene, theme, language, size) in README:
        return IMAGES / (f"{scene}-{theme}.png" if size == "desk" else f"phone-{theme}.png")
    return ROOT / "build" / "pictures" / f"{scene}-{theme}-{language}-{size}.png"


def take(people: People, scene: str, theme: str, language: str, size: str) -> None:
    """Go there and take the picture."""
    more: dict[str, Any] = {} if size == "phone" else {"viewport": SIZES[size]}
    person = people.arrive("/", phone=size == "phone", theme=THEMES[theme], lang=LANGUAGES[language], **more)
    SCENES[scene](person)
    if scene != "table":
        settled(person.page)
    place = file_of(scene, theme, language, size)
    place.parent.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=place)
    person.context.close()
    print(place.relative_to(ROOT), *person.troubles)


def main() -> int:
    """Start a server, take the pictures, and let it go."""
    path = os.environ.get("MOCHUELO_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not path:
        print("no chromium on the path: install it, or name it in MOCHUELO_CHROMIUM")
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        people = People(browser, server.url)
        for picture in wanted("readme" in sys.argv[1:]):
            take(people, *picture)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
