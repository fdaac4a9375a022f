"""Runs every check, stage by stage, and sums them up; `make test` is this after setting up.

    python tools/checks.py                 all stages
    python tools/checks.py ruff types      the named stages only

    ruff      style and likely mistakes
    mypy      types, strictly
    arrows    which package may import which
    types     the TypeScript types are those of the Structs
    web       the web's types, tests, build and sizes
    plain     all tests but the browser's, on the sources
    compiled  kernel, games and bots once more on the compiled modules, and one hash over thousands of games on both
    browser   a real Chromium at the installed build

A stage that cannot run here (no browser to be had, no compiler) is counted as skipped and says why; everything else passes or fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
WORKERS = "3"
"""One more than the two cores of a small machine: servers and pools wait as much as they compute. A browser needs a core."""
PLAIN_PYTHON = ("deck", "printed", "words", "drawing", "board", "exchange", "fair", "terminal", "secrets", "leaks", "twins")
"""Tests of games about what nobody compiles: decks, drawings, words, and what leaves a game (the laws of secrets run on both builds)."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


class Count(NamedTuple):
    """What a stage came to."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    note: str = ""

    def plus(self, other: Count) -> Count:
        """Both together."""
        return Count(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped, self.note + other.note)


def run(*words: str | Path, cwd: Path = ROOT, **variables: str) -> bool:
    """Run a program in the open; whether it went well."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(words, cwd=cwd, env={**os.environ, "PATH": path, **variables}, stdin=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def one(*words: str | Path, cwd: Path = ROOT, **variables: str) -> Count:
    """A stage that is one program, and one check."""
    return Count(passed=1) if run(*words, cwd=cwd, **variables) else Count(failed=1)


def pytest(*words: str, cwd: Path = ROOT, **variables: str) -> Count:
    """A run of pytest, counted from its report; a run that found no test has failed."""
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.xml"
        well = run(BIN / "python", "-m", "pytest", "-q", f"--junit-xml={report}", *words, cwd=cwd, **variables)
        suite = ET.parse(report).getroot().find("testsuite") if report.exists() else None  # noqa: S314  pytest has just written it
    if suite is None:
        return Count(failed=1)
    total, failed, errors, skipped = (int(suite.get(name, "0")) for name in ("tests", "failures", "errors", "skipped"))
    bad = failed + errors
    return Count(total - bad - skipped, bad or int(not well), skipped)


# ---------------------------------------------------------------- what the system may lack


def browser() -> str | None:
    """A Chromium on the path, installed first where that may be done without a question."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if found or not shutil.which("apt-get") or (root and not shutil.which("sudo")):
        return found
    print("installing chromium for the browser tests")
    if run(*root, "apt-get", "update", "-qq"):
        run(*root, "apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium", DEBIAN_FRONTEND="noninteractive")
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def npm(*words: str) -> bool:
    """Run npm in the web's folder: the system's, else the one that comes as a Python package."""
    from hatch_build import NODEJS, system_node

    if not system_node() and not (BIN / "npm").exists():
        print("no node here: installing it as a Python package")
        if not run(BIN / "python", "-m", "pip", "install", "-qq", *NODEJS):
            return False
    return run(shutil.which("npm") or BIN / "npm", *words, cwd=ROOT / "web")


# ---------------------------------------------------------------- stages


def check_web() -> Count:
    """Types, tests, build and sizes of the web."""
    from hatch_build import packages_are_stale

    ready = not packages_are_stale() or npm("ci", "--no-audit", "--no-fund")
    return Count(passed=1) if ready and npm("run", "check") else Count(failed=1)


def check_plain() -> Count:
    """All tests but the browser's, on the sources as they lie there; those that measure time run by themselves."""
    together = pytest("-n", WORKERS, "-m", "not browser and not serial", PYTHONPATH="src")
    return together.plus(pytest("-m", "serial and not browser", PYTHONPATH="src"))


def compiled_files() -> Iterator[tuple[Path, Path]]:
    """The compiled modules of the installed package, each with its place."""
    for file in metadata.files("mochuelo") or ():
        if file.suffix in {".so", ".pyd"}:
            yield Path(str(file.locate())), Path(file)


