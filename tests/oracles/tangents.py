"""A second, slow set of the rules of Tangents, written from the rules page alone: it shares nothing with the game but the deck's file.

Everything is a dictionary or a word. Spaces are pairs of column and row, cards lie as (number, owner, turned), and turns are their texts.
A turn is found as a person does it: put the card down, look at a neighbour, flip it, look on from there.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

DECK = Path(__file__).resolve().parent.parent.parent / "src" / "mochuelo" / "games" / "tangents" / "deck" / "cards.json"
COMPASS = {"N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1)}
NAMES = list(COMPASS)
OTHER = {"Il": "Po", "Po": "Il"}
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}

Space = tuple[int, int]
Lying = tuple[int, str, bool]
Grid = dict[Space, Lying]


def printed() -> dict[tuple[int, str], dict[str, int]]:
    """What is printed on each face, by card number and owner."""
    faces = {}
    for card in json.loads(DECK.read_text(encoding="utf-8")):
        for owner, side in (("Il", "illustration"), ("Po", "poem")):
            faces[card["number"], owner] = dict(zip(NAMES, map(int, card[side]), strict=True))
    return faces


FACES = printed()


def opposite(way: str) -> str:
    return NAMES[(NAMES.index(way) + 4) % 8]


def showing(lying: Lying, way: str) -> int:
    """The value that a card shows one way: turned, what is printed on the other end."""
    number, owner, turned = lying
    return FACES[number, owner][opposite(way) if turned else way]


def step(space: Space, way: str) -> Space:
    return space[0] + COMPASS[way][0], space[1] + COMPASS[way][1]


def name(space: Space) -> str:
    return "ABCD"[space[0]] + str(space[1] + 1)


def space_of(text: str) -> Space:
    return "ABCD".index(text[0]), int(text[1]) - 1


class Table:
    """A game in progress; the options are those of the rules page, by their names."""

    def __init__(
        self,
        games: str = "one",
        first: str = "die",
        starter: str = "winner_moves_first",
        flip: str = "forced",
        chain: str = "straight",
        chain_count: str = "all",
        block_last_turn: str = "forbidden",
        grid: int = 4,
        cards: int = 32,
        hands: str = "open",
    ) -> None:
        del hands  # who may see what changes nothing here
        self.games, self.first_by, self.winner_gets = games, first, starter
        self.forced, self.bent, self.extra = flip == "forced", chain == "bent", chain_count == "extra"
        self.late = block_last_turn == "allowed"
        self.spaces = [(column, row) for row in range(grid) for column in range(grid)]
        self.size, self.cards = -(-grid * grid // 2), cards
        self.results: list[dict[str, int]] = []
        self.starter = ""
        self.deal()

    def deal(self) -> None:
        """A new game: nothing lies, nobody has a card, both have a block."""
        self.grid: Grid = {}
        self.blocked: set[Space] = set()
        self.hands: dict[str, list[int]] = {"Il": [], "Po": []}
        self.blocks = {"Il", "Po"}
        self.asked = "deal"
        self.who = "Il"
        self.thrown: dict[str, str] = {}

    def copy(self) -> Table:
        """A table of its own."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.grid, other.blocked, other.blocks = dict(self.grid), set(self.blocked), set(self.blocks)
        other.hands = {who: list(hand) for who, hand in self.hands.items()}
        other.results, other.thrown = list(self.results), dict(self.thrown)
        return other

    # ---- what may be done

    def legal(self) -> set[str]:
        """Every text that may come next; empty when all is over."""
        match self.asked:
            case "deal":
                held = self.hands["Il"] + self.hands["Po"]
                return {f"{self.who}+{card:02}" for card in range(1, self.cards + 1) if card not in held}
            case "die":
                return {f"{self.who}:d{number}" for number in range(1, 7)}
            case "lot":
                return {"first:Il", "first:Po"}
            case "throw":
                return {f"{self.who}:{shape}" for shape in BEATS}
            case "show":
                return {f"{self.thrown['Il']}/{self.thrown['Po']}"}
            case "choose":
                return {f"{self.who}:first", f"{self.who}:second"}
            case "next":
                return {f"{self.who}:next"}
            case "over":
                return set()
        return (self.placings() | self.blockings()) or {f"{self.who}:--"}

    def free(self) -> list[Space]:
        return [space for space in self.spaces if space not in self.grid]

    def blockings(self) -> set[str]:
        """The block goes on any card that has none; not on one's first turn, nor with one empty space."""
        early = len(self.hands[self.who]) == self.size
        late = len(self.free()) == 1 and not self.late
        if self.who not in self.blocks or early or late:
            return set()
        return {f"{self.who}:#{name(space)}" for space in self.grid if space not in self.blocked}

    def placings(self) -> set[str]:
        found = set()
        for card in self.hands[self.who]:
            for turned in (False, True):
                for space in self.free():
                    text = f"{self.who}:{card:02}{'t' if turned else 'u'}{name(space)}"
                    chains = self.chains(space, (card, self.who, turned))
                    found |= {f"{text}x{spelled(chain)}" for chain in chains}
                    if not chains or not self.forced:
                        found.add(text)
        return found

    def chains(self, space: Space, lying: Lying) -> list[list[tuple[str, str]]]:
        """Every chain that a card put on a space may make: pairs of a direction and how the flipped card is to lie."""
        found = []
        for way in NAMES:
            at = step(space, way)
            if not self.can_be_attacked(at):
                continue
            mine, theirs = showing(lying, way), showing(self.grid[at], opposite(way))
            if mine > theirs:
                most = 1 if theirs == 0 else mine - theirs + self.extra
                found += self.longer([(way, at)], most)
        return found

    def can_be_attacked(self, space: Space) -> bool:
        return space in self.grid and self.grid[space][1] != self.who and space not in self.blocked

    def longer(self, chain: list[tuple[str, Space]], most: int) -> list[list[tuple[str, str]]]:
        """This chain with every way to turn its cards, and every longer one; the grid still shows the old faces."""
        found: list[list[tuple[str, str]]] = [[]]
        for way, _ in chain:
            found = [[*lies, (way, lie)] for lies in found for lie in "ut"]
        if len(chain) == most:
            return found
        last_way, last = chain[-1]
        for way in NAMES if self.bent else [last_way]:
            on = step(last, way)
            if not self.can_be_attacked(on) or on in [space for _, space in chain]:
                continue
            if showing(self.grid[last], way) > showing(self.grid[on], opposite(way)):
                found += self.longer([*chain, (way, on)], most)
        return found

    # ---- doing it

    def play(self, text: str) -> None:
        """Take what is legal."""
        match self.asked:
            case "deal":
                self.hands[self.who].append(int(text[3:]))
                self.who = min("Il", "Po", key=lambda who: len(self.hands[who]))
                if len(self.hands["Il"]) == len(self.hands["Po"]) == self.size:
                    self.open()
            case "die":
                self.cast(text[4:], int(text[4:]))
            case "throw":
                self.thrown[self.who] = text[3:]
                self.who, self.asked = ("Po", "throw") if self.who == "Il" else ("Il", "show")
            case "show":
                one, other = text.split("/")
                self.thrown = {}
                self.settle("" if one == other else "Il" if BEATS[one] == other else "Po", "throw")
            case "lot":
                self.begin(text[6:])
            case "choose":
                self.begin(self.who if text.endswith("first") else OTHER[self.who])
            case "next":
                self.starter = OTHER[self.starter]
                self.deal()
            case _:
                self.turn(text)

    def open(self) -> None:
        """After the deal: who starts is known, or is found out."""
        known = {"illustrator": "Il", "poet": "Po"}.get(self.first_by, self.starter)
        if self.results:
            self.begin(self.starter)
        elif known:
            self.begin(known)
        else:
            self.asked, self.who = {"die": "die", "rock_paper_scissors": "throw", "random": "lot"}[self.first_by], "Il"

    def cast(self, rolled: str, number: int) -> None:
        if self.who == "Il":
            self.thrown, self.who = {"Il": rolled}, "Po"
        else:
            one = int(self.thrown["Il"])
            self.settle("" if one == number else "Il" if one > number else "Po", "die")

    def settle(self, winner: str, again: str) -> None:
        """Nobody won: again. Else the winner moves first, or chooses."""
        if not winner:
            self.asked, self.who = again, "Il"
        elif self.winner_gets == "winner_chooses":
            self.asked, self.who = "choose", winner
        else:
            self.begin(winner)

    def begin(self, who: str) -> None:
        self.starter = self.who = who
        self.asked = "turn"

    def turn(self, text: str) -> None:
        """One turn of play, and what follows when the grid is full."""
        found = re.fullmatch(r"..:(\d\d)([ut])([A-D][1-4])(?:x(.*))?", text)
        if text[3] == "#":
            self.blocks.remove(self.who)
            self.blocked.add(space_of(text[4:]))
        elif found:
            space = space_of(found[3])
            self.hands[self.who].remove(int(found[1]))
            self.grid[space] = (int(found[1]), self.who, found[2] == "t")
            way = ""
            for direction, lie in re.findall(r"([NESW]*)([ut])", found[4] or ""):
                way = direction or way
                space = step(space, way)
                self.grid[space] = (self.grid[space][0], self.who, lie == "t")
        self.who = OTHER[self.who]
        if not self.free():
            self.finish()

    def finish(self) -> None:
        self.results.append({who: sum(lying[1] == who for lying in self.grid.values()) for who in OTHER})
        more = self.games == "two" and len(self.results) == 1
        self.asked, self.who = ("next", OTHER[self.starter]) if more else ("over", "")

    def winner(self) -> str:
        """Who won it all, "" for a tie: by games, then by cards over both."""
        won = {who: sum(result[who] > result[OTHER[who]] for result in self.results) for who in OTHER}
        cards = {who: sum(result[who] for result in self.results) for who in OTHER}
        for count in (won, cards):
            if count["Il"] != count["Po"]:
                return max(count, key=lambda who: count[who])
        return ""


def spelled(chain: list[tuple[str, str]]) -> str:
    """A chain as it is written: a direction only where it changes."""
    text, last = "", ""
    for way, lie in chain:
        text += ("" if way == last else way) + lie
        last = way
    return text


def counts(table: Table, depth: int) -> list[int]:
    """How many sequences of one, two, and so on to `depth` actions there are; games that end before add nothing."""
    texts = table.legal()
    found = [len(texts)] + [0] * (depth - 1)
    for text in texts if depth > 1 else ():
        other = table.copy()
        other.play(text)
        found[1:] = [one + more for one, more in zip(found[1:], counts(other, depth - 1), strict=True)]
    return found
