"""Twin transcripts: two games that a viewer cannot tell apart, played through the whole server, must sound the same to that viewer.

`couple` makes two scripts that differ only in what the viewer may not know. `transcript` plays a script through a server in
process, with a clock, names and chance that are the same in both runs, and gives back every byte the viewer was sent: frames
of the socket, answers of REST with their headers, and, since they may be read by whom they should not, the lines of the log.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from mochuelo.core.game import CHANCE, AnyGame, Viewer
from mochuelo.server.parts import Parts
from mochuelo.server.settings import Settings
from mochuelo.server.store.log import Log
from mochuelo.server.store.memory import MemoryLog
from mochuelo.testing.fakes import CountedIds, FakeClock, scripted
from mochuelo.testing.inside import Socket, Visitor, inside
from mochuelo.testing.laws_secrets import alike, differ
from mochuelo.testing.walks import Beginning, Trail

PRESENCE = 0.15
"""Seconds in which the server has told everybody who came and went."""
RUBBISH = ("", "?", "nonsense", "\u0000", "-1")


class Script(Struct, frozen=True):
    """What happens in a game, in order: (seat, action) with seat -1 for chance, or (seat, None) where the seat gives up."""

    steps: tuple[tuple[int, Any], ...]

    def chance(self) -> list[Any]:
        """The outcomes of chance alone."""
        return [action for seat, action in self.steps if seat == -1]


class Couple(Struct, frozen=True):
    """Two scripts that `viewer` cannot tell apart, and after how many steps their states really differed."""

    viewer: Viewer
    one: Script
    other: Script
    differing: int


def couple(game: AnyGame, begin: Beginning, viewer: Viewer, rng: random.Random, leaving: float = 0.03) -> Couple:
    """Play two games side by side until what the one does has no counterpart in the other, or the end.

    Where that is an outcome of chance, both scripts end before the action that led to it: a server goes on by itself to the next seat.
    """
    trail = Trail(game, begin, rng, leaving)
    twin, one, other, differing, asked = game.start(begin.options, begin.seats), list[Any](), list[Any](), 0, 0
    for ply in trail:
        differing += differ(trail, ply.state, twin)
        asked = asked if ply.turn == CHANCE else len(one)
        if ply.leaving is not None:
            one.append((int(ply.leaving), None))
            other.append((int(ply.leaving), None))
            twin = game.concede(twin, ply.leaving)
        elif ply.action is not None:
            partners = alike(game, ply.state, ply.action, twin, viewer)
            if not partners:
                del one[asked:], other[asked:]
                break
            seat, partner = ply.actor, rng.choice(partners)
            one.append((seat, ply.action))
            other.append((seat, partner))
            twin = game.apply(twin, partner)
    return Couple(viewer, Script(tuple(one)), Script(tuple(other)), differing)


async def transcript(game: AnyGame, begin: Beginning, script: Script, viewer: Viewer) -> list[bytes]:
    """Every byte that `viewer` is sent while `script` is played, and every line the server logs meanwhile."""
    clock, log = FakeClock(), MemoryLog()

    async def opened() -> Log:
        return log

    chance = scripted(game, script.chance())
    settings = Settings(look_round=3_600_000)
    parts = Parts(open_log=opened, key=b"k" * 32, games={game.info.key: chance}, settings=settings, ids=CountedIds(), now=clock)
    with logged() as lines:
        async with inside(parts) as app:
            table = _Party([Visitor(app) for _ in range(begin.seats + 1)], game, clock, viewer)
            await table.sit_down(begin)
            for seat, action in script.steps:
                await table.step(seat, action)
            await table.leave()
    return [*table.eyes.heard, *lines]


class _Party:
    """The guests of one table: one for each seat, and a spectator."""

    def __init__(self, guests: Sequence[Visitor], game: AnyGame, clock: FakeClock, viewer: Viewer) -> None:
        self.guests, self.game, self.clock = guests, game, clock
        self.number = viewer if viewer != "spectator" else len(guests) - 1
        self.eyes = guests[self.number]
        self.table = ""
        self.wires: list[Socket] = []

    async def sit_down(self, begin: Beginning) -> None:
        first, *others, _ = self.guests
        seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
        options = {name: getattr(begin.options, name) for name in begin.options.__struct_fields__}
        made = await first.call("POST", "/api/tables", {"game": self.game.info.key, "seats": seats, "options": options, "public": True})
        self.table = made["table"]["id"]
        for guest in self.guests:
            await guest.call("GET", "/api/me")
            self.wires.append(await guest.watch(self.table))
            await self.wires[-1].ask("since", seq=-1)
            await asyncio.sleep(PRESENCE)
        for seat, guest in enumerate(others, 1):
            await guest.call("POST", f"/api/tables/{self.table}/join", {"seat": seat})

    async def step(self, seat: int, action: Any) -> None:
        """Let the script go on by one step, and the viewer poke at everything."""
        self.clock.now += 1_000
        if action is None:
            await self.wires[seat].ask("fact", kind="concede", seat=seat, text="")
        elif seat >= 0:
            done = await self.wires[seat].ask("act", seq=self.wires[seat].seq, text=self.game.write(action))
            assert done["t"] == "done", done
        await self.poke()

    async def poke(self) -> None:
        """What a curious client tries: all that can be read, and all that should be refused."""
        wire, seat = self.wires[self.number], self.number if self.number < len(self.guests) - 1 else -1
        await wire.ask("ping")
        for text in (*RUBBISH, *_everything(self.game)):
            self.clock.now += 200
            if text not in wire.legal:
                await wire.ask("act", seq=wire.seq, text=text)
            await wire.ask("preview", seq=wire.seq, text=text)
        for other in range(-2, len(self.guests)):
            await wire.ask("look", seat=other)
        self.clock.now += 5_000
        await wire.ask("look", seat=seat)
        await wire.ask("fact", kind="offer", seat=seat, text="takeback")
        await wire.ask("fact", kind="decline", seat=seat, text="takeback")
        await wire.ask("since", seq=0)
        await wire.say("{")
        for path in ("", "/replay", "/invite", *([] if wire.over else ["/record"])):  # the record of a finished game opens all
            await self.eyes.call("GET", f"/api/tables/{self.table}{path}")
        await self.eyes.call("GET", "/api/tables")

    async def leave(self) -> None:
        """The viewer comes back once more; then all go."""
        again = await self.eyes.watch(self.table)
        await again.ask("since", seq=-1)
        await asyncio.sleep(PRESENCE)
        for wire in (again, *self.wires):
            await wire.close()


def _everything(game: AnyGame) -> Iterator[str]:
    """Texts of actions that may or may not be possible, the same at every moment."""
    rng, state = random.Random(0), game.start(game.options(), game.info.seats[0])
    for _ in range(game.info.longest):
        if game.turn(state) is None:
            return
        action = game.draw(state, rng) if game.turn(state) == CHANCE else rng.choice(game.legal(state))
        yield game.write(action)
        state = game.apply(state, action)


@contextmanager
def logged() -> Iterator[list[bytes]]:
    """Every line that is logged meanwhile, but for the event loop's own about slowness."""
    lines: list[bytes] = []
    keeper = _Keeper(lambda record: lines.append(f"{record.name} {record.levelname} {record.getMessage()}".encode()))
    root, level = logging.getLogger(), logging.getLogger().level
    root.addHandler(keeper)
    root.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        root.removeHandler(keeper)
        root.setLevel(level)


class _Keeper(logging.Handler):
    def __init__(self, keep: Callable[[logging.LogRecord], None]) -> None:
        super().__init__(logging.DEBUG)
        self._keep = keep

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith("asyncio"):
            self._keep(record)


def first_difference(one: Sequence[bytes], other: Sequence[bytes]) -> str:
    """Where two transcripts part, "" when they are the same to the last byte."""
    for number, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            at = next((place for place, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
            return f"message {number}, byte {at}: {left[max(0, at - 80) : at + 40]!r} or {right[max(0, at - 80) : at + 40]!r}"
    return "" if len(one) == len(other) else f"{len(one)} messages or {len(other)}"
