"""The whole program as a process: it says where it listens, keeps its data to itself, and leaves politely."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE
from pathlib import Path

from tests.server.kit import Person

SOURCE = Path(__file__).parents[2] / "src"
PROGRAM = """
import sys
from pathlib import Path
from mochuelo.server.serve import serve
sys.exit(0 if serve("127.0.0.1", 0, Path(sys.argv[1]), workers=1, ready=lambda url: print(url, flush=True)) else 1)
"""


async def test_it_serves_and_leaves_within_seconds_when_asked(tmp_path: Path) -> None:
    data = tmp_path / "data"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    program = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, str(data), stdout=PIPE, stderr=PIPE, env=environment)
    assert program.stdout is not None
    url = (await asyncio.wait_for(program.stdout.readline(), 30)).decode().strip().rstrip("/")
    assert url.startswith("http://localhost:")
    assert data.stat().st_mode & 0o777 == 0o700
    assert {file.name: file.stat().st_mode & 0o077 for file in data.iterdir()} == {file.name: 0 for file in data.iterdir()}
    ana = Person(url.replace("localhost", "127.0.0.1"))
    ear = await ana.sit((await ana.open(seats="me bot:1"))["table"]["id"])
    await ear.act("C8PuNo")
    await ear.until(lambda message: message["t"] == "step" and message["event"]["seat"] == 1, wait=30)
    begun = time.monotonic()
    program.send_signal(signal.SIGTERM)
    assert (await ear.until(lambda message: message["t"] == "closed"))["code"] == 1012
    _, complaints = await asyncio.wait_for(program.communicate(), 10)
    assert time.monotonic() - begun < 8
    assert complaints.decode() == ""
    await ana.close()


async def test_a_second_server_on_the_same_port_says_so(tmp_path: Path) -> None:
    occupied = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port = occupied.sockets[0].getsockname()[1]
    program = PROGRAM.replace('"127.0.0.1", 0', f'"127.0.0.1", {port}')
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, str(tmp_path), stdout=PIPE, stderr=PIPE, env=environment)
    told, complaints = await asyncio.wait_for(process.communicate(), 30)
    occupied.close()
    assert process.returncode != 0
    assert told == b""
    assert str(port) in complaints.decode()
