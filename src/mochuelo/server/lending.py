"""REST of decks: bring one, read what everybody may know of one, see its drawings. The files of a deck leave the server in no other way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from mochuelo.core.decks import Wanted
from mochuelo.server.collection import HOUSE, Page
from mochuelo.server.http import ERRORS, Guest, House, Key
from mochuelo.server.protocol import DeckChecked, DeckMix, DeckTaken
from mochuelo.server.web import FOREVER

Asked = Request[Any, Any, Any]
Language = Annotated[str, QueryParameter(name="lang", max_length=16, description="The language wished for.")]

Said = Annotated[str, QueryParameter(max_length=80)]
NAMELESS, UNSAID = "file", "NOASSERTION"
"""What stands for the name of a file and its licence where they are not said; the last is an SPDX name for just that."""

AGAIN, A_DAY = "public, no-cache", "public, max-age=86400"
"""The deck of the house changes with the server, and so may what is told of any."""
DRAWN = {
    # Opened by itself a drawing may load and run nothing, whatever it holds: it is held to plain shapes besides.
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "content-disposition": "inline",
}

_get, _post = partial(get, responses=ERRORS), partial(post, responses=ERRORS)


@_post("/decks/{game:str}", status_code=200)
async def bring(request: Asked, tables: House, guest: Guest, game: Key) -> DeckChecked:
    """Bring a deck as a zip; it is kept when nothing is wrong with it, and tables can be opened with its digest."""
    return await tables.house.collection.bring(game, await request.body(), guest)


@_post("/decks/{game:str}/mix", status_code=200)
async def mix(tables: House, guest: Guest, game: Key, data: JSONBody[DeckMix]) -> DeckChecked:
    """Put a deck together of parts of several; it is kept like one that was brought."""
    return await tables.house.collection.mix(game, data.parts, guest)


@_post("/decks/{game:str}/import", status_code=200)
async def take_over(
    request: Asked,
    tables: House,
    guest: Guest,
    game: Key,
    name: Said = "",
    part: Said = "",
    language: Language = "",
    author: Said = "",
    licence: Said = "",
) -> DeckTaken:
    """Make a deck of a file of questions of another program, such as GIFT, Aiken or a table; it is kept like one that was brought."""
    known = {
        "name": name or NAMELESS,
        "part": part,
        "language": language,
        "author": author or await tables.house.people.name(guest),
        "licence": licence or UNSAID,
    }
    return await tables.house.collection.take_over(game, await request.body(), Wanted(**known, whole=True), guest)


@_get("/decks/{game:str}/{deck:str}/parts")
async def parts(request: Asked, tables: House, game: Key, deck: Key) -> Response[bytes]:
    """The keys of the parts that a deck has, in their order; "house" has all there are."""
    page = await tables.house.collection.parts(game, deck, _from(request))
    return _sent(request, page, AGAIN if deck == HOUSE else A_DAY, {})


@_get("/decks/{game:str}/{deck:str}")
async def face(request: Asked, tables: House, game: Key, deck: Key, language: Language = "") -> Response[bytes]:
    """What everybody may know of a deck, by its digest or as "house"; of what fields it is made is the game's."""
    page = await tables.house.collection.face(game, deck, language, _from(request))
    return _sent(request, page, AGAIN if deck == HOUSE else A_DAY, {})


@_get("/decks/{game:str}/{deck:str}/art/{path:path}")
async def art(request: Asked, tables: House, game: Key, deck: Key, path: FromPath[str]) -> Response[bytes]:
    """A drawing of a deck as SVG, by its path in the folder `art` of the deck."""
    page = await tables.house.collection.art(game, deck, f"art/{path.lstrip('/')}", _from(request))
    return _sent(request, page, AGAIN if deck == HOUSE else FOREVER, DRAWN)


def _from(request: Asked) -> str:
    """The address that asks."""
    return request.client.host if request.client else ""


def _sent(request: Asked, page: Page, cache: str, more: dict[str, str]) -> Response[bytes]:
    headers = {"cache-control": cache, "etag": page.etag, "vary": "accept-encoding", **more}
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, headers={**headers, "content-encoding": "gzip"}, media_type=page.kind)
    return Response(page.body, headers=headers, media_type=page.kind)


DECKS: Sequence[BaseRouteHandler] = (bring, mix, take_over, face, parts, art)
