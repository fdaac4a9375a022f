"""Games that speak of their table in words: what is told before a move is what comes, in every mode, and shows no hidden hand."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from mochuelo.cli.choice import Choice
from mochuelo.cli.dialogs import Ask, Page
from mochuelo.cli.games import find
from mochuelo.cli.play import dealer
from mochuelo.cli.seats import parse_options, parse_seats
from mochuelo.cli.table import Table, sentences
from mochuelo.cli.words import cli_words, spoken
from mochuelo.core.game import SPECTATOR, Seat

from .seen import play, screen_text, sit, until
from .terminal import run

MODES = {
    "short": ("human:Ana,bot:1", ()),
    "long": ("human:Ana,human:Ben,human:Cid", ("length=long", "pass_empty=allowed", "match=either")),
    "personal": ("human:Ana,human:Ben", ("decks=personal", "packs=shared")),
    "colours": ("human:Ana,human:Ben,human:Cid,human:Dan", ("play=four_colours",)),
}
SMALL = ("numbers=4", "owls=2", "hand=3", "picks=6")
"""A game of eighteen cards is over soon."""


def table(seats: str, options: tuple[str, ...], lang: str = "en", seed: int = 5) -> Table:
    say, game = cli_words(lang).of_game("gigantes"), find(cli_words(lang), "gigantes")
    sitters = parse_seats(say, game, seats)
    return dealer(say, game, parse_options(say, game, options, len(sitters)), sitters, seed)()


@pytest.fixture(scope="module", params=MODES)
def played(request: pytest.FixtureRequest) -> tuple[Table, str]:
    """A game at its start, and its mode; each in a language of its own."""
    seats, options = MODES[request.param]
    small = (*options, *(name for name in SMALL if request.param == "personal" or "picks" not in name))
    if request.param == "colours":
        small = (*options, "numbers=4", "owls=4")
    lang = spoken("gigantes")[list(MODES).index(request.param) % 3]
    return table(seats, small, lang), request.param


def test_what_is_told_beforehand_is_what_comes(played: tuple[Table, str]) -> None:
    """By the true state, which the table does not look at when it tells beforehand."""
    at, _ = played
    rng = random.Random(3)
    while not at.over:
        seat, state = Seat(at.seat), at.match.state
        for text in rng.sample(at.legal(), min(len(at.legal()), 6)):
            if at.is_human(seat):
                steps = at.game.story(state, at.game.read(text), seat)
                assert at.preview(text) == sentences(at.say, at.game, at.match.options, steps), text
                assert "".join(at.telling.cut(text)) == text
                assert all(at.named(token) for token in at.telling.cut(text)[1:]), text
        shown = {viewer: at.board(at.view(viewer)) for viewer in (Seat(0), Seat(1), SPECTATOR)}
        assert all(shown.values())
        at.act(rng.choice(at.legal()))
    assert at.match.outcome is not None


@pytest.mark.parametrize("lang", spoken("gigantes"))
def test_the_board_has_titles_and_marks_of_the_own_hand_alone(lang: str) -> None:
    at = table("human:Ana,human:Ben", (), lang)
    deck = at.game.decks.public(at.game.decks.house(), lang)  # type: ignore[attr-defined]  # what a game may offer beside the contract
    titles = {card.id: card.title for card in deck.cards if card.letter}
    mine, theirs = (at.view(Seat(seat)).hands[seat] for seat in (0, 1))
    mine, theirs = (mine, theirs) if at.seat == 0 else (theirs, mine)
    board = at.board(at.view(Seat(at.seat)))
    assert all(titles[card][:29] in board for card in mine if card in titles)
    assert not any(f" {card} " in board for card in theirs)
    hidden = at.board(at.view(SPECTATOR))
    assert not any(title in hidden for title in titles.values()), "nothing lies on the table yet"


def test_a_card_can_be_read_by_name_or_by_a_move_that_names_it() -> None:
    at = table("human:Ana,human:Ben", (), "en")
    whole = at.about("W1")
    assert whole.startswith("Republic (W1)\nPlato · Work · P Politics · Crown")
    assert "✓ Book: " in whole and "✗ Broken chain: " in whole and "Source: Plato, Republic" in whole
    assert at.about("w1") == at.about("TeW1") == whole
    assert at.about("In:C5xTeW1").endswith(whole) and "Asabiyya" in at.about("In:C5xTeW1")
    assert at.about("C13").startswith("Mochuelo (C13)")
    assert at.about("nothing") == ""


def test_a_personal_deck_is_picked_at_once() -> None:
    at = table("human:Ana,bot:1", ("decks=personal",))
    for seed in range(3):
        offers = at.offers(random.Random(seed))
        assert list(offers) == ["suggested", "random"]
        assert all(len(texts) == len(set(texts)) == 15 for texts in offers.values())
    assert at.offers(random.Random(1))["random"] != at.offers(random.Random(2))["random"]
    first = at.legal()[0]
    at.act(first)
    rest = at.offers(random.Random(1))
    assert [len(rest["random"]), first in rest["random"]] == [14, False], "what is picked already stays picked"
    for text in rest["random"]:
        at.act(text)
    assert len(at.view(Seat(0)).picks[0]) == 15
    assert at.offers(random.Random(1)) == {}, "a bot picks for itself"


def test_several_actions_may_be_typed_at_once() -> None:
    at = table("human:Ana,human:Ben", ("decks=personal",))
    typed = at.offers(random.Random(1))["random"]
    kept = " ".join(text[3:] for text in typed)
    assert at.several(kept.lower()) == typed == at.several(" ".join(typed))
    assert at.several(kept + " C1") == (), "the other picks next"
    assert at.several(kept.replace(" ", " C1 ", 1)) == (), "nothing of it, where a part is not allowed"


def test_other_games_are_cut_and_shown_as_ever() -> None:
    at = table("human,human", ())
    assert Choice(["Te:W2+Te", "Te:-"], at.telling.cut).column(()) == ("W2", "-")
    assert Choice(["C5PuNo", "C5SlNo"]).column(("C5",)) == ("Pu", "Sl")


def test_line_by_line_with_a_curtain_rules_cards_and_a_deck_at_once() -> None:
    given = "\nrules\nrules 1\nabout w1\nsuggested\n\nlist\nrandom\n\nlist\nwhat -\n"
    table_for_two = ("--seats", "human:Ana,human:Ben", "--option", "decks=personal", "--seed", "4")
    ran = run("--lang", "es", "play", "gigantes", "--plain", *table_for_two, given=given)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("Los demás miran a otro lado") == 3, "before each picks, and before the first turn"
    assert "De qué se trata" in ran.out and "República (W1)" in ran.out
    assert ran.out.count("suggested (El mazo propuesto), random (Un mazo al azar)") == 2
    assert ran.out.count("? ×15\n") == 2 + 3, "told when it is done, and after each curtain what was since one's own last turn began"
    assert ran.out.rindex("Tu mano") > ran.out.rindex("Los demás miran a otro lado")


async def test_a_deck_at_once_rules_and_cards_on_the_screen(tmp_path: Path) -> None:
    app = sit("human:Ana,bot:1", tmp_path / "game.rec", game="gigantes", lang="de", options=("decks=personal",))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Ask))
        assert "Das vorgeschlagene Deck" in screen_text(app)
        await pilot.press("3")
        await pilot.pause()
        assert app.table.view(Seat(0)).picks[0] == ()
        await pilot.press("f6")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("1")
        await until(pilot, lambda: len(app.table.view(Seat(0)).picks[0]) == 15)
        await until(pilot, lambda: app.table.seat == 0 and app.table.view(Seat(0)).phase == "play")
        await pilot.pause()
        assert "Deine Hand" in screen_text(app)
        for key, words in (("f3", "Worum es geht"), ("f5", "Quelle: ")):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, Page))
            assert words in str(app.screen.text)  # type: ignore[attr-defined]  # the page's
            await pilot.press("escape")
            await pilot.pause()
        await play(pilot, app.picker.text)
        assert app.table.match.line[-1].kind in ("act", "chance")
