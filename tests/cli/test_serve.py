"""Serving from the command line: the address, the browser, the port that is taken."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from subprocess import PIPE

import pytest

from mochuelo.cli.serve import data_folder, has_desktop

from .terminal import ROOT, environ, run


@pytest.mark.parametrize(
    ("platform", "environ", "desktop"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ":0", "SSH_CONNECTION": "1.2.3.4"}, False),
        ("darwin", {}, True),
        ("win32", {"CI": "true"}, False),
    ],
)
def test_a_browser_is_opened_where_there_is_a_desktop(platform: str, environ: dict[str, str], desktop: bool) -> None:
    assert has_desktop(platform, environ) == desktop


def test_games_are_kept_among_the_users_own_data() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/mochuelo")
    assert data_folder({}) == Path.home() / ".local" / "share" / "mochuelo"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_serve_prints_its_address_answers_there_and_closes_when_asked(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "mochuelo", "serve", "--port", str(port), "--data", str(tmp_path), "--no-browser", "--workers", "0"]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, env=environ(), cwd=ROOT) as server:
        assert server.stdout is not None
        first = server.stdout.readline()
        assert first == f"The table is open at http://localhost:{port}/\n"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=10) as answer:
            assert json.load(answer) == {"status": "ok"}
        ran = run("serve", "--port", str(port), "--data", str(tmp_path))
        assert (ran.code, ran.out) == (3, "")
        assert f"Port {port} is taken" in ran.err
        server.send_signal(signal.SIGINT)
        assert server.wait(20) in (0, 130)


def test_serve_refuses_an_address_that_is_not_of_this_machine() -> None:
    ran = run("serve", "--host", "203.0.113.7", "--port", "0")
    assert ran.code == 3
    assert "not an address of this machine" in ran.err
