"""What spaces ask for: travel, gadflies, forgetting, major control, the disc, rabbit holes (the rules page, Spaces to Rabbit hole)."""

from __future__ import annotations

from typing import Any

from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.sophie import GAME
from mochuelo.games.sophie.tests.cases import after, altered, lay, legal, refused, right, shown, told

# ---- travel


def test_travel_rolls_again_at_once() -> None:
    """ "Travel: roll again at once.\" b2 and b5 are travel spaces, b6 is one of philosophy."""
    state = after(lay(["hellas", "modern"]), "^ d2 .")
    assert (shown(state).places[0], GAME.turn(state), len(legal(state))) == ("b2", CHANCE, 6)
    state = after(state, "d3 .")
    assert (shown(state).places[0], shown(state).phase) == ("b5", "roll")
    assert shown(after(state, "d1 .")).phase == "draw"


def test_standing_still_on_a_travel_space_ends_the_turn() -> None:
    """ "Choosing it is standing still (no instruction, turn over)\", for the second roll of a turn as well."""
    state = after(lay(["hellas", "b3>b4"]), "^ d2 . d1")
    assert legal(state) == {">b2", ">b4"}
    assert shown(after(state, ">b2")).mover == 1


# ---- gadflies


def test_a_gadfly_on_a_path_takes_one_to_the_disc() -> None:
    """ "Gadfly on a path: may jump to the disc's gadfly if free.\""""
    state = after(lay(["hellas", "modern"]), "^ d4 .")
    assert (GAME.turn(state), legal(state)) == (Seat(0), {"j:r23", "j-"})
    view = shown(after(state, "j:r23"))
    assert (view.places[0], view.came[0], view.mover) == ("r23", "hellas", 1)
    assert shown(after(state, "j-")).places[0] == "b4"


def test_a_taken_gadfly_takes_nobody() -> None:
    """ "... if free.\" With nowhere to jump nothing is asked."""
    assert shown(after(lay(["hellas", "r23"]), "^ d4 .")).mover == 1


def test_the_gadfly_of_the_disc_takes_one_to_any_free_one_with_an_open_way() -> None:
    """ "On the disc: may jump to any free gadfly on a path that has an open way.\""""
    assert legal(after(lay(["r22", "modern"], came="hellas"), "^ d1 .")) == {"j:b4", "j:d3", "j:e4", "j:f4", "j-"}
    assert legal(after(lay(["r22", "b4>b5"], came="renaissance"), "^ d1 .")) == {"j:e4", "j:f4", "j-"}


def test_after_a_jump_both_ways_may_be_open() -> None:
    state = after(lay(["r22", "modern"], came="middle"), "^ d1 . j:b4")
    assert shown(state).heading[0] == ""
    state.seat, state.phase = 0, 3
    assert legal(after(state, "^ d2")) == {">b6", ">b2"}
    state = after(lay(["r22", "modern"], came="hellas"), "^ d1 . j:b4")
    state.seat, state.phase = 0, 3
    assert legal(after(state, "^ d2")) == {">b6"}


def test_a_jump_triggers_nothing_more() -> None:
    """ "The jump triggers nothing more but the rabbit check.\" No second jump from the disc."""
    assert told(after(lay(["hellas", "modern"]), "^ d4 ."), "j:r23") == ["fly"]


def test_next_path_goes_to_the_next_gadfly_clockwise() -> None:
    """`gadfly` next_path: "to the gadfly of the next path clockwise that has one.\""""
    for space, following in (("b3>b4", "d3"), ("d2", "e4"), ("e3>e4", "f4"), ("f3>f4", "b4"), ("r22", "b4")):
        state = after(lay([space, "hellas"], came="middle", gadfly="next_path"), "^ d1 .")
        assert legal(state) == {f"j:{following}", "j-"}, space
    assert shown(after(lay(["b3>b4", "d3"], came="middle", gadfly="next_path"), "^ d1 .")).mover == 1


