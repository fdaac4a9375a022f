"""Playing at the terminal table: choosing and typing, bots that answer, undo, saving and leaving."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import msgspec
from textual import on
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Input
from textual.worker import Worker

from mochuelo.bots.pool import Pool
from mochuelo.cli.dialogs import Answer, Ask, Curtain
from mochuelo.cli.pane import Columns
from mochuelo.cli.reading import Reading
from mochuelo.cli.table import Table
from mochuelo.core.curtain import apart
from mochuelo.core.errors import MochueloError
from mochuelo.core.game import Seat
from mochuelo.core.record import write_record

PAUSE = 0.4
"""Seconds before a bot's action is shown, so that the eye can follow."""


_ASLEEP = frozenset(
    {"move", "go", "complete", "scroll_board", "clear", "help", "peek", "rules", "light", "about", "offers"}
    | {"undo", "save", "concede", "again", "leave"}
)


class TableScreen(Reading):
    """One table until it is left; another game may follow at it. `pause` is in seconds."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "peek", show=False),
        Binding("f3", "rules", show=False),
        Binding("f4", "light", show=False),
        Binding("f5", "about", show=False),
        Binding("f6", "offers", show=False),
        Binding("ctrl+z", "undo", show=False, priority=True),
        Binding("ctrl+s", "save", show=False, priority=True),
        Binding("ctrl+g", "concede", show=False, priority=True),
        Binding("ctrl+n", "again", show=False, priority=True),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("left", "go(-1)", show=False, priority=True),
        Binding("right", "go(1)", show=False, priority=True),
        Binding("tab", "complete", show=False, priority=True),
        Binding("pageup", "scroll_board(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_board(1)", show=False, priority=True),
        Binding("escape", "clear", show=False),
    ]

    def __init__(self, deal: Callable[[], Table], save: Path, seed: int, pause: float = PAUSE) -> None:
        super().__init__(deal)
        self.save = save
        self.pause = pause
        self.chance = random.Random(seed)
        self.pool = Pool(workers=1)
        self.kept = len(self.table.match.line)
        """How many events of the game the saved file holds."""
        self.seen_by: int | str = "nobody"
        """Through whose eyes the screen may show the game (the curtain stands between two people with secrets)."""
        self.offered: int | None = None
        """Whom it has been offered to do several things at once."""
        self.thinking: Worker[None] | None = None

    def on_mount(self) -> None:
        """Show the table and let whoever begins begin."""
        self.set_up()
        self.turn()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The keys of the table are asleep while something lies over it."""
        return not isinstance(self.screen, ModalScreen) or action not in _ASLEEP

    async def on_unmount(self) -> None:
        """Send the bots home."""
        await self.pool.close()

    # ------------------------------------------------------------ the game

    def turn(self) -> None:
        """Show the position, and ask the one to move: a person through the screen, a bot through its worker."""
        self.peeking = False
        table = self.table
        if len(table.humans) < 2 or not apart(table.match, table.humans):
            self.seen_by = "nobody"
        elif table.is_human(table.seat) and self.seen_by != table.seat:
            self._draw_curtain()
            return
        self.refresh_all()
        if table.seat >= 0 and not table.is_human(table.seat):
            self.thinking = self.run_worker(self._think(), exclusive=True, exit_on_error=False)
        elif self.offered != table.seat:
            self.action_offers()

    def _draw_curtain(self) -> None:
        seat = self.table.seat

        def opened(_: object) -> None:
            self.seen_by = seat
            self.turn()

        _ = self.push_screen(Curtain(self.say("curtain", who=self.table.names[seat])), opened)

    async def _think(self) -> None:
        table, seat, match = self.table, self.table.seat, self.table.match
        view = msgspec.json.encode(table.game.view(match.state, Seat(seat)))
        answer = self.pool.choose(table.game.info.key, view, table.sitters[seat].level, self.chance.randrange(2**31), table.deck)
        try:
            text, _ = await asyncio.gather(answer, asyncio.sleep(self.pause))
        except MochueloError as error:
            self.hint(self.say("bot-failed", why=error.message))
            return
        if table is self.table and table.match is match:
            self.play(text)

    def play(self, *texts: str) -> None:
        """The seat to move takes an action, or several; then the next turn."""
        try:
            for text in texts:
                self.table.act(text)
        except MochueloError as error:
            self.hint(self.table.excuse(error))
            return
        self.typed.value = ""
        self.hint("")
        self.turn()

    # ------------------------------------------------------------ choosing

    def action_move(self, by: int) -> None:
        """Up or down in the column."""
        self.picker.move(by)
        self.typed.value = ""
        self.show_choice()

    def action_go(self, by: int) -> None:
        """To another column."""
        self.picker.go(by)
        self.show_choice()

    def action_complete(self) -> None:
        """Carry on what was typed as far as it is clear."""
        done = self.picker.choice.complete(self.typed.value)
        if done:
            self.typed.value = done
            self.typed.cursor_position = len(done)

    def action_clear(self) -> None:
        """Forget what was typed."""
        self.typed.value = ""
        self.hint("")

    @on(Input.Changed)
    def follow(self, event: Input.Changed) -> None:
        """Let the cursor go where the typed text leads."""
        if not event.value.strip() or not self.picker.choice.legal:
            return
        known = self.picker.follow(event.value)
        self.hint("" if known else self._unknown(event.value))
        self.show_choice()

    @on(Input.Submitted)
    def submit(self, event: Input.Submitted) -> None:
        """Play what was typed, or what the cursor is on when nothing was."""
        choice = self.picker.choice
        if not choice.legal:
            self.hint(self.say("hint-over" if self.table.over else "hint-wait"))
        elif not event.value.strip():
            self.play(self.picker.text)
        elif found := choice.exact(event.value):
            self.play(found)
        elif several := self.table.several(event.value):
            self.play(*several)
        elif choice.first(event.value):
            self.hint(self.say("hint-more", text=choice.complete(event.value)))
        else:
            self.hint(self._unknown(event.value))

    @on(Columns.Chosen)
    def clicked(self, event: Columns.Chosen) -> None:
        """A click moves the cursor; a second one on the same token plays."""
        self.typed.value = ""
        if event.again:
            self.play(self.picker.text)
        else:
            self.show_choice()

    def _unknown(self, typed: str) -> str:
        near = self.picker.choice.near(typed)
        why = self.table.refusal(typed)
        return f"{why} {self.say('fault-guess', guess=near)}" if near else why

    # ------------------------------------------------------------ the other keys

    def action_undo(self) -> None:
        """Take back the last action of a person here."""
        try:
            self.table.undo()
        except MochueloError as error:
            self.hint(self.table.excuse(error))
            return
        if self.thinking:
            self.thinking.cancel()
        self.hint(self.say("hint-undone"))
        self.turn()

    def action_save(self) -> None:
        """Write the record to its file."""
        try:
            self.save.write_text(write_record(self.table.record()), "utf-8")
        except OSError as error:
            self.hint(self.say("fault-file-unwritable", path=str(self.save), why=error.strerror or str(error)))
            return
        self.kept = len(self.table.match.line)
        self.hint(self.say("hint-saved", path=str(self.save)))

    def action_concede(self) -> None:
        """Give up, once asked again."""
        seat = self.table.seat if self.table.is_human(self.table.seat) else next(iter(self.table.humans), -1)
        if self.table.over or seat < 0:
            self.hint(self.say("hint-over"))
            return

        def answered(key: str | None) -> None:
            if key == "concede":
                self._concede(seat)

        question = self.say("ask-concede", who=self.table.names[seat])
        _ = self.push_screen(Ask(question, self._answer("concede"), self._answer("stay")), answered)

    def _answer(self, meaning: str, **args: str) -> Answer:
        return Answer(meaning, self.say(f"letter-{meaning}"), self.say(f"answer-{meaning}", **args))

    def _concede(self, seat: int) -> None:
        if self.thinking:
            self.thinking.cancel()
        try:
            self.table.ask("concede", seat)
        except MochueloError as error:
            self.hint(self.table.excuse(error))
        self.turn()

    def action_offers(self) -> None:
        """Offer what may be done at once instead of one by one, where there is something."""
        offers = self.table.offers(self.chance)
        self.offered = self.table.seat if offers else None
        if not offers:
            return

        def answered(name: str | None) -> None:
            self.play(*offers.get(name or "", ()))

        answers = [Answer(name, str(number), self.say(f"offer-{name}")) for number, name in enumerate(offers, 1)]
        single = Answer("", str(len(answers) + 1), self.say("answer-single"))
        _ = self.push_screen(Ask(self.say("ask-offers", who=self.table.names[self.table.seat]), *answers, single), answered)

    def action_again(self) -> None:
        """Another game at the same table, once this one is over."""
        if not self.table.over:
            self.hint(self.say("hint-not-over"))
            return
        self.table, self.kept, self.seen_by = self.deal(), 0, "nobody"
        self.hint("")
        self.turn()

    def action_leave(self) -> None:
        """Leave, asking first when something would be lost."""
        if self.kept == len(self.table.match.line):
            self.exit()
            return
        answers = (self._answer("save", path=str(self.save)), self._answer("leave"), self._answer("stay"))
        _ = self.push_screen(Ask(self.say("ask-leave"), *answers), self._left)

    def _left(self, key: str | None) -> None:
        if key == "save":
            self.action_save()
        if key == "leave" or (key == "save" and self.kept == len(self.table.match.line)):
            self.exit()
