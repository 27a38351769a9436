"""Sentences over HTTP: sent in full once, and afterwards only when they have changed."""

from pathlib import Path

from fastapi.testclient import TestClient

from tablee.server.app import create_app
from tablee.server.settings import Settings


def test_a_browser_that_has_the_sentences_gets_them_only_once(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(data=tmp_path, hosts=("testserver",)))) as client:
        first = client.get("/api/texts/fr")
        assert first.status_code == 200
        assert first.json()["refusal"]["match_over"] == "La partie est terminée."
        again = client.get("/api/texts/fr", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = client.get("/api/texts/en", headers={"if-none-match": first.headers["etag"]})
        assert other.status_code == 200
        assert other.headers["cache-control"] == "no-cache"
