"""Sits at the seats of the bots of one table: thinks when it is their turn, and stops when the position changes."""

from __future__ import annotations

import asyncio
import hmac
import logging
import random
from collections import deque

from msgspec import Struct
from msgspec.structs import replace

from mochuelo.core.clock import NOBODY
from mochuelo.core.match import Match
from mochuelo.core.ruling import Request
from mochuelo.core.together import foremost, texts
from mochuelo.server import outbox
from mochuelo.server.parts import Parts
from mochuelo.server.room import Ask, Room

log = logging.getLogger("mochuelo.bots")

LATELY = 8
"""How many thoughts of the bots of a table are remembered."""
AGAIN = 1.0
"""Seconds after which a bot tries again when the server could not carry its action out."""


class Asked(Struct, frozen=True):
    """What a bot thinks about: the event since which its seat has been asked, and the seat."""

    since: int
    seat: int


NOTHING = Asked(NOBODY, NOBODY)


class Sitter:
    """One for each room. A bot agrees to every takeback (the core sees to that) and declines every draw."""

    def __init__(self, room: Room, parts: Parts) -> None:
        self._room, self._parts = room, parts
        self._thought: asyncio.Task[None] | None = None
        self._about = NOTHING
        """What the thought is about; whatever else is asked makes it idle."""
        self._answer: asyncio.Task[None] | None = None
        self._thoughts: deque[float] = deque(maxlen=LATELY)
        """Seconds that the last thoughts took in which there was something to choose."""
        self._answered = NOTHING
        """What the last answer was about; nobody thinks about the same question again."""

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
        asked = [Asked(match.asked, seat) for seat in match.awaited if match.players[seat].kind == "bot" and self._has_company()]
        if self.thinking and self._about not in asked:
            self.stop()
        if asked and not self.thinking and (fresh := [one for one in asked if one != self._answered]):
            self._about = fresh[0]
            self._thought = asyncio.create_task(self._move(match, fresh[0]))
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

    async def _move(self, match: Match, asked: Asked) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        choice = asyncio.create_task(self._choose(match, asked))
        choice.add_done_callback(lambda done: self._note(match, asked, done, loop.time() - began))
        try:
            await asyncio.sleep(self._pause(match, asked))
            text = await choice
        finally:
            choice.cancel()
        self._answered = asked
        self._answer = asyncio.create_task(self._act(Request("act", asked.seat, text, match.seq)))  # no change makes that idle

    def _pause(self, match: Match, asked: Asked) -> float:
        """How long a bot takes at least. Where there are secrets it is as long as it has lately thought about anything: an answer
        that comes at once tells that there was nothing to choose.
        """
        settings = self._parts.settings
        pace = settings.bot_pace / 1000 * (1 + random.Random(self._number(asked, "pace")).random() / 2)
        return max(pace, min(settings.bot_even / 1000, max(self._thoughts, default=0))) if match.hides else pace

    def _note(self, match: Match, asked: Asked, thought: asyncio.Task[str], took: float) -> None:
        if match.hides and not thought.cancelled() and len(texts(match.game, match.state, asked.seat)) > 1:
            self._thoughts.append(took)

    async def _act(self, request: Request) -> None:
        answer = await self._room.ask(Ask(request=request))
        match, asked = self._room.match, self._answered
        if answer.refusal is not None and match.asked == asked.since and asked.seat in match.awaited:
            log.warning("table %s: the bot's action was refused: %s; once more", self._table, answer.refusal.code)
            await asyncio.sleep(AGAIN)
            self._answered = NOTHING
            self._room.after()

    async def _choose(self, match: Match, asked: Asked) -> str:
        """What the bot wants to do; any legal action when it fails or takes too long, so that a table never hangs."""
        seat, allowed = asked.seat, texts(match.game, match.state, asked.seat)
        try:
            text = await asyncio.wait_for(self._ask(match, asked), self._parts.settings.bot_patience / 1000)
        except Exception as error:  # noqa: BLE001  whatever it is, the others shall be able to play on
            log.error("table %s: the bot at seat %d failed (%s); it takes any legal action", self._table, seat, type(error).__name__)
            return random.Random(self._number(asked, "any")).choice(allowed)
        if text in allowed:
            return text
        log.error("table %s: the bot at seat %d wants what is not legal; it takes any legal action", self._table, seat)
        return random.Random(self._number(asked, "any")).choice(allowed)

    async def _ask(self, match: Match, asked: Asked) -> str:
        if self._parts.bots is None:
            raise LookupError("there are no bots")
        state = foremost(match.game, match.state, asked.seat)
        view, level = outbox.view_json(replace(match, state=state), asked.seat), self._room.standing.level_of(asked.seat)
        deck = self._room.standing.header.deck
        return await self._parts.bots.choose(match.game.info.key, view, level, self._number(asked, "bot"), deck)

    def _number(self, asked: Asked, what: str) -> int:
        """A seed that nobody outside can foresee and that is the same after a restart."""
        message = f"{what} {self._table} {asked.since}.{asked.seat}".encode()
        return int.from_bytes(hmac.digest(self._parts.key, message, "sha256")[:4], "big")

    @property
    def _table(self) -> str:
        return self._room.standing.header.id
