"""The only door out: from a table and a viewer to bytes. Nothing about a game leaves the server but through here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from mochuelo.core import clock as clocks
from mochuelo.core.curtain import apart
from mochuelo.core.due import left
from mochuelo.core.errors import MochueloError
from mochuelo.core.event import ACTIONS
from mochuelo.core.event import Event as LogEvent
from mochuelo.core.fairness import commit
from mochuelo.core.game import UNKNOWN, Step
from mochuelo.core.match import Match, advance, walk
from mochuelo.core.together import texts
from mochuelo.server.protocol import (
    ClockInfo,
    Done,
    Down,
    DueInfo,
    Event,
    FactDown,
    Frame,
    OfferInfo,
    Pong,
    Presence,
    Previewed,
    Refused,
    Replay,
    SeatInfo,
    StepDown,
    Sync,
    TableInfo,
    Tick,
)
from mochuelo.server.standing import WATCHING, Change, Standing, seen_text, viewer_of

T = TypeVar("T")

_encoder = msgspec.json.Encoder()


class Eyes(Struct, frozen=True):
    """Who looks, and through which seat; -1 is a spectator's view."""

    guest: str
    viewer: int
    mine: tuple[int, ...]

    def alike(self) -> tuple[int, tuple[int, ...]]:
        """Those for whom this is the same receive the same bytes."""
        return self.viewer, self.mine


class Scene(Struct, frozen=True, eq=False):
    """A table and its surroundings at one moment. `told` keeps what several are to be told, so that it is made once."""

    standing: Standing
    names: Mapping[str, str]
    online: frozenset[str]
    spectators: int
    now: int
    told: dict[tuple[str, int, int], Any] = {}


# ---------------------------------------------------------------- frames


def pack(message: Down) -> bytes:
    """A message as it travels."""
    return _encoder.encode(message)


def sync(scene: Scene, eyes: Eyes, since: int, ref: str = "") -> bytes:
    """All that the viewer needs, with the log after `since` (all of it for a client that is ahead of us)."""
    match = scene.standing.match
    first = since if 0 <= since <= match.seq else 0
    heard = tuple(_heard(scene, eyes.viewer, event) for event in match.log[first:] if _text(scene.standing, eyes.viewer, event) != UNKNOWN)
    view, may = _view(scene, match, eyes.viewer), _legal(scene, match, eyes)
    return pack(Sync(match.seq, eyes.viewer, table_info(scene, eyes.guest), view, may, heard, ref))


def news(scene: Scene, change: Change, eyes: Eyes) -> bytes:
    """One event as the viewer may know it."""
    text = seen_text(change, eyes.viewer)
    if change.event.kind not in ACTIONS:
        return pack(_fact(scene, change, eyes))
    if text == UNKNOWN and _nothing_to_see(change, eyes.viewer):
        return pack(Tick(change.event.seq))
    return pack(_step(scene, change, eyes, text))


def presence(scene: Scene, eyes: Eyes) -> bytes:
    """Who is here."""
    return pack(Presence(table_info(scene, eyes.guest)))


def previewed(match: Match, eyes: Eyes, text: str, ref: str) -> bytes:
    """What an action would do; raises a GameError when it could not be taken."""
    game, state = match.game, match.state
    action = game.read(text)
    after = game.apply(state, action)
    viewer = viewer_of(eyes.viewer)
    return pack(Previewed(ref, game.write(action), game.story(state, action, viewer), Raw(_encoder.encode(game.view(after, viewer)))))


def done(ref: str, seq: int) -> bytes:
    """The request was carried out."""
    return pack(Done(ref, seq))


def refused(ref: str, why: MochueloError) -> bytes:
    """The request was not carried out."""
    return pack(Refused(ref, why.code, why.message, why.details))


def pong(ref: str, now: int) -> bytes:
    """Here."""
    return pack(Pong(ref, now))


def _fact(scene: Scene, change: Change, eyes: Eyes) -> FactDown:
    event, after = _heard(scene, eyes.viewer, change.event), change.after
    view, may = _view(scene, after, eyes.viewer), _legal(scene, after, eyes)
    return FactDown(event.seq, event, view, may, table_info(scene, eyes.guest, after))


def _step(scene: Scene, change: Change, eyes: Eyes, text: str) -> StepDown:
    event, after = change.event, change.after
    heard = Event(event.seq, event.at, event.kind, event.seat, text)
    view, may = _view(scene, after, eyes.viewer), _legal(scene, after, eyes)
    return StepDown(event.seq, heard, _story(scene, change, eyes.viewer), view, may, table_info(scene, eyes.guest, after))


def _nothing_to_see(change: Change, viewer: int) -> bool:
    """Whether the viewer's table looks the same after the event as before it; who may not know an action was not to move, and has none."""
    before, after = change.before, change.after
    same = all(getattr(before, what) == getattr(after, what) for what in ("turn", "awaited", "due", "status", "offers"))
    return same and view_json(before, viewer) == view_json(after, viewer)


def _view(scene: Scene, match: Match, viewer: int) -> Raw:
    return _once(scene, "view", match, viewer, lambda: Raw(view_json(match, viewer)))


def _story(scene: Scene, change: Change, viewer: int) -> tuple[Step, ...]:
    return _once(scene, "story", change.after, viewer, lambda: story(change, viewer))


def _legal(scene: Scene, match: Match, eyes: Eyes) -> tuple[str, ...]:
    return _once(scene, f"legal to {eyes.mine} through {eyes.viewer}", match, eyes.viewer, lambda: legal(match, eyes))


