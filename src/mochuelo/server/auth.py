"""Who is asking: a guest, known by a signed cookie and nothing else."""

from __future__ import annotations

import base64
import contextlib
import hmac
import os
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from urllib.parse import urlsplit

from mochuelo.server.store.log import Guest, Log

COOKIE = "mochuelo"
KEY_BYTES = 32
YEAR = 365 * 24 * 60 * 60
KEPT = 10_000
"""Names kept in memory before all are forgotten and read again."""

# fmt: off
_NAMES = (
    "Anscombe", "Arendt", "Averroes", "Bacon", "Beauvoir", "Bentham", "Bergson", "Berkeley", "Boole", "Butler", "Camus", "Carnap",
    "Cavell", "Davidson", "Deleuze", "Derrida", "Dewey", "Fichte", "Foucault", "Frege", "Gadamer", "Habermas", "Hegel", "Heidegger",
    "Herder", "Hobbes", "Hume", "Husserl", "James", "Jaspers", "Kant", "Kierkegaard", "Kripke", "Kuhn", "Leibniz", "Levinas", "Locke",
    "Marx", "Mill", "Montaigne", "Moore", "Murdoch", "Nietzsche", "Nussbaum", "Ortega", "Pascal", "Peirce", "Popper", "Putnam",
    "Quine", "Rawls", "Rousseau", "Russell", "Ryle", "Sartre", "Schelling", "Schopenhauer", "Smith", "Spinoza", "Stein", "Strawson",
    "Turing", "Unamuno", "Vico", "Voltaire", "Weil", "Whitehead", "Wittgenstein", "Wolff", "Zambrano",
)
# fmt: on
"""Names lent to guests who have not given one; spelled alike in many languages."""


def load_key(folder: Path) -> bytes:
    """The key of this server's cookies, made at the first start; nobody but the owner of the file can read it."""
    path = folder / "secret.key"
    with contextlib.suppress(FileExistsError):
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(KEY_BYTES))
    try:
        key = bytes.fromhex(path.read_text(encoding="ascii"))
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise ValueError(f"not a key: {str(path)!r}; delete the file to get a new one (every guest becomes a new one)")
    return key


def sign(key: bytes, guest: str) -> str:
    """The value of the cookie of a guest."""
    return f"{guest}.{_mac(key, guest)}"


def read_cookie(key: bytes, header: str) -> str:
    """The guest whom a Cookie header proves, "" for nobody."""
    jar: SimpleCookie = SimpleCookie()
    with contextlib.suppress(CookieError):
        jar.load(header)
    if COOKIE not in jar:
        return ""
    guest, _, mac = jar[COOKIE].value.rpartition(".")
    return guest if guest and guest.isascii() and mac.isascii() and hmac.compare_digest(mac, _mac(key, guest)) else ""


def _mac(key: bytes, guest: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(key, f"guest:{guest}".encode(), "sha256")).decode().rstrip("=")


def set_cookie(key: bytes, guest: str, *, secure: bool) -> str:
    """The Set-Cookie header that makes a browser remember the guest; no script can read it."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={sign(key, guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"


def own_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a request with this Origin header may change anything: from our own page, from no page at all, or from an allowed one."""
    return origin is None or origin in allowed or (origin != "null" and bool(host) and urlsplit(origin).netloc == host)


def lent_name(guest: str) -> str:
    """The name of a guest who has given none: always the same one."""
    return _NAMES[int.from_bytes(hmac.digest(b"name", guest.encode(), "sha256")[:4], "big") % len(_NAMES)]


class People:
    """The guests' names; those that were chosen are read from the store once and kept."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._names: dict[str, str] = {}

    async def name(self, guest: str) -> str:
        """What the guest wants to be called."""
        if guest in self._names:
            return self._names[guest]
        known = await self._log.guest(guest)
        if known is None:
            return lent_name(guest)
        self._keep(guest, known.name)
        return known.name

    async def rename(self, guest: str, name: str, now: int) -> None:
        """From now on the guest is called `name`."""
        await self._log.keep_guest(Guest(guest, name, now))
        self._keep(guest, name)

    def _keep(self, guest: str, name: str) -> None:
        if len(self._names) >= KEPT:
            self._names.clear()
        self._names[guest] = name
