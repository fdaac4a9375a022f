"""The command line: `mochuelo COMMAND`, in English or Spanish; every fault is a sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError
from rich.console import Console

from mochuelo.cli import arena, deck, games, play, printed, record, serve, verify
from mochuelo.cli.faults import MACHINE, OK, USAGE, Fault, unknown, usage
from mochuelo.cli.files import STDIN
from mochuelo.cli.games import example
from mochuelo.cli.help import Help, headings
from mochuelo.cli.version import our_version
from mochuelo.cli.words import LANGUAGES, Words, cli_words, language, tongues

PARTS = (play, serve, games, printed, deck, record, verify, arena)
"""The modules of the commands, in the order of the help page; each adds its own with `add(app, say)`."""


def build(say: Words) -> App:
    """The whole command line in the words of `say`."""
    look = Help(say)
    app = App(
        name="mochuelo",
        help=say("help-mochuelo", game=f"{example():<10}"),  # what stands beside it is in a column
        help_format="plaintext",
        help_formatter=look,
        help_epilogue=say("help-end"),
        version=our_version,
        **headings(say),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = say("help-help")
    app["--version"].help = say("help-version")
    for part in PARTS:
        part.add(app, say)
    return app


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code; nothing is left to a traceback that a person could cause."""
    words = [STDIN if word == "-" else word for word in (sys.argv[1:] if argv is None else argv)]
    errors = Console(stderr=True, highlight=False)
    say = cli_words(language())
    try:
        say = cli_words(_language(say, words))
        return int(build(say)(words, print_error=False, exit_on_error=False) or OK)
    except CycloptsError as error:
        return _complain(errors, say, usage(say, error), USAGE)
    except Fault as fault:
        return _complain(errors, say, fault.message, fault.code)
    except (BrokenPipeError, SystemExit):  # whoever read along has seen enough (the console's own way to say so is to exit)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        return _complain(errors, say, say("fault-machine", why=str(error)), MACHINE)


def _complain(console: Console, say: Words, message: str, code: int) -> int:
    console.print(f"[bold red]{say('fault')}[/] ", end="")
    console.print(message, markup=False, soft_wrap=True)
    return code


def _language(say: Words, words: list[str]) -> str:
    """Take `--lang CODE` out of the command line, wherever it stands, and give the language it asks for."""
    for at, word in enumerate(words):
        if word == "--":
            break
        name, equals, code = word.partition("=")
        if name != "--lang":
            continue
        code = code if equals else "".join(words[at + 1 : at + 2])
        del words[at : at + (1 if equals else 2)]
        if code not in LANGUAGES and code not in tongues():
            raise unknown(say, "language", code, tongues())
        return code
    return say.lang
