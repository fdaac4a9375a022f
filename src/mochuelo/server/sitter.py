"""Sits at the seats of the bots of one table: thinks when it is their turn, and stops when the position changes."""

from __future__ import annotations

import asyncio
import hmac
import logging
import random
from collections import deque

from mochuelo.core.clock import NOBODY
from mochuelo.core.match import Match
from mochuelo.core.ruling import Request
from mochuelo.server import outbox
from mochuelo.server.parts import Parts
from mochuelo.server.room import Ask, Room

log = logging.getLogger("mochuelo.bots")

LATELY = 8
"""How many thoughts of the bots of a table are remembered."""
AGAIN = 1.0
"""Seconds after which a bot tries again when the server could not carry its action out."""


class Sitter:
    """One for each room. A bot agrees to every takeback (the core sees to that) and declines every draw."""

    def __init__(self, room: Room, parts: Parts) -> None:
        self._room, self._parts = room, parts
        self._thought: asyncio.Task[None] | None = None
        self._about = 0
        """The event after which the thought began; another change makes it idle."""
        self._answer: asyncio.Task[None] | None = None
        self._thoughts: deque[float] = deque(maxlen=LATELY)
        """Seconds that the last thoughts took in which there was something to choose."""
        self._answered = 0
        """The event after which the last answer was given; nobody thinks about the same position again."""

    @property
    def thinking(self) -> bool:
        """Whether a bot is at it."""
        return self._thought is not None and not self._thought.done()

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or its answer is on the way."""
        return self.thinking or (self._answer is not None and not self._answer.done())

    def look(self) -> None:
        """Something has happened at the table."""
        match = self._room.match
        moving = match.seat != NOBODY and match.players[match.seat].kind == "bot" and self._has_company()
        if self.thinking and not (moving and self._about == match.changed):
            self.stop()
        if moving and not self.thinking and self._answered != match.changed:
            self._about = match.changed
            self._thought = asyncio.create_task(self._move(match))
        self._decline(match)

    def _has_company(self) -> bool:
        """Bots among themselves play for those who watch, and rest when nobody does."""
        return any(self._room.standing.sitters) or bool(self._room.lines)

    def stop(self) -> None:
        """Think no more."""
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None

    def close(self) -> None:
        """Get up for good."""
        self.stop()
        if self._answer is not None:
            self._answer.cancel()

    def _decline(self, match: Match) -> None:
        offer = match.offer("draw")
        bots = [seat for seat in match.playing if match.players[seat].kind == "bot"] if offer else []
        if bots:
            self._room.post(Ask(request=Request("decline", bots[0], "draw")))

    async def _move(self, match: Match) -> None:
        seat, loop = match.seat, asyncio.get_running_loop()
        began = loop.time()
        choice = asyncio.create_task(self._choose(match))
        choice.add_done_callback(lambda done: self._note(match, done, loop.time() - began))
        try:
            await asyncio.sleep(self._pause(match))
            text = await choice
        finally:
            choice.cancel()
        self._answered = match.changed
        self._answer = asyncio.create_task(self._act(Request("act", seat, text, match.seq)))  # no change makes that idle

    def _pause(self, match: Match) -> float:
        """How long a bot takes at least. Where there are secrets it is as long as it has lately thought about anything: an answer
        that comes at once tells that there was nothing to choose.
        """
        settings = self._parts.settings
        pace = settings.bot_pace / 1000 * (1 + random.Random(self._number(match, "pace")).random() / 2)
        return max(pace, min(settings.bot_even / 1000, max(self._thoughts, default=0))) if match.hides else pace

    def _note(self, match: Match, thought: asyncio.Task[str], took: float) -> None:
        if match.hides and not thought.cancelled() and len(match.game.legal(match.state)) > 1:
            self._thoughts.append(took)

    async def _act(self, request: Request) -> None:
        answer = await self._room.ask(Ask(request=request))
        if answer.refusal is not None and self._room.match.changed == self._answered:
            log.warning("table %s: the bot's action was refused: %s; once more", self._table, answer.refusal.code)
            await asyncio.sleep(AGAIN)
            self._answered = 0
            self._room.after()

    async def _choose(self, match: Match) -> str:
        """What the bot wants to do; any legal action when it fails or takes too long, so that a table never hangs."""
        game, seat = match.game, match.seat
        allowed = [game.write(action) for action in game.legal(match.state)]
        try:
            text = await asyncio.wait_for(self._ask(match), self._parts.settings.bot_patience / 1000)
        except Exception as error:  # noqa: BLE001  whatever it is, the others shall be able to play on
            log.error("table %s: the bot at seat %d failed (%s); it takes any legal action", self._table, seat, type(error).__name__)
            return random.Random(self._number(match, "any")).choice(allowed)
        if text in allowed:
            return text
        log.error("table %s: the bot at seat %d wants what is not legal; it takes any legal action", self._table, seat)
        return random.Random(self._number(match, "any")).choice(allowed)

    async def _ask(self, match: Match) -> str:
        if self._parts.bots is None:
            raise LookupError("there are no bots")
        view, level = outbox.view_json(match, match.seat), self._room.standing.level_of(match.seat)
        deck = self._room.standing.header.deck
        return await self._parts.bots.choose(match.game.info.key, view, level, self._number(match, "bot"), deck)

    def _number(self, match: Match, what: str) -> int:
        """A seed that nobody outside can foresee and that is the same after a restart."""
        message = f"{what} {self._table} {match.changed}".encode()
        return int.from_bytes(hmac.digest(self._parts.key, message, "sha256")[:4], "big")

    @property
    def _table(self) -> str:
        return self._room.standing.header.id
