"""Bots at the table: they move, they fail without harm, and what was taken back is not answered."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from mochuelo.bots.pool import Pool
from mochuelo.core.game import Seat
from mochuelo.core.match import walk
from mochuelo.server.settings import Settings
from tests.drill.games import magpies
from tests.server.kit import Running, games, parts_with, running
from tests.server.shaky import Shaky

PATIENT = Settings(bot_pace=0, bot_patience=300, look_round=50)


class FakeBots:
    """Implements `Bots`: takes the first legal action, once it may."""

    def __init__(self, think: Callable[[str], str] | None = None) -> None:
        self.may = asyncio.Event()
        self.may.set()
        self.asked: list[tuple[str, int, int]] = []
        self.cancelled = 0
        self._think = think or first_legal

    async def choose(self, key: str, view_json: bytes, level: int, seed: int, deck: str = "") -> str:
        self.asked.append((key, level, seed))
        try:
            await self.may.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return self._think(view_json.decode())

    async def close(self) -> None:
        pass


def first_legal(view: str) -> str:
    """The first place, kind and facing that the view allows."""
    seen = json.loads(view)
    if seen["phase"] != "place":
        return str(seen["choices"][0])
    kind = seen["hands"][seen["turn"]][0]
    return f"{seen['free'][0]}{kind}{'No' if kind not in ('Cp', 'Cl', 'De', 'Re') else 'Ne'}"


@asynccontextmanager
async def bots_at(bots: FakeBots, settings: Settings = PATIENT) -> AsyncIterator[Running]:
    async with running(parts_with(bots=bots, settings=settings)) as here:
        yield here


async def test_a_bot_answers_with_its_level_and_its_view() -> None:
    bots = FakeBots()
    async with bots_at(bots) as server:
        ana = server.person()
        opened = await ana.open(seats="me bot:3")
        ear = await ana.sit(opened["table"]["id"])
        await ear.act("C8PuNo")
        step = await ear.until(lambda message: message["t"] == "step" and message["event"]["seat"] == 1)
        assert len(step["view"]["board"]) == 2
        assert [(key, level) for key, level, _ in bots.asked] == [("philosophy", 3)]
        assert step["table"]["seats"][1] == {"kind": "bot", "name": "", "level": 3, "mine": False, "online": True}


async def test_two_bots_play_each_other_while_somebody_watches() -> None:
    async with bots_at(FakeBots()) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="bot:1 bot:2"))["table"]["id"])
        assert ear.last["viewer"] == -1
        await ear.reach(8)
        assert ear.last["legal"] == []


async def test_bots_among_themselves_rest_while_nobody_watches() -> None:
    bots = FakeBots()
    async with bots_at(bots, Settings(bot_pace=20)) as server:
        ana = server.person()
        table = (await ana.open(seats="bot:1 bot:2"))["table"]["id"]
        await asyncio.sleep(0.1)
        assert bots.asked == []
        ear = await ana.sit(table)
        await ear.reach(3)
        await ear.close()
        await asyncio.sleep(0.1)
        asked, seq = len(bots.asked), server.house.rooms[table].match.seq
        await asyncio.sleep(0.2)
        assert (len(bots.asked), server.house.rooms[table].match.seq) == (asked, seq)


async def test_a_bot_that_thinks_is_stopped_by_a_takeback() -> None:
    bots = FakeBots()
    async with bots_at(bots, Settings(bot_pace=0)) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="me bot"))["table"]["id"])
        bots.may.clear()
        await ear.act("C8PuNo")
        await ear.fact("offer", 0, "takeback")
        await ear.reach(ear.seq)
        assert ear.last["view"]["board"] == []
        assert bots.cancelled == 1
        bots.may.set()
        await ear.act("C1SlEa")
        await ear.until(lambda message: message["t"] == "step" and message["event"]["seat"] == 1)
        assert [(tile["space"], tile["seat"]) for tile in ear.last["view"]["board"]] == [("C1", 0), ("C2", 1)]


async def test_a_bot_that_thinks_is_stopped_by_the_end_but_not_by_chat() -> None:
    bots = FakeBots()
    async with bots_at(bots, Settings(bot_pace=0)) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="me bot"))["table"]["id"])
        bots.may.clear()
        await ear.act("C8PuNo")
        await ear.fact("say", 0, "hm")
        assert bots.cancelled == 0
        await ear.fact("concede", 0)
        await asyncio.sleep(0.05)
        assert bots.cancelled == 1
        assert len(bots.asked) == 1


async def test_a_bot_declines_a_draw() -> None:
    async with bots_at(FakeBots()) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="me bot"))["table"]["id"])
        await ear.fact("offer", 0, "draw")
        declined = await ear.until(lambda message: message["t"] == "fact" and message["event"]["kind"] == "decline")
        assert (declined["event"]["seat"], declined["table"]["offers"], declined["table"]["status"]) == (1, [], "playing")


def crashes(_: str) -> str:
    raise RuntimeError("the bot is ill")


@pytest.mark.parametrize("think", [crashes, lambda _: "C5", lambda _: "nonsense", lambda _: ""])
async def test_a_bot_that_fails_still_plays_something_legal(think: Callable[[str], str], caplog: pytest.LogCaptureFixture) -> None:
    async with bots_at(FakeBots(think)) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="me bot"))["table"]["id"])
        await ear.act("C8PuNo")
        step = await ear.until(lambda message: message["t"] == "step" and message["event"]["seat"] == 1)
        assert len(step["view"]["board"]) == 2
    assert "takes any legal action" in caplog.text


async def test_a_bot_that_takes_too_long_is_helped_on(caplog: pytest.LogCaptureFixture) -> None:
    bots = FakeBots()
    bots.may.clear()
    async with bots_at(bots) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="bot me"))["table"]["id"])
        await ear.until(lambda message: message["t"] == "step" and message["event"]["seat"] == 0)
    assert bots.cancelled == 1
    assert "TimeoutError" in caplog.text


async def test_without_bots_nobody_can_ask_for_one() -> None:
    async with running(parts_with()) as server:
        answer = await server.person().call(
            "POST", "/tables", {"game": "philosophy", "seats": [{"kind": "me"}, {"kind": "bot"}]}, status=400
        )
        assert answer["code"] == "no-bots"


async def test_a_bot_to_move_when_the_server_stopped_moves_when_it_is_back() -> None:
    bots = FakeBots()
    bots.may.clear()
    parts = parts_with(bots=bots, settings=Settings(bot_pace=0, look_round=30))
    async with running(parts) as server:
        ana = server.person()
        table = (await ana.open(seats="me bot"))["table"]["id"]
        cookies = ana.http.cookies
        await (await ana.sit(table)).act("C8PuNo")
    bots.may.set()
    async with running(parts) as server:
        await asyncio.sleep(0.3)
        ana = server.person()
        ana.http.cookies = cookies
        assert len((await ana.sit(table)).last["view"]["board"]) == 2


async def test_the_real_bots_play_a_whole_game() -> None:
    pool = Pool(1)
    async with running(parts_with(bots=pool)) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="bot:1 bot:1"))["table"]["id"])
        over = await ear.until(lambda message: message.get("table", {}).get("status") == "over", wait=60)
        assert sum(over["table"]["outcome"]["scores"]) == 1
    assert pool.crashes == 0


async def test_a_bot_sees_only_its_own_view() -> None:
    seen: list[str] = []

    def peek(view: str) -> str:
        seen.append(view)
        return "?"

    async with bots_at(FakeBots(peek)) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open("magpies", "bot bot"))["table"]["id"])
        await ear.until(lambda message: message.get("table", {}).get("status") == "over", wait=20)
        standing = server.house.rooms[ear.last["table"]["id"]].standing
        game, match = games()["magpies"], standing.match
    assert match.status == "over"
    assert game.hides(game.options())
    own = [(state, Seat(event.seat)) for state, event in walk(match) if event.kind == "act"]
    assert len(own) > 2
    assert [json.loads(view) for view in seen] == [json.loads(msgspec.json.encode(game.view(state, seat))) for state, seat in own]


async def test_a_bot_tries_again_when_the_disk_was_full(caplog: pytest.LogCaptureFixture) -> None:
    log = Shaky()
    async with running(parts_with(log, bots=FakeBots(), settings=PATIENT)) as server:
        ana = server.person()
        table = (await ana.open(seats="bot me"))["table"]["id"]
        log.fails = "before"
        ear = await ana.sit(table)
        await asyncio.sleep(0.1)
        log.fails = ""
        await ear.until(lambda message: "view" in message and len(message["view"]["board"]) == 1)
        assert len(await log.entries(table)) == 2


async def test_chat_while_a_bot_answers_does_not_make_it_think_twice() -> None:
    bots = FakeBots()
    async with bots_at(bots, Settings(bot_pace=0)) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="me bot"))["table"]["id"])
        bots.may.clear()
        await ear.act("C8PuNo")
        bots.may.set()
        await asyncio.gather(*(ear.fact("say", 0, f"word {n}") for n in range(4)))
        await ear.until(lambda message: message["t"] == "step" and message["event"]["seat"] == 1)
        assert len(bots.asked) == 1


class Thoughtful(FakeBots):
    """Thinks when there is something to choose, and answers at once when there is not, as bots do."""

    slow = 0.25

    async def choose(self, key: str, view_json: bytes, level: int, seed: int, deck: str = "") -> str:
        view = msgspec.json.decode(view_json, type=magpies.GAME.view_type)
        legal = magpies.GAME.legal(magpies.GAME.imagine(view, random.Random(seed)))
        self.asked.append((key, level, len(legal)))
        if len(legal) > 1:
            await asyncio.sleep(self.slow)
        return magpies.GAME.write(legal[0])


def answered(message: dict[str, Any]) -> bool:
    """Whether the bot at seat 1 has moved."""
    return message["t"] == "step" and (message["event"]["kind"], message["event"]["seat"]) == ("act", 1)


@pytest.mark.parametrize("cards", ["down", "up"])
async def test_the_time_a_bot_takes_does_not_tell_that_there_was_nothing_to_choose(cards: str) -> None:
    """Whoever has set a card can only show it. Where nothing is hidden everybody sees that anyway."""
    bots = Thoughtful()
    async with bots_at(bots, Settings(bot_pace=0)) as server:
        ana = server.person()
        options = {"cards": cards, "copies": 1}
        ear = await ana.sit((await ana.open("magpies", "me bot", options=options))["table"]["id"])
        took = []
        for _ in range(2):
            before, began = len(ear.heard), asyncio.get_running_loop().time()
            await ear.first_legal()
            await ear.until(answered, before)
            took.append(asyncio.get_running_loop().time() - began)
        assert [found for _, _, found in bots.asked] == [3, 1]
        assert took[0] > bots.slow
        assert (took[1] > bots.slow) == (cards == "down")
        others = [message["legal"] for message in ear.heard if "legal" in message and message["table"]["turn"] != 0]
        assert others and not any(others), "what another may do is told to nobody else"
