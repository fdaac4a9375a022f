"""Fair chance: a table commits to its secret seed before the first draw, and every draw follows from the seed.

The table publishes `commit(seed)` when it is made. Draw number k (1, 2, … in the order of the game; 0 is the draw of the
starting seat) takes its randomness from HMAC-SHA256(seed, "table:k:block"). When the game is over the seed is written into
the record, and `verify` proves from the file alone that the commitment and every draw match.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from typing import NoReturn

from msgspec import Struct

from mochuelo.core.errors import MochueloError, RecordError
from mochuelo.core.event import Event
from mochuelo.core.game import AnyGame
from mochuelo.core.match import Match, walk
from mochuelo.core.record import DIGEST, Record, digest, read_record, write_record
from mochuelo.core.replay import replay

SEED_BYTES = 32
_BLOCK_BITS = 256


def commit(seed: str) -> str:
    """The hash that binds a table to `seed` (64 hexadecimal digits) without telling it."""
    return hashlib.sha256(_seed_bytes(seed)).hexdigest()


def _seed_bytes(seed: str) -> bytes:
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        secret = b""
    if len(secret) != SEED_BYTES or secret.hex() != seed:
        raise MochueloError("seed", f"not a seed: {seed!r}; it takes {SEED_BYTES * 2} lower-case hexadecimal digits")
    return secret


class Stream(random.Random):
    """Random numbers from HMAC-SHA256 in counter mode; every method of `random.Random` works on it, without bias."""

    def __new__(cls, *_: object) -> Stream:
        return super().__new__(cls)

    def __init__(self, secret: bytes, label: str) -> None:
        self._secret, self._label = secret, label
        self._block = self._pool = self._bits = 0
        self.gauss_next = None

    def getrandbits(self, k: int, /) -> int:
        """`k` bits that follow from the seed alone."""
        while self._bits < k:
            message = f"{self._label}:{self._block}".encode()
            block = hmac.digest(self._secret, message, "sha256")
            self._pool = self._pool << _BLOCK_BITS | int.from_bytes(block, "big")
            self._block, self._bits = self._block + 1, self._bits + _BLOCK_BITS
        self._bits -= k
        taken, self._pool = self._pool >> self._bits, self._pool & ((1 << self._bits) - 1)
        return taken

    def random(self) -> float:
        """A number in [0, 1) of 53 bits."""
        return self.getrandbits(53) / (1 << 53)

    def seed(self, *_: object) -> NoReturn:
        """Refused once made: a stream has no other seed than its table's."""
        raise NotImplementedError("a stream of fair chance cannot be seeded again")

    def getstate(self) -> NoReturn:
        """Refused: whoever has the state has the seed."""
        raise NotImplementedError("a stream of fair chance does not give its state away")

    def setstate(self, *_: object) -> NoReturn:
        """Refused, like `getstate`."""
        raise NotImplementedError("a stream of fair chance cannot be set")


class Draws(Struct, frozen=True):
    """The chance of one table: its secret `seed` and its public name."""

    seed: str
    table: str

    def source(self, number: int) -> random.Random:
        """The random numbers of draw `number`."""
        return Stream(_seed_bytes(self.seed), f"{self.table}:{number}")

    def draw(self, game: AnyGame, state: object, number: int) -> object:
        """The outcome of chance in `state`, which is the table's draw `number` (from 1)."""
        return game.draw(state, self.source(number))

    def starter(self, seats: int) -> int:
        """The seat that begins when the start is drawn: draw 0."""
        return self.source(0).randrange(seats)


class Proof(Struct, frozen=True):
    """What `verify` has proved: so many draws, and the seat that was drawn to begin (-1 when it was not drawn).

    All of it hangs on `commitment`, the record's own: it is for the reader to compare it with the one that the table showed at its start.
    """

    draws: int
    starter: int
    commitment: str


def verify(game: AnyGame, text: str) -> Proof:
    """Prove from the text of a finished record that its chance follows from the seed it commits to, and that it fits its digest.

    A digest can be made anew: against a forger, compare `Commitment` with what the table showed while it was played.

    Raises `RecordError` with the place and the reason: a header is missing, the text or its digest differ, the commitment
    does not bind the seed, the record cannot be replayed, or a draw is not the one that follows from the seed.
    """
    record = read_record(text)
    _check_text(record, text)
    draws = Draws(record.headers["Seed"], record.headers["Table"])
    if commit(draws.seed) != record.headers["Commitment"]:
        raise _false("commitment", "the commitment does not bind this seed", _row(text, "Commitment"))
    replayed = replay(game, record)
    if replayed.trouble is not None:
        raise replayed.trouble
    starter = _check_start(record, draws, text)
    return Proof(_check_draws(record, replayed.match, draws), starter, record.headers["Commitment"])


def _check_text(record: Record, text: str) -> None:
    missing = [name for name in ("Table", "Commitment", "Seed", DIGEST) if name not in record.headers]
    if missing:
        raise _false("no-proof", f"there is no header {missing[0]!r}; only the full record of a finished table can be verified", 1)
    canonical = write_record(record)
    if canonical != text:
        rows, meant = text.split("\n"), canonical.split("\n")
        row = next((n for n, (a, b) in enumerate(zip(rows, meant, strict=False), 1) if a != b), min(len(rows), len(meant)))
        raise _false("changed", "this line is not written as it was; the file was changed", row)
    if digest(record) != record.headers[DIGEST]:
        raise _false("digest", "the digest is another one; the file was changed since it was written", _row(text, DIGEST))


def _check_start(record: Record, draws: Draws, text: str) -> int:
    """The `Start` header is "drawn SEAT" where chance chose who begins."""
    how, _, seat = record.headers.get("Start", "").partition(" ")
    if how != "drawn":
        return -1
    starter = draws.starter(len(record.seats))
    if seat != str(starter) or record.options.get("start", starter) != starter:
        raise _false("start", f"the start was not drawn from the seed: {seat!r}; it gives {starter!r}", _row(text, "Start"))
    return starter


def _check_draws(record: Record, match: Match, draws: Draws) -> int:
    number = 0
    for state, event in walk(match):
        if event.kind == "chance":
            number += 1
            meant = match.game.write(draws.draw(match.game, state, number))
            if meant != event.text:
                raise _false("draw", f"draw {number!r} is not from the seed: {event.text!r}; it gives {meant!r}", _line_of(record, event))
    return number


def _line_of(record: Record, event: Event) -> int:
    """The line in the file of an event of its replay: the log of a replay holds the start and then one event for each line but notes."""
    told = [where for where, line in zip(record.where, record.lines, strict=True) if line.kind != "note"]
    return told[event.seq - 2][0]


def _row(text: str, header: str) -> int:
    return next((n for n, row in enumerate(text.split("\n"), 1) if row.startswith(f"{header}:")), 1)


def _false(code: str, message: str, line: int) -> RecordError:
    return RecordError(code, message, line=line, column=1, read=0)
