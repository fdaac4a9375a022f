"""A second, slow set of the rules of A hombros de gigantes, from the rules page alone: it shares nothing with the game but the deck's file.

Cards are texts ("C5", of several packs "TeC5"), hands and stocks are sets, rows are lists, actions are their texts. Who sees what is not
asked here. What the page leaves open is a matter of the record: packs are dealt one half after the other, all begins with the starter.
"""

# long: all ways to play, each written out as a person would do it

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

DECK = Path(__file__).resolve().parent.parent.parent / "src" / "mochuelo" / "games" / "gigantes" / "deck" / "deck.yaml"
NAMES = ["In", "Te", "Sa", "Am"]
TYPES = "CEWB"
OWL = 13
PATIENCE = 300
"""Questions without a quartet after which four colours ends."""


def lists() -> dict[str, dict[str, set[str]]]:
    """Of each card that has any: its own marks, what it supports and what it refutes."""
    found = {}
    for card in yaml.safe_load(DECK.read_text(encoding="utf-8"))["cards"]:
        if number(card["id"]) != OWL:
            marks = {str(number(card["id"])), card["letter"], card["drawing"]}
            found[card["id"]] = {"marks": marks, "supports": set(card["supports"]), "refutes": set(card["refutes"])}
    return found


def number(card: str) -> int:
    """The number of a card, 13 for a mochuelo, whoever brought it."""
    return int(re.sub(r"\D", "", card))


def bare(card: str) -> str:
    """A card without the one who brought it."""
    return card[-3:] if card[-3:][0] in TYPES else card[-2:]


def order(card: str) -> tuple[int, int]:
    """Where a card stands in its pack: by number, then by type."""
    return number(card), TYPES.index(bare(card)[0])


LISTS = lists()


def copied(value: Any) -> Any:
    """A collection, or a dictionary of them, of its own."""
    if isinstance(value, dict):
        return {key: copied(one) for key, one in value.items()}
    return value.copy() if isinstance(value, set | list) else value


