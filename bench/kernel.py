"""Measures the kernels of the rules, in one run: compiled and interpreted take turns, and for Philosophy a loop written by hand in C.

    python bench/kernel.py [rounds]

Each figure is the median over the rounds; each ratio is the median of the ratios within a round, so that a machine that is
busy or slows down hits both sides alike. Needs a C compiler, and says so when there is none.
"""

from __future__ import annotations

import ctypes
import importlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SOURCES = {"compiled": ROOT / "build" / "compiled" / "src", "interpreted": ROOT / "src"}
GAMES = {
    "philosophy": {"C": 300_000, "compiled": 60_000, "interpreted": 2_000},
    "tangents": {"compiled": 4_000, "interpreted": 100},
}
"""How many playouts are one measurement."""
DEALT = "Il:01.03.05.07.09.11.13.15.# Po:02.04.06.08.10.12.14.16.# >Il"
"""Tangents begins after a deal, so that every action of a playout is somebody's decision."""
BEGIN = {"philosophy": {}, "tangents": {"position": DEALT}}
Figures = dict[str, float]


def per_second(count: Callable[[], float]) -> float:
    """How many a second of processor time, of what `count` does and counts."""
    begin = time.process_time()
    done = count()
    return done / (time.process_time() - begin)


def limit(library: ctypes.CDLL) -> Figures:
    """The figures of the C loop."""
    library.playouts.restype = ctypes.c_uint64
    library.bench_copy.restype = library.bench_legal.restype = ctypes.c_double
    seed = ctypes.c_uint32(1)
    plies = per_second(lambda: float(library.playouts(GAMES["philosophy"]["C"], ctypes.byref(seed), 0)))
    copies, lists = 5_000_000, 500_000
    return {
        "playouts": plies,
        "copy": 1e6 / per_second(lambda: library.bench_copy(copies) and copies),
        "listed": 1e6 / per_second(lambda: library.bench_legal(lists) and lists),
    }


def ours(build: str, key: str) -> Figures:
    """The figures of a game in the build that is on the path."""
    game, rules, counting = (importlib.import_module(f"mochuelo.games.{key}{name}") for name in ("", ".rules", ".counting"))
    begin = game.GAME.start(game.Options(**BEGIN[key]), 2)
    games, turns = GAMES[key][build], 20_000 if build == "compiled" else 2_000
    counting.playouts(begin, games // 10, 1)
    return {
        "playouts": per_second(lambda: float(counting.playouts(begin, games, 1)[0])),
        "copy": 1e6 / per_second(lambda: sum(1 for _ in range(turns) if begin.copy())),
        "listed": 1e6 / per_second(lambda: sum(1 for _ in range(turns // 4) if rules.legal(begin))),
    }


def measured(build: str, key: str) -> Figures:
    """The figures of a game and a build in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES[build])}
    words = [sys.executable, __file__, "--build", build, key]
    answer = subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout
    figures: Figures = json.loads(answer)
    return figures


def compiled_limit() -> ctypes.CDLL | None:
    """The C loop as a library, or None when there is no compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    library = ROOT / "build" / "philosophy_limit.so"
    library.parent.mkdir(exist_ok=True)
    words = [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(HERE / "philosophy_limit.c")]
    subprocess.run(words, check=True)
    return ctypes.CDLL(str(library))


def report(key: str, rounds: list[dict[str, Figures]]) -> None:
    """Print medians, and ratios to the fastest (C where it was measured) within the rounds."""
    best = next(iter(rounds[0]))
    print(f"{key:12}{'plies/s':>12}{f'of {best}':>13}{'copy us':>10}{'at 20M':>10}{'list us':>10}")
    for build in rounds[0]:
        plies, copy, listed = (median(r[build][figure] for r in rounds) for figure in ("playouts", "copy", "listed"))
        share = median(r[build]["playouts"] / r[best]["playouts"] for r in rounds)
        scaled = f"{median(r[build]['copy'] * r[best]['playouts'] / 20e6 for r in rounds):10.3f}" if best == "C" else f"{'':10}"
        print(f"{build:12}{plies:12,.0f}{share:13.2%}{copy:10.3f}{scaled}{listed:10.2f}")


def main() -> int:
    """Measure in turns and report."""
    if sys.argv[1:2] == ["--build"]:
        print(json.dumps(ours(*sys.argv[2:4])))
        return 0
    library = compiled_limit()
    if library is None:
        print("no C compiler here, so there is nothing to measure against")
        return 0
    subprocess.run([sys.executable, str(ROOT / "tools" / "compiled.py")], check=True)
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    for key in GAMES:
        report(key, [measure(key, library) for _ in range(rounds)])
    return 0


def measure(key: str, library: ctypes.CDLL) -> dict[str, Figures]:
    """One round of a game: every build in turn."""
    return {build: limit(library) if build == "C" else measured(build, key) for build in GAMES[key]}


if __name__ == "__main__":
    sys.exit(main())
