"""The installed server as a process of its own: started on a free port with a folder of its own, stopped, killed, started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

FIRST = 8800 + 100 * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:])
PORTS = range(FIRST, FIRST + 100)
"""Each worker of a test run has a hundred of its own, so that two never take the same one at once."""
ROOT = Path(__file__).resolve().parent.parent.parent


def free_port() -> int:
    """A port of ours that nobody listens on."""
    for port in PORTS:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise RuntimeError(f"every port from {PORTS.start} to {PORTS.stop - 1} is taken")


def command() -> tuple[list[str], dict[str, str]]:
    """How to run `mochuelo`: as installed, or from the sources when MOCHUELO_SOURCE is set (while working on it)."""
    variables = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if os.environ.get("MOCHUELO_SOURCE"):
        return [sys.executable, "-m", "mochuelo"], {**variables, "PYTHONPATH": str(ROOT / "src")}
    return [str(Path(sys.executable).parent / "mochuelo")], variables


class Server:
    """One server; `url` is where its home page is."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, patience: float = 30) -> None:
        """Start it, and wait until it answers."""
        words, variables = command()
        words += ["serve", "--port", str(self.port), "--data", str(self.folder), "--no-browser"]
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(words, env=variables, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder)
        end = time.monotonic() + patience
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start:\n{self.log()}")
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether its health is good."""
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def log(self) -> str:
        """What it has said so far."""
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> None:
        """End it, gently unless told otherwise."""
        if self.process is None:
            return
        self.process.send_signal(sign)
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def restart(self, sign: signal.Signals = signal.SIGTERM, pause: float = 0.0) -> None:
        """End it and start it again at the same address with the same folder."""
        self.stop(sign)
        time.sleep(pause)
        self.start()
