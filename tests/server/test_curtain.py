"""Several hidden hands at one screen, with bots between them: whoever looks sees one hand, and between two looks there is none."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from mochuelo import registry
from mochuelo.server.settings import Settings
from tests.server.kit import Ear, Running, parts_with, running
from tests.server.zygote import FREE

KEY = "gigantes"


class FirstLegal:
    """Implements `Bots`: the first action that the view allows."""

    async def choose(self, key: str, view_json: bytes, level: int, seed: int, deck: str = "") -> str:
        game = registry.game(key)
        view = msgspec.json.decode(view_json, type=game.view_type)
        return game.write(game.legal(game.imagine(view, random.Random(seed)))[0])

    async def close(self) -> None:
        pass


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running(parts_with(bots=FirstLegal(), settings=Settings(bot_pace=0, frames=FREE))) as here:
        yield here


def known(message: dict[str, Any]) -> set[int]:
    """The seats of whose hands a view shows a card."""
    return {seat for seat, hand in enumerate(message["view"]["hands"]) if any(card != "?" for card in hand)}


async def local_turn(ear: Ear, seats: set[int]) -> int:
    """Wait until somebody at the screen is to move, and answer who; -1 when the game is over."""

    def awaited(message: dict[str, Any]) -> bool:
        return "table" in message and (message["table"]["status"] == "over" or message["table"]["turn"] in seats)

    message = await ear.until(awaited, len(ear.heard) - 1)
    return int(message["table"]["turn"]) if message["table"]["status"] == "playing" else -1


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("me here bot here", {}),
    ("me here here", {}),
    ("here me bot", {"decks": "personal", "picks": 3, "hand": 2}),
    ("me here here here", {"play": "four_colours"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
async def test_each_sees_the_own_hand_alone(server: Running, seats: str, options: dict[str, Any]) -> None:
    ana = server.person()
    local = {seat for seat, kind in enumerate(seats.split()) if kind != "bot"}
    ear = await ana.sit((await ana.open(KEY, seats, options=options))["table"]["id"])
    assert ear.last["table"]["curtain"]
    moved = set[int]()
    for n in range(60):
        if (turn := await local_turn(ear, local)) < 0 or (moved == local and ear.seq > 40):
            break
        looked = await ear.ask("look", seat=turn)
        assert looked["table"]["curtain"]
        assert known(looked) <= {turn}
        before = len(ear.heard)
        await ear.act(looked["legal"][7 * n % len(looked["legal"])])
        moved.add(turn)
        assert all(known(message) <= {turn} for message in ear.heard[before:] if "view" in message)
        veiled = await ear.ask("look", seat=-1)
        assert known(veiled) == set()
        assert veiled["legal"] == []
        assert '"In<C' not in json.dumps(veiled["log"]), "a drawn card is in nobody's log"
    assert moved == local
