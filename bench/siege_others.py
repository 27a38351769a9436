"""Those who play while the house is under siege: a table in each of several homes, over real sockets."""

from __future__ import annotations

import asyncio
import http.client
import json
import sys
from functools import partial
from time import perf_counter
from typing import Any

import uvloop

from bench.players import BenchTable, Measured, Player, _first_sight
from tablee.core.game import shelf

HOMES = 8
PACE = 0.1
"""Homes with a table, and seconds between two moves there."""


class Printed(list[float]):
    """Prints each move as it comes: when it was answered (by a clock that all processes share), and its seconds."""

    def append(self, seconds: float) -> None:
        print(f"{perf_counter()} {seconds}", flush=True)


def call(address: str, home: str, path: str, body: Any, cookie: str) -> tuple[Any, str]:
    """A POST from a home, and the cookie that came back."""
    host, port = address.split(":")
    line = http.client.HTTPConnection(host, int(port), timeout=60, source_address=(home, 0))
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    line.request("POST", path, json.dumps(body), headers)
    answer = line.getresponse()
    said = json.load(answer)
    line.close()
    if answer.status >= 300:
        raise OSError(f"{path}: {said}")
    return said, (answer.headers["set-cookie"] or cookie).split(";")[0]


async def match_after_match(address: str, number: int) -> None:
    """One home: a table of two browsers, and another one when it is over."""
    game = shelf.games()["multiplipotion"]
    view = type(game.rules.view(*_first_sight(game)))
    tally, cookies = Measured(counting=True, seconds=Printed()), ["", ""]
    host, port = address.split(":")
    home = f"127.0.1.{number + 1}"
    for match in range(10_000):
        table = BenchTable(game, view, tally, number * 10_000 + match, PACE)
        try:
            await _seated(table, address, home, cookies)
            for seat, cookie in enumerate(cookies):
                make = partial(Player, seat, table, cookie, address)
                await asyncio.get_running_loop().create_connection(make, host, int(port), local_addr=(home, 0))
            table.go()
            await asyncio.to_thread(call, address, home, f"/api/tables/{table.id}/start", {}, cookies[0])
            await table.over.wait()
        except OSError as error:  # turned away: said, and tried again
            print(f"turned away: {error}", file=sys.stderr, flush=True)
            await asyncio.sleep(1)


async def _seated(table: BenchTable, address: str, home: str, cookies: list[str]) -> None:
    seats = [{"kind": "person", "name": "Camille"}, {"kind": "open"}]
    wish = {"game": table.game.name, "seats": seats}
    opened, cookies[0] = await asyncio.to_thread(call, address, home, "/api/tables", wish, cookies[0])
    table.id = opened["id"]
    sitting = {"seat": 1, "name": "Dominique"}
    _, cookies[1] = await asyncio.to_thread(call, address, home, f"/api/tables/{table.id}/sit", sitting, cookies[1])


async def main(address: str) -> None:
    """All homes, until killed."""
    await asyncio.gather(*(match_after_match(address, number) for number in range(HOMES)))


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1]))
