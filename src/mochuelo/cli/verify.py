"""`mochuelo verify`: prove from a table's record that its chance was fair."""

import sys
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

from mochuelo.cli import files
from mochuelo.cli.faults import BAD_FILE, OK
from mochuelo.cli.record import bad_file
from mochuelo.cli.words import Words
from mochuelo.core.errors import MochueloError, RecordError
from mochuelo.core.fairness import Proof, verify


class _Verified(msgspec.Struct, frozen=True):
    """What `--json` answers: the proof, or where and why there is none."""

    path: str
    fair: bool
    draws: int = 0
    starter: int = -1
    commitment: str = ""
    line: int = 0
    column: int = 0
    code: str = ""
    reason: str = ""


def add(app: App, say: Words) -> None:
    """Add the command."""

    @app.command(name="verify", help=say("help-verify"))
    def verify_file(
        file: Annotated[str, Parameter(help=say("help-file"))],
        /,
        *,
        deck: Annotated[str, Parameter(metavar="FILE", help=say("help-deck-of"))] = "",
        as_json: Annotated[bool, Parameter("--json", negative=(), help=say("help-json"))] = False,
    ) -> int:
        try:
            proof = _prove(say, file, deck)
        except RecordError as error:
            if not as_json:
                raise bad_file(say, file, error) from error
            _answer(_Verified(file, False, line=error.line, column=error.column, code=error.code, reason=error.message))
            return BAD_FILE
        if as_json:
            _answer(_Verified(file, True, proof.draws, proof.starter, proof.commitment))
        else:
            Console(highlight=False, soft_wrap=True).print("✓ " + _sentence(say, file, proof), style="green", markup=False)
        return OK


def _prove(say: Words, path: str, deck: str) -> Proof:
    source = files.take(say, path, format_=files.OWN, deck=deck)
    game, _ = files.load(say, source)
    try:
        return verify(game, source.text)
    except RecordError:
        raise
    except MochueloError as error:  # not even the start could be made
        raise RecordError(error.code, error.message, line=1, column=1, read=0, **error.details) from error


def _sentence(say: Words, path: str, proof: Proof) -> str:
    start = " " + say("verify-start", seat=proof.starter) if proof.starter >= 0 else ""
    return say("verify-fair", path=path, draws=proof.draws) + start + "\n" + say("verify-compare", commitment=proof.commitment)


def _answer(answer: _Verified) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
