"""Every message of the wire and of REST, both ways, as typed Structs.

A socket belongs to one table (`/ws/tables/{id}`) and one guest (signed cookie). Every request carries a `ref` of the
client's making and is answered: by the events that it caused plus `done`, or by `refused`. An action sent twice under one
`ref` counts once.
"""

# long: the whole wire stands in one place, to be read from top to bottom

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from mochuelo.core.decks import Complaint
from mochuelo.core.game import Info, Outcome, Step

# ---------------------------------------------------------------- tables


class SeatAsk(Struct, frozen=True):
    """Who shall sit here: me (the asking guest), here (a second person on this device), bot, or open (by link)."""

    kind: Literal["me", "here", "bot", "open"]
    level: int = 3
    name: str = ""


class ClockAsk(Struct, frozen=True):
    """The time control: none; fischer with `base` and `gain` in seconds; days with `base` days for each move."""

    kind: Literal["none", "fischer", "days"] = "none"
    base: int = 0
    gain: int = 0


class TableAsk(Struct, frozen=True):
    """A new table. `start` is the seat that begins, or "random" (drawn by the table's fair chance)."""

    game: str
    seats: tuple[SeatAsk, ...]
    options: dict[str, Any] = {}
    clock: ClockAsk = ClockAsk()
    start: Literal["random", "first"] | int = "first"
    public: bool = False


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may know it; `mine` is true for the asking guest."""

    kind: Literal["guest", "here", "bot", "open"]
    name: str
    level: int
    mine: bool
    online: bool


class ClockInfo(Struct, frozen=True):
    """Time left for each seat in milliseconds at the moment of sending; `running` is the seat whose time runs, -1 for none."""

    kind: str
    left: tuple[int, ...]
    running: int


class DueInfo(Struct, frozen=True):
    """The time that the present decision has of its own: its name, what is left of it at the moment of sending, its length, in ms."""

    what: str
    left: int
    span: int


class OfferInfo(Struct, frozen=True):
    """An open offer and the seats that have agreed to it."""

    what: Literal["draw", "takeback"]
    by: int
    agreed: tuple[int, ...]


class TableInfo(Struct, frozen=True):
    """A table as the asking guest may know it."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    hidden: bool
    """Whether there are secrets at this table; at an open one actions can be tried out, and the record had while the game goes on."""
    curtain: bool
    """Whether the guest plays several seats that have secrets from each other now: then a page shows what one of them sees."""
    seats: tuple[SeatInfo, ...]
    clock: ClockInfo
    public: bool
    status: Literal["waiting", "playing", "over"]
    outcome: Outcome | None
    seq: int
    turn: int
    """Seat to decide, -1 when nobody's."""
    awaited: tuple[int, ...]
    """All seats that decide now, `turn` first: several where they decide at once, in any order."""
    due: DueInfo | None
    """When time decides, for a decision that has a time of its own; no clock runs meanwhile."""
    playing: tuple[int, ...]
    """Seats that are still in the game."""
    respect: int
    """Seat that holds the Respect token, -1 when it lies beside the board."""
    offers: tuple[OfferInfo, ...]
    commitment: str
    """Hash of the table's secret seed, published before the first draw."""
    seed: str
    """The seed itself once the game is over, else ""."""
    rematch: str
    """Id of the next table, else ""."""
    created: int
    spectators: int


class Event(Struct, frozen=True):
    """One line of the table's log as this viewer sees it; `kind` is act, chance or a match fact."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    kind: str
    seat: int
    text: str
    name: str = ""
    """Who said it, where a spectator speaks."""


# ---------------------------------------------------------------- up


class Act(Struct, frozen=True, tag_field="t", tag="act"):
    """Take an action for the own seat that is awaited; `seq` is the last event the client has seen."""

    seq: int
    text: str
    ref: str


class Preview(Struct, frozen=True, tag_field="t", tag="preview"):
    """What would this action do? Answered by `previewed`; at open tables only."""

    seq: int
    text: str
    ref: str


class Look(Struct, frozen=True, tag_field="t", tag="look"):
    """Look through the eyes of one of the guest's own seats (two people on one screen)."""

    seat: int
    ref: str


class Since(Struct, frozen=True, tag_field="t", tag="since"):
    """Send everything after `seq`; the answer to any doubt. Answered by `sync`."""

    seq: int
    ref: str


class Fact(Struct, frozen=True, tag_field="t", tag="fact"):
    """A match fact: say, offer, accept, decline, concede, respect (hand the token to seat `text`).

    `seat` is the one of the guest's seats that speaks, -1 a spectator (say only). `text` of an offer and of its answers is
    "draw" or "takeback".
    """

    kind: Literal["say", "offer", "accept", "decline", "concede", "respect"]
    seat: int
    text: str
    ref: str


