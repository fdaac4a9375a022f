"""One thread that writes: whatever waits is committed together, so that one flush to the disk carries many moves."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

log = logging.getLogger("mochuelo.store")

Work: TypeAlias = Callable[[Connection], Any]
"""Something to do inside a transaction; what it returns is given to whoever asked."""

GROUP = 64
"""Most jobs of one transaction."""


class Job(Struct):
    """Work, who waits for it, and the batch it can be done in together with others of its kind."""

    work: Work
    answer: asyncio.Future[Any]
    batch: tuple[Any, ...] | None = None


class Writer:
    """Runs jobs in the order of asking; a job that fails undoes itself alone. `together` does the batches of many jobs at once."""

    def __init__(self, engine: Engine, together: Callable[[Connection, Sequence[Any]], None]) -> None:
        self._engine = engine
        self._together = together
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="mochuelo-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work, batch: tuple[Any, ...] | None = None) -> Any:
        """The result of `work` once it is on the disk; raises what it raised."""
        if self._closed:
            raise RuntimeError("the store is closed")
        job = Job(work, self._loop.create_future(), batch)
        self._jobs.put(job)
        return await job.answer

    async def close(self) -> None:
        """Write what is left, then end the thread."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        last = False
        while not last:
            group = [self._jobs.get()]
            while len(group) < GROUP and not self._jobs.empty():
                group.append(self._jobs.get())
            last = group[-1] is None or None in group
            jobs = [job for job in group if job is not None]
            results = self._commit(jobs) if jobs else []
            try:
                self._loop.call_soon_threadsafe(_tell, jobs, results)
            except RuntimeError:  # the loop is gone, and with it everyone who waited
                log.warning("%d writes finished after the server had gone", len(jobs))

    def _commit(self, jobs: Sequence[Job]) -> list[Any]:
        """One result or exception for each job."""
        try:
            with self._engine.begin() as connection:
                if len(jobs) > 1 and self._all_together(connection, jobs):
                    return [None] * len(jobs)
                return [_one(connection, job) for job in jobs]
        except Exception as error:  # noqa: BLE001  the commit itself failed (disk full, say): nothing of the group is on the disk
            log.error("a group of %d writes was not committed: %s", len(jobs), error)
            return [error] * len(jobs)

    def _all_together(self, connection: Connection, jobs: Sequence[Job]) -> bool:
        """Whether all jobs were done in one go; when one of them would fail, none was."""
        if any(job.batch is None for job in jobs):
            return False
        try:
            with connection.begin_nested():
                self._together(connection, [job.batch for job in jobs])
        except IntegrityError:
            return False
        return True


def _one(connection: Connection, job: Job) -> Any:
    try:
        with connection.begin_nested():
            return job.work(connection)
    except Exception as error:  # noqa: BLE001  it goes to whoever asked
        return error


def _tell(jobs: Sequence[Job], results: Sequence[Any]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if job.answer.done():  # whoever asked has gone
            continue
        if isinstance(result, Exception):
            job.answer.set_exception(result)
        else:
            job.answer.set_result(result)
