"""The colours of the board: Dawn on parchment, Dusk by moonlight, and Dawn on white paper for the printer."""

from __future__ import annotations

from mochuelo.games.sophie.board_shape import EPOCHS

_NAMES = """
    rim rimlight gold goldlight ink paper shadow glass sea seadeep foam leaf leafdeep olive stone stonedark roof
    roofdark white glow smoke way wayedge wood wooddark mist mistdeep night star meadow question philosophy travel
    major gadfly forgetting plain lake sign dark owlcoat owlchest owliris owlpupil
""".split()  # noqa: SIM905  names one below the other would fill a page

_LANDS = ("wash", "tint", "deep", "mid", "seal")


def _palette(shared: str, *lands: str) -> dict[str, str]:
    colours = dict(zip(_NAMES, shared.split(), strict=True))
    for epoch, words in zip(EPOCHS, lands, strict=True):
        colours |= {f"{epoch}.{role}": word for role, word in zip(_LANDS, words.split(), strict=True)}
    return colours


DAWN = _palette(
    """
    #33294a #4a3d63 #c2943a #efd28a #3a2a1c #fdf5e1 #6b5432 #ffffff
    #8dbcc4 #5f9aa8 #eef6ee #7f9a54 #54713f #93a06a #efe3cc #c9b391 #b85c3c #8a3f2a #fffaf0 #5b4a3a #d9d2cb
    #fbf0d6 #8d6f43 #a9773f #6d4722 #e6e4ee #a9a7bd #252a5c #f2d98f #a9bd7c
    #1f6b73 #594599 #3f8048 #b0442c #e8b13c #73768a #f7ecd2 #3e8fa6 #fffaf0 #33240f
    #7a5536 #f6e7cb #e8a834 #2a2018
    """,
    "#eee0b2 #d3bd72 #6b5414 #b39a4a #6b5414",
    "#f6d8c0 #e2a884 #7d3518 #c77b52 #7d3518",
    "#dde5c4 #aebf88 #33522a #7c9460 #33522a",
    "#f2d9e2 #d9a5bd #75295a #b56a94 #75295a",
    "#fbe7b6 #e6bf68 #704300 #c48d2c #704300",
    "#d8e2ee #a3b9d6 #264a78 #6f8fb8 #264a78",
)

DUSK = _palette(
    """
    #0d0f24 #262a56 #a98a4a #e8cf94 #0b0d20 #d9d6e6 #05060f #cfd6ff
    #25406a #1a2e52 #7f9cc8 #55806a #33574c #6b8a74 #8d90b5 #5b5f88 #7a4a5c #55334c #e4e2f2 #ffd684 #4b4f78
    #8c8bb0 #2a2c52 #6f5a5a #40343c #6c7097 #3f4470 #0d1030 #e9d8a0 #2f4a4c
    #2f8d94 #7a68c4 #4f9a5c #c75d42 #e3b040 #6d7190 #b9b7d0 #3f8fb0 #fbf6e8 #14122a
    #a2805f #f3e6cf #f0b544 #17152b
    """,
    "#3e3950 #5d5450 #a98a3c #776a4c #665322",
    "#482f4a #6f4650 #b26a48 #8a564e #83402a",
    "#26404c #39605c #6d9a66 #4a7563 #3c6038",
    "#432a5c #664076 #b565a0 #8a5090 #7c3a70",
    "#4a3a48 #745843 #c08a34 #90693f #825416",
    "#243562 #395089 #6f97d0 #4f6fa8 #34588f",
)

PRINT = DAWN | {
    "rim": "#43385e",
    "rimlight": "#5a4d7c",
    "mythology.wash": "#f6edcf",
    "hellas.wash": "#fbe9da",
    "middle.wash": "#ecf1dc",
    "renaissance.wash": "#f9eaf0",
    "enlightenment.wash": "#fdf2d4",
    "modern.wash": "#e9eff6",
}

PALETTES = {"dawn": DAWN, "dusk": DUSK, "print": PRINT}
