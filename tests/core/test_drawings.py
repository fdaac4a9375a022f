"""Drawings of strangers: what plain shapes may say is let through and written anew, everything else is refused."""

from __future__ import annotations

import time

import pytest

from mochuelo.core.drawings import DEEPEST, LONGEST, MOST, DrawingError, check

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24">{}</svg>'


def code_of(svg: str | bytes) -> str:
    with pytest.raises(DrawingError) as caught:
        check(svg.encode() if isinstance(svg, str) else svg)
    return caught.value.code


def test_plain_shapes_are_written_anew_without_what_stood_beside_them() -> None:
    drawn = check(
        b'<?xml version="1.0" encoding="UTF-8"?>\n<!-- <script> -->\n<svg viewBox="0 0  48 24" width="48mm"'
        b' xmlns="http://www.w3.org/2000/svg">\n  <g transform="translate(1, 2) scale(.5)" fill="#2a2024">\n'
        b'    <path d="M0 0l-1.5-.5 3e1 2z"/><circle cx="1" cy="2" r="3"/>\n  </g>\n</svg>\n'
    )
    assert (
        drawn.svg()
        == SVG.format(
            '<g transform="translate(1, 2) scale(.5)" fill="#2a2024"><path d="M0 0l-1.5-.5 3e1 2z"></path>'
            '<circle cx="1" cy="2" r="3"></circle></g>'
        )
        + "\n"
    )
    assert drawn.size() == (48, 24)
    assert check(drawn.svg().encode()) == drawn


@pytest.mark.parametrize(
    "inside",
    [
        '<rect x="1" y="1mm" width="10px" height="4.5" rx=".1"/>',
        '<path d="M1 2l.5-.5.5.5-3e1 2m1 1 2 2z m0 0a1,2 30 0110-10 1 2 0 1,1 3,4 M0,0T1-1"/>',
        '<g fill="currentColor" stroke="rebeccapurple"/>',
        '<ellipse cx="1" cy="1" rx="2" ry="3" opacity=".5"/>',
        '<line x1="0" y1="0" x2="9" y2="9" stroke="black" stroke-width="2" stroke-linecap="round"/>',
        '<polygon points="0,0 1,1 2,0" fill="none"/>',
        '<polyline points="0 0 1 1" fill-rule="evenodd" stroke-opacity="1.0"/>',
        '<path d="M1 1h1v1a1 1 0 0 1 2 2C1 2 3 4 5 6s1 1 2 2q1 1 2 2t1 1Z"/>',
    ],
)
def test_each_plain_shape_may_be_drawn(inside: str) -> None:
    assert check(SVG.format(inside).encode()).inside


@pytest.mark.parametrize(
    ("inside", "code"),
    [
        ("<a/>", "drawing-element"),
        ("<style>a{}</style>", "drawing-element"),
        ("<foreignObject/>", "drawing-element"),
        ("<animate/>", "drawing-element"),
        ("<set/>", "drawing-element"),
        ("<text>hi</text>", "drawing-element"),
        ("<SCRIPT/>", "drawing-element"),
        ("<x:script/>", "drawing-element"),
        ("<svg/>", "drawing-element"),
        ('<g href="#a"/>', "drawing-attribute"),
        ('<g xlink:href="#a"/>', "drawing-attribute"),
        ('<g class="a"/>', "drawing-attribute"),
        ('<g id="a"/>', "drawing-attribute"),
        ('<g xmlns="http://www.w3.org/1999/xhtml"/>', "drawing-value"),
        ('<g fill="javascript:alert(1)"/>', "drawing-value"),
        ('<g fill="&#117;rl(#a)"/>', "drawing-value"),
        ('<path d="hello"/>', "drawing-value"),
        ('<path d=""/>', "drawing-value"),
        ('<path d="M1 2L"/>', "drawing-value"),
        ('<path d="M1 2L3"/>', "drawing-value"),
        ('<path d="L1 2"/>', "drawing-value"),
        ('<path d="M1 2z3"/>', "drawing-value"),
        ('<path d="M1 2A1 1 0 2 0 3 4"/>', "drawing-value"),
        ('<path d="M1e99 2"/>', "drawing-value"),
        ('<path d="M1e99 2 3"/>', "drawing-value"),
        ('<path d="M1234567890 2"/>', "drawing-value"),
        ('<polygon points="1 2 3"/>', "drawing-value"),
        ('<rect width="50%"/>', "drawing-value"),
        ('<circle r="1e9"/>', "drawing-value"),
        ('<g fill="blueish"/>', "drawing-value"),
        ('<circle r="1;2"/>', "drawing-value"),
        ('<g transform="expression(1)"/>', "drawing-value"),
        ('<g opacity="7"/>', "drawing-value"),
        ("<![CDATA[hi]]>", "drawing-text"),
        ("&amp;", "drawing-text"),
        ("<?php x ?>", "drawing-instruction"),
        ("<g>", "drawing-xml"),
        ("&nbsp;", "drawing-xml"),
    ],
)
def test_what_is_not_plain_is_refused(inside: str, code: str) -> None:
    assert code_of(SVG.format(inside)) == code


@pytest.mark.parametrize(
    ("svg", "code"),
    [
        ("", "drawing-xml"),
        ("<g/>", "drawing-element"),
        ('<svg viewBox="0 0 1 1"/>', "drawing-sheet"),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "drawing-sheet"),
        ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1"/>', "drawing-sheet"),
        ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 1"/>', "drawing-sheet"),
        (b"\xff\xfe", "drawing-utf8"),
        (SVG.format("").encode("utf-16"), "drawing-utf8"),
        ('<?xml version="1.0" encoding="utf-7"?>' + SVG.format(""), "drawing-utf8"),
        ('<!DOCTYPE svg SYSTEM "http://example.org/x.dtd">' + SVG.format(""), "drawing-doctype"),
    ],
)
def test_what_is_no_drawing_is_refused(svg: str | bytes, code: str) -> None:
    assert code_of(svg) == code


def test_bombs_cost_nothing() -> None:
    entities = "".join(f'<!ENTITY {b} "&{a};&{a};&{a};&{a};&{a};&{a};&{a};&{a};">' for a, b in zip("abcdefgh", "bcdefghi", strict=True))
    begun = time.perf_counter()
    assert code_of(f'<!DOCTYPE svg [<!ENTITY a "x">{entities}]>' + SVG.format("&i;")) == "drawing-doctype"
    assert code_of(SVG.format("<g>" * (DEEPEST + 1))) == "drawing-many"
    assert code_of(SVG.format("<g/>" * (MOST + 1))) == "drawing-many"
    assert code_of(SVG.format(" " * LONGEST)) == "drawing-long"
    for value in ("1 " * 20_000, "1" * 40_000, "-." * 20_000, ",".join("1" * 20_000)):
        assert code_of(SVG.format(f'<path d="M{value}!"/>')) == "drawing-value"
        assert code_of(SVG.format(f'<g transform="scale({value}!"/>')) == "drawing-value"
    assert time.perf_counter() - begun < 2
