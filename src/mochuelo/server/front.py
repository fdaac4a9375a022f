"""The front door: knows guests by their cookie, turns foreign pages away, counts how often, and shows everyone where to go."""

from __future__ import annotations

import re

import msgspec

from mochuelo.core.errors import MochueloError
from mochuelo.server.asgi import SAFE, App, Receive, Scope, Send, adding, address, header, respond
from mochuelo.server.auth import own_origin, read_cookie, set_cookie
from mochuelo.server.house import House
from mochuelo.server.http import problem_of
from mochuelo.server.protocol import Problem
from mochuelo.server.socket import serve_socket
from mochuelo.server.web import Web

SOCKETS = "/ws/tables/"
API, ME, DECKS = "/api/", "/api/me", "/api/decks/"
WHOLE_GAME = re.compile(r"/api/tables/[^/]+/(replay|record)(/.*)?")
"""What is asked for without changing anything and yet costs much: a game is played through."""
EVERYWHERE = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


class Front:
    """The outermost ASGI application."""

    def __init__(self, api: App, house: House, web: Web) -> None:
        self.api, self.house, self.web = api, house, web

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, adding(send, EVERYWHERE))
        else:
            await self.api(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = str(scope["path"]).removeprefix(SOCKETS)
        if not str(scope["path"]).startswith(SOCKETS) or not table or "/" in table or not self._own(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # before it was accepted: refused with 403
        else:
            await serve_socket(self.house, table, self._guest(scope), scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not f"{scope['path']}/".startswith(API):
            await self.web.serve(scope, send)
        elif scope["method"] not in SAFE and not self._own(scope):
            await _refuse(scope, send, 403, Problem("foreign-origin", "another site may not change anything here"))
        else:
            await self._rest(scope, receive, send)

    async def _rest(self, scope: Scope, receive: Receive, send: Send) -> None:
        parts, guest = self.house.parts, self._guest(scope)
        # What everybody may see of a deck is the same for all, and says itself how long it may be kept; nothing else may be.
        extra = [(b"cache-control", b"no-store")]
        known = bool(guest)
        if not known and (scope["path"] == ME or scope["method"] not in SAFE):
            # Only these make a guest: a page that asks for several things at once must not become several people.
            guest = parts.ids.guest()
            secure = parts.settings.secure or scope["scheme"] == "https"
            extra.append((b"set-cookie", set_cookie(parts.key, guest, secure=secure).encode()))
        scope["state"] = {**scope.get("state", {}), "guest": guest}
        try:
            self._count(scope, guest if known else address(scope))
        except MochueloError as error:
            await _refuse(scope, send, *problem_of(error))
        else:
            await self.api(scope, receive, adding(send, tuple(extra)))

    def _count(self, scope: Scope, who: str) -> None:
        """Raise `TooOften` when somebody changes too much, or asks for too many whole games, too fast."""
        now = self.house.parts.now()
        if scope["method"] in SAFE and not WHOLE_GAME.fullmatch(scope["path"]):
            return
        self.house.changes.take(who, now)
        if scope["path"].startswith(DECKS):
            self.house.brings.take(who, now)
            self.house.house_brings.take(address(scope), now)
        if scope["path"] in ("/api/tables", "/api/quick"):
            self.house.opens.take(who, now)
            self.house.house_opens.take(address(scope), now)

    def _guest(self, scope: Scope) -> str:
        return read_cookie(self.house.parts.key, header(scope, b"cookie") or "")

    def _own(self, scope: Scope) -> bool:
        if header(scope, b"sec-fetch-site") == "cross-site" and header(scope, b"origin") not in self.house.parts.settings.origins:
            return False
        return own_origin(header(scope, b"origin"), header(scope, b"host"), self.house.parts.settings.origins)


async def _refuse(scope: Scope, send: Send, status: int, problem: Problem) -> None:
    await respond(scope, send, status, b"application/json", msgspec.json.encode(problem))
