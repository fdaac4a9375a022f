"""REST: thin handlers that decode, call and encode. Every error is a Problem, made in one place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, TypeAlias

from litestar import MediaType, Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter, SkipValidation

from mochuelo.core.errors import MatchError, MochueloError, OptionsError
from mochuelo.core.options import schema, when_of
from mochuelo.core.record import Record
from mochuelo.core.ruling import LONGEST_NAME
from mochuelo.server import outbox, records
from mochuelo.server.collection import shut
from mochuelo.server.protocol import (
    GameCard,
    JoinAsk,
    Me,
    Name,
    Opened,
    Paired,
    Problem,
    QuickAsk,
    RecordAsk,
    Replay,
    TableAsk,
    TableInfo,
)
from mochuelo.server.tables import Tables, may_see, not_seated

log = logging.getLogger("mochuelo.http")

House: TypeAlias = NamedDependency[SkipValidation[Tables]]
Guest: TypeAlias = NamedDependency[SkipValidation[str]]
Invite: TypeAlias = Annotated[str, QueryParameter(max_length=64, description="The secret of the link of a private table.")]
Key: TypeAlias = FromPath[str]

STATUS = {
    "no-such-table": 404,
    "unknown-game": 404,
    "no-such-format": 404,
    "no-decks": 404,
    "deck-unknown": 404,
    "deck-art": 404,
    "private": 403,
    "not-seated": 403,
    "deck-shut": 403,
    "too-often": 429,
    "decks-full": 507,
    "internal": 500,
}
CONFLICTS = {"table-full", "seat-taken", "started", "not-over", "other-rules", "conflict"}


def _problem(when: str) -> ResponseSpec:
    return ResponseSpec(Problem, generate_examples=False, description=when)


ERRORS = {
    400: _problem("What was sent is not what is asked for here."),
    403: _problem("Not for this guest, or from another site."),
    404: _problem("There is no such thing."),
    409: _problem("Not now."),
    413: _problem("Too large."),
    429: _problem("Too often; `args.wait` says for how many milliseconds."),
}
"""Every error of every handler, for the OpenAPI document."""

_get, _post, _put = partial(get, responses=ERRORS), partial(post, responses=ERRORS), partial(put, responses=ERRORS)

# ---------------------------------------------------------------- the guest


@_get("/me")
async def me(tables: House, guest: Guest) -> Me:
    """Who I am; the first call makes me a guest."""
    return Me(guest, await tables.house.people.name(guest))


@_put("/me")
async def rename(tables: House, guest: Guest, data: JSONBody[Name]) -> Me:
    """Take another name."""
    name = " ".join("".join(mark if mark.isprintable() else " " for mark in data.name).split())
    if not 0 < len(name) <= LONGEST_NAME:
        raise OptionsError("name", f"a name has from 1 to {LONGEST_NAME} characters", longest=LONGEST_NAME)
    await tables.house.people.rename(guest, name, tables.parts.now())
    await tables.house.renamed(guest, name)
    return Me(guest, name)


@_get("/me/tables")
async def my_tables(tables: House, guest: Guest) -> list[TableInfo]:
    """The tables at which I sit, newest first."""
    return await tables.mine(guest)


# ---------------------------------------------------------------- games and tables


@_get("/games", sync_to_thread=False)
def games(tables: House) -> list[GameCard]:
    """The games that can be played here, with the JSON Schema of their options."""
    return [GameCard(game.info, schema(game.options, when_of(game))) for game in tables.parts.games.values()]


@_get("/tables")
async def lobby(tables: House, guest: Guest) -> list[TableInfo]:
    """Public tables that wait or are being played, newest first."""
    return await tables.lobby(guest)


@_post("/tables")
async def open_table(tables: House, guest: Guest, data: JSONBody[TableAsk]) -> Opened:
    """Open a table."""
    return await tables.open(guest, data)


@_get("/tables/{table:str}")
async def one_table(tables: House, guest: Guest, table: Key, invite: Invite = "") -> TableInfo:
    """A table that I may see."""
    async with tables.house.room(table) as room:
        may_see(room, guest, invite)
        return outbox.table_info(room.scene(), guest)


@_get("/tables/{table:str}/invite")
async def invite_again(tables: House, guest: Guest, table: Key) -> Opened:
    """The secret of the link of a table at which I sit."""
    async with tables.house.room(table) as room:
        if not room.standing.seats_of(guest) and guest != room.standing.header.owner:
            raise not_seated()
        return Opened(outbox.table_info(room.scene(), guest), room.standing.header.invite)


@_post("/tables/{table:str}/join", status_code=200)
async def join(tables: House, guest: Guest, table: Key, data: JSONBody[JoinAsk]) -> Opened:
    """Sit down."""
    return await tables.join(guest, table, data)


@_post("/tables/{table:str}/leave", status_code=200)
async def leave(tables: House, guest: Guest, table: Key) -> TableInfo:
    """Get up, while the table waits for players."""
    return await tables.leave(guest, table)


@_post("/tables/{table:str}/rematch", status_code=200)
async def rematch(tables: House, guest: Guest, table: Key) -> Opened:
    """Play again; whoever asks later is seated at the same table."""
    return await tables.rematch(guest, table)


@_post("/quick", status_code=200)
async def quick(tables: House, guest: Guest, data: JSONBody[QuickAsk]) -> Paired:
    """Be paired with anyone who asks for the same."""
    return await tables.quick(guest, data)


# ---------------------------------------------------------------- games to look back on


@_get("/tables/{table:str}/replay")
async def table_replay(tables: House, guest: Guest, table: Key, invite: Invite = "") -> Replay:
    """The game so far, as I may know it."""
    async with tables.house.room(table) as room:
        may_see(room, guest, invite)
        return await asyncio.to_thread(records.replay_of, room.scene(), room.match, room.eyes(guest).viewer)  # a long game takes a while


@_get(["/tables/{table:str}/record", "/tables/{table:str}/record/{ending:str}"], media_type=MediaType.TEXT)
async def table_record(tables: House, guest: Guest, table: Key, ending: Key = records.OWN, invite: Invite = "") -> Response[str]:
    """The file of a game, ours or an exchange format of the game: of a finished one, or of one that goes on with nothing hidden."""
    async with tables.house.room(table) as room:
        may_see(room, guest, invite)
        text = records.record_of(room.scene(), ending)
    disposition = f'attachment; filename="{room.standing.header.game}-{table}.{ending}"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": disposition})


@_post("/replay", status_code=200)
async def read_record(tables: House, guest: Guest, data: JSONBody[RecordAsk]) -> Replay:
    """A record as a game to leaf through."""
    game = tables.parts.games.get(data.game)
    if game is None:
        raise MochueloError("unknown-game", f"unknown game: {data.game!r}", game=data.game)
    record, trouble = await asyncio.to_thread(records.read, game, data.text)
    collection = tables.house.collection
    deck = await collection.need(game, record.options)
    if not (await collection.is_open_to(data.game, deck, guest) or await _was_played(tables, record)):
        raise shut(deck, "record")  # a game that was made up might tell all that is in it
    return await asyncio.to_thread(records.play, game, record, trouble, data.viewer)


async def _was_played(tables: Tables, record: Record) -> bool:
    """Whether a record is that of the table it names."""
    with suppress(MochueloError):
        async with tables.house.room(record.headers.get("Table", "")) as room:
            return await asyncio.to_thread(records.is_of, room.scene(), record)
    return False


@_get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Whether the server is there."""
    return {"status": "ok"}


