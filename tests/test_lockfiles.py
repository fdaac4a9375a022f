"""What is committed names no package registry and no machine: the project installs wherever its clients are set up."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ["constraints.txt", "web/package-lock.json", "web/package.json", "web/.npmrc", "pyproject.toml", "Makefile", ".ci/run"]
# Put together here, so that this file does not trip over itself.
NAMES = (("registry", "npmjs"), ("pypi", "org"), ("files", "python" + "hosted"), ("deb", "debian"), ("registry", "yarnpkg"))
HOSTS = [".".join(parts) for parts in NAMES]
OPTIONS = ["--" + name for name in ("index-url", "extra-index-url", "find-links", "trusted-host", "registry")]


@pytest.mark.parametrize("name", LOCKS)
def test_no_address_of_a_registry(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert [word for word in (*HOSTS, *OPTIONS) if word in text] == []
    assert re.findall(r"\S+://\S+(?:\.tgz|\.whl|\.git|/simple)\b", text) == []


def test_web_lock_pins_every_package_by_its_hash() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert lock.count('"integrity"') > 50


def test_python_lock_pins_every_package() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    loose = [line for line in lines if line and not line.startswith("#") and not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", line)]
    assert loose == []


def tracked() -> list[Path]:
    """The files of the repository, or, in a copy without its history, those that matter most."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    names = done.stdout.split("\0") if done.returncode == 0 else LOCKS
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def test_no_file_names_a_registry() -> None:
    found = []
    for path in tracked():
        text = path.read_bytes()
        found += [f"{path.relative_to(ROOT)}: {host}" for host in HOSTS if host.encode() in text]
    assert found == []


def test_no_path_of_a_particular_machine() -> None:
    """A file that only works where it was written names a home or a work folder."""
    places = [b"/home/", b"/root/", b"/work" + b"/", b"/Users/", b"../shared" + b"/"]
    text = {".py", ".ts", ".svelte", ".md", ".toml", ".json", ".ftl", ".css", ".html", ""}
    here = Path(__file__).resolve()
    found = [
        f"{path.relative_to(ROOT)}: {place.decode()}"
        for path in tracked()
        if path.suffix in text and path != here
        for place in places
        if place in path.read_bytes()
    ]
    assert found == []
