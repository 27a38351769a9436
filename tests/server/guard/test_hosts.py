"""By which names the house may be called, and of whom it believes for whom they ask."""

import http.client
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tablee.core.refusal import Refused
from tablee.server.addresses import Proxies
from tablee.server.guard.hosts import Hosts
from tablee.server.settings import Settings, from_environment
from tests.server.processes import Process
from tests.server.visitors import PERSON, Browser, house

AT_HOME = ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST", None]
ON_THE_LAN = ["192.168.1.20:8000", "[fe80::1]:8000", "Salon:8000", "salon.local:8000", "salon.lan", "salon.home.arpa"]
FOREIGN = ["evil.example", "evil.example:8000", "salon.evil.example", "localhost.evil.example", "x@[", ""]


def answers(hosts: Hosts, name: str | None) -> bool:
    try:
        hosts.require(name)
    except Refused:
        return False
    return True


@pytest.mark.parametrize(
    ("settings", "yes", "no"),
    [
        (Settings(), AT_HOME, [*ON_THE_LAN, *FOREIGN]),
        (Settings(host="0.0.0.0"), [*AT_HOME, *ON_THE_LAN], FOREIGN),
        (Settings(host="192.168.1.20"), [*AT_HOME, "192.168.1.20"], ["192.168.1.21", *FOREIGN]),
        (Settings(hosts=("play.example.org", "*.here.example")), ["Play.example.org", "a.here.example"], FOREIGN),
        (Settings(hosts=("*",)), FOREIGN, []),
    ],
)
def test_a_house_answers_to_its_names(settings: Settings, yes: list[str | None], no: list[str | None]) -> None:
    hosts = Hosts(settings, machine="Salon.fritz.box")
    assert [name for name in yes if not answers(hosts, name)] == []
    assert [name for name in no if answers(hosts, name)] == []


def test_another_name_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        ana = Browser(client)
        answer = ana.get("/api/games", headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()) == (
            421,
            {"refused": "unknown_host", "rule": "", "host": "evil.example"},
        )
        page = ana.get("/", headers={"host": "<b>evil", "accept": "text/html"})
        assert page.status_code == 421
        assert "TABLEE_HOSTS" in page.text
        assert "<b>" not in page.text
        table = ana.table(PERSON, PERSON)
        with pytest.raises(WebSocketDisconnect), ana.window(table, host="evil.example"):
            pass


def test_proxies_are_addresses_or_networks() -> None:
    named = Proxies(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"])
    assert [one in named for one in ("127.0.0.1", "10.9.9.9", "2001:db8::7", "127.0.0.2", "x")] == [True] * 3 + [
        False
    ] * 2
    with pytest.raises(SystemExit, match="TABLEE_PROXIES"):
        from_environment({"TABLEE_PROXIES": "my-proxy"})


@pytest.mark.parametrize(("proxies", "believed"), [("", False), ("127.0.0.1", True)])
def test_only_a_named_proxy_is_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxies: str, believed: bool
) -> None:
    monkeypatch.setenv("TABLEE_PROXIES", proxies)
    monkeypatch.setenv("TABLEE_CALLS_AT_ONCE", "2")
    monkeypatch.setenv("TABLEE_CALLS_PER_SECOND", "0.001")
    running = Process(tmp_path)
    try:
        statuses = [status(running, f"192.0.2.{number}") for number in range(4)]
    finally:
        running.stop()
    assert statuses == ([200] * 4 if believed else [200, 200, 429, 429])


def status(running: Process, address: str) -> int:
    """What somebody is answered who says to ask for that address."""
    line = http.client.HTTPConnection(running.address, timeout=60)
    line.request("GET", "/api/games", headers={"x-forwarded-for": address})
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer.status
