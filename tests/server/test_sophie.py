"""Questions, speeches and votes on a real server: lines that break, servers that die and two at once lose nothing and gain nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import permutations
from typing import Any

import pytest
import yaml

from mochuelo.core import decks
from mochuelo.core.game import AnyGame
from mochuelo.games.sophie import GAME
from mochuelo.server.store.log import Log
from mochuelo.server.store.memory import MemoryLog
from mochuelo.testing.fakes import replaced
from tests.server.kit import Clock, Ear, Person, Running, parts_with, running

SEATS = ["In", "Te", "Sa", "Am"]
LUCK = {"first:In", "r0", "d2", "k1", "o1:bca", "B1"}
"""What chance does wherever it can; so the first seat, which starts in the Middle Ages, comes to a Big Question with its first roll."""
PICKS = ["S:middle", "S:hellas", "S:modern", "S:mythology"]
QUESTION = [*PICKS, "ask", "q1"]
SPEECH = [*PICKS, "^"]
VOTE = [*SPEECH, "!"]
SPANS = {"question": 30_000, "speech": 60_000, "vote": 20_000}
MOMENTS = {"question": QUESTION, "speech": SPEECH, "vote": VOTE}
PHASES = {"question": "answer", "speech": "speak", "vote": "vote"}
LAPSED = {"question": [(0, "-")], "speech": [(0, "!")], "vote": [(1, "vTe."), (2, "vSa."), (3, "vAm.")]}


def lucky() -> AnyGame:
    """The game whose chance does what we want where it can, else the first thing there is."""

    def draw(state: Any, _: Any) -> Any:
        actions = GAME.legal(state)
        return next((action for action in actions if GAME.write(action) in LUCK), actions[0])

    return replaced(GAME, draw=draw)


class Round:
    """A table of four guests and their sockets; the guests stay the same over a restart of the server."""

    def __init__(self, clock: Clock, log: Log, **options: str) -> None:
        self.clock, self.log, self.options = clock, log, options
        self.cookies: list[Any] = []
        self.table = ""
        self.people: list[Person] = []
        self.ears: list[Ear] = []

    @asynccontextmanager
    async def served(self) -> AsyncIterator[Running]:
        """A server on the same store; everybody sits down again where they were."""
        async with running(parts_with(self.log, now=self.clock, games={"sophie": lucky()})) as server:
            self.people = [server.person() for _ in SEATS]
            for person, cookies in zip(self.people, self.cookies, strict=False):
                person.http.cookies = cookies
            if not self.table:
                await self.sit_down()
            self.ears = [await person.sit(self.table) for person in self.people]
            yield server

    async def sit_down(self) -> None:
        first, *others = self.people
        opened = await first.open("sophie", "me open open open", options={"answer_seconds": "30", **self.options})
        for person in others:
            await person.join(opened)
        self.table = opened["table"]["id"]
        self.cookies = [person.http.cookies for person in self.people]

    async def play(self, texts: Sequence[str]) -> None:
        """Whoever is asked says each of the texts."""
        for text in texts:
            ear = self.ears[self.info["turn"]]
            assert (await ear.act(text))["t"] == "done", (text, ear.last["legal"])
            await self.heard(ear.seq)

    async def heard(self, seq: int) -> None:
        """All know of the event."""
        for ear in self.ears:
            await ear.reach(seq)

    async def again(self, seat: int) -> Ear:
        """A seat comes back on a new line."""
        self.ears[seat] = await self.people[seat].sit(self.table)
        return self.ears[seat]

    async def look(self) -> dict[str, Any]:
        """What the table tells when it is asked anew."""
        told: dict[str, Any] = await self.ears[0].ask("since", seq=-1)
        return told

    @property
    def info(self) -> dict[str, Any]:
        """The table, as last told to the first seat."""
        told: dict[str, Any] = max((ear.last for ear in self.ears), key=lambda last: last["table"]["seq"])["table"]
        return told

    async def acts(self) -> list[tuple[str, int, str]]:
        """What stands in the store of what seats did, or time for them."""
        entries = await self.log.entries(self.table)
        return [(entry.kind, entry.seat, entry.text) for entry in entries if entry.kind in ("act", "lapse")]


@pytest.fixture
async def now() -> Clock:
    return Clock()


@pytest.fixture
async def table(now: Clock) -> AsyncIterator[Round]:
    party = Round(now, MemoryLog())
    async with party.served():
        yield party


def own(moment: str, seat: int) -> str:
    """What a seat may say at a moment."""
    return {"question": "b", "speech": "!", "vote": f"v{SEATS[seat]}+"}[moment]


def asked(moment: str) -> int:
    """The last seat that is asked at a moment."""
    return len(SEATS) - 1 if moment == "vote" else 0


# ------------------------------------------------------------------ a line that breaks


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_line_that_breaks_loses_nothing_and_gains_no_time(table: Round, now: Clock, moment: str) -> None:
    await table.play(MOMENTS[moment])
    seat, before = asked(moment), await table.look()
    assert (before["view"]["phase"], before["table"]["due"]["left"]) == (PHASES[moment], SPANS[moment])
    view = table.ears[seat].last["view"]
    await table.ears[seat].close()
    now.now += SPANS[moment] - 1_000
    ear = await table.again(seat)
    assert ear.last["view"] == view
    assert ear.last["table"]["due"]["left"] == 1_000
    assert (await ear.act(own(moment, seat), ref="mine"))["t"] == "done"
    await ear.close()
    again = await table.again(seat)
    assert (await again.act(own(moment, seat), seq=before["seq"], ref="mine"))["t"] == "done"  # the same request, whose answer was lost
    assert (await again.act(own(moment, seat), seq=before["seq"]))["code"] in ("not-your-turn", "stale")
    assert [act for act in await table.acts() if act[2] == own(moment, seat)] == [("act", seat, own(moment, seat))]


@pytest.mark.parametrize("moment", MOMENTS)
async def test_whoever_stays_away_has_the_time_that_all_have(table: Round, now: Clock, moment: str) -> None:
    await table.play(MOMENTS[moment])
    seat = asked(moment)
    await table.ears[seat].close()
    now.now += SPANS[moment]
    ear = await table.again(seat)
    assert (await ear.act(own(moment, seat), seq=(await table.look())["seq"]))["t"] != "done"
    assert [act[1:] for act in await table.acts() if act[0] == "lapse"] == LAPSED[moment]


# ------------------------------------------------------------------ the last moment


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("late", [0, 1])
async def test_the_last_moment_counts_and_the_one_after_it_does_not(table: Round, now: Clock, moment: str, late: int) -> None:
    """One millisecond before the end of the span, and at its end."""
    await table.play(MOMENTS[moment])
    seat = asked(moment)
    now.now += SPANS[moment] - 1 + late
    answer = await table.ears[seat].act(own(moment, seat))
    kinds = {act[0] for act in await table.acts() if act[1] == seat and act[2] in (own(moment, seat), LAPSED[moment][-1][1])}
    assert (answer.get("code", answer["t"]), kinds) == (("stale", {"lapse"}) if late else ("done", {"act"}))


# ------------------------------------------------------------------ a server that stops


class Killed(MemoryLog):
    """A store whose server is killed: its farewell never arrives."""

    dead = False

    async def beat(self, now: int) -> None:
        if not self.dead:
            await super().beat(now)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
async def test_a_server_that_stops_costs_nobody_time_and_gives_nobody_any(now: Clock, moment: str, killed: bool) -> None:
    log = Killed()
    party = Round(now, log)
    seat = asked(moment)
    async with party.served() as server:
        await party.play(MOMENTS[moment])
        if moment == "vote":
            await party.ears[1].act("vTe0")
            await party.heard(party.ears[1].seq)
        view = party.ears[seat].last["view"]
        now.now += 5_000
        await server.house.look_round()
        log.dead = killed
    now.now += 3_600_000
    log.dead = False
    async with party.served():
        ear = party.ears[seat]
        assert ear.last["view"] == view
        assert ear.last["table"]["due"]["left"] == SPANS[moment] - 5_000
        if moment == "vote":
            assert (await party.ears[1].act("vTe+"))["code"] == "not-your-turn"
        now.now += SPANS[moment] - 5_001
        assert (await ear.act(own(moment, seat)))["t"] == "done"
        assert [act for act in await party.acts() if act[1] == seat][-1] == ("act", seat, own(moment, seat))


# ------------------------------------------------------------------ at once


@pytest.mark.parametrize("moment", MOMENTS)
async def test_two_at_once_count_once(table: Round, moment: str) -> None:
    """The same guest in two windows says two things at the same moment."""
    await table.play(MOMENTS[moment])
    seat = asked(moment)
    other = await table.people[seat].sit(table.table)
    texts = {"question": ("b", "c"), "speech": ("!", "!"), "vote": ("vAm+", "vAm0")}[moment]
    seq = table.info["seq"]
    answers = await asyncio.gather(table.ears[seat].act(texts[0], seq=seq), other.act(texts[1], seq=seq))
    assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
    assert [act[:2] for act in await table.acts() if act[2] in texts].count(("act", seat)) == 1 + PICKS.count(texts[0])


@pytest.mark.parametrize("order", list(permutations((1, 2, 3)))[::2])
async def test_votes_come_at_the_same_moment_in_any_order(table: Round, order: tuple[int, ...]) -> None:
    await table.play(VOTE)
    seq, votes = table.info["seq"], {1: "vTe+", 2: "vSa0", 3: "vAm."}
    answers = await asyncio.gather(*(table.ears[seat].act(votes[seat], seq=seq) for seat in order))
    assert [answer["t"] for answer in answers] == ["done"] * 3
    told = await table.look()
    assert [event["text"] for event in told["log"] if event["kind"] == "chance"][-1] == "v+0."
    assert told["view"]["points"] == [10, 0, 0, 0]


async def test_nobody_votes_for_another_nor_for_the_own_speech(table: Round) -> None:
    await table.play(VOTE)
    assert (await table.ears[0].act("vTe+"))["code"] == "not-your-turn"
    assert (await table.ears[1].act("vSa+"))["code"] == "not-your-turn"
    assert table.info["awaited"] == [1, 2, 3]


async def test_a_voter_who_gives_up_is_waited_for_no_longer(table: Round) -> None:
    await table.play(VOTE)
    seq = table.info["seq"]
    assert (await table.ears[1].act("vTe+"))["t"] == "done"
    assert (await table.ears[2].fact("concede", 2))["t"] == "done"
    assert (await table.ears[3].act("vAm+", seq=seq))["t"] == "done"
    assert (await table.look())["view"]["points"] == [20, 0, 0, 0]


async def test_a_reader_who_gives_up_gives_no_time_to_whoever_is_asked(now: Clock) -> None:
    """The next one to the left reads on, with the answers in another order; the span goes on."""
    party = Round(now, MemoryLog(), reader="left_neighbour")
    async with party.served():
        await party.play(QUESTION)
        assert [bool(ear.last["view"]["question"]["words"]) for ear in party.ears] == [False, True, False, False]
        now.now += 20_000
        assert (await party.ears[1].fact("concede", 1))["t"] == "done"
        told = await party.look()
        assert (told["table"]["due"]["left"], told["view"]["phase"]) == (10_000, "answer")
        assert [bool((await ear.ask("since", seq=-1))["view"]["question"]["words"]) for ear in party.ears] == [False, False, True, False]


async def test_a_deck_shows_none_of_its_texts(table: Round) -> None:
    """Not even those of the house, in any language, nor in the names of what can be drawn of it."""
    kind = decks.kind_of(GAME)
    assert kind is not None
    files, person, shown = kind.house(), table.people[0], list[str]()
    for path in (
        "house",
        "house?lang=es",
        decks.digest(files),
        "house/parts",
        "house/art/board-dawn.svg",
        "house/art/questions/hellas.yaml",
    ):
        shown.append((await person.http.get(f"/api/decks/sophie/{path}")).text)
    assert "sophies_world" in shown[0]
    entries = [one for path in files if path.startswith("questions/") for one in yaml.safe_load(files[path])]
    texts = {text for one in entries for lang in ("en", "es") for text in one[lang].values() if len(text) > 15}
    assert len(texts) > 1_000
    assert [text for text in texts if any(text in page for page in shown)] == []
