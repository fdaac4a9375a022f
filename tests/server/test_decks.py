"""Decks that people bring: kept by their digest, played with, shown but never whole, and swept out when nobody plays with them."""

# long: all that is asked of a server about decks: bringing, keeping, showing, playing

from __future__ import annotations

import io
import json
import struct
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from mochuelo.bots.pool import Pool
from mochuelo.core import decks
from mochuelo.server.settings import DAY, Rate, Settings
from mochuelo.server.store.log import Log
from mochuelo.server.store.memory import MemoryLog
from mochuelo.server.store.sql import SqlLog
from mochuelo.testing.fakes import replaced
from tests.server.decked import DRAWING, GAMES, HOUSE, KEY, OTHER, SECRET, zipped
from tests.server.kit import Clock, Person, Running, parts_with, running

NAME = decks.digest(OTHER)
SETTINGS = Settings(bot_pace=0, look_round=50)


@pytest.fixture(autouse=True)
def empty_shelf() -> None:
    """As in a process that has just begun."""
    decks.drop(NAME)


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running(parts_with(games=GAMES, settings=SETTINGS)) as here:
        yield here


async def bring(person: Person, data: bytes, *, game: str = KEY, status: int = 200) -> Any:
    """What came of it."""
    answer = await person.http.post(f"/api/decks/{game}", content=data, headers={"content-type": "application/zip"})
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_a_deck_is_kept_under_its_digest_and_shown_to_everybody(server: Running) -> None:
    ana, eve = server.person(), server.person()
    assert await bring(ana, zipped(OTHER)) == {"digest": NAME, "complaints": [], "found": 0}
    assert await bring(eve, zipped(OTHER)) == {"digest": NAME, "complaints": [], "found": 0}
    for language in ("es", "pt-BR"):
        assert await eve.call("GET", f"/decks/{KEY}/{NAME}?lang={language}") == {"title": "Ana's own", "language": language}
    assert await eve.call("GET", f"/decks/{KEY}/house") == {"title": "Magpies of the house", "language": "en"}
    assert await eve.call("GET", f"/decks/{KEY}/{decks.digest(HOUSE)}?lang=de") == {"title": "Magpies of the house", "language": "de"}


async def test_what_is_not_public_never_leaves_the_server(server: Running) -> None:
    ana = server.person()
    await bring(ana, zipped(OTHER))
    opened = await ana.open(KEY, "me here", options={"deck": NAME})
    ear = await ana.sit(opened["table"]["id"])
    told = [json.dumps(ear.heard), json.dumps(opened)]
    ways = [f"{NAME}/{way}deck.yaml" for way in ("", "art/../", "art/", "art/%2e%2e/", "art/%2e%2e%2f")]
    for path in (NAME, *ways, "house", ""):
        answer = await ana.http.get(f"/api/decks/{KEY}/{path}")
        told.append(answer.text)
    assert (await ana.http.get(f"/api/decks/{KEY}/{NAME}/art/egg.svg")).content == DRAWING
    assert not any(SECRET in text for text in told)


async def test_a_deck_that_does_not_fit_is_told_what_is_wrong_with_it(server: Running) -> None:
    ana = server.person()
    found = await bring(ana, zipped({"deck.yaml": b"x: 1\n" * 300}))
    assert (found["digest"], found["found"], len(found["complaints"])) == ("", 300, SETTINGS.complaints)
    assert found["complaints"][1] == {"code": "no-title", "place": "deck.yaml:2", "message": "no title; write title: ...", "args": {}}
    assert await server.house.log.decks_size() == 0


def bomb() -> bytes:
    """A kilobyte that unpacks to a hundred megabytes, and says it is small."""
    packed = bytearray(zipped({"deck.yaml": b"title: x\n", "art/a.svg": b"\0" * 100_000_000}))
    for mark, at in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        entry = packed.rindex(mark)
        packed[entry + at : entry + at + 4] = struct.pack("<I", 10)
    return bytes(packed)


