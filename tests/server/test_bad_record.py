"""A record with a bad line is shown up to it, with the trouble beside; one without headers is refused."""

from __future__ import annotations

from mochuelo.server.parts import Parts
from mochuelo.server.store.memory import MemoryLog
from mochuelo.testing.fakes import CountedIds, FakeClock
from mochuelo.testing.inside import Visitor, inside
from tests.drill.games.magpies import GAME

HEAD = "Game: magpies\nRules: 1\nSeat: Ana\nSeat: Bo\n\n"


async def opened() -> MemoryLog:
    return MemoryLog()


async def test_what_came_before_the_trouble_is_shown() -> None:
    parts = Parts(open_log=opened, key=b"k" * 32, games={"magpies": GAME}, ids=CountedIds(), now=FakeClock())
    async with inside(parts) as app:
        guest = Visitor(app)
        shown = await guest.call("POST", "/api/replay", {"game": "magpies", "text": f"{HEAD}* deal:0:1\n* deal:1:2\n! sing\n* deal:0:3\n"})
        assert [frame["event"]["text"] for frame in shown["frames"]] == ["deal:0:?", "deal:1:?"]
        assert shown["trouble"].startswith("line 8, column 1: ")
        refused = await guest.call("POST", "/api/replay", {"game": "magpies", "text": "Game: magpies\nsing\n"})
        assert refused["code"] == "header"
        assert refused["args"]["line"] == 2
