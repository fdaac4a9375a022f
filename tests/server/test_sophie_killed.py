"""A server process that is killed amid a question, a speech and a vote, with a deck of one's own: it comes back to the same moment."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mochuelo.core import decks
from mochuelo.core.deckfiles import pack
from mochuelo.core.decks import Files
from mochuelo.games.sophie import GAME
from tests.server.kit import Ear, Person
from tests.server.test_faults import Mortal, mortal, port

__all__ = ["mortal", "port"]
"""Fixtures that are used here."""


def talkative() -> Files:
    """The deck of the house on a board where every roll that leaves the Middle Ages leads to a Big Question."""
    kind = decks.kind_of(GAME)
    assert kind is not None
    files = dict(kind.house())
    board = json.loads(files["board.json"])
    for space in board["spaces"]:
        if space["id"][0] == "c":
            space.pop("n", None)
            space["kind"] = "question"
    files["board.json"] = json.dumps(board).encode()
    assert not kind.check(files)
    return files


class Three:
    """Three guests at a table of a server that dies now and then."""

    def __init__(self, server: Mortal, url: str) -> None:
        self.server, self.url = server, url
        self.people: list[Person] = []
        self.ears: list[Ear] = []
        self.table = ""

    async def sit_down(self) -> None:
        self.people = [Person(self.url) for _ in range(3)]
        first, *others = self.people
        files = talkative()
        sent = await first.http.post("/api/decks/sophie", content=pack(files), headers={"content-type": "application/zip"})
        assert sent.json()["complaints"] == []
        options = {"answer_seconds": "90", "deck": decks.digest(files), "begins": "name_nearest_sophie"}
        opened = await first.open("sophie", "me open open", options=options)
        for person in others:
            await person.join(opened)
        self.table = opened["table"]["id"]
        await self.listen()

    async def listen(self) -> None:
        self.ears = [await person.sit(self.table) for person in self.people]

    async def die(self) -> None:
        """The server is killed and comes back; so do all, who find what they left."""
        before = [ear.last for ear in self.ears]
        await self.server.kill()
        await self.server.start()
        for ear in self.ears:
            await ear.until(lambda message: message["t"] == "closed")
        await self.listen()
        for ear, was in zip(self.ears, before, strict=True):
            assert ear.last["view"] == was["view"]
            assert ear.last["legal"] == was["legal"]
            assert 0 < ear.last["table"]["due"]["left"] <= was["table"]["due"]["left"]

    async def say(self, seat: int, *texts: str) -> None:
        """A seat acts, and all hear of it."""
        for text in texts:
            seq = (await self.ears[seat].act(text)).get("seq")
            assert seq, (text, self.ears[seat].last["legal"])
            for ear in self.ears:
                await ear.reach(self.ears[seat].seq)

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ears[0].last["view"]
        return found


async def test_killed_amid_a_question_a_speech_and_a_vote(mortal: Mortal, port: int) -> None:
    three = Three(mortal, f"http://127.0.0.1:{port}")
    await three.sit_down()
    await three.say(0, "first:In", "S:middle")
    await three.say(1, "S:hellas")
    await three.say(2, "S:modern")
    await three.say(0, "ask", "q2")
    await three.die()
    assert three.view["phase"] == "answer"
    await three.say(0, "-")
    await three.say(1, "ask", "q1", "-")
    await three.say(2, "ask", "q1", "-")
    await three.say(0, "^")
    await three.die()
    assert three.view["phase"] == "speak"
    await three.say(0, "!")
    await three.say(2, "vSa+")
    await three.die()
    assert three.ears[0].last["table"]["awaited"] == [1]
    assert (await three.ears[2].act("vSa0"))["code"] == "not-your-turn"
    await three.say(1, "vTe+")
    assert three.view["points"] == [20, 0, 0]
    for person in three.people:
        await person.close()


@pytest.fixture(autouse=True)
def empty_shelf() -> None:
    """As in a process that has just begun."""
    decks.drop(decks.digest(talkative()))
