"""Errors say what was wrong, and say it in another process, too."""

from __future__ import annotations

import pickle

from mochuelo.core.errors import IllegalAction, RecordError


def test_an_error_crosses_to_another_process_whole() -> None:
    error = IllegalAction("occupied", "'C5' is taken; place on a free one", space="C5")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is IllegalAction and str(again) == str(error) == "'C5' is taken; place on a free one"
    assert (again.code, again.message, again.details) == ("occupied", "'C5' is taken; place on a free one", {"space": "C5"})


def test_where_a_record_is_bad_is_not_lost_on_the_way() -> None:
    again = pickle.loads(pickle.dumps(RecordError("header", "no such header", line=3, column=7, read=0)))
    assert (again.line, again.column, again.read, again.code) == (3, 7, 0, "header")
    assert str(again) == "line 3, column 7: no such header"