def linked() -> bytes:
    """A pack with a link out of it."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as pack:
        pack.writestr("deck.yaml", "title: x\n")
        link = zipfile.ZipInfo("art/a.svg")
        link.external_attr = 0o120777 << 16
        pack.writestr(link, "/etc/passwd")
    return made.getvalue()


HOSTILE = {
    "nothing": b"",
    "noise": bytes(range(256)) * 40,
    "half a pack": zipped(OTHER)[: len(zipped(OTHER)) // 2],
    "no deck": zipped({"readme.md": b"hello"}),
    "a way out": zipped({"deck.yaml": b"title: x\n", "art\\..\\..\\x.txt": b"x"}),
    "an absolute path": zipped({"deck.yaml": b"title: x\n", "/etc/x.txt": b"x"}),
    "a page": zipped({"deck.yaml": b"title: x\n", "index.html": b"<script>alert(1)</script>"}),
    "a link": linked(),
    "a bomb": bomb(),
    "a crowd": zipped({"deck.yaml": b"title: x\n"} | {f"art/{n}.svg": DRAWING for n in range(400)}),
}


@pytest.mark.parametrize("what", HOSTILE)
async def test_what_is_no_deck_is_refused_in_words(server: Running, what: str) -> None:
    ana = server.person()
    found = await bring(ana, HOSTILE[what], status=400)
    assert found["code"].startswith("deck-")
    assert found["message"]
    assert await server.house.log.decks_size() == 0


async def test_a_pack_that_is_too_large_is_not_read(server: Running) -> None:
    assert (await bring(server.person(), b"0" * (SETTINGS.deck_size + 1), status=413))["code"] == "too-large"


async def test_only_games_with_decks_take_any(server: Running) -> None:
    ana = server.person()
    for game in ("magpies", "nowhere"):
        assert (await bring(ana, zipped(OTHER), game=game, status=404))["code"] == "no-decks"
        assert (await ana.call("GET", f"/decks/{game}/house", status=404))["code"] == "no-decks"
    for name in ("0" * 64, "..", "HOUSE", "%00", "'"):
        assert (await ana.http.get(f"/api/decks/{KEY}/{name}")).status_code == 404


async def test_another_site_brings_nothing(server: Running) -> None:
    answer = await server.person().http.post(f"/api/decks/{KEY}", content=zipped(OTHER), headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


async def test_nobody_brings_decks_without_end() -> None:
    settings = Settings(brings=Rate(2, 60_000))
    async with running(parts_with(games=GAMES, settings=settings, now=Clock())) as here:
        ana = here.person()
        await ana.call("GET", "/me")
        for _ in range(2):
            await bring(ana, zipped(OTHER))
        assert (await bring(ana, zipped(OTHER), status=429))["code"] == "too-often"


async def test_the_room_for_decks_has_an_end() -> None:
    async with running(parts_with(games=GAMES, settings=Settings(decks_size=10))) as here:
        assert (await bring(here.person(), zipped(OTHER), status=507))["code"] == "decks-full"
        assert (await bring(here.person(), zipped(HOUSE)))["digest"] == decks.digest(HOUSE)  # it takes none


# ---------------------------------------------------------------- what browsers are told


async def test_a_drawing_can_be_kept_for_ever_and_runs_nothing(server: Running) -> None:
    ana = server.person()
    await bring(ana, zipped(OTHER))
    answer = await ana.http.get(f"/api/decks/{KEY}/{NAME}/art/egg.svg")
    assert answer.content == DRAWING
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-security-policy"] == "default-src 'none'; sandbox"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers.get_list("cache-control") == [answer.headers["cache-control"]]
    assert "set-cookie" not in (await server.person().http.get(f"/api/decks/{KEY}/{NAME}/art/egg.svg")).headers


@pytest.mark.parametrize("path", ["house", "house/art/egg.svg", NAME, f"{NAME}/art/egg.svg"])
async def test_what_a_browser_has_is_not_sent_again(server: Running, path: str) -> None:
    ana = server.person()
    await bring(ana, zipped(OTHER))
    first = await ana.http.get(f"/api/decks/{KEY}/{path}")
    again = await ana.http.get(f"/api/decks/{KEY}/{path}", headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert ("no-cache" in first.headers["cache-control"]) == path.startswith("house")
    plain = await ana.http.get(f"/api/decks/{KEY}/{path}", headers={"accept-encoding": "identity"})
    assert plain.content == first.content
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("path", [NAME, f"{NAME}/art/egg.svg", "house/art/no.svg", "no-such-deck"])
async def test_that_something_is_not_here_is_not_kept_by_a_browser(server: Running, path: str) -> None:
    answer = await server.person().http.get(f"/api/decks/{KEY}/{path}")
    assert (answer.status_code, answer.headers.get_list("cache-control")) == (404, ["no-store"])


async def test_asking_for_what_has_to_be_made_first_is_counted() -> None:
    async with running(parts_with(games=GAMES, settings=Settings(faces=Rate(2, 60_000)), now=Clock())) as here:
        ana = here.person()
        for language in ("en", "es", "en", "es"):
            await ana.call("GET", f"/decks/{KEY}/house?lang={language}")
        assert (await ana.call("GET", f"/decks/{KEY}/house?lang=de", status=429))["code"] == "too-often"


# ---------------------------------------------------------------- tables


async def test_a_table_names_a_deck_that_is_here(server: Running) -> None:
    ana = server.person()
    ask = {"game": KEY, "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"deck": NAME}}
    assert (await ana.call("POST", "/tables", ask, status=404))["code"] == "deck-unknown"
    assert (await ana.call("POST", "/tables", {**ask, "options": {"deck": 7}}, status=400))["code"] == "options"
    await bring(ana, zipped(OTHER))
    opened = await ana.call("POST", "/tables", ask)
    assert opened["table"]["options"]["deck"] == NAME


async def test_a_deck_is_of_the_game_that_it_was_brought_to() -> None:
    """Another game has not checked it, and must not be begun with it because it lies on the shelf."""
    another = replaced(GAMES[KEY], info=structs.replace(GAMES[KEY].info, key="another"))
    async with running(parts_with(games={**GAMES, "another": another}, settings=SETTINGS)) as here:
        ana = here.person()
        await bring(ana, zipped(OTHER))
        await ana.open(KEY, "me here", options={"deck": NAME})
        ask = {"game": "another", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"deck": NAME}}
        assert (await ana.call("POST", "/tables", ask, status=404))["code"] == "deck-unknown"


@pytest.fixture(params=["memory", "sqlite"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Awaitable[Log]]:
    """Opens the same store again and again, as a server does that is started anew."""
    memory = MemoryLog()

    async def opened() -> Log:
        return memory if request.param == "memory" else await SqlLog.open(f"sqlite:///{tmp_path / 'a.sqlite3'}")

    return opened


async def test_a_table_finds_its_deck_after_a_restart(log: Callable[[], Awaitable[Log]]) -> None:
    parts = parts_with(games=GAMES, settings=SETTINGS, open_log=log)
    async with running(parts) as here:
        ana = here.person()
        await bring(ana, zipped(OTHER))
        opened = await ana.open(KEY, "me here", options={"deck": NAME})
        cookies = ana.http.cookies
    decks.drop(NAME)
    async with running(parts) as here:
        ana = here.person()
        ana.http.cookies = cookies
        ear = await ana.sit(opened["table"]["id"])
        await ear.ask("look", seat=ear.last["table"]["turn"])
        assert (await ear.first_legal())["t"] == "done"
        assert (await ana.call("GET", f"/decks/{KEY}/{NAME}"))["title"] == "Ana's own"


async def test_a_deck_is_kept_as_long_as_it_is_played_with_and_a_while_more(log: Callable[[], Awaitable[Log]]) -> None:
    clock = Clock()
    settings = Settings(look_round=10**9, keep_deck=DAY, keep_waiting=10 * DAY)
    async with running(parts_with(games=GAMES, settings=settings, open_log=log, now=clock)) as here:
        ana = here.person()
        await bring(ana, zipped(OTHER))
        await ana.open(KEY, "me open", options={"deck": NAME})
        clock.now += 9 * DAY
        await here.house.look_round()
        assert await here.house.log.deck(KEY, NAME) is not None
        clock.now += 2 * DAY
        await here.house.look_round()
        assert await here.house.log.deck(KEY, NAME) is None
        await here.house.look_round()
        with pytest.raises(decks.DeckError):
            decks.take(NAME)


async def test_a_table_opened_with_a_deck_makes_it_last(log: Callable[[], Awaitable[Log]]) -> None:
    clock = Clock()
    settings = Settings(look_round=10**9, keep_deck=3 * DAY, keep_waiting=DAY)
    async with running(parts_with(games=GAMES, settings=settings, open_log=log, now=clock)) as here:
        ana = here.person()
        await bring(ana, zipped(OTHER))
        clock.now += 2 * DAY
        await ana.open(KEY, "me open", options={"deck": NAME})
        clock.now += 2 * DAY
        await here.house.look_round()  # the table is gone, the deck was used two days ago
        assert (await here.house.log.deck(KEY, NAME)) is not None


async def test_a_rematch_and_a_record_have_the_deck(server: Running) -> None:
    ana = server.person()
    await bring(ana, zipped(OTHER))
    opened = await ana.open(KEY, "me here", options={"deck": NAME})
    path = f"/tables/{opened['table']['id']}"
    ear = await ana.sit(opened["table"]["id"])
    await ear.fact("concede", 0)
    record = (await ana.http.get(f"/api{path}/record")).text
    assert (await ana.call("POST", f"{path}/rematch"))["table"]["options"]["deck"] == NAME
    decks.drop(NAME)
    server.house.collection._lent.clear()
    assert (await ana.call("POST", "/replay", {"game": KEY, "text": record}))["options"]["deck"] == NAME
    unknown = record.replace(NAME, "0" * 64)
    assert (await ana.call("POST", "/replay", {"game": KEY, "text": unknown}, status=404))["code"] == "deck-unknown"
    assert SECRET not in record


async def test_a_made_up_game_tells_nothing_of_a_deck(server: Running) -> None:
    ana, mallory = server.person(), server.person()
    await bring(ana, zipped(OTHER))
    opened = await ana.open(KEY, "me here", options={"deck": NAME})
    path = f"/tables/{opened['table']['id']}"
    ear = await ana.sit(opened["table"]["id"])
    await ear.fact("concede", 0)
    record = (await ana.http.get(f"/api{path}/record")).text
    table = f"Table: {opened['table']['id']}"
    changes = {table: "Table: elsewhere", "Table:": "Event:", "concede 0": "concede 1"}
    for made_up in (record.replace(old, new) for old, new in changes.items()):
        ask = {"game": KEY, "text": made_up}
        assert made_up != record
        assert (await mallory.call("POST", "/replay", ask, status=403))["code"] == "deck-shut"
        assert (await ana.call("POST", "/replay", ask))["options"]["deck"] == NAME  # who brought it knows it
    assert (await mallory.call("POST", "/replay", {"game": KEY, "text": record}))["options"]["deck"] == NAME


async def test_bots_are_given_the_deck(caplog: pytest.LogCaptureFixture) -> None:
    """Their thinking fails without it, and then any legal action is taken, which is told in the log."""
    async with Pool(1, find="tests.server.decked:find") as bots, running(parts_with(games=GAMES, settings=SETTINGS, bots=bots)) as here:
        ana = here.person()
        await bring(ana, zipped(OTHER))
        opened = await ana.open(KEY, "me bot", options={"deck": NAME})
        ear = await ana.sit(opened["table"]["id"])
        await ear.first_legal()
        await ear.until(lambda message: message["t"] == "step" and message["event"]["kind"] == "act" and message["event"]["seat"] == 1)
        assert here.house.rooms[opened["table"]["id"]].standing.header.deck == NAME
    assert [record.message for record in caplog.records if record.name == "mochuelo.bots"] == []
