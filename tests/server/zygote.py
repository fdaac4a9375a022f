"""Starts servers quickly: builds everything once, then forks a new server process for each line "start" it reads.

Run as `python zygote.py FOLDER PORT`. Answers each start with the new process's id once that one listens.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

from mochuelo.server.serve import Server, configure, parts
from mochuelo.server.settings import Rate, Settings

FREE = Rate(1_000_000, 1)


def tell(what: object) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    settings = Settings(frames=FREE, opens=FREE, house_opens=FREE, changes=FREE, says=FREE)
    config = configure(parts(folder, workers=0, settings=settings), "127.0.0.1", port)
    gc.freeze()
    for line in sys.stdin:
        if line.strip() == "start":
            child = os.fork()
            if child == 0:
                Server(config, lambda _: tell(os.getpid())).run()
                os._exit(0)
        else:
            os.waitpid(int(line), 0)
            tell("gone")


if __name__ == "__main__":
    main()
