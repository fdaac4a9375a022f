"""YAML that strangers wrote: plain values with their lines, and a refusal of whatever is not plain, before it costs anything."""

from __future__ import annotations

import time

import pytest
import yaml

from mochuelo.core import documents
from mochuelo.core.documents import DEEPEST, LONGEST, MOST, DocumentError, read


def refused(text: str | bytes) -> tuple[str, int]:
    with pytest.raises(DocumentError) as caught:
        read(text.encode() if isinstance(text, str) else text, "deck.yaml")
    assert caught.value.name == "deck.yaml"
    return caught.value.code, caught.value.line


def test_values_are_plain_and_keys_are_texts_as_written() -> None:
    text = "a: [1, -2, 1.5, yes, no, null, ~, '1', \"no\", 2026-01-01, x: y]\n1: one\ny: why\nb:\n  - c: |\n      two\n      lines\n"
    assert read(text.encode(), "d").value == {
        "a": [1, -2, 1.5, True, False, None, None, "1", "no", "2026-01-01", {"x": "y"}],
        "1": "one",
        "y": "why",
        "b": [{"c": "two\nlines\n"}],
    }


def test_json_is_read_too() -> None:
    assert read(b'{"format": 1, "letters": ["M", "K"], "died": null, "disputed": false}', "d").value == {
        "format": 1,
        "letters": ["M", "K"],
        "died": None,
        "disputed": False,
    }


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert read("\ufeffa: 1".encode(), "d").value == {"a": 1}


def test_each_value_has_its_line_and_what_is_missing_that_of_what_is_around_it() -> None:
    document = read(b"a: 1\nb:\n  - c: 2\n    d:\n\n      [3,\n       4]\n", "d")
    assert document.line(("a",)) == 1
    assert document.line(("b", 0)) == 3
    assert document.line(("b", 0, "d")) == 4
    assert document.line(("b", 0, "d", 1)) == 7
    assert document.line(("b", 0, "e", "f")) == 3
    assert document.line(("z",)) == 1


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "document-empty", 0),
        ("# nothing\n", "document-empty", 0),
        ("a: 1\n---\nb: 2\n", "document-more", 2),
        ("a: 1\na: 2\n", "document-twice", 2),
        ("a: {b: 1,\n b: 2}\n", "document-twice", 2),
        ("? [1, 2]\n: 3\n", "document-key", 1),
        ("a: &x 1\nb: *x\n", "document-alias", 1),
        ("a: *x\n", "document-alias", 1),
        ("a: 1\n<<: {b: 2}\nb: !!python/object/apply:os.system [ls]\n", "document-tag", 3),
        ("a: !!str 1\n", "document-tag", 1),
        ("a: [1, 2\nb: 3\n", "document-yaml", 2),
        ("a:\n\tb: 1\n", "document-yaml", 2),
        ("a: \x00\n", "document-yaml", 0),
        (f"a: {'9' * 10_000}\n", "document-number", 1),
        (f"a: 1\nb: 0x{'f' * 10_000}\n", "document-number", 2),
        ("a: 0b_\n", "document-number", 1),
        (b"a: 1\nb: \xff\n", "document-utf8", 2),
        ("a: 1\n".encode("utf-16"), "document-utf8", 1),
        ("[" * (DEEPEST + 2) + "]" * (DEEPEST + 2), "document-deep", 1),
    ],
)
def test_what_is_not_plain_is_refused_by_its_line(text: str | bytes, code: str, line: int) -> None:
    assert refused(text) == (code, line)


def test_bombs_cost_nothing() -> None:
    """Aliases of aliases, depth without end, values without number, bytes without number, a number of a hundred thousand parts."""
    aliases = "a: &a [x]\n" + "".join(f"{b}: &{b} [*{a}, *{a}, *{a}, *{a}]\n" for a, b in zip("abcdefghij", "bcdefghijk", strict=True))
    begun = time.perf_counter()
    assert refused(aliases) == ("document-alias", 1)
    for deep in ("[" * 100_000, "{a: " * 100_000, "- " * 100_000):
        assert refused(deep)[0] in {"document-deep", "document-yaml"}  # the library has a bound of its own
    assert refused("[" + "0," * (MOST + 1) + "]")[0] == "document-many"
    assert refused("a" * (LONGEST + 1)) == ("document-long", 0)
    assert refused(f"a: 1{':1' * 100_000}") == ("document-number", 1)
    assert time.perf_counter() - begun < 2


def test_without_the_library_in_c_the_same_is_read_and_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "_LOADER", yaml.SafeLoader)
    assert read(b"a: [1, no, x]\n", "d").value == {"a": [1, False, "x"]}
    assert refused("a: 1\na: 2\n") == ("document-twice", 2)
    assert refused("a: &x 1\n") == ("document-alias", 1)
    assert refused("[" * 100_000)[0] == "document-deep"
