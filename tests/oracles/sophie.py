"""A second, slow set of the rules of Sophie's World, from the rules page alone: it shares nothing with the game but the deck's files.

A game is told as one course of events that stops wherever somebody, or chance, has to say something: `asked` says who may say what, and
`play` goes on. Spaces, epochs and seats are their ids, actions are their texts. Who sees what is not asked here, nor who gives up.
"""

# long: all of the rules and options, each written out as a person would do it

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import yaml

DECK = Path(__file__).resolve().parent.parent.parent / "src" / "mochuelo" / "games" / "sophie" / "deck"
NAMES = ["In", "Te", "Sa", "Am", "Co", "St"]
CHANCE = "chance"
FORGETTING = "forgetting"
PHILOSOPHY, BIG = "philosophy", "big"
SOCRATES = {"S1", "S2", "S3", "S4"}
"""The Socrates cards in the philosophy deck, with the option; all look alike."""
ROUNDS = 60
"""Rounds after which the points decide."""

Asked = dict[str, set[str]]
"""Who may say what; several where they may speak in any order."""
Course = Generator[Asked, str, Any]
Place = tuple[str, str, str]
"""Where a piece would stand: the space behind it ("" where it may go either way), the space, and the epoch its journey came from."""


def house_board() -> dict[str, Any]:
    """The board of the house."""
    board: dict[str, Any] = json.loads((DECK / "board.json").read_text(encoding="utf-8"))
    return board


