"""Run in a copy of the tree in which the drill game lies like any other: plays it through everything, and prints what it met as JSON."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from mochuelo import registry
from mochuelo.bots.base import choose
from mochuelo.core.event import Player
from mochuelo.core.fairness import Draws, commit, verify
from mochuelo.core.game import Seat
from mochuelo.core.match import Match
from mochuelo.core.record import seal, write_record
from mochuelo.core.replay import transcribe
from mochuelo.core.ruling import Request, judge
from mochuelo.server.parts import Parts
from mochuelo.server.settings import Settings
from mochuelo.server.store.log import Log
from mochuelo.server.store.memory import MemoryLog
from mochuelo.testing.fakes import CountedIds, FakeClock
from mochuelo.testing.inside import Visitor, inside

KEY = "magpies"


def play_by_bots(seats: int) -> str:
    """A game that bots play through the core, as a sealed record."""
    game, draws = registry.game(KEY), Draws("ab" * 32, "drill")
    match = Match.begin(game, game.options(), [Player(f"Bot {seat}", "bot") for seat in range(seats)])
    match = judge(match, Request("start"), 0, draws.draw).match
    while match.status == "playing":
        action = choose(game, game.view(match.state, Seat(match.seat)), 1, match.seq)
        ruling = judge(match, Request("act", match.seat, game.write(action), match.seq), match.seq, draws.draw)
        assert ruling.refusal is None, ruling.refusal
        match = ruling.match
    headers = {"Table": draws.table, "Commitment": commit(draws.seed), "Seed": draws.seed}
    return write_record(seal(transcribe(match, None, headers)))


async def play_on_the_server() -> dict[str, Any]:
    """Two guests play to the end over sockets; what REST then says."""
    kept = MemoryLog()

    async def opened() -> Log:
        return kept

    clock = FakeClock()
    parts = Parts(open_log=opened, key=b"k" * 32, games=registry.games(), settings=Settings(), ids=CountedIds(), now=clock)
    async with inside(parts) as app:
        ana, bo = Visitor(app), Visitor(app)
        cards = await ana.call("GET", "/api/games")
        made = await ana.call("POST", "/api/tables", {"game": KEY, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True})
        table = made["table"]["id"]
        await bo.call("POST", f"/api/tables/{table}/join", {"invite": made["invite"]})
        wires = [await guest.watch(table) for guest in (ana, bo)]
        for wire in wires:
            await wire.ask("since", seq=-1)
        while not wires[0].over:
            clock.now += 1_000
            await asyncio.sleep(0)
            for wire in wires:
                await wire.ask("since", seq=0)
                if wire.legal:
                    await wire.ask("act", seq=wire.seq, text=wire.legal[0])
        record = await ana.call("GET", f"/api/tables/{table}/record")
        for wire in wires:
            await wire.close()
    return {"games": [card["info"]["key"] for card in cards], "draws": verify(registry.game(KEY), record).draws}


def main() -> None:
    """Play, write the record to the given file, and print what was met."""
    record = play_by_bots(3)
    Path(sys.argv[1]).write_text(record, encoding="utf-8")
    proof = verify(registry.game(KEY), record)
    served = asyncio.run(play_on_the_server())
    found = {"games": list(registry.games()), "proof": msgspec.to_builtins(proof), "served": served, "folder": str(registry.folder(KEY))}
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