class Table:
    """A game in progress; the options are those of the rules page, by their names."""

    def __init__(self, seats: int, **options: Any) -> None:
        published: dict[str, Any] = {
            "play": "arguments",
            "length": "short",
            "decks": "common",
            "packs": "own",
            "pass_empty": "never",
            "match": "hand_card",
            "question_min": "0",
            "pass_to": "last_other",
            "three_players": "all",
            "personal_owls": "1",
            "quartet_end": "first_out",
            "ask_held": "no",
            "numbers": 12,
            "owls": 4,
            "hand": 6,
            "picks": 15,
        }
        assert options.keys() <= published.keys(), options
        self.rules = published | options
        self.seats = NAMES[:seats]
        self.four = self.rules["play"] == "four_colours"
        self.personal = self.rules["decks"] == "personal" and not self.four
        self.long = self.personal or self.rules["length"] == "long"
        self.asked, self.who, self.starter = "first", "", ""
        self.todo: list[tuple[str, str]] = []
        self.stocks: dict[str, set[str]] = {who: set() for who in self.seats}
        self.stock = set() if self.personal else set(self.pack())
        self.packs = {who: set[str]() for who in self.seats}
        self.picked: dict[str, list[str]] = {who: [] for who in self.seats}
        self.hands: dict[str, set[str]] = {who: set() for who in self.seats}
        self.rows: dict[str, list[str]] = {who: [] for who in self.seats}
        self.libraries: dict[str, set[str]] = {who: set() for who in self.seats}
        self.oblivions: dict[str, set[str]] = {who: set() for who in self.seats}
        self.quartets: dict[str, set[int]] = {who: set() for who in self.seats}
        self.turns = 0
        self.last = dict.fromkeys(self.seats, 0)
        """The count of turns when a seat last did anything but pass."""
        self.passes = 0
        self.questions = 0
        self.question = ("", "")
        """Four colours: who was asked for which card."""
        self.other = ""
        """Four colours: who asks after a draw."""

    def copy(self) -> Table:
        """A table of its own."""
        other = object.__new__(Table)
        other.__dict__.update({name: copied(value) for name, value in self.__dict__.items()})
        return other

    def pack(self) -> list[str]:
        """The cards of one pack, in order."""
        owls = self.rules["owls"]
        if self.rules["three_players"] == "51" and len(self.seats) == 3 and not self.four and not self.personal:
            owls -= 1
        numbers = [*range(1, self.rules["numbers"] + 1)]
        return [f"{kind}{n}" for n in numbers for kind in TYPES] + [f"{kind}{OWL}" for kind in TYPES[:owls]]

    # ---- before play

    def after(self, who: str) -> list[str]:
        """The others, clockwise."""
        at = self.seats.index(who)
        return self.seats[at + 1 :] + self.seats[:at]

    def begin(self, starter: str) -> None:
        """Who begins is known: what is to be done before the first turn."""
        self.starter, around = starter, [starter, *self.after(starter)]
        if self.four:
            cards = len(self.pack()) if len(self.seats) > 2 else min(2 * self.ten(), len(self.pack()))
            self.todo = [("deal", around[n % len(around)]) for n in range(cards)]
        elif self.personal:
            self.begin_personal(around)
        else:
            self.todo = [("deal", who) for who in around for _ in range(self.rules["hand"])]
        self.go_on()

    def ten(self) -> int:
        """Cards of each of two players of four colours."""
        return 10 if self.rules["hand"] == 6 else int(self.rules["hand"])

    def begin_personal(self, around: list[str]) -> None:
        """Each picks from an own pack, or from half a pack that was dealt before; then six each from the own deck."""
        if self.rules["packs"] == "own":
            self.packs = {who: {f"{who}{card}" for card in self.pack()} for who in self.seats}
        else:
            self.stock = set(self.pack())
            self.todo = [("halve", who) for who in around for _ in range(len(self.stock) // 2)]
        self.todo += [("pick", who) for who in around for _ in range(self.rules["picks"])]
        self.todo += [("deal", who) for who in around for _ in range(self.rules["hand"])]

    def go_on(self) -> None:
        """The next thing that is to be done before play, or the first turn."""
        if self.todo:
            self.asked, self.who = self.todo.pop(0)
            if self.asked != "halve" and self.personal:
                self.stock = set()
        elif self.four:
            self.asked, self.who = "lay", self.starter
        else:
            self.give_the_turn([self.starter, *self.after(self.starter)])

    def picks(self) -> set[str]:
        """What may be picked next: rising, so that the rest can still be picked, and not too many mochuelos."""
        mine, wanted = self.picked[self.who], self.rules["picks"]
        owls = int(self.rules["personal_owls"])
        found = set()
        for card in self.packs[self.who]:
            chosen = [*mine, card]
            later = [other for other in self.packs[self.who] if order(other) > order(card)]
            room = owls - sum(number(one) == OWL for one in chosen)
            free = sum(number(one) != OWL for one in later) + min(max(room, 0), sum(number(one) == OWL for one in later))
            if (not mine or order(card) > order(mine[-1])) and room >= 0 and free >= wanted - len(chosen):
                found.add(card)
        return found

    # ---- what may be done

    def legal(self) -> set[str]:
        """Every text that may come next; empty when all is over."""
        match self.asked:
            case "first":
                return {f"first:{who}" for who in self.seats}
            case "deal" | "draw":
                return {f"{self.who}<{self.told(card)}" for card in self.source(self.who)}
            case "halve":
                return {f"{self.who}<{card}" for card in self.stock}
            case "pick":
                return {f"{self.who}={bare(card)}" for card in self.picks()}
            case "turn":
                return {f"{self.who}:{deed}" for deed in self.deeds()}
            case "ask":
                return {f"{self.who}:?{other}{card}" for other, card in self.askable()}
            case "answer":
                return {self.answer(*self.question)}
            case "lay":
                around = [self.starter, *self.after(self.starter)]
                return {next((f"{who}!{n}" for who in around for n in self.complete(who)), f"{self.starter}!-")}
        return set()

    def answer(self, other: str, card: str) -> str:
        """What the one who was asked has to say: no, or here it is, the fourth or not."""
        if card not in self.hands[other]:
            return f"{other}-{card}"
        fourth = sum(number(one) == number(card) for one in self.hands[self.who]) == 3
        return f"{other}>{self.who}{card}{'!' if fourth else ''}"

    def told(self, card: str) -> str:
        """A card of the mover's own, as actions name it."""
        return bare(card)

    def source(self, who: str) -> set[str]:
        return self.stocks[who] if self.personal else self.stock

    def deeds(self) -> Iterator[str]:
        """What the one to move may do, without saying who."""
        mine, hand = self.rows[self.who], self.hands[self.who]
        if not mine:
            yield from (self.told(card) for card in hand)
        for card in hand:
            for other in self.seats:
                if any(self.supports(card, lying) for lying in self.rows[other]):
                    yield f"{self.told(card)}+{other}"
                yield from (f"{self.told(card)}x{lying}" for lying in self.rows[other] if self.refutes(card, lying))
        if len(mine) >= 4:
            for other in self.after(self.who):
                if int(self.rules["question_min"]) <= len(self.rows[other]) < len(mine):
                    yield f"?{other}"
        if mine or self.rules["pass_empty"] == "allowed":
            yield "-"

    def supports(self, card: str, lying: str) -> bool:
        """Whether a hand card may be put beside a card on the table: the same number, or a mark of its tick list."""
        if OWL in (number(card), number(lying)):
            return False
        return number(card) == number(lying) or self.names("supports", card, lying)

    def refutes(self, card: str, lying: str) -> bool:
        """Whether a hand card takes away a card on the table: by a mark of its X list, or as a mochuelo."""
        if number(card) == OWL:
            return True
        return number(lying) != OWL and self.names("refutes", card, lying)

    def names(self, tick: str, card: str, lying: str) -> bool:
        one, other = LISTS[bare(card)], LISTS[bare(lying)]
        either = self.rules["match"] == "either" and bool(other[tick] & one["marks"])
        return bool(one[tick] & other["marks"]) or either

    def askable(self) -> Iterator[tuple[str, str]]:
        """Whom the one to move may ask for which card: of a number held, and not held oneself."""
        hand = self.hands[self.who]
        numbers = {number(card) for card in hand}
        for other in self.seats:
            if other != self.who and self.hands[other]:
                for card in self.pack():
                    if number(card) in numbers and (card not in hand or self.rules["ask_held"] == "yes"):
                        yield other, card

    # ---- doing it

    def play(self, text: str) -> None:
        """Take what is legal."""
        match self.asked:
            case "first":
                self.begin(text[6:])
            case "deal" | "draw":
                self.take(self.full(text[3:]))
            case "halve":
                self.stock.remove(text[3:])
                self.packs[self.who].add(f"{self.who}{text[3:]}")
                self.go_on()
            case "pick":
                self.picked[self.who].append(self.full(text[3:]))
                self.stocks[self.who].add(self.full(text[3:]))
                self.go_on()
            case "ask":
                self.question, self.asked = (text[4:6], text[6:]), "answer"
            case "answer":
                self.ask(*self.question)
            case "lay" if text[3:] == "-":
                self.give_the_word(self.starter)
            case "lay":
                self.lay_down(text[:2])
            case _:
                self.turn(text[3:])

    def full(self, card: str) -> str:
        """A card of the mover's own by its whole name."""
        return f"{self.who}{card}" if self.personal else card

    def take(self, card: str) -> None:
        """A card is dealt or drawn."""
        self.source(self.who).remove(card)
        self.hands[self.who].add(card)
        if self.asked == "deal":
            self.go_on()
        elif self.four:
            self.drawn()
        else:
            self.passes = 0
            self.asked = "turn" if self.long or self.stock else "over"

    def turn(self, deed: str) -> None:
        """One action of the main game, and whose turn it is then."""
        self.turns += 1
        if deed == "-":
            self.passes += 1
            self.cede()
        else:
            self.last[self.who], self.passes = self.turns, 0
            self.act(deed)
        holding = [who for who in self.seats if self.hands[who]]
        drawable = any(self.source(who) for who in self.seats)
        if not drawable and self.passes >= len(holding):
            self.asked = "over"
        else:
            self.give_the_turn([*self.after(self.who), self.who])

    def act(self, deed: str) -> None:
        """Open, support, refute or question."""
        mine, who = self.rows[self.who], self.who
        if deed[0] == "?":
            self.lose(self.rows[deed[1:]], who)
            self.libraries[who] |= set(mine)
            self.rows[deed[1:]], self.rows[who] = [], []
            return
        card, sign, object_ = re.fullmatch(r"([CEWB]\d+)(?:([+x])(\w+))?", deed).groups()  # type: ignore[union-attr]  # a legal one matches
        card = self.full(card)
        self.hands[who].remove(card)
        if sign == "x":
            row = next(row for row in self.rows.values() if object_ in row)
            row.remove(object_)
            self.libraries[who].add(card)
            self.lose([object_], who)
        else:
            self.rows[object_ or who].append(card)

    def lose(self, cards: list[str], winner: str) -> None:
        """Where cards go that are refuted, ceded or questioned: to the winner, or to the oblivion of who brought them."""
        for card in cards:
            if self.personal:
                self.oblivions[card[:2]].add(card)
            else:
                self.libraries[winner].add(card)

    def heir(self) -> str:
        """Who gets the row of the one who passes, "" when it stays."""
        others = [who for who in self.seats if who != self.who and self.last[who]]
        best = max(others, key=lambda who: self.last[who], default="")
        if best and self.rules["pass_to"] == "stays" and self.last[self.who] > self.last[best]:
            return ""
        return best

    def cede(self) -> None:
        heir, row = self.heir(), self.rows[self.who]
        if heir and row:
            self.lose(row, heir)
            self.rows[self.who] = []
            self.passes = 0

    def give_the_turn(self, around: list[str]) -> None:
        """To the first who has a card in hand or one to draw; when nobody has, all is over."""
        able = [who for who in around if self.hands[who] or self.source(who)]
        if not able or (not self.long and not self.stock):
            self.asked = "over"
            return
        self.who = able[0]
        self.asked = "draw" if self.source(self.who) else "turn"

    # ---- four colours

    def ask(self, other: str, card: str) -> None:
        """A hit goes on; a miss gives the turn to the one asked, and with a stock the asker draws."""
        self.questions += 1
        if card in self.hands[other]:
            self.hands[other].remove(card)
            self.hands[self.who].add(card)
            self.lay_down(self.who)
            self.give_the_word(self.who)
        elif self.stock:
            self.asked, self.other = "draw", other
        else:
            self.give_the_word(other)

    def drawn(self) -> None:
        """After a draw: who missed has drawn, or whose hand ran out."""
        self.lay_down(self.who)
        self.give_the_word(self.other)

    def lay_down(self, who: str) -> None:
        """The first finished quartet leaves the hand."""
        for n in self.complete(who)[:1]:
            self.hands[who] -= {f"{kind}{n}" for kind in TYPES}
            self.quartets[who].add(n)
            self.questions = 0

    def complete(self, who: str) -> list[int]:
        """The numbers of which a hand has all four cards."""
        return [n for n in [*range(1, self.rules["numbers"] + 1), OWL] if {f"{kind}{n}" for kind in TYPES} <= self.hands[who]]

    def give_the_word(self, who: str) -> None:
        """To this one or the next clockwise who has cards, unless the game is over."""
        empty = [one for one in [who, *self.after(who)] if not self.hands[one]]
        gone = len(empty) == len(self.seats) and not self.stock
        if gone or (empty and self.rules["quartet_end"] == "first_out") or self.questions >= PATIENCE:
            self.asked = "over"
        elif empty and self.stock:
            self.asked, self.who, self.other = "draw", empty[0], who
        else:
            self.who = next(one for one in [who, *self.after(who)] if self.hands[one])
            self.asked = "ask"

    # ---- the end

    def scores(self) -> dict[str, int]:
        """What counts as of now, for each seat."""
        if self.four:
            return {who: len(self.quartets[who]) for who in self.seats}
        held = {who: 0 if self.long else len(self.hands[who]) for who in self.seats}
        return {who: len(self.rows[who]) + len(self.libraries[who]) + held[who] for who in self.seats}

    def winners(self) -> set[str]:
        """Who has most; all who do."""
        scores = self.scores()
        return {who for who in self.seats if scores[who] == max(scores.values())}


def counts(table: Table, depth: int) -> list[int]:
    """How many sequences of one, two, and so on to `depth` actions there are; games that end before add nothing."""
    texts = table.legal()
    found = [len(texts)] + [0] * (depth - 1)
    for text in texts if depth > 1 else ():
        other = table.copy()
        other.play(text)
        found[1:] = [one + more for one, more in zip(found[1:], counts(other, depth - 1), strict=True)]
    return found
