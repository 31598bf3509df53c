"""The documentation as a site: built strictly and without a network, its links lead somewhere, and it can be read."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.web.house import ROOT
from tests.web.stage import DRAWN

DOCS = ROOT / "docs"
SIZES = ((1280, 800), (390, 844))
PAGES = {
    "index.html": "every rule enforced",
    "rulebooks/world_changers.html": "You gather a crew",
    "reference/rules.html": "The table between two answers",
}
SCHEMES = {"light": "rgb(255, 250, 240) #8a4a00", "dark": "rgb(25, 18, 45) #f5c95f"}  # the ground, and links
COLOURS = """(({ backgroundColor }, links) => `${backgroundColor} ${links}`)(getComputedStyle(document.body),
    getComputedStyle(document.body).getPropertyValue("--md-typeset-a-color"))"""
DEAD = "http://127.0.0.1:9"  # a proxy where nobody answers
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
UNSEEN = "[...document.images].filter((image) => image.complete && !image.naturalWidth).map((image) => image.src)"


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """The site of a copy of the documents; whoever wanted the network would find none."""
    shutil.copytree(DOCS, folder / "docs")
    shutil.copy(ROOT / "zensical.toml", folder)
    (folder / "src").symlink_to(ROOT / "src")
    proxies = dict.fromkeys(("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"), DEAD)
    command = [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--strict"]
    return subprocess.run(command, cwd=folder, env={**os.environ, **proxies}, capture_output=True, text=True)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = build(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "build" / "site"


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *given: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Links(HTMLParser):
    """The anchors of a page, and what it links to or shows."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.targets: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name in ("id", "name") and value:
                self.ids.add(value)
            elif name in ("href", "src") and value:
                self.targets.append(value)


def test_every_link_picture_and_anchor_of_the_site_is_there(site: Path) -> None:
    pages = {path: Links(path) for path in site.rglob("*.html") if path.name != "404.html"}
    assert len(pages) > 30
    for path, page in pages.items():
        for target in page.targets:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            file = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            assert file.is_file(), f"{path.name} links to {target}"
            if parts.fragment and file in pages:
                assert unquote(parts.fragment) in pages[file].ids, f"{path.name} links to {target}"


def test_every_document_is_in_the_navigation() -> None:
    text = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    named = re.findall(r'"([\w/-]+\.md)"', str(tomllib.loads(text)["project"]["nav"]).replace("'", '"'))
    for path in DOCS.rglob("*.md"):
        name = path.relative_to(DOCS).as_posix()
        assert named.count(name) == 1, f"docs/{name} has no place in the nav of zensical.toml"


def opened(browser: Browser, size: tuple[int, int], scheme: Any) -> tuple[Page, list[str], list[str]]:
    """A reader's page, all that it asks for, and what goes wrong."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    page = context.new_page()
    asked: list[str] = []
    troubles: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.append(said.text) if said.type in ("error", "warning") else None)
    return page, asked, troubles


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_site_is_read(browser: Browser, address: str, scheme: str) -> None:
    """A front page, a rulebook and a page of the reference, in the light and in the dark, from this machine alone."""
    page, asked, troubles = opened(browser, SIZES[0], scheme)
    grounds = set()
    for path, words in PAGES.items():
        page.goto(address + path, wait_until="networkidle")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            assert words in page.locator("article").inner_text()
            assert page.evaluate(WIDER) <= 0, f"{path} is wider than {width}"
            assert page.evaluate(UNSEEN) == []
            grounds.add(page.evaluate(COLOURS))
    assert grounds == {SCHEMES[scheme]}
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
    assert troubles == []
    page.context.close()


def test_words_are_searched_for_without_a_server_behind_it(browser: Browser, address: str) -> None:
    page, asked, troubles = opened(browser, SIZES[0], "light")
    page.goto(address, wait_until="networkidle")
    page.keyboard.press("Control+k")
    page.keyboard.type("Draw Pile")
    page.get_by_role("link", name=re.compile("Draw Pile|World Changers")).first.wait_for()
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
    assert troubles == []
    page.context.close()
