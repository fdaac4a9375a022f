"""Fair chance: unbiased, bound by the commitment, and provable from the record down to the last byte."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from fractions import Fraction

import pytest

from mochuelo.core.errors import MochueloError, RecordError
from mochuelo.core.event import Player
from mochuelo.core.fairness import Draws, Proof, commit, verify
from mochuelo.core.record import read_record, seal, write_record
from mochuelo.core.replay import transcribe
from tests.core import nim
from tests.core.tables import DRAWS, SEED, Table
from tests.drill.games import magpies


def finished() -> str:
    """The sealed record of a finished game with nine draws, whose start was drawn as well."""
    table = Table(magpies.GAME, players=(Player("Ana"), Player("Bo"))).play()
    while table.match.status == "playing":
        table.play(magpies.GAME.write(magpies.GAME.legal(table.match.state)[0]))
    start = f"drawn {DRAWS.starter(2)}"
    headers = {"Table": DRAWS.table, "Commitment": commit(SEED), "Seed": SEED, "Start": start}
    return write_record(seal(transcribe(table.match, None, headers)))


def test_numbers_follow_from_seed_table_and_number_by_the_published_recipe() -> None:
    """HMAC-SHA256(seed, "table:number:block"), counted out by hand with the standard library."""
    blocks = [hmac.new(bytes.fromhex(SEED), f"table-1:7:{n}".encode(), hashlib.sha256).digest() for n in range(2)]
    bits = "".join(f"{byte:08b}" for byte in b"".join(blocks))
    stream = DRAWS.source(7)
    for start, length in [(0, 1), (1, 3), (4, 252), (256, 53), (309, 200)]:
        assert stream.getrandbits(length) == int(bits[start : start + length], 2)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commit(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


@pytest.mark.parametrize("seed", ["", "5e" * 31, "5e" * 33, "5E" * 32, "zz" * 32, " " + "5e" * 32])
def test_a_seed_has_one_form(seed: str) -> None:
    with pytest.raises(MochueloError, match="not a seed"):
        commit(seed)


def test_every_draw_is_another() -> None:
    tables = [Draws(SEED, "table-1"), Draws(SEED, "table-2"), Draws("00" * 32, "table-1")]
    words = {draws.source(number).getrandbits(64) for draws in tables for number in range(50)}
    assert len(words) == 150


def test_all_that_random_offers_works_and_is_even() -> None:
    """A die of six sides: the chi-square of 6,000 throws stays under 20.5, which chance passes in 1 of 1,000 cases."""
    stream = DRAWS.source(1)
    thrown = Counter(stream.randrange(6) for _ in range(6_000))
    assert sum(Fraction((thrown[side] - 1_000) ** 2, 1_000) for side in range(6)) < Fraction("20.5")
    assert sorted(stream.sample(range(52), 52)) == list(range(52))
    assert 0 <= stream.random() < 1
    assert len(stream.randbytes(5)) == 5
    assert isinstance(stream.gauss(0, 1), float)
    deck = list(range(10))
    stream.shuffle(deck)
    assert sorted(deck) == list(range(10))


def test_nobody_gets_at_the_seed_through_the_numbers() -> None:
    stream = DRAWS.source(1)
    for ask in (stream.getstate, lambda: stream.setstate((3, (), None)), lambda: stream.seed(1)):
        with pytest.raises(NotImplementedError):
            ask()


def test_the_starting_seat_is_drawn_evenly() -> None:
    seats = Counter(Draws(SEED, f"table-{n}").starter(3) for n in range(3_000))
    assert all(900 < seats[seat] < 1_100 for seat in range(3))


def test_an_honest_record_is_proved() -> None:
    assert verify(magpies.GAME, finished()) == Proof(
        draws=9, starter=DRAWS.starter(2), commitment=hashlib.sha256(bytes.fromhex(DRAWS.seed)).hexdigest()
    )


def test_a_record_without_chance_is_proved_too() -> None:
    table = Table().play("take:3", "take:3", "take:1")
    headers = {"Table": DRAWS.table, "Commitment": commit(SEED), "Seed": SEED}
    assert verify(nim.GAME, write_record(seal(transcribe(table.match, None, headers)))) == Proof(0, -1, commit(SEED))


def test_a_single_changed_byte_is_found_wherever_it_is() -> None:
    text = finished()
    rng = random.Random(5)
    for place in range(len(text)):
        other = rng.choice([mark for mark in "07aez:; \n?-" if mark != text[place]])
        with pytest.raises(MochueloError):
            verify(magpies.GAME, text[:place] + other + text[place + 1 :])


def test_a_byte_more_or_less_is_found() -> None:
    text = finished()
    for changed in (text + "\n", text[:-1], text + "; well played\n", "\ufeff" + text, text.replace("\n", "\r\n")):
        with pytest.raises(RecordError):
            verify(magpies.GAME, changed)


def resealed(old: str, new: str) -> str:
    """A forgery that knows about the digest."""
    text = finished()
    assert old in text
    return write_record(seal(read_record(text.replace(old, new, 1))))


def test_a_forger_who_seals_again_is_caught_by_the_seed() -> None:
    text = finished()
    roll = next(row for row in text.splitlines() if row.startswith("* roll"))
    other = f"* roll:{int(roll[-1]) % 6 + 1}"
    with pytest.raises(RecordError) as caught:
        verify(magpies.GAME, resealed(roll, other))
    assert caught.value.code in ("draw", "result")
    assert caught.value.code == "result" or text.splitlines()[caught.value.line - 1] == roll


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (f"Seed: {SEED}", f"Seed: {'5f' * 32}", "commitment"),
        (f"Commitment: {commit(SEED)}", f"Commitment: {commit('5f' * 32)}", "commitment"),
        ("Table: table-1", "Table: table-2", "draw"),
        (f"Start: drawn {DRAWS.starter(2)}", f"Start: drawn {1 - DRAWS.starter(2)}", "start"),
        (f"Seed: {SEED}\n", "", "no-proof"),
    ],
)
def test_each_part_of_the_proof_is_needed(old: str, new: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        verify(magpies.GAME, resealed(old, new))
    assert caught.value.code in (code, "start")


def test_a_game_that_began_elsewhere_than_drawn_is_caught() -> None:
    drawn = DRAWS.starter(2)
    table = Table(options=nim.Options(start=1 - drawn)).play("take:3", "take:3", "take:1")
    headers = {"Table": DRAWS.table, "Commitment": commit(SEED), "Seed": SEED, "Start": f"drawn {drawn}"}
    with pytest.raises(RecordError, match="start was not drawn"):
        verify(nim.GAME, write_record(seal(transcribe(table.match, None, headers))))
