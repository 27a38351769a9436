"""A bot that comes in through the door of a house (docs/bot-door.md) and plays MultipliPotion, until Ctrl-C.

tablee bot create rufus                     # in the house; shows the token once
python examples/door_bot.py http://localhost:8000 rufus.…
"""

import json
import sys
import threading
import urllib.request
from collections.abc import Iterator
from itertools import combinations
from typing import Any

HOUSE, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]
HEADERS = {"authorization": f"Bearer {TOKEN}", "content-type": "application/json"}


def call(path: str, body: object = None) -> Iterator[Any]:
    """What the house answers, message by message; empty lines only say that it is there. A body makes it a POST."""
    asked = urllib.request.Request(HOUSE + path, json.dumps(body).encode() if body else None, HEADERS)
    with urllib.request.urlopen(asked) as answer:
        yield from (json.loads(line) for line in answer if line.strip())


def captures(potions: list[Any], monsters: list[Any]) -> list[str]:
    """The captures that there are, as one types them: cards by their numbers."""
    return [
        f"#{one['id']}x#{other['id']}=#{monster['id']}"
        for one, other in combinations(potions, 2)
        for monster in monsters
        if one["potion"] * other["potion"] == monster["monster"]
    ]


def chosen(view: Any) -> str:
    """Show what was overlooked, lay the card that captures most, capture what there is."""
    mine, theirs = view["zones"][view["seat"]], view["zones"][1 - view["seat"]]
    if view["phase"] == "draw":
        overlooked = captures(theirs, mine) if view["may_denounce"] else []
        return f"!{overlooked[0]}" if overlooked else "+"
    if view["phase"] == "lay":
        return f"#{max(view['hand'], key=lambda card: len(captures([*mine, card], theirs)))['id']}"
    return next(iter(captures(mine, theirs)), ".")


def play(table: str) -> None:
    """One match, from its stream: a move whenever it is our turn."""
    for message in call(f"/api/bot/tables/{table}/stream"):
        print(table, message["type"], message.get("reason", ""), flush=True)
        for seat in message.get("to_play", []):
            if view := message["views"].get(str(seat)):
                print(*call(f"/api/bot/tables/{table}/move", {"move": chosen(view), "seat": seat}), flush=True)


for event in call("/api/bot/stream?games=multiplipotion"):
    print(event, flush=True)
    if event["type"] == "table" and event["status"] == "playing":
        threading.Thread(target=play, args=[event["table"]], daemon=True).start()
