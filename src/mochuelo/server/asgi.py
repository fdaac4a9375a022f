"""The few words of ASGI that we speak ourselves, outside of the framework."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers: TypeAlias = tuple[tuple[bytes, bytes], ...]

SAFE = ("GET", "HEAD", "OPTIONS")
"""Verbs that change nothing."""


def header(scope: Scope, name: bytes) -> str | None:
    """The value of a header, None when it is not there."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def address(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def adding(send: Send, extra: Headers) -> Send:
    """A `send` that adds headers to the response, but for those that it has itself."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            there = {name for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(one for one in extra if one[0] not in there)]
        await send(message)

    return sending


async def respond(scope: Scope, send: Send, status: int, kind: bytes, body: bytes, headers: Headers = ()) -> None:
    """A whole response; `kind` is its content type."""
    length = ((b"content-length", str(len(body)).encode()),) if status != 304 else ()
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", kind), *headers, *length]})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body, "more_body": False})
