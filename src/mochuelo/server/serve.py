"""Runs the server: the folder of its data, its parts, and uvicorn around them."""

from __future__ import annotations

import contextlib
import gc
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from mochuelo import registry
from mochuelo.bots.pool import Pool
from mochuelo.server.app import build
from mochuelo.server.auth import load_key
from mochuelo.server.parts import Bots, Parts
from mochuelo.server.settings import Settings
from mochuelo.server.store.log import Log
from mochuelo.server.store.sql import SqlLog, check_url

STATIC = Path(__file__).parent / "static"
DATABASE = "mochuelo.sqlite3"
GRACE = 5
"""Seconds in which open requests may finish when the server is asked to stop."""
PING = 20.0
"""Seconds between pings: proxies cut sockets that are silent for 30."""


def parts(data: Path, *, database: str = "", workers: int = 1, settings: Settings | None = None, static: Path = STATIC) -> Parts:
    """The parts of a server that keeps everything in the folder `data`, or its tables in the database at the URL `database`."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not database:
        (data / DATABASE).touch(mode=0o600)  # nobody else's to read, also in a folder that was there before
    url = database or f"sqlite:///{(data / DATABASE).resolve()}"
    check_url(url)
    bots: Bots | None = Pool(workers) if workers else None

    async def open_log() -> Log:
        return await SqlLog.open(url)

    return Parts(open_log=open_log, key=load_key(data), games=registry.games(), bots=bots, static=static, settings=settings or Settings())


def configure(made: Parts, host: str, port: int) -> uvicorn.Config:
    """How uvicorn is to serve: sockets without deflate (it doubles their cost), pings, and a short farewell."""
    return uvicorn.Config(
        build(made),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=made.settings.frame_size,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_level="warning",
        server_header=False,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """Tells when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say at which address."""
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()  # what is there now stays: to walk over it again and again would hold everybody up
            self._ready(_address(self))


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path("data"),
    *,
    database: str = "",
    workers: int = 1,
    settings: Settings | None = None,
    ready: Callable[[str], None] = lambda _: None,
) -> bool:
    """Serve until asked to stop; whether it could start. `ready` is given the address once the server listens."""
    _allow_files()
    server = Server(configure(parts(data, database=database, workers=workers, settings=settings), host, port), ready)
    server.run()
    return server.started


def _allow_files() -> None:
    """As many open files as the system lets us have: each socket is one."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not on every system
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _address(server: uvicorn.Server) -> str:
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host  # noqa: S104  compared, not bound
    return f"http://{shown}:{port}/"