def house_cards() -> dict[str, int]:
    """How many cards the house has for each pile: two questions a card, but for the Big Questions."""
    entries = {file.stem: len(yaml.safe_load(file.read_text(encoding="utf-8"))) for file in (DECK / "questions").glob("*.yaml")}
    return {pile: count if pile == BIG else count // 2 for pile, count in entries.items()}


class Board:
    """What lies where, read from the file."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.epochs = [epoch["id"] for epoch in data["epochs"]]
        self.exits = {epoch["id"]: epoch["exit"] for epoch in data["epochs"]}
        self.size = data["ring"]["size"]
        self.ring = {space["ring"]: space["id"] for space in data["spaces"] if "ring" in space}
        self.index = {space: n for n, space in self.ring.items()}
        self.kind = {space["id"]: space["kind"] for space in data["spaces"]}
        self.major = {space["id"]: space["n"] for space in data["spaces"] if space["kind"] == "major"}
        self.paths = {path["id"]: path["spaces"] for path in data["paths"]}
        self.one_way = {path["id"] for path in data["paths"] if path["one_way"]}
        self.lake = data["lake"]
        self.forgetting = data["forgetting"]["ring"]
        self.rabbits = set(data["rabbits"])
        self.windows = set(data["disc"]["windows"])
        self.marks = data["disc"]["marks"]

    def clockwise(self, space: str, by: int) -> str:
        """The space of the ring some segments further."""
        return str(self.ring[(self.index[space] + by) % self.size])

    def ways(self, behind: str, here: str) -> list[str]:
        """Where one can go on from here, not back to where one came from, whatever comes there."""
        if here == FORGETTING:
            return [self.ring[self.forgetting]]
        if here in self.epochs:
            return self.beside(self.exits[here], here)
        found = [one for path, spaces in self.paths.items() if here in spaces for one in self.beside(path, here)]
        if here in self.index:
            return [self.clockwise(here, 1), *found]
        return [one for one in found if one != behind]

    def beside(self, path: str, here: str) -> list[str]:
        """The spaces next to one on a path, in the directions in which it may be gone."""
        spaces = self.paths[path]
        at = spaces.index(here)
        back = spaces[at - 1 : at] if at and path not in self.one_way else []
        return [*spaces[at + 1 : at + 2], *back]


class Table:
    """A game in progress; the options are those of the rules page, by their names."""

    def __init__(self, seats: int, board: dict[str, Any] | None = None, cards: dict[str, int] | None = None, **options: Any) -> None:
        published: dict[str, Any] = {
            "last_round": "off",
            "finale_points": "30",
            "gadfly": "path_disc",
            "socrates_cards": "off",
            "enter_epoch_once": "off",
            "disc_moves": "forgetting_rabbit",
            "answer_seconds": "0",
            "reader": "program",
            "begins": "random",
            "votes": "secret",
            "bots": (),
            "goal": 4,
        }
        assert options.keys() <= published.keys(), options
        self.rules = published | options
        self.made = (seats, board, cards, options)
        self.board = Board(board or house_board())
        self.seats = NAMES[:seats]
        self.bots = {NAMES[seat] for seat in self.rules["bots"]}
        self.piles: dict[str, set[str]] = {pile: {str(card + 1) for card in range(n)} for pile, n in (cards or house_cards()).items()}
        self.piles[PHILOSOPHY] |= SOCRATES if self.on("socrates_cards") else set()
        self.used: dict[str, set[str]] = {pile: set() for pile in self.piles}
        self.at = dict.fromkeys(self.seats, "")
        self.behind = dict.fromkeys(self.seats, "")
        self.came = dict.fromkeys(self.seats, "")
        self.points = dict.fromkeys(self.seats, 0)
        self.done: dict[str, list[str]] = {who: [] for who in self.seats}
        self.kept: dict[str, dict[str, str]] = {who: {} for who in self.seats}
        self.socrates: dict[str, set[str]] = {who: set() for who in self.seats}
        self.carried: set[str] = set()
        self.open: list[tuple[str, str]] = []
        """The card that lies open, with its pile."""
        self.order = ""
        """The letters of the right, the wrong and the absurd answer while a question is open."""
        self.rotation, self.round, self.starter, self.mover, self.first = -1, 0, "", "", ""
        self.texts: list[str] = []
        self.course = self.game()
        self.asked: Asked = next(self.course)

    def copy(self) -> Table:
        """A table of its own, where the same has been said."""
        seats, board, cards, options = self.made
        other = Table(seats, board, cards, **options)
        for text in self.texts:
            other.play(text)
        return other

    def legal(self) -> set[str]:
        """Every text that may come next, whoever says it; empty when all is over."""
        return set().union(*self.asked.values())

    def play(self, text: str) -> None:
        """Go on with what is legal."""
        assert text in self.legal(), text
        self.texts.append(text)
        try:
            self.asked = self.course.send(text)
        except StopIteration:
            self.asked = {}

    def on(self, option: str) -> bool:
        return bool(self.rules[option] == "on")

    # ---- start, rounds, the end

    def around(self, who: str) -> list[str]:
        """Everybody clockwise, from one on."""
        at = self.seats.index(who)
        return self.seats[at:] + self.seats[:at]

    def game(self) -> Course:
        """The whole game."""
        yield from self.start()
        while self.round < ROUNDS and not self.first:
            self.round += 1
            for who in self.around(self.starter):
                self.mover = who
                yield from self.turn(who)
                if self.first and not self.on("last_round"):
                    return

    def start(self) -> Course:
        """Who begins, how the disc lies, and, in turn order, a free epoch for everyone."""
        people = [who for who in self.seats if who not in self.bots]
        chooser = (people or self.seats)[0] if self.rules["begins"] == "name_nearest_sophie" else CHANCE
        text = yield {chooser: {f"first:{who}" for who in self.seats}}
        self.starter = text.removeprefix("first:")
        text = yield {CHANCE: {f"r{n}" for n in range(self.board.size)}}
        self.rotation = int(text[1:])
        for who in self.around(self.starter):
            self.mover = who
            text = yield {who: {f"S:{epoch}" for epoch in self.board.epochs if epoch not in self.at.values()}}
            self.at[who] = text.removeprefix("S:")

    def winners(self) -> set[str]:
        """Most points; ties are shared."""
        return {who for who in self.seats if self.points[who] == max(self.points.values())}

    # ---- a turn

    def turn(self, who: str) -> Course:
        """What the place asks for where the turn begins; at its end the rabbit hole."""
        moved, here = who in self.carried, self.at[who]
        self.carried.discard(who)
        if here in self.board.epochs:
            yield from self.on_epoch(who)
        elif here == FORGETTING:
            yield from self.on_forgetting(who)
        elif moved and self.rabbit(here):
            pass
        elif moved and self.instructs(who, here):
            yield {who: {"f"}}
            yield from self.follow(who)
        else:
            yield {who: {"^"}}
            yield from self.roll(who)
        if self.rabbit(self.at[who]):
            yield from self.down_the_hole(who)

    def instructs(self, who: str, here: str) -> bool:
        """Whether a piece that the disc has moved here follows the space instead of rolling; there must be something to do."""
        kind = self.board.kind[here]
        if kind == "forgetting" or self.rules["disc_moves"] == "forgetting_rabbit":
            return bool(kind == "forgetting")
        return bool(self.goals(who)) if kind == "gadfly" else kind != "plain"

    def rabbit(self, here: str) -> bool:
        """Whether one stands on the disc beside an open rabbit hole."""
        n = self.board.index.get(here, -1)
        return n in self.board.rabbits and (n - self.rotation) % self.board.size in self.board.windows

    def down_the_hole(self, who: str) -> Course:
        """To an epoch not yet finished and not the one just left."""
        text = yield {who: {f"w:{epoch}" for epoch in self.board.epochs if epoch not in self.done[who] and epoch != self.came[who]}}
        self.put(who, ("", text.removeprefix("w:"), ""))

    def put(self, who: str, place: Place) -> None:
        """Come to stand somewhere; on the ring there is no behind, one faces clockwise and the mouth, and an epoch ends a journey."""
        self.behind[who], self.at[who], self.came[who] = place
        if self.at[who] in self.board.index:
            self.behind[who] = ""
        if self.at[who] in self.board.epochs:
            self.behind[who] = self.came[who] = ""

    def on_epoch(self, who: str) -> Course:
        """Answer until one is wrong or two are right; or roll and leave."""
        epoch = self.at[who]
        if epoch in self.done[who]:
            text = yield {who: {"^"}}
        else:
            text = yield {who: {"ask"} if self.on("enter_epoch_once") else {"ask", "^"}}
        if text == "^":
            yield from self.roll(who)
            return
        while (yield from self.epoch_question(who, epoch)):
            pass
        if len(self.done[who]) == self.rules["goal"] and not self.first:
            yield from self.finale(who)

    def on_forgetting(self, who: str) -> Course:
        """Through the open exit; or else after a Big Question, or with a six."""
        if self.mark(self.board.forgetting) == "o":
            yield {who: {"^"}}
            yield from self.roll(who)
        elif (yield {who: {"sp", "six"}}) == "sp":
            yield from self.speak(who, {"+": 10, "0": 0, "": 0})
            yield from self.roll(who)
        elif (yield from self.die()) == 6:
            yield from self.move(who, 6)

    def mark(self, n: int) -> str:
        """What is at the disc's edge before a segment of the board."""
        return str(self.board.marks[(n - self.rotation) % self.board.size])

    # ---- questions

    def draw(self, pile: str, letter: str) -> Course:
        """A card; an empty deck is made again from its used pile."""
        if not self.piles[pile]:
            self.piles[pile], self.used[pile] = self.used[pile], set()
        names = {(letter + card)[:2] if card in SOCRATES else letter + card: card for card in sorted(self.piles[pile])}
        card = names[(yield {CHANCE: set(names)})]
        self.piles[pile].remove(card)
        return card

    def question(self, who: str, pile: str, points: int, *, counts: bool = False) -> Course:
        """One question; answers the card, and whether the answer was right. `counts` says that it is one of the two of an epoch."""
        card = yield from self.draw(pile, "k")
        while card in SOCRATES:
            self.socrates[who].add(card)
            card = yield from self.draw(pile, "k")
        self.open.append((pile, card))
        yield {who: {"q1", "q2"}}
        used = False
        if counts and self.socrates[who] and self.voters(who):
            yield {CHANCE: {f"h{card}"}}
            used = (yield {who: {"s+", "s-"}}) == "s+"
        if used:
            points, right = 20, (yield from self.bet(who, card))
        else:
            right = yield from self.answer(who, card)
        self.order = ""
        self.open.pop()
        self.points[who] += points if right else 0
        return card, right

    def read(self, card: str) -> Course:
        """The question is read with its three answers, in a random order: the letters of the right, the wrong, the absurd one."""
        text = yield {CHANCE: {f"o{card}:{''.join(letters)}" for letters in permutations("abc")}}
        self.order = text[-3:]

    def opened(self, card: str) -> Course:
        """The right answer is opened; where the left neighbour reads all hear only now which question it was."""
        yield {CHANCE: {f"={card}:{self.order}" if self.rules["reader"] == "left_neighbour" else f"={self.order[0]}"}}

    def answer(self, who: str, card: str) -> Course:
        """One names an answer, or none; then the right one is opened."""
        yield from self.read(card)
        chances = {f"%{n}" for n in range(0, 101, 5)} if who in self.bots else set()
        named = yield {who: {"a", "b", "c", "-"} | chances}
        if named[0] == "%":
            named = yield {CHANCE: set("abc")}
        yield from self.opened(card)
        return named == self.order[0]

    def bet(self, who: str, card: str) -> Course:
        """The Socrates card is used: one answers in own words, all hear the answers and the right one, and the others judge."""
        self.used[PHILOSOPHY].add(self.socrates[who].pop())
        yield {who: {"!"}}
        yield from self.read(card)
        yield from self.opened(card)
        votes = yield from self.votes(who)
        return votes.count("+") > votes.count("0")

    def epoch_question(self, who: str, epoch: str) -> Course:
        """One of the two questions of an epoch; whether another follows at once."""
        card, right = yield from self.question(who, epoch, 10, counts=True)
        if not right:
            self.used[epoch].add(card)
        elif epoch not in self.kept[who]:
            self.kept[who][epoch] = card
        else:
            self.used[epoch] |= {card, self.kept[who].pop(epoch)}
            self.done[who].append(epoch)
        return bool(right) and epoch not in self.done[who]

    def other_question(self, who: str, pile: str, points: int) -> Course:
        """A question whose card is used afterwards in any case."""
        card, _ = yield from self.question(who, pile, points)
        self.used[pile].add(card)

    def finale(self, who: str) -> Course:
        """One question of each epoch that is not finished, in time order, and one on philosophy."""
        self.first = who
        for pile in [*(epoch for epoch in self.board.epochs if epoch not in self.done[who]), PHILOSOPHY]:
            yield from self.other_question(who, pile, int(self.rules["finale_points"]))

    # ---- Big Questions

    def speak(self, who: str, worth: dict[str, int]) -> Course:
        """Speak about a Big Question: what all agree on counts, "" where they do not, or nobody votes."""
        card = yield from self.draw(BIG, "B")
        self.open.append((BIG, card))
        yield {who: {"!"}}
        votes = "" if who in self.bots else (yield from self.votes(who))
        self.open.pop()
        self.used[BIG].add(card)
        self.points[who] += worth.get(votes[:1] if len(set(votes)) == 1 else "", worth[""])

    def voters(self, who: str) -> list[str]:
        """The other people; nobody where a program speaks."""
        return [other for other in self.seats if other not in self.bots | {who}] if who not in self.bots else []

    def votes(self, who: str) -> Course:
        """Everybody's vote, in any order; then all are opened."""
        cast: dict[str, str] = {}
        while missing := [other for other in self.voters(who) if other not in cast]:
            text = yield {other: {f"v{other}{sign}" for sign in "+0."} for other in missing}
            cast[text[1:3]] = text[3]
        opened = "".join(cast[other] for other in self.voters(who))
        if opened:
            yield {CHANCE: {f"v{opened}"}}
        return opened

    # ---- moving

    def die(self) -> Course:
        text = yield {CHANCE: {f"d{n}" for n in range(1, 7)}}
        return int(text[1:])

    def roll(self, who: str) -> Course:
        """Roll, and move exactly that; on the near landing stage without a boat only a three or a six moves."""
        die = yield from self.die()
        if self.at[who] != self.board.lake["near"] or self.boat() or die in (3, 6):
            yield from self.move(who, die)

    def boat(self) -> bool:
        return self.mark(self.board.lake["ring"]) == "b"

    def move(self, who: str, steps: int) -> Course:
        """One of the places to which so many steps lead; what is there to do, unless one stands still."""
        ends: dict[str, Place] = {}
        for place in self.ends(who, steps):
            ends.setdefault(place[1], place)
        text = yield {who if len(ends) > 1 else CHANCE: {f">{space}" for space in ends}}
        if text[1:] != self.at[who]:
            self.put(who, ends[text[1:]])
            yield from self.follow(who)

    def ends(self, who: str, steps: int) -> list[Place]:
        """Every place where a move may end; one that is taken is changed for the nearest free one before it, or after it on any way."""
        start = self.behind[who], self.at[who], self.came[who] or self.at[who]
        found = []
        for route in self.routes(who, start, steps):
            *before, end = route
            if end == start or self.free(who, end[1]):
                found.append(end)
            else:
                found.append(next(place for place in reversed(before) if place == start or self.free(who, place[1])))
                found += self.beyond(who, end)
        return found

    def free(self, who: str, space: str) -> bool:
        """Whether a piece may come to stand there: its own space is free, and an epoch, unless it is only passed."""
        if space in self.board.epochs:
            return not self.passed(who, space)
        return all(self.at[other] != space for other in self.seats if other != who)

    def passed(self, who: str, space: str) -> bool:
        """Whether it is an epoch that one has finished and may not enter once more."""
        return self.on("enter_epoch_once") and space in self.done[who]

    def routes(self, who: str, start: Place, steps: int) -> Iterator[list[Place]]:
        """Every way to go so many steps; an epoch ends it, and without a boat the near landing stage does."""
        yield from self.longer(who, [start], steps)

    def longer(self, who: str, route: list[Place], steps: int) -> Iterator[list[Place]]:
        if steps == 0 or (len(route) > 1 and self.halts(who, route[-1][1])):
            yield route
            return
        for place in self.onward(who, route[-1]):
            yield from self.longer(who, [*route, place], steps - 1)

    def halts(self, who: str, space: str) -> bool:
        """Whether one comes no further than here."""
        if space in self.board.epochs:
            return not self.passed(who, space)
        return bool(space == self.board.lake["near"]) and not self.boat()

    def onward(self, who: str, place: Place) -> list[Place]:
        """One step forward on each way that is open, not turning round on the ring; who passes an epoch comes from there."""
        behind, here, came = place
        if self.passed(who, here):
            came = here
        ways = [space for space in self.board.ways(behind, here) if self.leads(here, space, came)]
        return [(here, space, came) for space in ways if here not in self.board.index or space != behind]

    def leads(self, behind: str, here: str, came: str) -> bool:
        """Whether, from here forward, the ring or an epoch other than the one the journey came from comes first."""
        if here in self.board.index:
            return True
        if here in self.board.epochs:
            return here != came
        return any(self.leads(here, space, came) for space in self.board.ways(behind, here))

    def beyond(self, who: str, place: Place) -> Iterator[Place]:
        """The nearest free places after one that is taken."""
        if self.halts(who, place[1]):
            return
        for further in self.onward(who, place):
            if self.free(who, further[1]):
                yield further
            else:
                yield from self.beyond(who, further)

    # ---- spaces

    def follow(self, who: str) -> Course:
        """The instruction of the space on which one stands."""
        here = self.at[who]
        match self.board.kind.get(here, "epoch"):
            case "travel":
                yield from self.roll(who)
            case "philosophy":
                yield from self.other_question(who, PHILOSOPHY, 10)
            case "question":
                yield from self.speak(who, {"+": 20, "0": 0, "": 10})
            case "gadfly":
                yield from self.gadfly(who)
            case "forgetting":
                self.put(who, ("", FORGETTING, self.came[who]))
            case "major":
                self.turn_the_disc(self.board.major[here])

    def turn_the_disc(self, by: int) -> None:
        """Clockwise, with everybody on it."""
        self.rotation = (self.rotation + by) % self.board.size
        for who, here in self.at.items():
            if here in self.board.index:
                self.at[who] = self.board.clockwise(here, by)
                self.carried.add(who)

    def gadfly(self, who: str) -> Course:
        """Jump to another gadfly, or stay."""
        goals = self.goals(who)
        if goals and (text := (yield {who: {f"j:{goal}" for goal in goals} | {"j-"}})) != "j-":
            self.put(who, ("", text.removeprefix("j:"), self.came[who]))

    def goals(self, who: str) -> list[str]:
        """The free gadflies to which one may jump, from which a way is open."""
        flies = self.gadflies(self.at[who])
        return [goal for goal in flies if self.free(who, goal) and self.onward(who, ("", goal, self.came[who]))]

    def gadflies(self, here: str) -> list[str]:
        """The gadflies to which one may jump from one: between paths and disc, or to the next path that has one."""
        flies = [space for space, kind in self.board.kind.items() if kind == "gadfly"]
        if self.rules["gadfly"] == "path_disc":
            return [space for space in flies if (space in self.board.index) != (here in self.board.index)]
        return self.next_path(here)

    def next_path(self, here: str) -> list[str]:
        """The gadfly of the next path clockwise that has one."""
        paths = [path for path in self.board.paths if here in self.board.paths[path]]
        after = self.clockwise_paths(paths[0] if paths else "", self.board.index.get(here, 0))
        for path in after:
            for space in self.board.paths[path] if path not in paths or here in self.board.index else []:
                if self.board.kind.get(space) == "gadfly" and space not in self.board.index:
                    return [space]
        return []

    def clockwise_paths(self, path: str, here: int) -> list[str]:
        """The paths with a mouth in the order in which one comes to them from a path, or a segment of the ring, clockwise."""
        mouths = {one: self.board.index[end] for one, spaces in self.board.paths.items() for end in spaces if end in self.board.index}
        begin = mouths.get(path, here)
        return sorted(mouths, key=lambda one: ((mouths[one] - begin - 1) % self.board.size, one))


def counts(table: Table, depth: int) -> list[int]:
    """How many sequences of one, two, and so on to `depth` actions there are; games that end before add nothing."""
    texts = table.legal()
    found = [len(texts)] + [0] * (depth - 1)
    for text in texts if depth > 1 else ():
        other = table.copy()
        other.play(text)
        found[1:] = [one + more for one, more in zip(found[1:], counts(other, depth - 1), strict=True)]
    return found