def test_next_path_is_another_one_even_where_a_path_has_two_gadflies() -> None:
    """ "... of the next path": b2 becomes one beside b4."""
    two = altered(lambda data: gadflies(data, "r23 b2 b4 d3 e4 f4"))
    for roll in ("d2", "d4"):
        assert legal(after(lay(["hellas", "modern"], gadfly="next_path", deck=two), f"^ {roll} .")) == {"j:d3", "j-"}
    alone = altered(lambda data: gadflies(data, "r23 b2 b4"))
    assert shown(after(lay(["hellas", "modern"], gadfly="next_path", deck=alone), "^ d2 .")).mover == 1


def gadflies(data: dict[str, Any], ids: str) -> None:
    """Gadflies lie on these spaces and no others."""
    for space in data["spaces"]:
        if space["kind"] == "gadfly" or space["id"] in ids.split():
            space["kind"] = "gadfly" if space["id"] in ids.split() else "plain"


# ---- forgetting


def test_a_forgetting_space_sends_one_to_the_place() -> None:
    """ "Forgetting: go to the Place of Forgetting.\""""
    state = after(lay(["renaissance", "modern"]), "^ d1")
    assert told(state, ">w1") == ["move", "forget"]
    view = shown(after(state, "."))
    assert (view.places[0], view.came[0], view.mover) == ("forgetting", "renaissance", 1)


# ---- major control and the disc


def test_major_control_turns_the_disc_and_what_is_on_it() -> None:
    """ "Turn the disc clockwise by N; pieces on it travel along.\" a2 turns by four."""
    state = after(lay(["mythology", "r3", "r23", "b4>b5", "forgetting"], rotation=22), "^ d2 .")
    view = shown(state)
    assert (view.rotation, view.places) == (2, ("a2", "r7", "r3", "b4", "forgetting"))
    assert view.carried == (1, 2)


def test_the_mover_travels_along_when_on_the_disc() -> None:
    """ "... the mover too if on the disc.\" r14 turns by two, to r16."""
    view = shown(after(lay(["r13", "modern"], rotation=1, came="hellas"), "^ d1 >r14"))
    assert (view.places[0], view.carried, view.mover) == ("r16", (0,), 1)


def test_whoever_is_carried_otherwise_rolls_as_usual() -> None:
    """ "Otherwise roll as usual.\" r8 is a space of philosophy."""
    state = after(lay(["mythology", "r4"], came="- middle"), "^ d2 .")
    assert (shown(state).places[1], legal(state)) == ("r8", {"^"})
    assert shown(after(state, "^ d1")).carried == ()


def test_whoever_is_carried_to_forgetting_follows_it() -> None:
    """ "At the start of the next own turn: on a forgetting space: do that instead of rolling.\" a2 carries r2 to r6."""
    state = after(lay(["mythology", "r2"], rotation=3, came="- middle"), "^ d2 .")
    assert (shown(state).places[1], legal(state), refused(state, "^")) == ("r6", {"f"}, "follow-first")
    assert told(state, "f") == ["follow", "forget"]
    assert shown(after(state, "f")).places[1] == "forgetting"


def test_it_is_judged_on_the_disc_as_it_then_lies() -> None:
    """ "Judged on the disc as it then lies\": carried on once more before the turn, from forgetting to plain."""
    state = after(lay(["mythology", "c3>c4", "r2"], rotation=3, came="- middle middle"), "^ d2 .", "^ d1 .")
    assert shown(state).places[2] == "r12"
    assert legal(state) == {"^"}


def test_a_space_of_forgetting_that_one_stands_on_uncarried_is_no_matter() -> None:
    state = lay(["r6", "modern"], came="middle")
    assert (legal(state), refused(state, "f")) == ({"^"}, "nothing-to-follow")


def test_with_all_instructions_every_space_is_followed() -> None:
    """`disc_moves` all_instructions."""

    def carried(start: str, rotation: int = 0) -> set[str]:
        return legal(after(lay(["mythology", start], rotation, came="- middle", disc_moves="all_instructions"), "^ d2 ."))

    assert carried("r4") == {"f"}  # philosophy
    assert carried("r12") == {"f"}  # a Big Question
    assert carried("r3") == {"f"}  # travel
    assert carried("r10") == {"f"}  # major control
    assert carried("r19") == {"f"}  # a gadfly
    assert carried("r7", 1) == {"^"}  # plain: there is nothing to follow


