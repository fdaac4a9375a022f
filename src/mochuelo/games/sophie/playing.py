"""Whole games inside the kernel: minds in all seats, and chance (core.trial)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from mochuelo.games.sophie.dice import Dice
from mochuelo.games.sophie.ledger import Ledger
from mochuelo.games.sophie.legal import decider, is_chance, legal_vec
from mochuelo.games.sophie.rules import play
from mochuelo.games.sophie.search import Mind
from mochuelo.games.sophie.state import (
    ANSWER,
    CARD,
    DIE,
    DRAW,
    GUESS,
    KIND,
    OVER,
    PHILOSOPHY_PILE,
    REPLY,
    RIGHT,
    ROLL,
    SOCRATIC,
    SPEAK,
    State,
)


@final
class Playing:
    """A game that is played to its end."""

    def __init__(self, s: State, minds: list[Mind], difficulties: vec[i64], luck: Dice) -> None:
        self.state: State = s
        """Changed in place."""
        self.minds: list[Mind] = minds
        self.difficulties: vec[i64] = difficulties
        """[2 * the place of its card among all cards + its number - 1]: the difficulty of each question, Big Questions aside."""
        self.luck: Dice = luck
        self.ledger: Ledger = Ledger()
        self.length: i64 = 0
        self.turns: i64 = 0
        self.choices: i64 = 0
        self.keep: bool = False
        self.actions: vec[i64] = vec[i64]()

    def run(self) -> None:
        """Play on until it is over."""
        s = self.state
        while s.phase != OVER:
            action = self.fate(s) if is_chance(s) else self.decision(s)
            if self.keep:
                self.actions = append(self.actions, action)
            self.ledger.see(s, action)
            play(s, action)
            self.length += 1

    def decision(self, s: State) -> i64:
        """What the seat does that decides."""
        self.turns += 1
        if s.phase != SPEAK:
            self.choices += 1 if len(legal_vec(s, decider(s))) > 1 else 0
        difficulty: i64 = 0
        if s.phase == ANSWER:
            difficulty = self.difficulties[2 * (s.first[s.pile] + s.card) + s.number - 1]
        return self.minds[decider(s)].choose(s, difficulty)

    def fate(self, s: State) -> i64:
        """What chance does."""
        if s.phase == ROLL:
            return DIE + KIND * (1 + self.luck.below(6))
        if s.phase == GUESS:
            return REPLY + KIND * self.guess(RIGHT[s.order], s.odds)
        found = legal_vec(s, 0)
        if s.phase == DRAW and s.pile == PHILOSOPHY_PILE and s.socrates_left:
            drawn = self.luck.below(s.socrates_left + len(found) - 1)
            return CARD + KIND * SOCRATIC if drawn < s.socrates_left else found[drawn - s.socrates_left + 1]
        return found[self.luck.below(len(found))] if len(found) > 1 else found[0]

    def guess(self, right: i64, odds: i64) -> i64:
        """The letter that chance names for a program: the right one with its odds, else either of the others."""
        if self.luck.below(100) < odds:
            return right
        return (right + 1 + self.luck.below(2)) % 3
