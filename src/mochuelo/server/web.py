"""The built web, served from memory: hashed files for ever, the page for every other address, a plain word when it is not built."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from mochuelo.server.asgi import Headers, Scope, Send, header, respond

INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
HASHED = "assets/"
"""Files below carry a hash of their content in their name."""
PLAIN, HTML = b"text/plain; charset=utf-8", b"text/html; charset=utf-8"
SMALL = 500
"""Bytes below which packing is not worth it."""
PACKED = re.compile(r"text/|javascript|json|svg|xml|wasm|font/ttf")
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)

NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Mochuelo</title>
<p>The server runs, but its web pages have not been built. Run <code>make run</code> in the folder of the sources, or open
<a href="/api/schema/openapi.json">the description of the API</a>.</p>
"""


class File(Struct, frozen=True):
    """A file, its packed form when that is smaller, and its headers."""

    kind: bytes
    body: bytes
    packed: bytes | None
    headers: Headers
    etag: bytes


class Web:
    """Serves a folder. Reads it again when its page has changed."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._files: Mapping[str, File] = {}
        self._stamp: float | None = None

    async def serve(self, scope: Scope, send: Send) -> None:
        """Answer one request."""
        self._refresh()
        name = str(scope["path"]).lstrip("/")
        if scope["method"] not in ("GET", "HEAD"):
            return await respond(scope, send, 405, PLAIN, b"GET or HEAD\n", ((b"allow", b"GET, HEAD"),))
        file = self._files.get(name) or (self._files.get(INDEX) if _is_page(name) else None)
        if file is not None:
            return await _send_file(scope, send, file)
        if _is_page(name):
            return await respond(scope, send, 503, HTML, NOT_BUILT, ((b"cache-control", b"no-store"),))
        return await respond(scope, send, 404, PLAIN, b"there is no such file\n")

    def _refresh(self) -> None:
        page = self._folder / INDEX if self._folder else None
        stamp = page.stat().st_mtime if page is not None and page.exists() else None
        if stamp != self._stamp:
            self._stamp = stamp
            self._files = _load(self._folder) if self._folder is not None and stamp is not None else {}


def _is_page(name: str) -> bool:
    """Whether an address is one of the web's own pages, all of which are the one index."""
    return "." not in name.rpartition("/")[2] or name == INDEX


def _load(folder: Path) -> dict[str, File]:
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): _file(path.relative_to(folder).as_posix(), path.read_bytes()) for path in paths}


def _file(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    charset = "; charset=utf-8" if kind.startswith("text/") or "javascript" in kind else ""
    cache = FOREVER if name.startswith(HASHED) else "no-cache"
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'.encode()
    headers = [(b"cache-control", cache.encode()), (b"vary", b"accept-encoding"), (b"etag", etag)]
    if name == INDEX:
        headers.append((b"content-security-policy", _policy(body).encode()))
    packed = gzip.compress(body, 9, mtime=0) if len(body) > SMALL and PACKED.search(kind) else None
    return File(f"{kind}{charset}".encode(), body, packed, tuple(headers), etag)


def _policy(page: bytes) -> str:
    """What the page may load: its own files, and the scripts that stand in it."""
    scripts = (base64.b64encode(hashlib.sha256(script).digest()).decode() for script in INLINE.findall(page))
    own = " ".join(["'self'", *(f"'sha256-{script}'" for script in scripts)])
    return (
        f"default-src 'self'; script-src {own}; style-src 'self' 'unsafe-inline'; img-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


async def _send_file(scope: Scope, send: Send, file: File) -> None:
    if header(scope, b"if-none-match") == file.etag.decode():
        return await respond(scope, send, 304, file.kind, b"", file.headers)
    if file.packed is not None and "gzip" in (header(scope, b"accept-encoding") or ""):
        return await respond(scope, send, 200, file.kind, file.packed, (*file.headers, (b"content-encoding", b"gzip")))
    return await respond(scope, send, 200, file.kind, file.body, file.headers)
