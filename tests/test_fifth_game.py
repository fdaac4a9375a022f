"""A new game needs its two folders and nothing else: the drill game is laid into a copy of the tree, built, and played."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DRILL = ROOT / "tests" / "drill"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "node_modules", "*.so", ".*", "dist")
MODULES = ROOT / "web" / "node_modules"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with the two folders of the drill game where those of any game lie."""
    place = tmp_path_factory.mktemp("tree")
    for name in ("src", "tools", "web"):
        shutil.copytree(ROOT / name, place / name, ignore=LEFT_OUT)
    shutil.copytree(DRILL / "games" / "magpies", place / "src" / "mochuelo" / "games" / "magpies", ignore=LEFT_OUT)
    shutil.copytree(DRILL / "web" / "magpies", place / "web" / "src" / "games" / "magpies")
    return place


def run(tree: Path, *command: str | Path, cwd: Path | None = None) -> str:
    """What a command in the copy prints; it must end well."""
    environ = {name: value for name, value in os.environ.items() if name != "MOCHUELO_GAMES"} | {"PYTHONPATH": str(tree / "src")}
    done = subprocess.run([str(part) for part in command], cwd=cwd or tree, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def visit(tree: Path) -> tuple[dict[str, object], Path]:
    """What a visitor met, and the record of the game that bots played."""
    record = tree / "game.rec"
    return json.loads(run(tree, sys.executable, DRILL / "visit.py", record)), record


def test_game_is_found_and_played_by_bots_and_on_the_server(tree: Path, visit: tuple[dict[str, object], Path]) -> None:
    """Three hands of three cards and three rolls are twelve draws; with two players, nine."""
    found, record = visit
    promised = next(line.partition(": ")[2] for line in record.read_text().splitlines() if line.startswith("Commitment: "))
    here = sorted(path.parent.name for path in (ROOT / "src" / "mochuelo" / "games").glob("*/__init__.py"))
    assert found["games"] == sorted([*here, "magpies"])
    assert found["folder"] == str(tree / "src" / "mochuelo" / "games" / "magpies")
    assert found["proof"] == {"draws": 12, "starter": -1, "commitment": promised}
    assert found["served"] == {"games": sorted([*here, "magpies"]), "draws": 9}


@pytest.mark.parametrize("command", [("record", "check"), ("record", "show"), ("verify",)])
def test_command_line_knows_the_game(tree: Path, visit: tuple[dict[str, object], Path], command: tuple[str, ...]) -> None:
    code = f"import sys; sys.argv = {['mochuelo', *command, str(visit[1])]!r}; from mochuelo.cli.main import main; sys.exit(main())"
    assert run(tree, sys.executable, "-c", code)


def test_command_line_lists_the_game(tree: Path) -> None:
    code = "import sys; sys.argv = ['mochuelo', 'games']; from mochuelo.cli.main import main; sys.exit(main())"
    assert "magpies" in run(tree, sys.executable, "-c", code)


@pytest.mark.slow
@pytest.mark.skipif(not (MODULES / ".bin" / "vite").exists(), reason="the web's packages are not installed")
def test_web_is_built_with_the_game_as_a_part_of_its_own(tree: Path) -> None:
    """Types are printed, checked and tested; the game becomes a chunk that is loaded when it is wanted, words in both languages."""
    web = tree / "web"
    (web / "node_modules").symlink_to(MODULES)
    run(tree, sys.executable, tree / "tools" / "ts_types.py")
    run(tree, "node_modules/.bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", cwd=web)
    run(tree, "node_modules/.bin/vitest", "run", "src/games/magpies", "tests", cwd=web)
    run(tree, "node_modules/.bin/vite", "build", "--outDir", tree / "built", cwd=web)
    manifest = json.loads((tree / "built" / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    chunk = manifest["src/games/magpies/index.ts"]
    assert chunk["isDynamicEntry"]
    assert "set:" in (tree / "built" / chunk["file"]).read_text(encoding="utf-8")
    words = [name for name in manifest if "magpies/text/" in name]
    assert sorted(Path(name).name.partition(".")[0] for name in words) == ["en", "en", "es", "es"]
