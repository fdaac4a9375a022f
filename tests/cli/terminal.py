"""Running the command line as somebody at a terminal does."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE
from typing import NamedTuple
from unittest.mock import patch

from mochuelo.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
DRILL = ROOT / "tests" / "drill" / "games"

TWELVE = "In+ Te+ In:C1PuNo Te:C7PuSo In:C2SlNo Te:C8SlSo"
"""Four turns of a game in which Indigo then concludes with C3SrNo: the rulebook's three in a row."""


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def environ(**changes: str) -> dict[str, str]:
    """An environment in English, without colours, that knows the package of this checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "MOCHUELO"))}
    ours = {"PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8", "COLUMNS": "100", "NO_COLOR": "1", "PYTHONWARNINGS": "error"}
    return {**kept, **ours, **changes}


def run(*words: str, given: str = "", cwd: Path = ROOT, **changes: str) -> Ran:
    """Run `mochuelo` with these words, `given` on its standard input."""
    command = [sys.executable, "-m", "mochuelo", *words]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True, cwd=cwd, env=environ(**changes)) as process:
        out, err = process.communicate(given, timeout=60)
    return Ran(process.returncode, out, err)


def call(*words: str) -> Ran:
    """The same in this process, in the same environment: quicker, for what asks for no terminal and no input."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="", write_through=True) for _ in range(2))
    with patch.dict(os.environ, environ(), clear=True), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(words)
    return Ran(code, *(stream.buffer.getvalue().decode() for stream in (out, err)))