def test_what_is_followed_takes_the_place_of_the_roll() -> None:
    state = after(lay(["mythology", "r4"], came="- middle", disc_moves="all_instructions"), "^ d2 . f")
    assert shown(state).phase == "draw"
    assert shown(after(state, right(3))).mover == 0
    state = after(lay(["mythology", "r10"], came="- middle", disc_moves="all_instructions"), "^ d2 . f")
    assert (shown(state).places[1], shown(state).carried) == ("r16", (1,))
    state = after(lay(["mythology", "r19"], came="- middle", disc_moves="all_instructions"), "^ d2 . f")
    assert legal(state) == {"j:b4", "j:d3", "j:e4", "j:f4", "j-"}


# ---- rabbit holes


def test_a_rabbit_is_open_where_a_window_lies_beside_it() -> None:
    """ "The rabbit at s is open when it has a rabbit and window[(s - r) mod 24].\""""
    windows, rabbits = {0, 3, 5, 8, 11, 14, 17, 20}, (1, 5, 11, 15, 18, 20)
    for rotation in range(24):
        view = shown(lay(["modern", "hellas"], rotation))
        assert view.rabbits == tuple(f"r{s}" for s in rabbits if (s - rotation) % 24 in windows)


def test_at_the_end_of_the_turn_beside_an_open_hole_one_must_jump() -> None:
    """ "At the end of one's turn on the disc beside an open rabbit: jump, compulsory.\" r5 is open at rotation 0."""
    state = after(lay(["r4", "modern"], came="middle"), "^ d1 >r5")
    assert (GAME.turn(state), shown(state).phase) == (Seat(0), "rabbit")
    view = shown(after(state, "w:modern"))
    assert (view.places[0], view.came[0], view.mover) == ("modern", "", 1)


def test_to_an_epoch_not_finished_and_not_the_one_just_left() -> None:
    """ "To an epoch not yet finished and not the one just left.\""""
    state = after(lay(["r4", "modern"], came="middle", done={0: "hellas modern"}), "^ d1 >r5")
    assert legal(state) == {"w:mythology", "w:renaissance", "w:enlightenment"}
    assert (refused(state, "w:hellas"), refused(state, "w:middle")) == ("hop-finished", "hop-left")


def test_a_shut_hole_takes_nobody() -> None:
    assert shown(after(lay(["r4", "modern"], 1, came="middle"), "^ d1 >r5")).mover == 1


def test_the_hole_comes_after_the_question_of_the_space() -> None:
    """The end of the turn is after what the space asks for: r1 asks a question of philosophy."""
    state = after(lay(["r0", "modern"], 1, came="middle"), "^ d1 >r1")
    assert shown(state).phase == "draw"
    assert shown(after(state, right(4))).phase == "rabbit"


def test_whoever_is_carried_to_an_open_hole_jumps_instead_of_rolling() -> None:
    """ "Beside an open rabbit hole (then only the jump, not the space's instruction): do that instead of rolling.\""""
    state = after(lay(["mythology", "r1"], 20, came="- middle"), "^ d2 .")
    view = shown(state)
    assert (view.rotation, view.places[1], view.phase, view.mover) == (0, "r5", "rabbit", 1)
    view = shown(after(state, "w:hellas"))
    assert (view.places[1], view.carried, view.mover) == ("hellas", (), 0)


def test_only_the_jump_and_not_the_instruction() -> None:
    """r20 asks a question of philosophy; whoever is carried there beside the open hole only jumps, whatever the option."""
    state = after(lay(["mythology", "r16"], 20, came="- middle", disc_moves="all_instructions"), "^ d2 .")
    assert (shown(state).places[1], shown(state).phase) == ("r20", "rabbit")


def test_a_mover_carried_to_an_open_hole_jumps_the_same_turn() -> None:
    """ "A mover carried to an open rabbit jumps the same turn.\" On a board on which r9 turns by two, to r11."""
    deck = altered(lambda data: next(space for space in data["spaces"] if space["id"] == "r9").update(n=2))
    state = after(lay(["c7>r8", "modern"], 22, came="middle", deck=deck), "^ d2")
    assert told(state, ">r9") == ["move", "turn-disc", "carry"]
    view = shown(after(state, ">r9"))
    assert (view.rotation, view.places[0], view.mover, view.phase) == (0, "r11", 0, "rabbit")
