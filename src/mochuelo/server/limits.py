"""How often somebody may do something: buckets that fill up again with time."""

from __future__ import annotations

from mochuelo.core.errors import MochueloError
from mochuelo.server.settings import Rate

FORGET = 10_000
"""Keys remembered before the full buckets among them are forgotten."""
CLEAN_EVERY = 1000
"""Milliseconds at least from one such cleaning to the next."""


class TooOften(MochueloError):
    """Asked more often than the rate allows."""

    def __init__(self, wait: int) -> None:
        super().__init__("too-often", f"too often; try again in {wait!r} ms", wait=wait)


class Bucket:
    """One bucket: `take` costs a drop, and drops come back with time."""

    __slots__ = ("_at", "_drops", "_rate")

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate, self._drops, self._at = rate, float(rate.burst), now

    def take(self, now: int) -> int:
        """0 when it may be done now, else the milliseconds to wait."""
        self._fill(now)
        if self._drops < 1:
            return max(1, round((1 - self._drops) * self._rate.every))
        self._drops -= 1
        return 0

    def full(self, now: int) -> bool:
        """Whether nothing would be lost by forgetting it."""
        self._fill(now)
        return self._drops >= self._rate.burst

    def _fill(self, now: int) -> None:
        gained = max(0, now - self._at) / self._rate.every
        self._drops, self._at = min(self._rate.burst, self._drops + gained), max(now, self._at)


class Limiter:
    """A bucket for each key."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}
        self._cleaned: int | None = None

    def take(self, key: str, now: int) -> None:
        """Raise `TooOften` unless it may be done now."""
        if len(self._buckets) > FORGET:
            self._forget(now)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, now)
        if wait := bucket.take(now):
            raise TooOften(wait)

    def _forget(self, now: int) -> None:
        """Let the full buckets go, at most once a second: when all are in use, looking through them gains nothing."""
        if self._cleaned is None or now - self._cleaned >= CLEAN_EVERY:
            self._cleaned = now
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full(now)}
