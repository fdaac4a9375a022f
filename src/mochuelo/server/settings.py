"""What may be set about a server, each with the value that suits one machine and a few hundred people."""

from __future__ import annotations

from msgspec import Struct

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


class Rate(Struct, frozen=True):
    """How often something may be done: `burst` times at once, and once more every `every` milliseconds."""

    burst: int
    every: int


class Settings(Struct, frozen=True, kw_only=True):
    """All times in milliseconds, all sizes in bytes."""

    origins: tuple[str, ...] = ()
    """Origins beside the server's own that may change things, such as "https://play.example.org"."""
    secure: bool = False
    """Whether cookies travel over https only."""

    frame_size: int = 16 * 1024
    """Largest frame from a client."""
    body_size: int = 64 * 1024
    """Largest body of a request that asks for something small."""
    record_size: int = 512 * 1024
    """Largest record to be looked at."""
    deck_size: int = 2 * 1024 * 1024
    """Largest pack of a deck."""
    decks_size: int = 1024 * 1024 * 1024
    """Bytes of all decks that people brought; then no more are taken in."""
    complaints: int = 100
    """Most things wrong in a deck that are told at once."""
    queue: int = 128
    """Frames that wait for a client that does not read; one more and it is let go."""
    queue_size: int = 1024 * 1024
    """Bytes that wait for such a client, likewise."""
    talk: int = 2000
    """Events of a table that are no moves of the game (chat, offers, what was taken back); then there are no more."""
    sockets: int = 5000
    """Most sockets of the server."""
    house_sockets: int = 500
    """Most sockets from one address: a whole class may sit behind it."""
    patience: int = 50
    """Frames that are no protocol at all that one socket may send."""

    frames: Rate = Rate(60, 50)
    """Requests of one socket."""
    says: Rate = Rate(5, 2 * SECOND)
    """Chat of one guest."""
    opens: Rate = Rate(20, 5 * SECOND)
    """Tables that one guest opens."""
    house_opens: Rate = Rate(200, SECOND)
    """Tables opened from one address: a whole class may sit behind it."""
    changes: Rate = Rate(60, SECOND)
    """Other requests of one guest that change something or cost much."""

    brings: Rate = Rate(10, 30 * SECOND)
    """Decks that one guest brings."""
    house_brings: Rate = Rate(60, 2 * SECOND)
    """Decks brought from one address: a whole class may sit behind it."""
    faces: Rate = Rate(400, 50)
    """Words and drawings of decks that one address asks for and that have to be made first."""

    idle: int = 5 * MINUTE
    """How long a table that nobody looks at stays in memory."""
    look_round: int = SECOND
    """How often the house looks for tables to wake, to let go, and beats its heart."""
    keep_waiting: int = 7 * DAY
    """Life of a table that waits for players, from its last event."""
    keep_playing: int = 90 * DAY
    """Life of an unfinished game, from its last event. A finished one stays."""
    keep_deck: int = 30 * DAY
    """Life of a deck that no table is played with, from when it was last used."""
    lobby: int = 50
    """Tables shown in the lobby."""
    lobby_patience: int = 10 * MINUTE
    """How long a live table waits in the lobby for company when nobody of it is there."""

    bot_pace: int = 350
    """The least time a bot takes for an action, so that one can follow it; drawn up to half as long again."""
    bot_even: int = 3 * SECOND
    """At a table with secrets a quick answer of a bot waits as long as a slow one takes; at most this long."""
    bot_patience: int = MINUTE
    """How long a bot may think before any legal action is taken for it."""
