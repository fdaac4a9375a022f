"""What the tests of bad input share: frames and bodies that are no protocol, almost protocol, or protocol with nonsense in it."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Iterator
from typing import Any

from mochuelo.server.settings import Settings
from tests.server.kit import KEY, Person, Running
from tests.server.zygote import FREE

FRAMES = 1000
OPEN = Settings(frames=FREE, says=FREE, changes=FREE, opens=FREE, house_opens=FREE, patience=10_000_000, bot_pace=0)


async def secret_table(server: Running) -> tuple[Person, Person, dict[str, Any]]:
    """A game with secrets between two people, some moves old."""
    ana, bo = server.person(), server.person()
    opened = await ana.open("magpies", "me open")
    await bo.join(opened)
    ears = [await person.sit(opened["table"]["id"]) for person in (ana, bo)]
    for _ in range(3):
        turn = ears[0].last["table"]["turn"]
        await ears[turn].first_legal()
        await ears[1 - turn].reach(ears[turn].seq)
    return ana, bo, opened


def junk(rng: random.Random) -> Any:
    """Some JSON value."""
    return rng.choice(
        [
            None,
            True,
            -1,
            0,
            10**30,
            -(2**63),
            1e308,
            "",
            "C5PuNo",
            "\u0000",
            "\ud83d\ude00" * 3,
            "x" * rng.randrange(2000),
            [],
            [[]] * 50,
            {},
            {"t": "act"},
            "' OR 1=1 --",
            "<script>alert(1)</script>",
            "../../etc/passwd",
            "\u202egnp.exe",
        ]
    )


def frames(rng: random.Random) -> Iterator[str | bytes]:
    """Frames that are no protocol, almost protocol, and protocol with nonsense in it."""
    kinds = ["act", "preview", "look", "since", "fact", "ping", "sync", "step", "done", "x", ""]
    names = ["t", "seq", "text", "ref", "seat", "kind", "view", "guest", "__proto__"]
    for n in range(FRAMES):
        message = {name: junk(rng) for name in rng.sample(names, rng.randrange(len(names)))}
        message |= {"t": rng.choice(kinds), "ref": f"h{n}"} if rng.random() < 0.8 else {}
        if rng.random() < 0.4:
            message |= {"seq": rng.randrange(-5, 50), "text": junk(rng) if rng.random() < 0.5 else "bid:1", "seat": rng.randrange(-3, 5)}
        if rng.random() < 0.2:
            message["kind"] = rng.choice(["say", "offer", "accept", "decline", "concede", "respect", "flag", "join", "start", "takeback"])
        text = json.dumps(message)
        luck = rng.random()
        if luck < 0.1:
            yield text[: rng.randrange(len(text) + 1)]
        elif luck < 0.15:
            yield bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
        elif luck < 0.2:
            yield "[" * rng.randrange(9000)
        elif luck < 0.25:
            yield '{"t":"act","seq":1,"ref":"\\ud800","text":"\\udfff"}'
        elif luck < 0.3:
            yield "".join(rng.choice(string.printable) for _ in range(rng.randrange(200)))
        else:
            yield text


def secrets_of(server: Running, table: str) -> list[str]:
    """What nobody may be told."""
    header = server.house.rooms[table].standing.header
    return [header.seed, header.invite, KEY.hex(), KEY.decode(), *(sitter for sitter in server.house.rooms[table].standing.sitters)]


VERBS = [
    ("GET", "/me"),
    ("PUT", "/me"),
    ("GET", "/me/tables"),
    ("GET", "/games"),
    ("GET", "/tables"),
    ("POST", "/tables"),
    ("GET", "/tables/{table}"),
    ("GET", "/tables/{table}/invite"),
    ("POST", "/tables/{table}/join"),
    ("POST", "/tables/{table}/leave"),
    ("POST", "/tables/{table}/rematch"),
    ("GET", "/tables/{table}/replay"),
    ("GET", "/tables/{table}/record"),
    ("GET", "/tables/{table}/record/rec"),
    ("POST", "/quick"),
    ("POST", "/replay"),
    ("DELETE", "/me"),
    ("PATCH", "/tables"),
    ("POST", "/decks/philosophy"),
    ("GET", "/decks/philosophy/house"),
    ("GET", "/nowhere"),
]


def bodies(rng: random.Random) -> bytes:
    """A body that is no JSON, or JSON that is not what is asked for."""
    fields = ["game", "seats", "options", "clock", "start", "public", "seat", "invite", "name", "text"]
    made = json.dumps({name: junk(rng) for name in rng.sample(fields, rng.randrange(len(fields)))}).encode()
    luck = rng.random()
    if luck < 0.2:
        return made[: rng.randrange(len(made) + 1)]
    if luck < 0.3:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(300)))
    if luck < 0.35:
        return b"[" * 100_000
    if luck < 0.4:
        return b'{"game":"philosophy","text":"\\ud800","name":"\\ud800"}'
    return made
