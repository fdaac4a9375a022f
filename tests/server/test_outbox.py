"""The only door out: what may not be seen leaves as a tick, what may be seen in part leaves in part, and no State can leave at all."""

from __future__ import annotations

import json
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from mochuelo.core.event import Event
from mochuelo.core.game import AnyGame
from mochuelo.core.ruling import Request, judge
from mochuelo.server import outbox, protocol
from mochuelo.server.outbox import Eyes, Scene
from mochuelo.server.protocol import Down, SeatAsk
from mochuelo.server.standing import Change, Standing, changes
from mochuelo.server.store.log import Entry, Header, Terms
from mochuelo.testing.fakes import replaced
from tests.drill.games.magpies import GAME, State

ME, OTHER, NOBODY = Eyes("ana", 0, (0,)), Eyes("bo", 1, (1,)), Eyes("", -1, ())


def standing(game: AnyGame) -> Standing:
    """A table of two in its first round."""
    terms = Terms(seats=(SeatAsk("me"), SeatAsk("open")))
    header = Header(id="t", game="magpies", rules_version=1, terms=terms, public=True, invite="i", seed="0" * 64, owner="ana", created=1)
    made = Standing(header, game)
    advance(made, Request("join", 1, "bo"))
    advance(made, Request("start"))
    return made


def advance(made: Standing, request: Request) -> list[Change]:
    """Carry a request out; chance takes the first thing it can."""
    ruling = judge(made.match, request, 2, lambda game, state, _: game.legal(state)[0])
    assert ruling.refusal is None
    steps = changes(made.match, ruling.events)
    who = "bo" if request.kind == "join" else ""
    made.advance([Entry(seq=e.seq, at=e.at, kind=e.kind, seat=e.seat, text=e.text, who=who) for e in ruling.events], steps)
    return steps


def act(made: Standing) -> Change:
    """The seat to move takes its first action."""
    match = made.match
    text = match.game.write(match.game.legal(match.state)[0])
    return advance(made, Request("act", match.seat, text, match.seq))[0]


def told(made: Standing, change: Change, eyes: Eyes) -> dict[str, Any]:
    scene = Scene(made, {}, frozenset(), 0, 2)
    found: dict[str, Any] = json.loads(outbox.news(scene, change, eyes))
    return found


def unseen() -> AnyGame:
    """The drill game, of whose actions nobody but the one who acts is told anything."""

    def seen(state: State, action: Any, viewer: Any) -> Any:
        return action if viewer == GAME.turn(state) else None

    return replaced(GAME, seen=seen, write=lambda action: "?" if action is None else GAME.write(action))


def test_who_may_not_know_anything_hears_a_tick() -> None:
    made = standing(unseen())
    before = made.match
    secret = Event(before.seq + 1, 2, "act", before.seat, before.game.write(before.game.legal(before.state)[0]))
    change = Change(before, secret, replace(before, log=(*before.log, secret)))  # at the table nothing looks different
    assert told(made, change, OTHER) == {"t": "tick", "seq": secret.seq}
    assert told(made, change, NOBODY) == {"t": "tick", "seq": secret.seq}
    assert told(made, change, ME)["event"]["text"] == secret.text


def test_who_sees_something_change_is_shown_it_without_the_action() -> None:
    made = standing(unseen())
    change = act(made)
    step = told(made, change, NOBODY)
    assert (step["t"], step["event"]["text"]) == ("step", "?")
    assert change.event.text not in json.dumps(step)


def test_what_is_possible_is_listed_once_and_sent_to_the_mover_alone() -> None:
    """In a game with many actions the list is most of what a step weighs."""
    listed: list[Any] = []

    def legal(state: State) -> Any:
        listed.append(state)
        return GAME.legal(state)

    made = standing(replaced(GAME, legal=legal))
    change = act(made)
    listed.clear()
    scene = Scene(made, {}, frozenset(), 0, 2)
    frames = [json.loads(outbox.news(scene, change, eyes)) for eyes in (ME, OTHER, OTHER, NOBODY, NOBODY)]
    assert made.match.turn == 1
    assert [bool(frame["legal"]) for frame in frames] == [False, True, True, False, False]
    assert len(listed) == 1


def test_what_was_not_seen_is_not_in_the_log_later() -> None:
    made = standing(unseen())
    change = act(made)
    scene = Scene(made, {}, frozenset(), 0, 2)
    logs = [json.loads(outbox.sync(scene, eyes, 0))["log"] for eyes in (ME, NOBODY)]
    assert change.event.seq in [event["seq"] for event in logs[0]]
    assert change.event.seq not in [event["seq"] for event in logs[1]]
    assert not any(event["text"] == "?" for event in logs[1])


def test_an_action_is_told_as_each_may_know_it() -> None:
    made = standing(GAME)
    change = act(made)
    assert told(made, change, ME)["event"]["text"] == change.event.text
    for eyes in (OTHER, NOBODY):
        step = told(made, change, eyes)
        assert step["event"]["text"].endswith(":?")
        assert change.event.text not in json.dumps(step)


@pytest.mark.parametrize("message", get_args(Down), ids=lambda message: message.__name__)
def test_no_message_has_room_for_a_state(message: type[msgspec.Struct]) -> None:
    """Every Struct reachable from a message is one of the protocol or of the contract's public part; a view is already written."""
    seen: set[Any] = set()

    def walk(kind: Any) -> None:
        if kind in seen:
            return
        seen.add(kind)
        for part in get_args(kind):
            walk(part)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            assert kind.__module__ in (protocol.__name__, "mochuelo.core.game"), kind
            for hint in get_type_hints(kind).values():
                walk(hint)

    walk(message)
    assert State not in seen
    assert not any(getattr(kind, "__name__", "") in ("State", "Match", "Header", "Entry") for kind in seen)
