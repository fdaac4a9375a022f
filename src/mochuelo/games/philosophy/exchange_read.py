"""Reads a PGN-like file by playing it: what cannot be played is told with its place and what would do."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from msgspec.structs import asdict, replace

from mochuelo.core.errors import GameError
from mochuelo.core.game import Game
from mochuelo.core.record import Line, Record
from mochuelo.games.philosophy.exchange_play import Play, giver_of
from mochuelo.games.philosophy.exchange_scan import Misread, Word, drain, split_asides, wrong
from mochuelo.games.philosophy.exchange_tags import (
    CHOSEN,
    COLOUR,
    COLOURS,
    FREE,
    header_name,
    leave_tags,
    read_option,
    result_tag,
    seats_of,
    tag_name,
)
from mochuelo.games.philosophy.exchange_turn import CHOICES, Part, Written, left_open, read_written, unclosed
from mochuelo.games.philosophy.options import Options
from mochuelo.games.philosophy.state import PLACE, SEATS, State
from mochuelo.games.philosophy.view import View

_CHANGE = re.compile(r"([A-Z][a-z])([+-])(?::(.*))?")
_RESPECT = re.compile(r"R:([A-Z][a-z])")
_RULE = re.compile(r"rule:(join|leave):(permitted|where|effect):\w+")
_RESULT = re.compile(r"\*|[0-9](/[0-9])?(-[0-9](/[0-9])?)+")



class Reader:
    """Plays a file word by word."""

    def __init__(self, game: Game[Options, State, int, View], plain: Options) -> None:
        self.game = game
        self.play = Play(game)
        self.tags: dict[str, Word] = {}
        self.names: dict[str, str] = {}
        self.joined: list[str] = []
        self.codes: tuple[str, ...] = ()
        self.options = plain
        """What is played where the file says nothing; then what is played."""
        self.number = 0
        self.first = 0
        """The first line of the last item."""
        self.asides: dict[str, str] = {}
        self.last: Word | None = None

    # ---------------------------------------------------------------- the file

    def read(self, text: str) -> Record:
        """The record of a file; raises RecordError."""
        try:
            words, fault = drain(text)
            if not words and not fault:
                raise Misread("pgn-empty", "nothing is in the file; give at least who joins: '1. In+'", 1, 1)
            self._words(words)
            if fault:
                raise fault
            self._begin(words[-1])
            self._close()
        except Misread as fault:
            raise fault.error(self.play.count, self._record() if self.play.begun else None) from fault
        return self._record()

    def _words(self, words: Sequence[Word]) -> None:
        for word, after in zip_longest(words, words[1:]):
            self.asides = split_asides(after.text)[0] if after and after.kind == "comment" else {}
            getattr(self, f"_{word.kind}")(word)

    def _tag(self, word: Word) -> None:
        if word.name in self.tags:
            raise wrong(word, "pgn-tag-twice", f"a second tag {word.name!r}; leave one of them out", name=word.name)
        self.tags[word.name] = word
        if word.name == "Game" and word.text.lower() != self.game.info.key:
            raise wrong(word, "pgn-game", f"a game of {word.text!r}; this reads {self.game.info.title}", game=word.text)

    def _number(self, word: Word) -> None:
        if word.text.lstrip("0") != str(self.number + 1):
            message = f"number {word.text} after {self.number}; {self.number + 1} comes next, so something may be missing"
            raise wrong(word, "pgn-number", message, number=word.text, after=self.number)
        self.number += 1

    def _item(self, word: Word) -> None:
        if self.last:
            raise wrong(word, "pgn-after", f"something after the result: {word.text!r}; the result ends the file", text=word.text)
        self.first, self.play.latest = len(self.play.played), -1
        if found := _CHANGE.fullmatch(word.text):
            if found[2] == "+":
                self._join(word, found[1], found[3] or "")
            else:
                self._leave(word, found[1])
        elif found := _RESPECT.fullmatch(word.text):
            self._respect(word, found[1])
        elif _RESULT.fullmatch(word.text):
            self.last = word
            self.tags.setdefault("Result", word)
        elif word.text in CHOICES:
            self._choose(word, Part(word.text, 0))
        elif not _RULE.fullmatch(word.text):  # those concern only who may join and leave when
            self._turn(word, read_written(word))

    # ---------------------------------------------------------------- who plays

    def _join(self, word: Word, code: str, name: str) -> None:
        if self.play.begun is not None:
            raise wrong(word, "pgn-join-late", f"{code!r} joins after the first tile; here all join before it", player=code)
        if code in self.joined:
            raise wrong(word, "pgn-join-twice", f"{code!r} joins a second time; leave one of them out", player=code)
        if len(self.joined) == 4:
            raise wrong(word, "pgn-seats", f"a fifth player: {code!r}; two, three or four can play", joined=5)
        self.joined.append(code)
        if name:
            self.names[code] = name

    def _begin(self, word: Word) -> State:
        """The state of the game, which begins with the first word that needs it."""
        if self.play.begun is None:
            if len(self.joined) < 2:
                message = f"{len(self.joined)} joined before the first tile; two, three or four can play, as In+ and Te+"
                raise wrong(word, "pgn-seats", message, joined=len(self.joined))
            self.codes, start = seats_of(self.joined)
            self.options = replace(self.options, **self._options(), start=start)
            try:
                self.play.start(self.options, len(self.codes))
            except GameError as error:
                raise _refused(self.tags.get("Position", word), error) from error
        return self.play.state

    def _options(self) -> dict[str, str]:
        """What the tags say of the options."""
        free = {name: self.tags[tag_name(name)].text for name in FREE if tag_name(name) in self.tags}
        return free | {name: read_option(name, self.tags[tag_name(name)]) for name in CHOSEN if tag_name(name) in self.tags}

    def _seat(self, word: Word, code: str, at: int = 0) -> int:
        self._begin(word)
        if code not in self.codes:
            known = " ".join(self.codes)
            raise wrong(word, "pgn-player", f"nobody joined as {code!r}; there are {known}", at, player=code, known=known)
        return self.codes.index(code)

    # ---------------------------------------------------------------- turns

    def _turn(self, word: Word, turn: Written) -> None:
        seat = self._seat(word, turn.player)
        state = self._open(word)
        mover = self.codes[state.seat]
        if state.phase != PLACE:
            left = left_open(state)
            message = f"the turn before is not finished; {mover} chooses among {left}"
            raise wrong(word, "pgn-unfinished", message, player=mover, choices=left)
        if seat != state.seat:
            raise wrong(word, "pgn-turn", f"it is not the turn of {turn.player!r}; it is that of {mover}", player=turn.player, turn=mover)
        self._act(word, Part(turn.placement, turn.space.at), turn)
        for part in turn.chosen:
            self._choose(word, part)
        self._check_end(word, turn)

    def _check_end(self, word: Word, turn: Written) -> None:
        """Compare what the brackets say of the end of the turn with what the rules say."""
        left = left_open(self.play.state)
        if turn.open is not None and sorted(turn.open.pairs) != sorted(left.split()):
            message = f"the open choices are others: {turn.open.text!r}; by the rules {left or 'there are none'}"
            raise wrong(word, "pgn-open", message, turn.open.at, text=turn.open.text, choices=left or "-")
        if turn.closed is False and turn.open is None and not left:
            raise unclosed(word)
        if turn.closed and left:
            message = f"the turn is not finished; choose among {left}, or leave the bracket open"
            raise wrong(word, "pgn-closed", message, word.text.index("]"), choices=left)

    def _choose(self, word: Word, part: Part) -> None:
        if self._open(word, part.at).phase == PLACE:
            raise wrong(word, "pgn-choice", f"nothing is to be chosen here: {part.text!r}; take it out", part.at, text=part.text)
        self._act(word, part)

    def _act(self, word: Word, part: Part, turn: Written | None = None) -> None:
        state = self._open(word, part.at)
        try:
            self.play.take(Line("act", int(state.seat), part.text), (word.line, word.column + part.at))
        except GameError as error:
            raise _refused(word, error, turn.place_of(error.code) if turn else part.at) from error

    def _open(self, word: Word, at: int = 0) -> State:
        """The state, if something can still be played."""
        state = self._begin(word)
        if ended := self.play.ended or self.game.outcome(state):
            raise wrong(word, "pgn-over", f"the game is over by {ended.reason}; nothing more can be played", at, reason=ended.reason)
        return state

    # ---------------------------------------------------------------- match facts

    def _leave(self, word: Word, code: str) -> None:
        if self.play.begun is None and code in self.joined and not self.asides:
            self.joined.remove(code)
            return
        seat = self._seat(word, code)
        line = Line("flag" if "flag" in self.asides else "concede", seat)
        if "during" not in self.asides and self.play.stuck(seat):
            return  # the rules saw to it
        if not self.play.ended or "during" in self.asides:  # otherwise people may get up afterwards
            self._take(word, line, self._moment(word, seat))

    def _moment(self, word: Word, seat: int) -> int:
        """Before which line somebody left.

        Without a word on it the one to move leaves now, and so does the one who has just moved; another, between two turns,
        left during the turn that has ended, since the other engine lets them go at once.
        """
        play, last = self.play, self.play.last_act(False)
        if "during" in self.asides:
            return self._counted(word, self.asides["during"])
        between = len(self.codes) > 2 and play.state.phase == PLACE and last >= 0
        return last if between and seat not in (play.state.seat, play.played[last].line.seat) else len(play.played)

    def _counted(self, word: Word, text: str) -> int:
        at = max(self.play.last_act(True), 0) + int(text) if re.fullmatch(r"-?[0-9]{1,4}", text) else -1
        if not 0 <= at <= len(self.play.played):
            raise wrong(word, "pgn-during", f"[%during {text}] is no place in the turn before; count its actions", text=text)
        return at

    def _take(self, word: Word, line: Line, at: int) -> None:
        try:
            self.play.slip(line, (word.line, word.column), at)
        except GameError as error:
            raise _refused(word, error) from error

    def _respect(self, word: Word, code: str) -> None:
        to = self._seat(word, code, 2)
        turn = int(self._begin(word).seat)
        giver = self._seat(word, self.asides["from"]) if "from" in self.asides else giver_of(self.play.holder, to, turn)
        self._take(word, Line("respect", giver, str(to)), len(self.play.played))

    def _comment(self, word: Word) -> None:
        """A comment belongs to what stands before it in its row; one that is alone is a note, unless it says otherwise."""
        asides, text = split_asides(word.text)
        play = self.play
        if "draw" in asides:
            self._open(word)
            self._take(word, Line("draw"), len(play.played))
        elif re.fullmatch("[1-9][0-9]{0,3}", asides.get("after", "")) and int(asides["after"]) <= len(play.played) - self.first:
            play.remark(self.first + int(asides["after"]) - 1, text)
        elif text and play.latest >= 0 and (asides or not word.alone):
            play.remark(play.latest, text)
        elif text:
            play.note(text, (word.line, word.column))

    # ---------------------------------------------------------------- the end

    def _close(self) -> None:
        """Compare the result that is written with the one that was played."""
        word = self.tags.get("Result")
        if word is None or word.text == "*":
            return
        if not self.play.ended and "/" in word.text and len({*word.text.split("-")} - {"0"}) == 1:
            self._take(word, Line("draw"), len(self.play.played))
        found = result_tag(self.play.ended, [self.codes.index(code) for code in self.joined])
        if found == "*":
            raise wrong(word, "pgn-no-end", f"result {word.text!r}, but nothing ends the game; write who gave up, as Te-", text=word.text)
        if found != word.text:
            message = f"the result is {word.text!r}, but the moves give {found}; write that"
            raise wrong(word, "pgn-result", message, text=word.text, found=found)

    def _record(self) -> Record:
        colours = {} if self.codes == SEATS[: len(self.codes)] else {COLOURS: " ".join(self.codes)}
        names = {code: self.tags[COLOUR + code].text for code in self.codes if COLOUR + code in self.tags}
        rules = self.tags.get("Rules")
        return Record(
            game=self.game.info.key,
            rules=int(rules.text) if rules and re.fullmatch("[0-9]{1,6}", rules.text) else self.game.info.rules_version,
            seats=tuple(names.get(code) or self.names.get(code, "") for code in self.codes),
            options=asdict(self.options),
            headers={**dict(self._headers()), **colours},
            lines=tuple(one.line for one in self.play.played),
            result=self.play.ended,
            where=tuple(one.where for one in self.play.played),
        )

    def _headers(self) -> Iterator[tuple[str, str]]:
        """The tags that say nothing about seats, options and result, as headers."""
        own = {"Game", "Rules", "Result", *map(tag_name, (*CHOSEN, *FREE)), *(COLOUR + code for code in self.codes)}
        derived = leave_tags(len(self.codes), asdict(self.options)) | ({"Termination": self.play.ended.reason} if self.play.ended else {})
        for name, word in self.tags.items():
            if name not in own and derived.get(name) != word.text:
                yield header_name(name), word.text


def _refused(word: Word, error: GameError, at: int = 0) -> Misread:
    return wrong(word, error.code, error.message, at, **error.details)
