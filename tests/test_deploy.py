"""What is given to those who run houses fits the house: figures, settings and files that are named exist."""

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import yaml
from starlette.testclient import TestClient

from tablee.server.checkup.variables import names
from tests.server.visitors import house

DEPLOY = Path(__file__).resolve().parent.parent / "deploy"
FIGURE = re.compile(r"\b(?:tablee|process)_[a-z_]+\b")


def asked_for() -> set[str]:
    """Every figure that rules and dashboard ask for."""
    rules = yaml.safe_load((DEPLOY / "prometheus/tablee.rules.yml").read_text())
    board = json.loads((DEPLOY / "grafana/tablee.json").read_text())
    asked = [rule["expr"] for group in rules["groups"] for rule in group["rules"]]
    asked += [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(asked) > 20
    return {name for one in asked for name in FIGURE.findall(one)}


def given(client: TestClient) -> set[str]:
    """Every figure that a house gives, as it names itself before it has a value."""
    text = client.get("/metrics").text
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    parts = {"histogram": ("_bucket", "_count", "_sum")}
    return {name + end for name, kind in kinds.items() for end in parts.get(kind, ("",))}


def test_every_figure_that_is_asked_for_is_given(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        assert asked_for() <= given(client)
        assert 'tablee_ready{part="store"} 1.0' in client.get("/metrics").text
    assert asked_for() > {"tablee_move_seconds_bucket", "tablee_ready", "process_cpu_seconds_total"}


def test_every_setting_that_is_named_is_read() -> None:
    own = {"TABLEE_SITE", "TABLEE_HOUSES", "TABLEE_CADDY_ADMIN", "TABLEE_CACHE"}
    for file in ("tablee.env", "systemd/tablee@.service", "systemd/tablee-robots.service", "Caddyfile"):
        named = set(re.findall(r"\bTABLEE_[A-Z_]+\b", (DEPLOY / file).read_text()))
        assert named <= names() | own, file


def test_every_file_that_is_described_is_there() -> None:
    described = set(re.findall(r"`([\w./@-]+\.[a-z]+|Caddyfile)`", (DEPLOY / "README.md").read_text()))
    files = {file.relative_to(DEPLOY).as_posix() for file in DEPLOY.rglob("*") if file.is_file()}
    assert described >= files - {"README.md"}
    assert {one for one in described if not one.startswith("/")} <= files


def test_caddy_understands_its_file() -> None:
    file = DEPLOY / "Caddyfile"
    told = _caddy("validate", "--adapter", "caddyfile", "--config", str(file))
    assert told.returncode == 0, told.stderr
    assert _caddy("fmt", str(file)).stdout == file.read_text(), "caddy fmt --overwrite deploy/Caddyfile"


def _caddy(*words: str) -> subprocess.CompletedProcess[str]:
    caddy = str(Path(sys.executable).with_name("caddy"))
    return subprocess.run([caddy, *words], capture_output=True, text=True, check=False, timeout=50)


def test_every_panel_has_its_own_place_and_number() -> None:
    panels = json.loads((DEPLOY / "grafana/tablee.json").read_text())["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    squares = Counter(
        (x, y)
        for place in (panel["gridPos"] for panel in panels)
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    )
    assert max(squares.values()) == 1
    assert max(x for x, _ in squares) < 24
