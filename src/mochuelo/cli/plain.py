"""The table line by line: for screen readers, for terminals that can do little, and for scripts."""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from mochuelo.bots.pool import Pool
from mochuelo.cli import paint, retell
from mochuelo.cli.faults import MACHINE, OK, Fault
from mochuelo.cli.rules import chapters
from mochuelo.cli.table import Table, Told
from mochuelo.core.curtain import apart
from mochuelo.core.errors import MochueloError
from mochuelo.core.game import Seat
from mochuelo.core.record import write_record

MANY = 40
"""How many moves are listed whole; of more than that only what may be written next."""


def run(deal: Callable[[], Table], save: Path | None, seed: int | None) -> int:
    """Play one game to its end, or until the input ends."""
    table, pool = _Plain(deal(), save, seed), Pool(workers=1)
    with asyncio.Runner() as runner:  # only while a bot thinks: an interrupt at the prompt is then an ordinary one
        try:
            return table.play(lambda: runner.run(table.think(pool)))
        finally:
            runner.run(pool.close())


class _Plain:
    def __init__(self, table: Table, save: Path | None, seed: int | None) -> None:
        self.table = table
        self.say = table.say
        self.save = save
        self.chance = random.Random(seed if seed is not None else secrets.randbits(31))
        self.console = Console(highlight=False, soft_wrap=True)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "list": self._list,
            "what": self._what,
            "about": self._about,
            "rules": self._rules,
            "undo": self._undo,
            "save": self._save,
            "concede": self._concede,
        }
        self.shown_to: object = None
        self.alone: int | str = "nobody"
        """The one of several people with secrets who is alone before the terminal."""
        self.offered: object = None
        self.heard: dict[int, int] = {}
        """For each seat how much of what was told it has been told already."""

    def play(self, think: Callable[[], str]) -> int:
        """Ask whoever is to move until the game is over or the input ends."""
        if self.table.credit:
            self.console.print(self.table.credit, style="italic", markup=False)
        self.tell(self.table.told)
        while not self.table.over:
            if not self.table.is_human(self.table.seat):
                self.tell(self.table.act(think()))
                continue
            line = self._ask()
            if line is None or line.lower() in ("quit", "exit"):
                break
            self._obey(line)
        self._end()
        return OK

    async def think(self, pool: Pool) -> str:
        """The action of the bot that is to move."""
        table = self.table
        if self.console.is_terminal:
            self.console.print(self.say("expected-bot", who=table.names[table.seat]), style="dim")
        view = msgspec.json.encode(table.game.view(table.match.state, Seat(table.seat)))
        try:
            return await pool.choose(table.game.info.key, view, table.sitters[table.seat].level, self.chance.randrange(2**31), table.deck)
        except MochueloError as error:
            raise Fault(self.say("bot-failed", why=error.message), MACHINE) from error

    def _ask(self) -> str | None:
        """The next line of the one to move; None at the end of the input."""
        seat = self.table.seat
        if not self._curtain(seat):
            return None
        if self.shown_to != (seat, self.table.match.seq):
            self._board("")
            self._offer(seat)
            self.shown_to = (seat, self.table.match.seq)
        self.console.print(Text(self.say("plain-ask", who=self.table.names[seat]), "bold"), end=" ")
        line = sys.stdin.readline()
        return line.strip() if line else None

    def _curtain(self, seat: int) -> bool:
        """Hide what the last person saw until the next one is alone, then tell what happened since; False at the end of the input."""
        humans = self.table.humans
        if len(humans) < 2 or self.alone == seat or not apart(self.table.match, humans):
            return True
        self.console.clear()
        self.console.print(Text(self.say("curtain", who=self.table.names[seat]), "bold"))
        if not sys.stdin.readline():
            return False
        if self.alone != "nobody":
            self.console.clear()
            self.tell(self.table.told[self.heard.get(seat, 0) :])
        self.alone = seat
        return True

    def _offer(self, seat: int) -> None:
        """Say what may be done at once instead of one by one, once for each time it is offered."""
        offers = self.table.offers(self.chance)
        if offers and self.offered != seat:
            names = ", ".join(f"{name} ({self.say(f'offer-{name}')})" for name in offers)
            self.console.print(self.say("plain-offers", offers=names), markup=False)
        self.offered = seat if offers else None

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        try:
            if command:
                command(rest.strip())
            elif line:
                self._act(line)
        except MochueloError as error:
            self.console.print(self.table.excuse(error), markup=False)

    def _act(self, line: str) -> None:
        choice = self.table.choice()
        found = choice.exact(line)
        taken = (found,) if found else self.table.offers(self.chance).get(line.lower(), ()) or self.table.several(line)
        if taken:
            self.heard[self.table.seat] = len(self.table.told)
            self.tell([told for text in taken for told in self.table.act(text)])
            return
        near = choice.first(line) or choice.near(line)
        why = self.table.refusal(line)
        self.console.print(f"{why} {self.say('fault-guess', guess=near) if near else ''}".strip(), markup=False)

    def tell(self, told: list[Told] | tuple[Told, ...]) -> None:
        """Print what happened."""
        for one, times in retell.runs(told):
            self.console.print(retell.entry(self.say, self.table.names, one, times))

    def _help(self, _: str) -> None:
        self.console.print(self.say("plain-help"), markup=False)

    def _board(self, _: str) -> None:
        self.console.print(Text("\n").append_text(paint.board(self.table.board(self.table.view(self.table.viewer())))))

    def _list(self, start: str) -> None:
        choice = self.table.choice()
        fitting = choice.fitting(start)
        if len(fitting) > MANY:
            more = " ".join(head if count == 1 else f"{head}…" for head, count in choice.heads(start).items())
            self.console.print(f"{self.say('list-many', count=len(fitting))} {more}", markup=False)
        elif self.table.worded:
            for text in fitting:
                self.console.print(f"  {text}  {next(iter(self.table.preview(text)), '')}".rstrip(), markup=False)
        else:
            self.console.print(" ".join(fitting) or self.say("list-none", start=start), markup=False)

    def _what(self, text: str) -> None:
        found = self.table.choice().exact(text)
        lines = self.table.preview(found) or (self.table.refusal(text) or self.say("what-hidden"),)
        for line in lines:
            self.console.print(f"  {line}", markup=False)

    def _about(self, text: str) -> None:
        self.console.print(self.table.about(text) or self.say("about-nothing", text=text), markup=False)

    def _rules(self, wanted: str) -> None:
        found = chapters(self.say, self.table.game, self.table.match.options)
        if wanted.isdecimal() and 0 < int(wanted) <= len(found):
            chapter = found[int(wanted) - 1]
            self.console.print(Text("\n").join([Text(chapter.heading, "bold"), *map(Text, chapter.paragraphs)]))
            return
        for number, chapter in enumerate(found, 1):
            self.console.print(f"  {number:2} {chapter.heading}", markup=False)
        self.console.print(self.say("rules-number" if found else "rules-none"), markup=False)

    def _undo(self, _: str) -> None:
        self.tell(self.table.undo())

    def _save(self, path: str) -> None:
        where = Path(path) if path else self.save
        if where is None:
            self.console.print(self.say("save-where"), markup=False)
            return
        self._write(where)

    def _write(self, where: Path) -> None:
        try:
            where.write_text(write_record(self.table.record()), "utf-8")
        except OSError as error:
            raise Fault(self.say("fault-file-unwritable", path=repr(str(where)), why=error.strerror or str(error)), MACHINE) from error
        self.console.print(self.say("hint-saved", path=str(where)), markup=False)

    def _concede(self, _: str) -> None:
        self.tell(self.table.ask("concede", self.table.seat))

    def _end(self) -> None:
        outcome = self.table.match.outcome
        if outcome:
            self._board("")
            self.console.print(Text(retell.ending(self.say, self.table.names, outcome), "bold"))
        if self.save:
            self._write(self.save)