def _once(scene: Scene, what: str, match: Match, viewer: int, make: Callable[[], T]) -> T:
    """Made once for all who see the same; at a table without secrets that is everybody."""
    key = (what, match.seq, viewer if match.hides else WATCHING)
    if key not in scene.told:
        scene.told[key] = make()
    made: T = scene.told[key]
    return made


# ---------------------------------------------------------------- what is in them


def view_json(match: Match, viewer: int) -> bytes:
    """The viewer's View as JSON."""
    return _encoder.encode(match.game.view(match.state, viewer_of(viewer)))


def story(change: Change, viewer: int) -> tuple[Step, ...]:
    """What the action did, step by step; a concession has no story."""
    event, game = change.event, change.before.game
    if event.kind not in ACTIONS:
        return ()
    return game.story(change.before.state, game.read(event.text), viewer_of(viewer))


def legal(match: Match, eyes: Eyes) -> tuple[str, ...]:
    """What the viewer may do now. While there are secrets one has to look through the seat that is to move."""
    seat = acting(match, eyes)
    if seat == WATCHING or (seat != eyes.viewer and apart(match, eyes.mine)):
        return ()
    return tuple(texts(match.game, match.state, seat))


def acting(match: Match, eyes: Eyes) -> int:
    """The seat that acts for whoever looks: of those of theirs that are awaited the one they look through, else the first; -1 for none."""
    mine = [seat for seat in match.awaited if seat in eyes.mine]
    return eyes.viewer if eyes.viewer in mine else mine[0] if mine else WATCHING


def table_info(scene: Scene, guest: str, match: Match | None = None) -> TableInfo:
    """The table as the guest may know it, with its match as it stands or as it stood."""
    standing, header = scene.standing, scene.standing.header
    match = match or standing.match
    over = match.status == "over"
    return TableInfo(
        id=header.id,
        game=header.game,
        rules_version=header.rules_version,
        options=msgspec.to_builtins(match.options),
        hidden=match.hides,
        curtain=_curtain(scene, match, standing.seats_of(guest)),
        seats=tuple(seat_info(scene, seat, guest) for seat in range(len(match.players))),
        clock=ClockInfo(match.clock.control.kind, clocks.all_left(match.clock, scene.now), match.clock.running),
        public=header.public,
        status=match.status,
        outcome=match.outcome,
        seq=match.seq,
        turn=match.seat,
        awaited=match.awaited,
        due=None if match.due is None else DueInfo(match.due.what, left(match.due, scene.now), match.due.span),
        playing=match.playing,
        respect=match.respect,
        offers=tuple(OfferInfo(offer.what, offer.by, offer.agreed) for offer in match.offers),
        commitment=commit(header.seed),
        seed=header.seed if over else "",
        rematch=standing.rematch,
        created=header.created,
        spectators=scene.spectators,
    )


def _curtain(scene: Scene, match: Match, mine: tuple[int, ...]) -> bool:
    return len(mine) > 1 and _once(scene, f"curtain between {mine}", match, WATCHING, lambda: apart(match, mine))


def seat_info(scene: Scene, seat: int, guest: str) -> SeatInfo:
    """A seat as the guest may know it."""
    standing = scene.standing
    kind, sitter = standing.kind_of(seat), standing.sitters[seat]
    mine = bool(guest) and sitter == guest
    level = standing.level_of(seat) if kind == "bot" else 0
    return SeatInfo(kind, seat_name(scene, seat), level, mine, kind == "bot" or sitter in scene.online)


def seat_name(scene: Scene, seat: int) -> str:
    """What is written at the seat."""
    standing = scene.standing
    sitter = standing.sitters[seat]
    given = standing.match.players[seat].name
    if standing.kind_of(seat) == "guest":
        return scene.names.get(sitter, given)
    return given


def _heard(scene: Scene, viewer: int, event: LogEvent) -> Event:
    speaker = scene.names.get(scene.standing.speakers.get(event.seq, ""), "")
    return Event(event.seq, event.at, event.kind, event.seat, _text(scene.standing, viewer, event), speaker)


def _text(standing: Standing, viewer: int, event: LogEvent) -> str:
    texts = standing.seen.get(viewer)
    return texts[event.seq - 1] if texts is not None else event.text


# ---------------------------------------------------------------- looking back


def replay(match: Match, viewer: int, names: tuple[str, ...], trouble: str = "") -> Replay:
    """The whole game as the viewer may know it, without what was taken back."""
    game, who = match.game, viewer_of(viewer)
    first = game.view(game.start(match.options, len(match.players)), who)
    frames = tuple(_frame(match, state, event, viewer) for state, event in walk(match))
    options = msgspec.to_builtins(match.options)
    return Replay(game.info.key, names, options, match.hides, Raw(_encoder.encode(first)), frames, match.outcome, trouble)


def _frame(match: Match, state: Any, event: LogEvent, viewer: int) -> Frame:
    game, who = match.game, viewer_of(viewer)
    view = Raw(_encoder.encode(game.view(advance(game, state, event), who)))
    if event.kind not in ACTIONS:
        return Frame(Event(event.seq, event.at, event.kind, event.seat, event.text), (), view)
    action = game.read(event.text)
    text = game.write(game.seen(state, action, who))
    return Frame(Event(event.seq, event.at, event.kind, event.seat, text), game.story(state, action, who), view)
