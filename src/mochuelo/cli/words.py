"""The words of the terminal: Fluent messages of the command line and of a game, in one language with English behind it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from mochuelo import registry
from mochuelo.core.game import AnyGame

LANGUAGES = ("en", "es")
"""The languages of the command line. A game may bring more: what is said at its table is then told in them, the rest in English."""

KINDS = ("tile", "facing", "card", "place", "choice")
"""What a part of an action may be the name of: the beginnings of message ids."""

VARIABLES = ("MOCHUELO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the wish for a language is read, the first that is set counting, as POSIX has it."""


def language(environ: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for; English when it asks for one we do not speak.

    >>> language({"LANG": "es_MX.UTF-8"}), language({"LC_ALL": "C", "LANG": "es_ES"})
    ('es', 'en')
    """
    wish = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    code = wish.split("_")[0].split(".")[0].lower()
    return code if code in LANGUAGES else "en"


class Words:
    """Messages by id in `lang`, then in English; a message nobody wrote is shown by its id, so that a gap is seen and does no harm."""

    def __init__(self, lang: str, *folders: Traversable) -> None:
        self.lang = lang
        self.folders = folders
        self._bundles = tuple(_bundle(code, folders) for code in dict.fromkeys((lang, "en")))

    def __call__(self, message: str, **args: str | float) -> str:
        """The text of `message` with its arguments filled in."""
        for bundle in self._bundles:
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value):
                return str(bundle.format_pattern(pattern, dict(args))[0])
        return message

    def __contains__(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def among(self, *messages: str, **args: str | float) -> str:
        """The text of the first of `messages` that is written; the last one's id when none is."""
        return self(next((message for message in messages if message in self), messages[-1]), **args)

    def named(self, token: str) -> str:
        """What a token of an action is called: a game words it under `<kind>-<token>`, as `tile-Pu` or `facing-No`; "" when it does not."""
        return next((self(message) for bundle in self._bundles for message in _named(bundle, token)), "")

    def of_game(self, key: str) -> Words:
        """The words of the game with `key` before these: of two messages with one id the game's counts; English if it lacks `lang`.

        They are in its folder `text`, and in the `text` of what it keeps apart, such as a deck.
        """
        home, lang = registry.folder(key), self.lang if self.lang in spoken(key) else "en"
        return Words(lang, home / "text", *sorted(part for part in home.glob("*/text") if part.is_dir()), *self.folders)


def _named(bundle: FluentBundle, token: str) -> list[str]:
    messages = [f"{kind}-{token}" for kind in KINDS] if token else []
    return [message for message in messages if bundle.has_message(message)]


def title(say: Words, game: AnyGame) -> str:
    """What a game is called in the language of `say`; by its own name where its words have no title."""
    words = say.of_game(game.info.key)
    return words("title") if "title" in words else game.info.title


def cli_words(lang: str) -> Words:
    """The words of the command line alone."""
    return Words(lang, files("mochuelo.cli") / "text", files("mochuelo.core") / "text")


@lru_cache(maxsize=32)
def spoken(key: str) -> tuple[str, ...]:
    """The languages that a game speaks: ours, and those in which it has words of its own."""
    pages = (page.name for page in (registry.folder(key) / "text").iterdir())
    return tuple(dict.fromkeys((*LANGUAGES, *sorted(name.removesuffix(".ftl") for name in pages if name.endswith(".ftl")))))


def tongues() -> tuple[str, ...]:
    """The languages that the command line or any game speaks."""
    return tuple(dict.fromkeys(code for languages in (LANGUAGES, *map(spoken, registry.games())) for code in languages))


@lru_cache(maxsize=32)
def _bundle(lang: str, folders: Sequence[Traversable]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        pages = [part / f"{lang}.ftl" for part in (folder, *(part for part in folder.iterdir() if part.is_dir()))]
        for page in (page for page in pages if page.is_file()):
            bundle.add_resource(FluentResource(page.read_text("utf-8")))
    return bundle
