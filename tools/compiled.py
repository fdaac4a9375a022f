"""Lays a copy of the sources with the kernel compiled into `build/compiled/src`, to measure and debug what the installed package runs.

    python tools/compiled.py && PYTHONPATH=build/compiled/src python -m ...
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import compile_kernel  # noqa: E402  the hook lies beside the package, not in it

PLACE = ROOT / "build" / "compiled" / "src"


def main() -> int:
    """Copy, compile, and say where."""
    built, trouble = compile_kernel()
    for sentence in trouble:
        print(sentence)
    shutil.rmtree(PLACE, ignore_errors=True)
    shutil.copytree(ROOT / "src", PLACE, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for file, target in built.items():
        shutil.copy(file, PLACE / target)
    print(f"{len(built)} compiled files in {PLACE.relative_to(ROOT)}")
    return bool(trouble)


if __name__ == "__main__":
    sys.exit(main())
