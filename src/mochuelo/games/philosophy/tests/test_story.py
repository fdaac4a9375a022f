"""The story names what moved, outermost first, what returned, which Ideas could react, and why others did not."""

from __future__ import annotations

from mochuelo.core.game import SPECTATOR, Move, Seat, Step
from mochuelo.games.philosophy import GAME, Options


def told(position: str, *texts: str, seats: int = 2) -> tuple[Step, ...]:
    """The story of the last of the actions."""
    state = GAME.start(Options(position=position), seats)
    for text in texts[:-1]:
        state = GAME.apply(state, GAME.read(text))
    return GAME.story(state, GAME.read(texts[-1]), SPECTATOR)


def said(story: tuple[Step, ...], *kinds: str) -> list[tuple[str, str]]:
    return [(step.say, str(step.args.get("space", ""))) for step in story if step.kind in kinds]


def test_a_line_moves_outermost_first_and_what_falls_off_goes_to_its_owner() -> None:
    story = told("C2:TePuWe/C8:TeSlWe/S2:InPuWe/S5:TeSrWe - In", "C5ToNo")
    assert [step.kind for step in story] == ["place", "activate", "return", "push", "push", "push", "turn"]
    assert [move for step in story for move in step.moves] == [
        Move("In.To", "hand/In", "C5/No"),
        Move("Te.Sr", "S5/We", "hand/Te"),
        Move("In.Pu", "S2/We", "S5/We"),
        Move("Te.Sl", "C8/We", "S2/We"),
        Move("Te.Pu", "C2/We", "C8/We"),
    ]
    assert [step.rule for step in story if step.kind in ("return", "push")] == ["off-board", "line", "line", "effect-To"]
    assert [step.marks for step in story if step.kind == "activate"] == [("C5", "C2")]


def test_candidates_the_choice_and_who_is_passed_over() -> None:
    # The Slide on C1 sends Teal's Slide from C4 to C5 and the tile there to C6: one comes before the Push on C8, one before C9.
    before = told("", "C8PuNo", "C4SlWe", "C9SrNo", "C5SrNo", "C1SlSo")
    assert sorted(said(before, "candidate")) == [("story-candidate", "C8"), ("story-candidate", "C9")]
    assert before[-1].say == "story-choose-reaction"
    assert before[-1].args["spaces"] == "C8 C9"
    after = told("", "C8PuNo", "C4SlWe", "C9SrNo", "C5SrNo", "C1SlSo", "C8")
    assert said(after, "choice") == [("story-chosen", "C8")]
    assert ("story-silent-passed", "C9") in said(after, "silent")


def test_why_an_idea_stays_silent() -> None:
    # The Push on C5 sends C2 to N5. The Slide on C7 targets the Teal tile on C4, which did not move; the Toss on C9 targets an own Idea.
    story = told("C2:TePuWe/C4:TeSlWe/C6:InPlNo/C7:InSlNo/C9:InToNo - In", "C5PuNo")
    silent = said(story, "silent")
    assert ("story-silent-still", "C7") in silent
    assert ("story-silent-own", "C9") in silent
    assert ("story-silent-used", "C5") not in silent  # it targets nothing any more


def test_the_three_sorts_of_reaction_are_told_apart() -> None:
    target = told("C2:TePuWe/N4:InSrEa - In", "C5PuNo")  # Teal's tile comes before the Slide on N4
    assert [step.rule for step in target if step.kind == "candidate"] == ["reaction-target"]
    idea = told("C2:TePuWe/N5:InSrEa/N3:TeSlNo - In", "C5PuNo")  # the Slide is pushed to N2 and looks at N3
    assert [step.rule for step in idea if step.kind == "candidate"] == ["reaction-idea"]
    both = told("C2:TePuWe/N5:InSrSo - In", "C5PuNo")  # both go one north, and the Slide looks back at the other
    assert [step.rule for step in both if step.kind == "candidate"] == ["reaction-both"]


def test_the_end_names_conclusions_made_and_broken() -> None:
    story = told("C1:InPlNo/C2:InSlNo/C3:InSrNo/C7:TePuSo/C8:TeSlSo/C9:TeSrSo - Te", "C4LsWe", "C5PuSo")
    ends = [(step.say, step.args.get("seat"), step.args.get("spaces")) for step in story if step.kind in ("conclusion", "broken", "end")]
    assert ends == [
        ("story-stands", "In", "C1 C2 C3"),
        ("story-broken", "Te", "C7 C8 C9"),
        ("story-end-conclusion", "In", None),
    ]


def test_who_is_out_takes_everything_along() -> None:
    full = "C1:InPuNo/C2:TePuNo/C3:SaPuNo/C4:TeSlNo/C5:SaSlNo/C6:InSlNo/C7:TeSrNo/C8:SaSrNo - In"
    (out,) = [step for step in told(full, "C9SrSo", seats=3) if step.kind == "out"]
    assert out.say == "story-out-stuck"
    assert {move.end for move in out.moves} == {"out"}
    assert len(out.moves) == 12


def test_a_tile_left_behind_is_gone_when_it_is_pushed_off() -> None:
    state = GAME.concede(GAME.start(Options(position="C2:TePuNo/N2:TeSlNo/N5:TeSrNo - Te", stuck_tiles="stay"), 3), Seat(1))
    state = GAME.apply(state, GAME.read("C8SrSo"))
    story = GAME.story(state, GAME.read("C5PuNo"), SPECTATOR)
    assert [step.say for step in story if step.kind == "return"] == ["story-gone"]
    assert Move("Te.Sl", "N2/No", "out") in [move for step in story for move in step.moves]


def test_a_rephrase_that_keeps_the_facing_moves_nothing() -> None:
    kept = told("C1:TePuWe - In", "C5ReNw", "We")
    turned = told("C1:TePuWe - In", "C5ReNw", "So")
    assert [(step.say, step.moves) for step in kept if step.kind == "rephrase"] == [("story-kept", ())]
    assert [step.moves for step in turned if step.kind == "rephrase"] == [(Move("Te.Pu", "C1/We", "C1/So"),)]
