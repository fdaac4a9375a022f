"""Makes a virtual environment with pip in it, also where the system's Python has been split into packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def make(place: Path) -> bool:
    """Whether `python -m venv` worked."""
    return subprocess.run([sys.executable, "-m", "venv", "--clear", place], capture_output=True, check=False).returncode == 0


def install_venv_package() -> None:
    """Ask the system's package manager for the missing part, where that may be done without a question."""
    name = f"python3.{sys.version_info.minor}-venv"
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get") and (not root or shutil.which("sudo")):
        print(f"installing {name}, without which Python makes no virtual environments")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", name]):
            subprocess.run([*root, "apt-get", *words], env=quiet, capture_output=True, check=False)


def main() -> int:
    """Make it, or say what to install."""
    place = Path(sys.argv[1])
    if make(place):
        return 0
    install_venv_package()
    if make(place):
        return 0
    print(f"{sys.executable} can make no virtual environment: install its venv module (on Debian: python3-venv), then try again")
    return 1


if __name__ == "__main__":
    sys.exit(main())
