"""Worker processes that think for the server, so that its event loop never does.

    async with Pool(workers=2) as pool:
        text = await pool.choose("drill", view_json, level=3, seed=7)

To cancel the awaiting task is to cancel the thinking: its process is killed and replaced. A process that dies is
replaced and reported in the log of `mochuelo.bots`, and its question asked once more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from types import TracebackType

import msgspec
from msgspec.structs import replace

from mochuelo.bots.base import BotError
from mochuelo.bots.worker import SIZE, Answer, Question, frame
from mochuelo.core.decks import UNKNOWN, DeckError, take

log = logging.getLogger("mochuelo.bots")

GRACE = 1.0
"""Seconds a dying worker gets to tell its exit status before it is killed."""
FIND = "mochuelo.registry:game"
"""Where a worker looks up a game by its key, as module:function."""


class Pool:
    """A fixed number of worker processes, started when first needed.

    `find` names the function by which a worker finds a game. One pool belongs to one event loop. `crashes` counts the
    workers that died unasked.
    """

    def __init__(self, workers: int = 1, find: str = FIND) -> None:
        if workers < 1:
            raise ValueError(f"too few workers: {workers!r}; one or more")
        self.workers = workers
        self.crashes = 0
        self._find = find
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Process] = []
        self._alive: set[Process] = set()
        self._closed = False

    async def __aenter__(self) -> Pool:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    async def choose(self, key: str, view_json: bytes, level: int, seed: int, deck: str = "") -> str:
        """The text of the action that a bot of `level` takes in a View of the game `key`, given as JSON.

        A `deck` that is named must lie on the shelf of this process; a worker that does not have it is given it. Waits for a free worker.
        Raises `BotError` when the bot cannot answer or its worker died twice over this question.
        """
        if not isinstance(view_json, bytes):
            raise TypeError(f"a bot is given the bytes of a View, not {type(view_json).__name__}")
        question = Question(key, view_json, level, seed, deck)
        async with self._free:
            answer = await self._ask(question) or await self._ask(question)
        if answer is None:
            raise BotError("bot-crashed", f"bot of {key!r} died twice at level {level}; play on by hand")
        if answer.code:
            raise BotError(answer.code, answer.text)
        return answer.text

    async def warm(self) -> None:
        """Start every worker now, so that the first question does not wait for it."""
        while len(self._alive) < self.workers:
            self._idle.append(await self._start())

    async def close(self) -> None:
        """Kill whatever thinks and leave no process behind; questions still open end in `BotError`."""
        self._closed = True
        await asyncio.gather(*(self._end(process) for process in tuple(self._alive)))

    async def _ask(self, question: Question) -> Answer | None:
        """Put the question to a worker; None when that worker died over it."""
        process = self._idle.pop() if self._idle else await self._start()
        try:
            answer = await _exchange(process, question)
            if answer.code == UNKNOWN and question.deck:
                answer = await _exchange(process, replace(question, files=dict(take(question.deck))))
        except DeckError as error:  # not here either
            answer = Answer(error.message, error.code)
        except (asyncio.IncompleteReadError, ConnectionError):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), GRACE)
            await self._end(process)
            self._report(process, question)
            return None
        except BaseException:  # cancelled: the thinking has to stop too
            await asyncio.shield(self._end(process))
            raise
        self._idle.append(process)
        return answer

    def _report(self, process: Process, question: Question) -> None:
        if self._closed:
            raise BotError("bot-closed", "the bots have been sent home; no answer will come")
        self.crashes += 1
        log.error("bot worker %s died with status %s over %s, level %s", process.pid, process.returncode, question.key, question.level)

    async def _start(self) -> Process:
        if self._closed:
            raise BotError("bot-closed", "the bots have been sent home; open another pool")
        # The worker sees the modules this process sees, and nothing beside the current folder of its own accord (-P).
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = (sys.executable, "-P", "-m", "mochuelo.bots.worker", self._find)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=env)
        self._alive.add(process)
        if self._closed:  # in the meantime
            await self._end(process)
            raise BotError("bot-closed", "the bots have been sent home; no answer will come")
        return process

    async def _end(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process in self._idle:
            self._idle.remove(process)
        await process.wait()
        self._alive.discard(process)


async def _exchange(process: Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame(question))
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(SIZE), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)