def check_compiled() -> Count:
    """Kernel, games and bots once more, on the compiled modules of the installed package laid over a copy of the sources."""
    built = list(compiled_files())
    if not built:
        return Count(skipped=1, note="no C compiler: the compiled build was not tested")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        for name in ("src", "tests", "tools", "docs"):
            shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
        for name in ("pyproject.toml", "hatch_build.py"):
            shutil.copy(ROOT / name, place)
        for file, target in built:
            shutil.copy(file, place / "src" / target)
        wanted = ("tests/bots", "tests/test_laws.py", "tests/test_builds.py")
        tests = ["src/mochuelo/games", *(name for name in wanted if (place / name).exists())]
        apart = [f"--ignore-glob=*/games/*/tests/test_{name}*" for name in PLAIN_PYTHON]
        words = ["-n", WORKERS, "-m", "not browser and not serial", *apart, *tests]
        count = pytest(*words, cwd=place, PYTHONPATH="src", MOCHUELO_BUILD="compiled")
        with ThreadPoolExecutor() as both:
            same = len(set(both.map(game_hash, (ROOT, place)))) == 1
    print(f"the games' hashes on both builds are {'the same' if same else 'DIFFERENT'}")
    return count._replace(passed=count.passed + same, failed=count.failed + (not same))


def game_hash(place: Path) -> str:
    """The hash over thousands of seeded games, as the build at `place` plays them."""
    variables = {**os.environ, "PYTHONPATH": "src"}
    done = subprocess.run([BIN / "python", "tools/game_hash.py"], cwd=place, env=variables, capture_output=True, text=True, check=False)
    print(done.stdout.strip() or done.stderr.strip())
    return done.stdout if done.returncode == 0 else f"failed in {place}"


def check_browser() -> Count:
    """The browser's tests on the installed build."""
    path = browser()
    if path is None:
        return Count(skipped=1, note="no chromium, and none may be installed here: the browser tests were left out")
    together = pytest("-n", "2", "-m", "browser and not serial", "tests/e2e", MOCHUELO_CHROMIUM=path)
    return together.plus(pytest("-m", "browser and serial", "tests/e2e", MOCHUELO_CHROMIUM=path))


STAGES: dict[str, Callable[[], Count]] = {
    "ruff": lambda: one(BIN / "ruff", "check", "--no-cache", "."),
    "mypy": lambda: one(BIN / "mypy"),
    "arrows": lambda: one(BIN / "lint-imports", "--no-cache", PYTHONPATH="src"),
    "types": lambda: one(BIN / "python", "tools/ts_types.py", "--check", PYTHONPATH="src"),
    "web": check_web,
    "plain": check_plain,
    "compiled": check_compiled,
    "browser": check_browser,
}


def summary(results: Sequence[tuple[str, Count, float]]) -> int:
    """Print what each stage came to, and the closing line; the exit status."""
    print()
    for name, count, seconds in results:
        word = "FAILED" if count.failed else "passed" if count.passed else "skipped"
        print(f"{name:9} {word:8} {count.passed:5} passed {count.failed:3} failed {count.skipped:3} skipped {seconds:7.1f} s  {count.note}")
    total = reduce(Count.plus, (count for _, count, _ in results))
    print(f"\nall stages in {sum(seconds for *_, seconds in results) / 60:.1f} minutes")
    print(f"{total.passed} passed, {total.failed} failed, {total.skipped} skipped")
    return int(total.failed > 0 or total.passed == 0)


def main(names: Sequence[str]) -> int:
    """Run the named stages, or all."""
    unknown = [name for name in names if name not in STAGES]
    if unknown:
        print(f"no such stage {unknown[0]!r}; there are {', '.join(STAGES)}")
        return 2
    results = []
    for name in names or STAGES:
        print(f"\n---- {name}", flush=True)
        start = time.monotonic()
        count = STAGES[name]()
        results.append((name, count, time.monotonic() - start))
    return summary(results)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    sys.exit(main(sys.argv[1:]))