class Ping(Struct, frozen=True, tag_field="t", tag="ping"):
    """Are you there?"""

    ref: str


Up = Act | Preview | Look | Since | Fact | Ping

# ---------------------------------------------------------------- down


class Sync(Struct, frozen=True, tag_field="t", tag="sync"):
    """Everything this viewer needs to show the table; `log` holds the events after the asked seq."""

    seq: int
    viewer: int
    """The seat looked through, -1 for a spectator."""
    table: TableInfo
    view: Raw
    legal: tuple[str, ...]
    log: tuple[Event, ...]
    ref: str = ""


class StepDown(Struct, frozen=True, tag_field="t", tag="step"):
    """An action was taken: its event, its story, and the view after it."""

    seq: int
    event: Event
    story: tuple[Step, ...]
    view: Raw
    legal: tuple[str, ...]
    table: TableInfo


class FactDown(Struct, frozen=True, tag_field="t", tag="fact"):
    """A match fact entered the log; `view` and `legal` as they are after it (a takeback or a concession changes them)."""

    seq: int
    event: Event
    view: Raw
    legal: tuple[str, ...]
    table: TableInfo


class Tick(Struct, frozen=True, tag_field="t", tag="tick"):
    """An event this viewer may not see."""

    seq: int


class Presence(Struct, frozen=True, tag_field="t", tag="presence"):
    """Who is here changed (no event of the log)."""

    table: TableInfo


class Previewed(Struct, frozen=True, tag_field="t", tag="previewed"):
    """The answer to `preview`: the story and the view after it."""

    ref: str
    text: str
    story: tuple[Step, ...]
    view: Raw


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    """The request `ref` was carried out; it became the event `seq`. Asked again, the same."""

    ref: str
    seq: int


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """The request `ref` was not carried out and nothing changed. `code` is stable; `args` fill the words for it."""

    ref: str
    code: str
    message: str
    args: dict[str, str | int] = {}


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """I am here."""

    ref: str
    at: int


Down = Sync | StepDown | FactDown | Tick | Presence | Previewed | Done | Refused | Pong

# ---------------------------------------------------------------- REST


class GameCard(Struct, frozen=True):
    """A game as the home page shows it, with its options described."""

    info: Info
    options: dict[str, Any]
    """JSON Schema of the options."""


class Me(Struct, frozen=True):
    """The guest as they know themselves."""

    id: str
    name: str


class Name(Struct, frozen=True):
    """A new name for the guest."""

    name: str


class JoinAsk(Struct, frozen=True):
    """Sit down: at `seat`, or at the first open one when -1. `invite` is the secret of the link of a private table."""

    seat: int = -1
    invite: str = ""


class Opened(Struct, frozen=True):
    """A table was made or joined; `invite` is the secret to share, "" when nothing is open."""

    table: TableInfo
    invite: str


class QuickAsk(Struct, frozen=True):
    """Pair me with anyone who asks for the same."""

    game: str
    clock: ClockAsk = ClockAsk()


class Paired(Struct, frozen=True):
    """The table found or made; `waiting` until somebody else comes."""

    table: str
    waiting: bool


class RecordAsk(Struct, frozen=True):
    """A record to look at, in our own form or in an exchange format of the game; through the eyes of `viewer`, -1 for a spectator's."""

    game: str
    text: str
    viewer: int = -1


class Frame(Struct, frozen=True):
    """One action of a replay."""

    event: Event
    story: tuple[Step, ...]
    view: Raw


class Replay(Struct, frozen=True):
    """A whole game to leaf through; `trouble` says where a bad file stopped and why, else ""."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    hidden: bool
    """Whether the game has secrets under these options."""
    first: Raw
    """The view before the first action."""
    frames: tuple[Frame, ...]
    outcome: Outcome | None
    trouble: str = ""


class DeckMix(Struct, frozen=True):
    """Parts of decks to be put together: for each key of a part the digest of the deck it is taken from, "" for the house's."""

    parts: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=32)]


class DeckChecked(Struct, frozen=True):
    """What came of bringing a deck: its digest, or "" and what is wrong with it."""

    digest: str
    complaints: tuple[Complaint, ...] = ()
    """The first of them, in the order of the files."""
    found: int = 0
    """How many there are in all."""


class DeckTaken(DeckChecked, frozen=True):
    """What came of a file of questions of another program: the deck that was made of it, like one that was brought."""

    count: int = 0
    """How many questions were taken over."""
    left: tuple[Complaint, ...] = ()
    """The first of those that could not be, each with its line."""
    left_found: int = 0
    """How many those are in all."""
    notices: tuple[Complaint, ...] = ()
    """The first of those that were taken over otherwise than they stood there."""


class Problem(Struct, frozen=True):
    """The one shape of a REST error."""

    code: str
    message: str
    args: dict[str, str | int] = {}
