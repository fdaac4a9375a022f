"""Makes the fonts of the press from those of the web: one weight and size each, Latin and Latin Extended in one file, as TrueType.

python tools/press_fonts.py        (needs the web's packages, and brotli to unpack them: pip install brotli)
"""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource-variable"
FONTS = ROOT / "src" / "mochuelo" / "press" / "fonts"
PARTS = ("latin", "latin-ext")
MADE = 3850070400
"""The date in the fonts, the first day of 2026 in seconds since 1904."""
KEPT_NAMES = {0, 1, 2, 3, 4, 5, 6, 13, 14}
"""Names in a font that say who made it and under which licence."""


class Cut(NamedTuple):
    """One font to make: the package, the kind of file in it, the axes' values, and what the font is called."""

    package: str
    files: str
    axes: dict[str, float]
    family: str
    style: str


CUTS = {
    "serif": Cut("literata", "standard-normal", {"opsz": 9, "wght": 400}, "Mochuelo Serif", "Regular"),
    "serif-italic": Cut("literata", "standard-italic", {"opsz": 9, "wght": 400}, "Mochuelo Serif", "Italic"),
    "serif-bold": Cut("literata", "standard-normal", {"opsz": 16, "wght": 600}, "Mochuelo Serif", "SemiBold"),
    "sans": Cut("source-sans-3", "wght-normal", {"wght": 400}, "Mochuelo Sans", "Regular"),
    "sans-bold": Cut("source-sans-3", "wght-normal", {"wght": 600}, "Mochuelo Sans", "SemiBold"),
}


def made(cut: Cut) -> TTFont:
    """The font of a cut, its two parts made one."""
    merged = Merger().merge([part(cut, name) for name in PARTS])
    rename(merged, cut)
    merged["head"].created = merged["head"].modified = MADE  # the same bytes whenever it is made
    return merged


def part(cut: Cut, name: str) -> io.BytesIO:
    """One part at the cut's place on the axes."""
    font = TTFont(PACKAGES / cut.package / "files" / f"{cut.package}-{name}-{cut.files}.woff2", recalcTimestamp=False)
    instantiateVariableFont(font, cut.axes, inplace=True)
    font.flavor = None
    stream = io.BytesIO()
    font.save(stream)
    stream.seek(0)
    return stream


def rename(font: TTFont, cut: Cut) -> None:
    """Call the font by its family and style, and leave out names that speak of the axes."""
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in KEPT_NAMES]
    whole = f"{cut.family} {cut.style}"
    for number, text in ((1, whole), (2, "Regular"), (4, whole), (6, whole.replace(" ", ""))):
        names.setName(text, number, 3, 1, 0x409)


def main() -> int:
    """Make all, and lay their licences beside them."""
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, cut in CUTS.items():
        made(cut).save(FONTS / f"{name}.ttf")
        print(name, (FONTS / f"{name}.ttf").stat().st_size)
        shutil.copyfile(PACKAGES / cut.package / "LICENSE", FONTS / f"LICENSE-{cut.package}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
