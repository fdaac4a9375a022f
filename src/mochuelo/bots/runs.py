"""Many games at once, each in a worker process: the same games as one after the other, in the order in which they were asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from mochuelo.bots.worker import finder
from mochuelo.core import decks
from mochuelo.core.game import AnyGame

J = TypeVar("J")
D = TypeVar("D")


def run_all(play: Callable[[AnyGame, J], D], find: str, key: str, jobs: Sequence[J], workers: int) -> Iterator[D]:
    """`play(game, job)` for each job in as many processes, where `find` (module:function) looks the game up.

    The decks on the shelf of this process lie on theirs.
    """
    # Spawned, not forked: a fork would inherit the threads and locks of whatever calls this.
    with ProcessPoolExecutor(workers, get_context("spawn"), _lay, (decks.lying(),)) as executor:
        waiting = [executor.submit(_run, play, find, key, job) for job in jobs]
        try:
            for future in waiting:
                yield future.result()
        finally:
            executor.shutdown(cancel_futures=True)


def _lay(lying: Sequence[decks.Files]) -> None:
    for files in lying:
        decks.put(files)


def _run(play: Callable[[AnyGame, J], D], find: str, key: str, job: J) -> D:
    return play(finder(find)(key), job)
