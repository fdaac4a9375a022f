"""`mochuelo serve`: the table in the browser, served from this machine."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from mochuelo.cli.faults import MACHINE, OK, USAGE, Fault
from mochuelo.cli.words import Words


def add(app: App, say: Words) -> None:
    """Add the command."""

    @app.command(name="serve", help=say("help-serve"))
    def serve_table(
        *,
        host: Annotated[str, Parameter(metavar="ADDRESS", help=say("help-serve-host"))] = "127.0.0.1",
        port: Annotated[int, Parameter(metavar="NUMBER", help=say("help-serve-port"))] = 8000,
        data: Annotated[Path | None, Parameter(metavar="FOLDER", help=say("help-serve-data"))] = None,
        database: Annotated[str, Parameter(metavar="URL", help=say("help-serve-database"))] = "",
        workers: Annotated[int, Parameter(metavar="NUMBER", help=say("help-serve-workers"))] = 1,
        origin: Annotated[list[str] | None, Parameter(metavar="URL", negative=(), help=say("help-serve-origin"))] = None,
        secure: Annotated[bool, Parameter(negative=(), help=say("help-serve-secure"))] = False,
        no_browser: Annotated[bool, Parameter(negative=(), help=say("help-serve-browser"))] = False,
    ) -> int:
        _check(say, host, port, workers)
        from mochuelo.server.serve import serve
        from mochuelo.server.settings import Settings  # the server's libraries, which no other command should wait for

        settings = Settings(origins=tuple(origin or ()), secure=secure)
        folder = data or data_folder(os.environ)

        def ready(address: str) -> None:
            _welcome(say, address, folder, host)
            if not no_browser and has_desktop(sys.platform, os.environ):
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        started = serve(host, port, folder, database=database, workers=workers, settings=settings, ready=ready)
        return OK if started else MACHINE


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where games are kept when nothing is said: the user's own data folder.

    >>> data_folder({"XDG_DATA_HOME": "/data"}).as_posix()
    '/data/mochuelo'
    """
    base = environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "mochuelo"


def has_desktop(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a browser can be opened here: a desktop that is not somewhere else.

    >>> has_desktop("linux", {"DISPLAY": ":0"}), has_desktop("linux", {}), has_desktop("darwin", {"SSH_CONNECTION": "x"})
    (True, False, False)
    """
    if environ.get("SSH_CONNECTION") or environ.get("CI"):
        return False
    return platform in ("darwin", "win32") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def _check(say: Words, host: str, port: int, workers: int) -> None:
    """Raise `Fault` for what the server could not begin with."""
    if not 0 <= port <= 65535:
        raise Fault(say("fault-port-range", port=str(port)), USAGE)
    if workers < 0:
        raise Fault(say("fault-workers", workers=workers), USAGE)
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except socket.gaierror as error:
        raise Fault(say("fault-host", host=repr(host)), MACHINE) from error
    except PermissionError as error:
        raise Fault(say("fault-port-low", port=str(port)), MACHINE) from error
    except OSError as error:
        message = "fault-port" if error.errno in _TAKEN else "fault-host"
        raise Fault(say(message, port=str(port), host=repr(host)), MACHINE) from error


_TAKEN = (98, 48, 10048)
"""`EADDRINUSE` as Linux, macOS and Windows number it."""


def _welcome(say: Words, address: str, folder: Path, host: str) -> None:
    console = Console(highlight=False)
    console.print(say("serve-open", address=address), style="bold", soft_wrap=True)
    if host in ("0.0.0.0", "::"):  # noqa: S104  compared, not bound
        console.print(say("serve-network"), soft_wrap=True)
    console.print(say("serve-kept", folder=str(folder)), style="dim", soft_wrap=True)
    console.print(say("serve-stop"), style="dim")
    sys.stdout.flush()
