"""Two people play through the server: tables, seats, moves, facts, spectators, rematch."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator

import pytest

from mochuelo import registry
from mochuelo.core.fairness import verify
from tests.server.kit import Running, running


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running() as here:
        yield here


async def test_two_people_play_a_move(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open()
    table = opened["table"]["id"]
    assert opened["table"]["status"] == "waiting"
    assert opened["invite"]
    joined = await bo.join(opened)
    assert joined["table"]["status"] == "playing"
    assert [seat["mine"] for seat in joined["table"]["seats"]] == [False, True]
    one, other = await ana.sit(table), await bo.sit(table)
    assert one.last["viewer"] == 0
    assert other.last["viewer"] == 1
    assert other.last["legal"] == []
    done = await one.act("C8PuNo")
    assert done["t"] == "done"
    step = await other.reach(done["seq"])
    assert (step["t"], step["event"]["text"], step["event"]["seat"]) == ("step", "C8PuNo", 0)
    assert [(tile["space"], tile["tile"]) for tile in step["view"]["board"]] == [("C8", "Pu")]
    assert step["story"]
    assert len(step["legal"]) == 8 * 48


async def test_two_requests_race_and_one_move_counts(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open(seats="me open")
    await bo.join(opened)
    first, second = await ana.sit(opened["table"]["id"]), await ana.sit(opened["table"]["id"])
    seq = first.seq
    answers = await asyncio.gather(*(ear.act(text, seq=seq) for ear, text in ((first, "C8PuNo"), (second, "C1SlEa"))))
    assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
    refused = next(answer for answer in answers if answer["t"] == "refused")
    assert refused["code"] == "stale"
    await asyncio.gather(first.reach(seq + 1), second.reach(seq + 1))
    assert first.last["view"] == second.last["view"]
    assert len(first.last["view"]["board"]) == 1


async def test_a_stale_action_is_refused_and_followed_by_what_was_missed(server: Running) -> None:
    ana = server.person()
    table = (await ana.open(seats="me here"))["table"]["id"]
    ear = await ana.sit(table)
    start = ear.seq
    await ear.act("C8PuNo")
    heard = len(ear.heard)
    refused = await ear.act("C1SlEa", seq=start)
    assert (refused["t"], refused["code"]) == ("refused", "stale")
    sync = await ear.until(lambda message: message["t"] == "sync", heard)
    assert [event["text"] for event in sync["log"]] == ["C8PuNo"]
    assert (await ear.act("C1SlEa", seq=99))["code"] == "stale"


async def test_chat_does_not_make_an_action_stale(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open()
    await bo.join(opened)
    one, other = await ana.sit(opened["table"]["id"]), await bo.sit(opened["table"]["id"])
    seq = one.seq
    await other.fact("say", 1, "  good\n luck ")
    said = await one.reach(seq + 1)
    assert (said["t"], said["event"]["text"], said["event"]["seat"]) == ("fact", "good luck", 1)
    assert (await one.act("C8PuNo", seq=seq))["t"] == "done"


async def test_a_request_sent_twice_counts_once(server: Running) -> None:
    ana = server.person()
    table = (await ana.open(seats="me here"))["table"]["id"]
    ear = await ana.sit(table)
    seq = ear.seq
    first = await ear.act("C8PuNo", ref="same")
    assert await ear.act("C8PuNo", seq=seq, ref="same") == first
    again = await ana.sit(table)
    assert await again.act("C1SlEa", seq=seq, ref="same") == first
    said = await ear.fact("say", 0, "hello", ref="words")
    assert await again.fact("say", 0, "hello", ref="words") == said
    assert said["seq"] == first["seq"] + 1
    assert (await again.ask("since", seq=0))["seq"] == said["seq"]


async def test_a_ref_belongs_to_its_guest(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open()
    await bo.join(opened)
    one, other = await ana.sit(opened["table"]["id"]), await bo.sit(opened["table"]["id"])
    await one.act("C8PuNo", ref="mine")
    await other.reach(one.seq)
    assert (await other.act("C1SlEa", ref="mine"))["seq"] > one.seq - 1
    assert len((await one.ask("since", seq=0))["view"]["board"]) == 2


async def test_one_device_plays_two_seats(server: Running) -> None:
    ana = server.person()
    opened = await ana.open(seats="me here")
    assert opened["table"]["status"] == "playing"
    assert opened["invite"] == ""
    assert [seat["kind"] for seat in opened["table"]["seats"]] == ["guest", "here"]
    ear = await ana.sit(opened["table"]["id"])
    for text in ("C8PuNo", "C1SlEa"):
        assert (await ear.act(text))["t"] == "done"
    assert [tile["seat"] for tile in ear.last["view"]["board"]] == [1, 0]
    looked = await ear.ask("look", seat=1)
    assert (looked["t"], looked["viewer"]) == ("sync", 1)
    assert (await ear.ask("look", seat=-1))["legal"] != []  # nothing is hidden: whoever may move may see how
    assert (await ear.ask("look", seat=2))["code"] == "not-your-seat"


async def test_two_seats_of_one_person_keep_their_secrets_until_looked_through(server: Running) -> None:
    ana = server.person()
    table = (await ana.open("magpies", "me here"))["table"]["id"]
    ear = await ana.sit(table)
    assert ear.last["viewer"] == -1
    assert ear.last["legal"] == []
    turn = ear.last["table"]["turn"]
    looked = await ear.ask("look", seat=turn)
    assert looked["legal"]
    assert (await ear.ask("look", seat=1 - turn))["legal"] == []


async def test_two_seats_of_one_person_have_a_curtain_only_while_there_is_a_secret(server: Running) -> None:
    """Where nothing is secret between them nobody's eyes are lent, so that the next secret is not shown to whoever sat there last."""
    ana = server.person()
    ear = await ana.sit((await ana.open("tangents", "me here", options={"first": "rock_paper_scissors"}))["table"]["id"])
    assert (ear.last["viewer"], ear.last["table"]["curtain"], ear.last["legal"]) == (-1, True, [])
    for seat, throw in enumerate(("rock", "rock", "rock", "paper")):
        assert (await ear.ask("look", seat=seat % 2))["legal"]
        await ear.act(f"{('Il', 'Po')[seat % 2]}:{throw}")
    assert not ear.last["table"]["curtain"]
    assert len(ear.last["legal"]) > 200, "whoever is to move may, whose eyes ever the server lends"
    looked = await ear.ask("look", seat=0)
    assert (looked["viewer"], looked["view"]) == (-1, ear.last["view"])
    await ear.first_legal()
    assert (ear.last["table"]["turn"], ear.last["table"]["curtain"]) == (0, False)
    assert len(ear.last["legal"]) > 200


