"""What an address will want is named in the head of its page, and nothing is named for the others."""

import json
from pathlib import Path

import pytest

from tablee.server.ahead import KINDS, Kind, named_ahead
from tablee.server.pages import Pages

WEB = Path(__file__).parents[2] / "web"
PAGE = '<!doctype html><html lang="fr"><head></head><body></body></html>'
PARTS = {
    "index.html": {"file": "assets/index-1.js", "css": ["assets/index-1.css"]},
    "_shared.js": {"file": "assets/shared-1.js", "imports": ["index.html"], "css": ["assets/shared-1.css"]},
    "src/pages/table/Table.svelte": {"file": "assets/Table-1.js", "imports": ["index.html", "_shared.js"]},
    "src/games/toy/index.ts": {"file": "assets/toy-1.js", "imports": ["_shared.js"], "css": ["assets/toy-1.css"]},
}


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "parts.json").write_text(json.dumps(PARTS))
    return Pages(tmp_path)


def test_a_table_names_its_page_its_room_and_what_they_share_once_each(pages: Pages) -> None:
    page = named_ahead(PAGE, "/t/abc", "toy", pages)
    for part in ("shared-1.js", "shared-1.css", "Table-1.js", "toy-1.js", "toy-1.css"):
        assert page.count(f'href="/assets/{part}"') == 1
    assert "index-1" not in page, "the page itself names what every page begins with"
    assert 'as="fetch" crossorigin href="/api/tables/abc"' in page
    assert '<html lang="fr" data-written="/api/games/toy/texts/">' in page


def test_a_page_of_a_game_knows_it_by_its_address(pages: Pages) -> None:
    page = named_ahead(PAGE, "/rules/toy", "", pages)
    assert 'data-written="/api/games/toy/texts/ /api/games/toy/leaflet/"' in page
    assert 'href="/assets/toy-1.js"' in page


@pytest.mark.parametrize("path", ["/", "/new", "/t/nobody", "/rules/chess", "/rules/", "/rules/toy/more", "/t/%22"])
def test_other_addresses_stay_as_they_are(pages: Pages, path: str) -> None:
    assert named_ahead(PAGE, path, "", pages) == PAGE


def test_no_name_can_write_into_the_page(pages: Pages) -> None:
    assert '"><b>' not in named_ahead(PAGE, '/t/"><b>', "toy", pages)


def test_without_the_builds_list_nothing_is_named(tmp_path: Path) -> None:
    assert named_ahead(PAGE, "/t/abc", "toy", Pages(tmp_path)) == PAGE


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_the_pages_are_where_they_are_said_to_be(kind: Kind) -> None:
    assert (WEB / kind.source).is_file()
    assert f"import('./{kind.source.removeprefix('src/')}')" in (WEB / "src" / "App.svelte").read_text()
