"""Checks a board of Sophie's World, and draws it.

    python tools/sophie_board.py                       checks the board of the house
    python tools/sophie_board.py BOARD.json            checks another
    python tools/sophie_board.py BOARD.json --draw OUT writes its drawings into the folder OUT, and both lying on each other as both-*.svg
    python tools/sophie_board.py --draw OUT --turn 5   the disc turned by five segments

Fails with the list of what is wrong where a board is none; then nothing is drawn.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from mochuelo.games.sophie.board_check import BOARD, check_board  # noqa: E402  found once the source is
from mochuelo.games.sophie.board_shape import RING  # noqa: E402
from mochuelo.games.sophie.cards import HOUSE  # noqa: E402
from mochuelo.games.sophie.drawing import BOARD_ARTS, board_art  # noqa: E402
from mochuelo.games.sophie.drawing_colours import PALETTES  # noqa: E402


def laid(board: str, disc: str, turn: int) -> str:
    """A disc upon its board, turned clockwise by so many segments."""
    shapes = disc[disc.index(">") + 1 : disc.rindex("</svg>")]
    return board.replace("</svg>", f'<g transform="rotate({360 * turn / RING:g})">{shapes}</g></svg>')


def draw(data: bytes, out: Path, turn: int) -> None:
    """Write all drawings of a board."""
    out.mkdir(parents=True, exist_ok=True)
    drawn = {name: board_art(data, name) for name in BOARD_ARTS}
    drawn |= {f"both-{palette}.svg": laid(drawn[f"board-{palette}.svg"], drawn[f"disc-{palette}.svg"], turn) for palette in PALETTES}
    for name, svg in drawn.items():
        (out / name).write_text(svg, encoding="utf-8")
        print(f"{out / name}: {len(svg.encode())} bytes")


def main() -> int:
    """Check, and draw what is sound."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("board", nargs="?", type=Path, default=HOUSE / BOARD)
    parser.add_argument("--draw", type=Path, metavar="OUT")
    parser.add_argument("--turn", type=int, default=0)
    given = parser.parse_args()
    data = given.board.read_bytes()
    wrong = check_board({BOARD: data})
    for complaint in wrong:
        print(f"{complaint.place}: {complaint.message}")
    if given.draw and not wrong:
        draw(data, given.draw, given.turn)
    return bool(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