HANDLERS: Sequence[BaseRouteHandler] = (
    me,
    rename,
    my_tables,
    games,
    lobby,
    open_table,
    one_table,
    invite_again,
    join,
    leave,
    rematch,
    quick,
    table_replay,
    table_record,
    read_record,
    health,
)
LARGE: Sequence[BaseRouteHandler] = (table_replay, read_record)
"""Those of them that deal in whole games: they take more, and what they give is packed."""

# ---------------------------------------------------------------- errors


def on_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The one shape of an error, whatever went wrong."""
    status, problem = problem_of(error)
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def problem_of(error: Exception) -> tuple[int, Problem]:
    """Status and Problem; what is not the caller's fault says nothing of its inside."""
    match error:
        case MochueloError():
            conflict = error.code in CONFLICTS or isinstance(error, MatchError)
            return STATUS.get(error.code, 409 if conflict else 400), Problem(error.code, error.message, error.details)
        case ValidationException():
            return 400, Problem("malformed", f"that is not what is asked for here: {_reasons(error)}")
        case RecursionError():  # the framework decodes what was sent, however deep
            return 400, Problem("malformed", "that is nested too deeply")
        case HTTPException(status_code=status):
            codes = {400: "malformed", 404: "no-such-page", 405: "no-such-verb", 413: "too-large"}
            return status, Problem(codes.get(status, f"http-{status}"), error.detail.lower())
        case _:
            log.error("a request failed: %s", type(error).__name__, exc_info=error)
            return 500, Problem("internal", "the server could not do that; nothing has changed")


def _reasons(error: ValidationException) -> str:
    found = error.extra if isinstance(error.extra, list) else []
    reasons = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in found if isinstance(one, dict))
    return reasons[:500] or error.detail[:200]