async def test_a_curtain_is_for_those_who_play_several_seats(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open("tangents", options={"hands": "hidden"})
    assert not (await bo.join(opened))["table"]["curtain"]
    both = (await ana.open("tangents", "me here", options={"hands": "hidden"}))["table"]
    assert both["curtain"] and both["hidden"]


async def test_offers_takeback_and_draw(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open()
    await bo.join(opened)
    one, other = await ana.sit(opened["table"]["id"]), await bo.sit(opened["table"]["id"])
    await one.act("C8PuNo")
    await one.fact("offer", 0, "takeback")
    offered = await other.reach(one.seq)
    assert offered["table"]["offers"] == [{"what": "takeback", "by": 0, "agreed": [0]}]
    await other.fact("accept", 1, "takeback")
    back = await one.reach(other.seq)
    assert one.last["view"]["board"] == []
    assert back["table"]["offers"] == []
    await one.act("C1SlEa")
    await one.fact("offer", 0, "draw")
    await other.reach(one.seq)
    await other.fact("decline", 1, "draw")
    await one.reach(other.seq)
    assert one.last["table"]["status"] == "playing"
    await one.fact("offer", 0, "draw")
    await other.reach(one.seq)
    await other.fact("accept", 1, "draw")
    await one.reach(other.seq)
    assert one.last["table"]["outcome"] == {"winners": [], "scores": [0.5, 0.5], "reason": "agreement"}
    assert (await one.act("C2SlEa"))["code"] == "over"


async def test_the_seed_is_told_when_the_game_is_over_and_fits_the_commitment(server: Running) -> None:
    ana = server.person()
    opened = await ana.open(seats="me here", start="random")
    ear = await ana.sit(opened["table"]["id"])
    assert ear.last["table"]["seed"] == ""
    begins = ear.last["table"]["turn"]
    await ear.fact("concede", 1)
    table = ear.last["table"]
    assert table["commitment"] == opened["table"]["commitment"] == hashlib.sha256(bytes.fromhex(table["seed"])).hexdigest()
    assert table["outcome"]["winners"] == [0]
    record = (await ana.http.get(f"/api/tables/{table['id']}/record")).text
    assert f"Start: drawn {begins}" in record
    assert verify(registry.game("philosophy"), record).starter == begins


async def test_respect_is_handed_over(server: Running) -> None:
    ana = server.person()
    ear = await ana.sit((await ana.open(seats="me here"))["table"]["id"])
    await ear.fact("respect", 0, "1")
    assert ear.last["table"]["respect"] == 1


async def test_spectators_watch_and_talk_but_do_nothing_else(server: Running) -> None:
    ana, eve = server.person(), server.person()
    opened = await ana.open("magpies", "me here", public=True)
    table = opened["table"]["id"]
    await eve.call("PUT", "/me", {"name": "Eve"})
    ear, watching = await ana.sit(table), await eve.sit(table)
    turn = ear.last["table"]["turn"]
    legal = (await ear.ask("look", seat=turn))["legal"]
    assert watching.last["viewer"] == -1
    assert watching.last["legal"] == []
    for text in legal:
        assert (await watching.act(text))["code"] == "not-seated"
    for kind, text in (("offer", "draw"), ("accept", "draw"), ("decline", "draw"), ("concede", ""), ("respect", "1")):
        for seat in (-1, 0, 1):
            assert (await watching.fact(kind, seat, text))["code"] == "not-seated"
    assert (await watching.ask("look", seat=0))["code"] == "not-your-seat"
    assert (await watching.ask("preview", seq=watching.seq, text=legal[0]))["t"] == "refused"
    assert (await watching.fact("say", 0, "I am Ana"))["code"] == "not-seated"
    await watching.fact("say", -1, "hello")
    said = await ear.reach(watching.seq)
    assert (said["event"]["seat"], said["event"]["name"], said["event"]["text"]) == (-1, "Eve", "hello")
    assert said["table"]["spectators"] == 1
    assert (await ear.ask("since", seq=0))["log"][-1]["name"] == "Eve"


async def test_preview_shows_and_changes_nothing(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open()
    await bo.join(opened)
    one, other = await ana.sit(opened["table"]["id"]), await bo.sit(opened["table"]["id"])
    shown = await one.ask("preview", seq=one.seq, text="C8PuNo")
    assert (shown["t"], shown["view"]["board"][0]["space"]) == ("previewed", "C8")
    done = await one.act("C8PuNo")
    step = await other.reach(done["seq"])
    assert (shown["story"], shown["view"]) == (step["story"], step["view"])
    assert (await one.ask("preview", seq=one.seq, text="C1SlEa"))["code"] == "not-your-turn"
    assert (await other.ask("preview", seq=0, text="C1SlEa"))["code"] == "stale"
    assert (await other.ask("preview", seq=other.seq, text="C5"))["t"] == "refused"
    drill = await ana.sit((await ana.open("magpies", "me here"))["table"]["id"])
    assert (await drill.ask("preview", seq=drill.seq, text="x"))["code"] == "no-preview"


async def test_three_and_four_play(server: Running) -> None:
    ana = server.person()
    for seats in ("me here here", "me here here here"):
        ear = await ana.sit((await ana.open(seats=seats))["table"]["id"])
        for seat in range(len(seats.split())):
            assert ear.last["table"]["turn"] == seat
            await ear.first_legal()
        assert ear.last["table"]["playing"] == list(range(len(seats.split())))
        await ear.fact("concede", 1)
        assert ear.last["view"]["out"][1] or ear.last["view"]["pending"][1]
        assert ear.last["table"]["playing"] == [seat for seat in range(len(seats.split())) if seat != 1]
