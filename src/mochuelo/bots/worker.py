"""A worker process: reads one question at a time from its standard input, thinks, and writes the answer.

Started by `bots.pool` as `python -m mochuelo.bots.worker MODULE:FUNCTION`, where the function finds a game by its key.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from mochuelo.bots.base import choose
from mochuelo.core import decks
from mochuelo.core.errors import MochueloError
from mochuelo.core.game import AnyGame

SIZE = 4
"""Bytes of the length that comes before each frame, most significant first."""


class Question(msgspec.Struct, frozen=True):
    """What shall a bot of `level` do in this View (JSON bytes) of the game `key`?"""

    key: str
    view: bytes
    level: int
    seed: int
    deck: str = ""
    """The digest of the deck that is played with, "" for the house's."""
    files: dict[str, bytes] = {}
    """Its files, for a worker that does not have it: one that answers `deck-unknown` is asked once more, with them."""


class Answer(msgspec.Struct, frozen=True):
    """The text of the action; or, with a `code`, why there is none."""

    text: str
    code: str = ""


def answer(find: Callable[[str], AnyGame], question: Question) -> Answer:
    """Think about one question. Whatever goes wrong inside a bot becomes an answer too: a worker outlives it."""
    try:
        game = find(question.key)
        decks.lend(question.deck, question.files)
        view = msgspec.json.decode(question.view, type=game.view_type)
        return Answer(game.write(choose(game, view, question.level, question.seed)))
    except MochueloError as error:
        return Answer(error.message, error.code)
    except msgspec.MsgspecError as error:
        return Answer(f"not a view of {question.key!r}: {error}", "bot-view")
    except Exception as error:  # noqa: BLE001  a fault in one bot must not end the worker; it is told to the pool
        return Answer(f"bot failed: {error!r}", "bot-failed")


def frame(value: msgspec.Struct) -> bytes:
    """A value as it travels between the pool and a worker."""
    body = msgspec.msgpack.encode(value)
    return len(body).to_bytes(SIZE, "big") + body


def serve(find: Callable[[str], AnyGame], source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until the pool hangs up."""
    while len(head := source.read(SIZE)) == SIZE:
        question = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=Question)
        sink.write(frame(answer(find, question)))
        sink.flush()


def finder(find: str) -> Callable[[str], AnyGame]:
    """The function that finds games, of its name as module:function."""
    module, function = find.split(":")
    found: Callable[[str], AnyGame] = getattr(importlib.import_module(module), function)
    return found


def main(find: str) -> None:
    """Run a worker: give way to the server's own process, leave Ctrl-C to it, and keep prints out of the answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError):
        serve(finder(find), sys.stdin.buffer, sink)


if __name__ == "__main__":
    main(sys.argv[1])
