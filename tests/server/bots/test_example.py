"""The example bot against a robot, in a real house: a whole match, and a token that is taken back."""

import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.server.processes import Process

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "door_bot.py"
SEATS = [{"kind": "program", "name": "rufus"}, {"kind": "bot", "level": "novice"}]


class Host:
    """Somebody with a cookie."""

    def __init__(self, house: str) -> None:
        self._house = house
        with urllib.request.urlopen(f"{house}/api/games") as answer:
            self._cookie = answer.headers["set-cookie"].split(";")[0]

    def post(self, path: str, body: Any = None) -> Any:
        headers = {"cookie": self._cookie, "content-type": "application/json"}
        asked = urllib.request.Request(self._house + path, json.dumps(body or {}).encode(), headers)
        with urllib.request.urlopen(asked) as answer:
            return json.load(answer)


@pytest.mark.heavy
def test_it_plays_a_match_and_is_hung_up_on_when_its_token_is_revoked(tmp_path: Path) -> None:
    house, tablee = Process(tmp_path), [sys.executable, "-m", "tablee", "bot"]
    kept = ("--data", str(tmp_path))
    try:
        created = subprocess.run([*tablee, "create", "rufus", *kept], check=True, capture_output=True, text=True)
        command = [sys.executable, str(EXAMPLE), f"http://{house.address}", created.stdout.strip()]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
            assert bot.stdout is not None
            assert "hello" in bot.stdout.readline()
            host = Host(f"http://{house.address}")
            table = host.post("/api/tables", {"game": "multiplipotion", "options": {"level": "low"}, "seats": SEATS})
            host.post(f"/api/tables/{table['id']}/start")
            assert any("'finished'" in line for line in bot.stdout)
            subprocess.run([*tablee, "revoke", "rufus", *kept], check=True, capture_output=True)
            assert any("'revoked'" in line for line in bot.stdout)
            assert bot.wait(60) == 0
    finally:
        house.kill()
