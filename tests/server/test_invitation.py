"""What a messenger is shown of a link: who invites to what, with a picture, and nothing that is a secret."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tablee.server import app as server
from tablee.server.pages import Pages
from tests.server.visitors import BOT, OPEN, PERSON, Browser, house

INDEX = """<!doctype html><html lang="fr"><head><title>Tablée</title>
<meta name="description" content="Des jeux." /></head><body></body></html>"""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    built = tmp_path / "static"
    (built / "invitations").mkdir(parents=True)
    (built / "index.html").write_text(INDEX)
    (built / "invitations" / "toy.jpg").write_bytes(b"\xff\xd8\xff")
    monkeypatch.setattr(server, "Pages", lambda: Pages(built))
    with house(tmp_path) as running:
        yield running


def head_of(client: TestClient, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200
    return str(answer.text)


def test_a_table_with_a_free_chair_says_who_invites_to_what(client: TestClient, ana: Browser) -> None:
    table = ana.table(PERSON, OPEN)
    head = head_of(client, f"/t/{table}")
    assert "<title>Ana vous invite à jouer à La plus haute</title>" in head
    assert '<meta property="og:image" content="http://testserver/invitations/toy.jpg" />' in head
    assert f'<meta property="og:url" content="http://testserver/t/{table}" />' in head
    assert head.count('name="description"') == head.count("og:description") == 1
    assert client.get("/invitations/toy.jpg").headers["content-type"] == "image/jpeg"


def test_a_table_that_has_begun_names_nobody(client: TestClient, ana: Browser) -> None:
    table = ana.table(PERSON, BOT)
    ana.post(f"/api/tables/{table}/start")
    head = head_of(client, f"/t/{table}")
    assert "Ana" not in head
    assert "og:image" in head


def test_names_cannot_write_into_the_page(client: TestClient, ana: Browser) -> None:
    table = ana.table({"kind": "person", "name": '"><script>x<b>'}, OPEN)
    head = head_of(client, f"/t/{table}")
    assert "<script>" not in head
    assert "&quot;&gt;&lt;script&gt;x&lt;b&gt;" in head


@pytest.mark.parametrize("path", ["/", "/t/nobody", "/t/a/b", "/rules/toy", "/t/%00", "/t/%ED%A0%80"])
def test_every_other_address_invites_to_the_house(client: TestClient, path: str) -> None:
    head = head_of(client, path)
    assert 'property="og:title" content="Tablée · On joue\N{NO-BREAK SPACE}?"' in head
    assert "og:image" not in head


def test_a_look_at_a_link_wakes_no_table(client: TestClient, ana: Browser, tmp_path: Path) -> None:
    table = ana.table(PERSON, OPEN)
    here = client.app.state.house  # type: ignore[attr-defined]  # it is a FastAPI
    here.let_go(float("inf"))
    head_of(client, f"/t/{table}")
    assert here.live == 0
