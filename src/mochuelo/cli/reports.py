"""What every run of bots that ends in a report needs: a bar, games kept so that an interrupted run goes on, and how to play them again."""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

J = TypeVar("J", bound=Struct)
D = TypeVar("D", bound=Struct)


def our_command() -> str:
    """The command that was given, as one would type it again."""
    return "mochuelo " + shlex.join(sys.argv[1:])


def bar() -> Progress:
    """A bar that counts games, beside the output and not in it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True))


def part_of(out: str) -> Path | None:
    """Where the games of a run are kept until all are played; nowhere when no report is written."""
    if not out:
        return None
    part = Path(out + ".part")
    part.parent.mkdir(parents=True, exist_ok=True)
    return part


def resumed(
    part: Path | None, jobs: Sequence[J], kind: type[D], job_of: Callable[[D], J], run: Callable[[list[J]], Iterator[D]]
) -> Iterator[D]:
    """The games that an interrupted run has kept, then those that `run` plays, each kept when it is done."""
    kept = {_mark(job_of(done)): done for done in _read(part, kind)}
    yield from (kept[_mark(job)] for job in jobs if _mark(job) in kept)
    for done in run([job for job in jobs if _mark(job) not in kept]):
        if part:
            with part.open("ab") as file:
                file.write(msgspec.json.encode(done) + b"\n")
        yield done


def _mark(job: Struct) -> bytes:
    """A job as it stands in a file: what was read and what is asked for are compared so."""
    return msgspec.json.encode(job)


def _read(part: Path | None, kind: type[D]) -> Iterator[D]:
    for line in part.read_bytes().splitlines() if part and part.exists() else []:
        with suppress(msgspec.DecodeError):  # the last line may have been cut
            yield msgspec.json.decode(line, type=kind)


def keep(out: str, report: Struct) -> None:
    """Write the report, and let go of the games that were kept for it."""
    Path(out).write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    Path(out + ".part").unlink(missing_ok=True)
