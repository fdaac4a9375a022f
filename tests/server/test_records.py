"""Replays, record files and exchange files, there and back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from mochuelo import registry
from mochuelo.core.fairness import verify
from mochuelo.server.auth import load_key, read_cookie, sign
from mochuelo.server.http import problem_of
from mochuelo.server.web import NOT_BUILT
from tests.server.kit import Person, Running, games, parts_with, running


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running() as here:
        yield here


async def finished(ana: Person, texts: str = "C8PuNo C4SlWe C9SrNo C5SrNo") -> str:
    """A game on one device, with something taken back and something said, given up at the end."""
    ear = await ana.sit((await ana.open(seats="me here"))["table"]["id"])
    for text in texts.split():
        assert (await ear.act(text))["t"] == "done"
    await ear.fact("say", 0, "hm")
    await ear.act("C1SlSo")
    await ear.fact("offer", 0, "takeback")
    await ear.fact("concede", 0)
    return str(ear.last["table"]["id"])


async def test_a_replay_holds_what_stands(server: Running) -> None:
    ana = server.person()
    table = await finished(ana)
    replay = await ana.call("GET", f"/tables/{table}/replay")
    assert [(frame["event"]["kind"], frame["event"]["text"]) for frame in replay["frames"]] == [
        ("act", "C8PuNo"),
        ("act", "C4SlWe"),
        ("act", "C9SrNo"),
        ("act", "C5SrNo"),
        ("concede", ""),
    ]
    assert replay["first"]["board"] == []
    assert [len(frame["view"]["board"]) for frame in replay["frames"]][:4] == [1, 2, 3, 4]
    assert replay["frames"][3]["story"]
    assert replay["outcome"]["winners"] == [1]


async def test_whole_games_travel_packed_and_secrets_do_not(server: Running) -> None:
    ana = server.person()
    table = await finished(ana)
    assert (await ana.http.get(f"/api/tables/{table}/replay")).headers["content-encoding"] == "gzip"
    for path in ("/api/me/tables", f"/api/tables/{table}/invite"):
        assert "content-encoding" not in (await ana.http.get(path)).headers


async def test_a_record_is_proved_and_read_again(server: Running) -> None:
    ana = server.person()
    await ana.call("PUT", "/me", {"name": "Ana de los Ríos"})
    table = await finished(ana)
    answer = await ana.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="philosophy-{table}.rec"'
    assert "Seat: Ana de los Ríos" in answer.text
    assert verify(registry.game("philosophy"), answer.text).draws == 0
    again = await ana.call("POST", "/replay", {"game": "philosophy", "text": answer.text})
    replay = await ana.call("GET", f"/tables/{table}/replay")
    assert [frame["view"] for frame in again["frames"]] == [frame["view"] for frame in replay["frames"]]
    assert (again["trouble"], again["outcome"]) == ("", replay["outcome"])


async def test_a_game_with_chance_is_proved(server: Running) -> None:
    ana = server.person()
    ear = await ana.sit((await ana.open("magpies", "me here"))["table"]["id"])
    while ear.last["table"]["status"] == "playing":
        await ear.ask("look", seat=ear.last["table"]["turn"])
        await ear.first_legal()
    record = (await ana.http.get(f"/api/tables/{ear.last['table']['id']}/record")).text
    assert verify(games()["magpies"], record).draws > 5


async def test_exchange_files_go_out_and_come_in(server: Running) -> None:
    ana = server.person()
    table = await finished(ana)
    formats = registry.game("philosophy").exchange  # type: ignore[attr-defined]
    assert formats
    for ending in formats:
        text = (await ana.http.get(f"/api/tables/{table}/record/{ending}")).text
        again = await ana.call("POST", "/replay", {"game": "philosophy", "text": text})
        assert [frame["event"]["text"] for frame in again["frames"]][:4] == ["C8PuNo", "C4SlWe", "C9SrNo", "C5SrNo"]
    assert (await ana.call("GET", f"/tables/{table}/record/doc", status=404))["code"] == "no-such-format"


async def test_an_open_game_can_be_had_while_it_goes_on_without_its_seed(server: Running) -> None:
    ana = server.person()
    ear = await ana.sit((await ana.open(seats="me here"))["table"]["id"])
    for text in ("C8PuNo", "C4SlWe", "C9SrNo"):
        await ear.act(text)
    table = ear.last["table"]["id"]
    async with server.house.room(table) as room:
        seed = room.standing.header.seed
    endings = registry.game("philosophy").exchange  # type: ignore[attr-defined]
    for path in (f"/tables/{table}/record", *(f"/tables/{table}/record/{ending}" for ending in endings)):
        text = (await ana.http.get(f"/api{path}")).text
        assert seed not in text
        again = await ana.call("POST", "/replay", {"game": "philosophy", "text": text})
        assert [frame["event"]["text"] for frame in again["frames"]] == ["C8PuNo", "C4SlWe", "C9SrNo"]
        assert (again["trouble"], again["outcome"]) == ("", None)


async def test_no_record_of_secrets_before_the_end_nor_of_a_game_not_begun(server: Running) -> None:
    ana = server.person()
    for game, seats in (("magpies", "me here"), ("philosophy", "me open")):
        table = (await ana.open(game, seats))["table"]["id"]
        assert (await ana.call("GET", f"/tables/{table}/record", status=409))["code"] == "not-over"


async def test_bad_records_say_where(server: Running) -> None:
    ana = server.person()
    bad = await ana.call(
        "POST", "/replay", {"game": "philosophy", "text": "Game: philosophy\nRules: 1\nSeat: A\nSeat: B\n\n0 C8PuNo\n1 C8PuNo\n"}
    )
    assert len(bad["frames"]) == 1
    assert bad["trouble"].startswith("line 7, column 1")
    for text in ("", "nonsense", "Game: philosophy\n", "[Game"):
        assert (await ana.http.post("/api/replay", json={"game": "philosophy", "text": text})).status_code == 400
    other = "Game: magpies\nRules: 1\nSeat: A\nSeat: B\n\n"
    assert (await ana.call("POST", "/replay", {"game": "philosophy", "text": other}, status=400))["code"] == "other-game"


async def test_a_replay_of_secrets_shows_what_each_may_know(server: Running) -> None:
    ana, eve = server.person(), server.person()
    opened = await ana.open("magpies", "me open", public=True)
    bo = server.person()
    await bo.join(opened)
    path = f"/tables/{opened['table']['id']}/replay"
    hands = [str((await person.call("GET", path))["frames"][-1]["view"]) for person in (ana, bo, eve)]
    assert len(set(hands)) == 3
    deals = [[frame["event"]["text"] for frame in (await person.call("GET", path))["frames"]] for person in (ana, bo, eve)]
    assert all(text.endswith(":?") for text in deals[2] if text.startswith("deal"))
    assert any(not text.endswith(":?") for text in deals[0] if text.startswith("deal:0"))
    assert all(text.endswith(":?") for text in deals[0] if text.startswith("deal:1"))


# ---------------------------------------------------------------- the web


async def test_the_web_is_served_packed_cached_and_for_every_page(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><script>let a = 1</script>" + "x" * 1000)
    (tmp_path / "assets" / "app-abc123.js").write_text("let b = 2;" * 200)
    (tmp_path / "secret.txt").write_text("for everyone")
    async with running(parts_with(static=tmp_path)) as server, httpx.AsyncClient(base_url=server.url) as client:
        page = await client.get("/")
        assert page.status_code == 200
        assert page.headers["content-encoding"] == "gzip"
        assert page.headers["cache-control"] == "no-cache"
        assert "script-src 'self' 'sha256-" in page.headers["content-security-policy"]
        assert "connect-src 'self';" in page.headers["content-security-policy"]
        assert (await client.get("/table/x7-_?invite=1")).text == page.text
        assert (await client.get("/", headers={"if-none-match": page.headers["etag"]})).status_code == 304
        script = await client.get("/assets/app-abc123.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        plain = await client.get("/assets/app-abc123.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        assert (await client.head("/")).content == b""
        assert (await client.post("/")).status_code == 405
        for path in ("/assets/none.js", "/../../etc/passwd.txt", "/%2e%2e/pyproject.toml", "/assets/..%2f..%2fpyproject.toml"):
            assert (await client.get(path)).status_code == 404
        (tmp_path / "index.html").write_text("<!doctype html>new")
        assert (await client.get("/")).text == "<!doctype html>new"


async def test_without_a_built_web_a_page_says_so() -> None:
    async with running(parts_with(static=Path("/nowhere"))) as server, httpx.AsyncClient(base_url=server.url) as client:
        page = await client.get("/")
        assert (page.status_code, page.content) == (503, NOT_BUILT)


# ---------------------------------------------------------------- the description, cookies, errors


async def test_the_description_names_every_path_and_error(server: Running) -> None:
    schema = (await server.person().http.get("/api/schema/openapi.json")).json()
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    for path, verbs in schema["paths"].items():
        for verb, told in verbs.items():
            problem = told["responses"]["400"]["content"]["application/json"]["schema"]
            assert problem == {"$ref": "#/components/schemas/Problem"}, (verb, path)
            named = path.replace("{table}", "{id}").replace("{ending}", "{format}").replace("{deck}", "{digest}")
            assert f"`{verb.upper()} {named}" in protocol, (verb, path)
    assert "TableInfo" in schema["components"]["schemas"]


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    assert load_key(tmp_path) == key
    assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600
    (tmp_path / "secret.key").write_text("short")
    with pytest.raises(ValueError, match="not a key"):
        load_key(tmp_path)


@pytest.mark.parametrize(
    "header", ["", "mochuelo", "mochuelo=", "mochuelo=.", "mochuelo=a.b", "mochuelo=a", "x=1; mochuelo=a.b.c", "\u00ff=;;"]
)
def test_only_a_signed_cookie_proves_a_guest(header: str) -> None:
    assert read_cookie(b"k", header) == ""
    assert read_cookie(b"k", f"other=1; mochuelo={sign(b'k', 'ana')}") == "ana"
    assert read_cookie(b"K", f"mochuelo={sign(b'k', 'ana')}") == ""


async def test_a_cookie_no_script_can_read(server: Running) -> None:
    ana = server.person()
    assert "set-cookie" not in (await ana.http.get("/api/games")).headers
    answer = await ana.http.get("/api/me")
    assert "set-cookie" not in (await ana.http.get("/api/me")).headers
    flags = answer.headers["set-cookie"].split("; ")[1:]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(flags)


def test_what_is_not_the_callers_fault_tells_nothing(caplog: pytest.LogCaptureFixture) -> None:
    status, problem = problem_of(KeyError("a secret"))
    assert (status, problem.code) == (500, "internal")
    assert "secret" not in problem.message


@pytest.mark.parametrize(("viewer", "hands"), [(0, [[1], [0]]), (1, [[0], [2]]), (-1, [[0], [0]]), (7, [[0], [0]])])
async def test_a_record_is_shown_through_the_eyes_that_were_asked_for(viewer: int, hands: list[list[int]]) -> None:
    text = 'Game: magpies\nRules: 1\nSeat: Ana\nSeat: Bo\nOptions: {"hand":1}\n\n* deal:0:1\n* deal:1:2\n'
    async with running() as here:
        shown = await here.person().call("POST", "/replay", {"game": "magpies", "text": text, "viewer": viewer})
    assert (shown["hidden"], shown["frames"][-1]["view"]["hands"]) == (True, hands)
