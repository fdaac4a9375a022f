"""Which build is being tested is the one that was meant: compiled modules where `MOCHUELO_BUILD=compiled` says so, else plain ones."""

from __future__ import annotations

import importlib
import importlib.machinery
import os
from pathlib import Path

import pytest

import mochuelo
from hatch_build import kernel

PACKAGE = Path(mochuelo.__file__).parent


def test_there_is_a_kernel() -> None:
    assert kernel(), "no module works on the machine's integers, so nothing would be compiled"


@pytest.mark.parametrize("module", kernel())
def test_kernel_is_of_the_expected_build(module: str) -> None:
    name = module.removesuffix(".py").replace("/", ".")
    file = str(importlib.import_module(name).__file__)
    compiled = file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
    assert compiled == (os.environ.get("MOCHUELO_BUILD") == "compiled"), file
    assert Path(file).is_relative_to(PACKAGE)
