"""The built web app: packed, kept for ever where hashed, and the app itself at every address of its own."""

import gzip
import os
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from tablee.server.pages import Pages

SCRIPT = "console.log('bonjour');" * 100


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>" + "<p>Tablée</p>" * 20)
    (built / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (built / "icon.png").write_bytes(b"\x89PNG")
    (built / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    return Pages(built)


def get(pages: Pages, path: str, **headers: str) -> Response | None:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": raw, "query_string": b"", "server": ("x", 80)}
    return pages.answer(Request({**scope, "scheme": "http"}))


@pytest.mark.parametrize("path", ["/", "/new/toy", "/t/abc", "/rules/toy", "/replay", "/progress", "/anything"])
def test_every_address_of_the_app_is_the_app(pages: Pages, path: str) -> None:
    page = get(pages, path)
    assert page is not None
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"


def test_hashed_assets_are_kept_for_ever(pages: Pages) -> None:
    page = get(pages, "/assets/app-1a2b.js", accept_encoding="br, gzip")
    assert page is not None
    assert page.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert page.headers["content-type"].startswith("text/javascript")
    assert page.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(page.body)).decode() == SCRIPT


def test_who_cannot_unpack_gets_it_plain(pages: Pages) -> None:
    page = get(pages, "/assets/app-1a2b.js")
    assert page is not None
    assert "content-encoding" not in page.headers
    assert bytes(page.body).decode() == SCRIPT


def test_what_did_not_change_is_not_sent_again(pages: Pages) -> None:
    page = get(pages, "/icon.png")
    assert page is not None
    assert "content-encoding" not in page.headers
    again = get(pages, "/icon.png", if_none_match=page.headers["etag"])
    assert again is not None
    assert (again.status_code, bytes(again.body)) == (304, b"")


def test_a_new_build_is_noticed(pages: Pages, tmp_path: Path) -> None:
    get(pages, "/")
    place = tmp_path / "static" / "index.html"
    place.write_text("new")
    os.utime(place, ns=(1, 1))
    page = get(pages, "/")
    assert page is not None
    assert bytes(page.body) == b"new"


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/favicon.ico", "/../secret.txt", "/%2e%2e/secret.txt", "/a\x00.js"]
)
def test_what_is_not_there_is_not_there(pages: Pages, path: str) -> None:
    assert get(pages, path) is None


def test_a_house_without_pages_says_how_to_build_them(tmp_path: Path) -> None:
    page = get(Pages(tmp_path), "/")
    assert page is not None
    assert page.status_code == 503
    assert "make web" in bytes(page.body).decode()
