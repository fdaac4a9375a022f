"""Prints the requirements in pyproject.toml, with those of the named extras, one a line."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
extras = project["optional-dependencies"]
for need in [*project["dependencies"], *(need for name in sys.argv[1:] for need in extras[name])]:
    print(need)
