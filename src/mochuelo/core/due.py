"""A span of time that one decision has of its own: when it is out, and what a stop of the server does to it. All times in milliseconds."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from mochuelo.core.game import Limit


class Due(Struct, frozen=True):
    """A span that runs; `left` is what remained of it at the moment `since`, `still` whether time stands still (no server)."""

    what: str
    span: int
    left: int
    since: int
    still: bool = False


def begun(limit: Limit | None, now: int, before: Due | None, *, still: bool = False) -> Due | None:
    """The span of a decision that is open at `now`: it goes on where it is `before`'s, else it begins."""
    if limit is None:
        return None
    return before if before is not None and before.what == limit.what else Due(limit.what, limit.span, limit.span, now, still)


def left(due: Due, now: int) -> int:
    """What remains, never below 0."""
    return due.left if due.still else max(0, due.left - max(0, now - due.since))


def ends(due: Due | None) -> int | None:
    """The moment at which it is out, or None where nothing runs."""
    return None if due is None or due.still else due.since + due.left


def is_out(due: Due | None, now: int) -> bool:
    """Whether nothing remains of a span that runs."""
    return due is not None and not due.still and left(due, now) == 0


def pause(due: Due | None, now: int) -> Due | None:
    """Time stands still from `now` on."""
    return due and replace(due, left=left(due, now), since=now, still=True)


def resume(due: Due | None, now: int) -> Due | None:
    """Time goes on from `now`; nothing was lost in between."""
    return replace(due, since=now, still=False) if due is not None and due.still else due
