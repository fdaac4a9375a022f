"""Builds the ASGI application from its arguments."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from mochuelo.server.asgi import App
from mochuelo.server.front import Front
from mochuelo.server.house import House
from mochuelo.server.http import HANDLERS, LARGE, on_error
from mochuelo.server.lending import DECKS
from mochuelo.server.parts import Parts
from mochuelo.server.tables import Tables
from mochuelo.server.web import Web

UNPACKED = "unpacked"
"""Marks what is not packed: an answer that holds a secret must not have a length that depends on what a stranger makes it hold."""


def build(parts: Parts) -> Front:
    """The whole server, ready for any ASGI server; it opens its store when that one starts it up."""
    house = House(parts)
    tables = Tables(house)

    @asynccontextmanager
    async def alive(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    def provide_guest(request: Request[Any, Any, Any]) -> str:
        return str(request.scope["state"]["guest"])

    def provide_tables() -> Tables:
        return tables

    small = [one for one in HANDLERS if one not in LARGE]
    api = Litestar(
        [
            Router("/api", route_handlers=small, request_max_body_size=parts.settings.body_size, opt={UNPACKED: True}),
            Router("/api", route_handlers=list(DECKS), request_max_body_size=parts.settings.deck_size, opt={UNPACKED: True}),
            Router("/api", route_handlers=list(LARGE), request_max_body_size=parts.settings.record_size),
        ],
        dependencies={
            "tables": Provide(provide_tables, sync_to_thread=False),
            "guest": Provide(provide_guest, sync_to_thread=False),
        },
        lifespan=[alive],
        exception_handlers={Exception: on_error},
        openapi_config=_openapi(),
        compression_config=CompressionConfig("gzip", minimum_size=2000, gzip_compress_level=6, exclude_opt_key=UNPACKED),
        logging_config=None,
    )
    return Front(cast(App, api), house, Web(parts.static))


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Mochuelo",
        version="1",
        description="Tables, guests and games. Play itself goes over the socket /ws/tables/{id}.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
    )
