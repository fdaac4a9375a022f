"""Everybody who watches one table: each is told the news in the form that their eyes may see, made once for all who see the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from msgspec.structs import replace

from mochuelo.core.curtain import apart
from mochuelo.core.match import Match
from mochuelo.server import outbox
from mochuelo.server.outbox import Eyes, Scene
from mochuelo.server.standing import WATCHING, Change

SOON = 0.1
"""Seconds in which comings and goings are gathered into one message."""


class Line(Protocol):
    """Somebody who watches."""

    eyes: Eyes

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits."""
        ...

    def drop(self) -> None:
        """Let go; whoever it is comes back and asks what was missed."""
        ...


class Audience:
    """`scene` gives the table as it stands, `look` the eyes of a guest, `report` is told of frames that cannot be made."""

    def __init__(self, scene: Callable[[], Scene], look: Callable[[str], Eyes], report: Callable[[Exception, str], None]) -> None:
        self.lines: set[Line] = set()
        self._scene, self._look, self._report = scene, look, report
        self._presence: asyncio.TimerHandle | None = None

    def tell(self, steps: Iterable[Change], since: int) -> None:
        """The news; but whoever has sat down or got up looks on with other eyes, and is shown the whole table."""
        moved = self._other_eyes()
        scene = self._scene()
        for change in steps:
            self._send_all(self.lines - moved, partial(outbox.news, scene, change))
            for line in self.lines:
                line.eyes = rested(change.after, line.eyes)
        self._send_all(moved, partial(outbox.sync, scene, since=since))

    def show(self) -> None:
        """The whole table again, for everybody."""
        self._other_eyes()
        self._send_all(self.lines, partial(outbox.sync, self._scene(), since=0))

    def changed(self) -> None:
        """Somebody came, went or took another name: everybody is told soon, once for many changes."""
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(SOON, self._tell_presence)

    def close(self) -> None:
        """Nothing more is told."""
        if self._presence is not None:
            self._presence.cancel()

    def _tell_presence(self) -> None:
        self._presence = None
        self._send_all(self.lines, partial(outbox.presence, self._scene()))

    def _other_eyes(self) -> set[Line]:
        moved = {line for line in self.lines if line.eyes.mine != self._look(line.eyes.guest).mine}
        for line in moved:
            line.eyes = self._look(line.eyes.guest)
        return moved

    def _send_all(self, lines: set[Line], make: Callable[[Eyes], bytes]) -> None:
        packed: dict[object, bytes] = {}
        for line in lines:
            key = line.eyes.alike()
            try:
                if key not in packed:
                    packed[key] = make(line.eyes)
                line.send(packed[key])
            except Exception as error:  # noqa: BLE001  a view that fails must not keep the news from the others
                self._report(error, "a frame could not be made")
                line.drop()


def rested(match: Match, eyes: Eyes) -> Eyes:
    """Nobody's eyes where several seats of one guest have nothing to hide from each other, so that what becomes secret is nobody's, too."""
    alike = match.hides and len(eyes.mine) > 1 and eyes.viewer != WATCHING and not apart(match, eyes.mine)
    return replace(eyes, viewer=WATCHING) if alike else eyes
