"""Fixtures of the browser tests: a server that is really running, a real Chromium, and people at it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.people import People
from tests.e2e.serving import Server

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
QUIET += ["--disable-component-update", "--disable-sync"]
FAILED = pytest.StashKey[bool]()
PICTURES = Path(__file__).parent.parent.parent / "build" / "failed"


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium, or the tests are left out and say so."""
    names = ("chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("MOCHUELO_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not path:
        pytest.skip("no chromium on the path: install it, or name it in MOCHUELO_CHROMIUM")
    return path


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for all tests; every person has a context of their own in it."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that neither stop nor fill it."""
    yield from running(Server(tmp_path_factory.mktemp("shared")))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own."""
    yield from running(Server(tmp_path / "server"))


def running(server: Server) -> Iterator[Server]:
    """The server, started, and stopped when it is no longer needed."""
    server.start()
    yield server
    server.stop()


@pytest.fixture
def people(browser: Browser, shared_server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    """People at the shared server; the test fails when a console complained."""
    yield from watched(People(browser, shared_server.url), request)


@pytest.fixture
def guests(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    """People at the test's own server; the test fails when a console complained."""
    yield from watched(People(browser, server.url), request)


def watched(people: People, request: pytest.FixtureRequest) -> Iterator[People]:
    """The people, and what is asked of them when they leave; what they saw at a failure is kept as pictures."""
    yield people
    failed = request.node.stash.get(FAILED, False)
    if failed:
        people.picture(PICTURES, request.node.name)
    troubles = people.leave()
    assert failed or troubles == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Remember a failure for the fixtures."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or bool(report.failed)  # type: ignore[attr-defined]
    return report


def pytest_collection_modifyitems(items: list[Any]) -> None:
    """Everything here needs a browser."""
    here = Path(__file__).parent
    for item in items:
        if here in Path(item.path).parents:
            item.add_marker(pytest.mark.browser)
