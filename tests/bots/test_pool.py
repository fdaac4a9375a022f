"""Thinking in other processes: answers, cancelling, crashes, and a loop that never waits."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import psutil
import pytest
import pytest_asyncio

from mochuelo.bots.base import BotError
from mochuelo.bots.pool import Pool

from .toy import Heap

FIND = "tests.bots.toy:find"
VIEW = msgspec.json.encode(Heap(6, 0))
CANCEL_BOUND = 2.0
"""Seconds within which a cancelled bot is gone, on a busy machine (the kill itself takes milliseconds)."""

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[Pool]:
    async with Pool(2, find=FIND) as pool:
        yield pool


def children() -> list[int]:
    """The workers that live; other tests leave other processes."""
    found = []
    for child in psutil.Process().children():
        with contextlib.suppress(psutil.Error):
            if child.status() != psutil.STATUS_ZOMBIE and "mochuelo.bots.worker" in child.cmdline():
                found.append(child.pid)
    return found


async def test_answers_with_the_text_of_an_action(pool: Pool) -> None:
    assert await pool.choose("nim", VIEW, 5, 1) == "2"  # six stones: taking two leaves a multiple of four


async def test_asks_of_many_are_answered_by_few(pool: Pool) -> None:
    answers = await asyncio.gather(*(pool.choose("nim", VIEW, 5, seed) for seed in range(8)))
    assert answers == ["2"] * 8
    assert len(children()) == 2


async def test_cancelling_stops_the_thinking(pool: Pool) -> None:
    await pool.choose("nim", VIEW, 1, 1)
    before = children()
    task = asyncio.create_task(pool.choose("stuck", VIEW, 3, 1))
    await asyncio.sleep(0.3)
    task.cancel()
    start = time.monotonic()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert time.monotonic() - start < CANCEL_BOUND
    assert not set(before) & set(children())
    assert await pool.choose("nim", VIEW, 5, 1) == "2"


async def test_a_cancelled_bot_does_not_hold_up_others() -> None:
    async with Pool(1, find=FIND) as pool:
        task = asyncio.create_task(pool.choose("stuck", VIEW, 3, 1))
        await asyncio.sleep(0.3)
        waiting = asyncio.create_task(pool.choose("nim", VIEW, 5, 1))
        await asyncio.sleep(0)
        task.cancel()
        assert await asyncio.wait_for(waiting, 20) == "2"


async def test_a_crash_is_replaced_reported_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DEADLY_MARK", str(tmp_path / "mark"))
    async with Pool(1, find=FIND) as pool:
        assert await pool.choose("deadly", VIEW, 4, 1) == "1"
        assert pool.crashes == 1
    assert "status 66" in caplog.text


async def test_a_bot_that_always_crashes_is_an_error_and_the_pool_lives(pool: Pool) -> None:
    with pytest.raises(BotError) as caught:
        await pool.choose("deadly", VIEW, 5, 1)
    assert caught.value.code == "bot-crashed"
    assert pool.crashes == 2
    assert await pool.choose("nim", VIEW, 5, 1) == "2"


async def test_a_worker_killed_while_idle_is_replaced(pool: Pool) -> None:
    await pool.choose("nim", VIEW, 1, 1)
    for pid in children():
        os.kill(pid, 9)
    assert await pool.choose("nim", VIEW, 5, 1) == "2"


@pytest.mark.parametrize(
    ("key", "view", "level", "code"),
    [
        ("broken", VIEW, 3, "bot-failed"),
        ("nim", VIEW, 9, "bot-level"),
        ("nim", msgspec.json.encode(Heap(0, 0)), 3, "bot-turn"),
        ("nim", b'{"stones": "many"}', 3, "bot-view"),
        ("nim", b"no json", 3, "bot-view"),
    ],
)
async def test_what_cannot_be_answered_says_why(pool: Pool, key: str, view: bytes, level: int, code: str) -> None:
    with pytest.raises(BotError) as caught:
        await pool.choose(key, view, level, 1)
    assert caught.value.code == code
    assert pool.crashes == 0


async def test_a_pool_takes_the_bytes_of_a_view_and_nothing_else(pool: Pool) -> None:
    with pytest.raises(TypeError, match="bytes"):
        await pool.choose("nim", Heap(6, 0), 1, 1)  # type: ignore[arg-type]


async def test_closing_leaves_nothing_running() -> None:
    pool = Pool(2, find=FIND)
    await pool.warm()
    task = asyncio.create_task(pool.choose("stuck", VIEW, 3, 1))
    await asyncio.sleep(0.3)
    await pool.close()
    with pytest.raises(BotError) as caught:
        await task
    assert caught.value.code == "bot-closed"
    assert children() == []
    with pytest.raises(BotError):
        await pool.choose("nim", VIEW, 1, 1)


async def test_the_loop_keeps_turning_while_bots_think() -> None:
    """The same thinking on the loop would stop it for seconds; beside it, the typical lag stays in milliseconds."""
    async with Pool(1, find=FIND) as pool:
        await pool.warm()
        task = asyncio.create_task(pool.choose("stuck", VIEW, 3, 1))
        lags = []
        for _ in range(60):
            start = time.perf_counter()
            await asyncio.sleep(0.01)
            lags.append(time.perf_counter() - start - 0.01)
        assert not task.done()
        task.cancel()
    assert sorted(lags)[len(lags) // 2] < 0.05
