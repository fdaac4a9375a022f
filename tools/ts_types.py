"""Prints TypeScript types from msgspec Structs: the wire for the shell, and each game's View and options for its board.

    python tools/ts_types.py           writes web/src/net/types.gen.ts and web/src/games/<key>/types.gen.ts
    python tools/ts_types.py --check   writes nothing, and fails where a file is not what would be written
"""

from __future__ import annotations

import inspect
import json
import sys
import types
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import inspect as look

from mochuelo.registry import games
from mochuelo.server import protocol

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
HEADER = "// Made by tools/ts_types.py from the Structs of Python: change those, never this file.\n"
PLAIN: dict[type[look.Type], str] = {
    look.BoolType: "boolean", look.IntType: "number", look.FloatType: "number", look.StrType: "string", look.NoneType: "null",
    look.RawType: "unknown", look.AnyType: "unknown",
}  # fmt: skip


class Printer:
    """Collects the interfaces that the printed types need, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def name(self, kind: look.Type) -> str:
        """The type as TypeScript writes it; a Struct is named, and its interface collected."""
        match kind:
            case look.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in sorted(values, key=str))
            case look.UnionType(types=members):
                return " | ".join(self.name(member) for member in members)
            case look.VarTupleType(item_type=item) | look.ListType(item_type=item):
                text = self.name(item)
                return f"({text})[]" if "|" in text else f"{text}[]"
            case look.TupleType(item_types=items):
                return f"[{', '.join(self.name(item) for item in items)}]"
            case look.DictType(value_type=value):
                return f"Record<string, {self.name(value)}>"
            case look.StructType():
                self.collect(kind)
                return kind.cls.__name__
        return PLAIN[type(kind)]

    def collect(self, kind: look.StructType) -> None:
        """Add the interface of a Struct. What may be left out is only marked where we read it: in requests."""
        title = kind.cls.__name__
        if title in self.interfaces:
            return
        self.interfaces[title] = ""  # keeps its place, and ends recursion
        asked = title.endswith("Ask") or kind.cls in protocol.Up.__args__
        lines = [f"  {kind.tag_field}: {json.dumps(kind.tag)}"] if kind.tag_field else []
        lines += [f"  {field.encode_name}{'?' if asked and not field.required else ''}: {self.name(field.type)}" for field in kind.fields]
        doc = inspect.cleandoc(kind.cls.__doc__ or "").splitlines()[0]
        self.interfaces[title] = f"/** {doc} */\nexport interface {title} {{\n" + "\n".join(lines) + "\n}\n"


def print_types(roots: Iterable[type[msgspec.Struct]], unions: dict[str, types.UnionType] | None = None) -> str:
    """The text of one file: the roots, all they reach, and the named unions."""
    printer = Printer()
    for root in roots:
        printer.name(look.type_info(root))
    named = [f"export type {name} = {printer.name(look.type_info(union))}\n" for name, union in (unions or {}).items()]
    return "\n".join([HEADER, *printer.interfaces.values(), *named])


def wanted() -> dict[Path, str]:
    """Every file that is to be, with its text."""
    here = vars(protocol)
    messages = [value for value in here.values() if isinstance(value, type) and value.__module__ == protocol.__name__]
    unions = {name: value for name, value in here.items() if isinstance(value, types.UnionType)}
    files = {WEB / "net" / "types.gen.ts": print_types(messages, unions)}
    for key, game in games().items():
        if (WEB / "games" / key).is_dir():
            files[WEB / "games" / key / "types.gen.ts"] = print_types([game.view_type, game.options])
    return files


def main() -> int:
    """Write the files, or say which are stale."""
    stale = [path for path, text in wanted().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(WEB.parent.parent)} is stale: run python tools/ts_types.py")
        return bool(stale)
    for path, text in wanted().items():
        if path in stale:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(WEB.parent.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
