"""A bot that comes in through the door of a house and plays MultipliPotion; nothing but the standard library.

    tablee bot create rufus                     # in the house; shows the token once
    python examples/door_bot.py http://localhost:8000 rufus.…

docs/bot-door.md says what is read and sent. Ctrl-C ends it.
"""

import json
import sys
import threading
import urllib.request
from collections.abc import Iterator
from http.client import HTTPResponse
from itertools import combinations
from typing import Any

HOUSE, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]


def call(path: str, body: object = None) -> HTTPResponse:
    """Ask the house; with a body it is a POST."""
    sent = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {TOKEN}", "content-type": "application/json"}
    answer: HTTPResponse = urllib.request.urlopen(urllib.request.Request(HOUSE + path, sent, headers))
    return answer


def lines(path: str) -> Iterator[dict[str, Any]]:
    """A stream, message by message; empty lines only say that the house is there."""
    with call(path) as stream:
        yield from (json.loads(line) for line in stream if line.strip())


def captures(potions: list[Any], monsters: list[Any]) -> list[str]:
    """Every capture that one zone allows on another, as it is typed: cards by their numbers."""
    return [
        f"#{one['id']}x#{other['id']}=#{monster['id']}"
        for one, other in combinations(potions, 2)
        for monster in monsters
        if one["potion"] * other["potion"] == monster["monster"]
    ]


def chosen(view: dict[str, Any]) -> str:
    """Capture what there is, show what was overlooked, and lay a card that will capture something."""
    seat, hand = view["seat"], view["hand"]
    mine, theirs = view["zones"][seat], view["zones"][1 - seat]
    if view["phase"] == "draw":
        overlooked = captures(theirs, mine) if view["may_denounce"] else []
        return f"!{overlooked[0]}" if overlooked else "+"
    if view["phase"] == "lay":
        return f"#{max(hand, key=lambda card: len(captures([*mine, card], theirs)))['id']}"
    return next(iter(captures(mine, theirs)), ".")


def play(table: str) -> None:
    """One match, from its stream: whenever it is our turn, a move."""
    for message in lines(f"/api/bot/tables/{table}/stream"):
        for seat, view in message.get("views", {}).items():
            if seat.isdigit() and int(seat) in message["to_play"]:
                call(f"/api/bot/tables/{table}/move", {"move": chosen(view), "seat": int(seat)}).close()
        print(table, message["type"], message.get("reason", ""), flush=True)


for event in lines("/api/bot/stream?games=multiplipotion"):
    print(event, flush=True)
    if event["type"] == "table" and event["status"] == "playing":
        threading.Thread(target=play, args=[event["table"]], daemon=True).start()
