"""An engine of one's own for Topword, in the engine protocol: it likes towers (docs/write-a-bot.md, step 4).

tablee engine topword --check "python examples/towers_engine.py"
tablee arena topword "engine:python examples/towers_engine.py" novice --matches 100 --swap
"""

import sys
from typing import Any

import tablee
from tablee.match import codec

GAME = tablee.games()["topword"]


def likes_towers(view: Any) -> str:
    """The lay that stands highest, the longest of those; pass if there is none."""

    def height(move: Any) -> tuple[int, int]:
        tiles = getattr(move, "tiles", ())
        return sum(len(view.stacks[tile.row][tile.col]) for tile in tiles), len(tiles)

    return GAME.text.write(max(GAME.engine.legal(view), key=height))


def answers(line: str, view: Any) -> tuple[list[str], Any]:
    """What is said to a line, and the position from then on."""
    word, _, rest = line.strip().partition(" ")
    match word:
        case "tablee":
            return [
                "id name Towers",
                f"id game {GAME.name} rules {GAME.rules.version}",
                "id modes search",
                "tableeok",
            ], view
        case "isready":
            return ["readyok"], view
        case "position":
            try:
                return [], codec.view_from(GAME, codec.parse(rest))
            except tablee.Refused as refused:
                return [f"error {refused.refusal}"], view
        case "go":
            return [f"bestmove {likes_towers(view)}" if view else "error no position"], view
        case "newmatch" | "setoption" | "stop" | "":
            return [], view
        case _:
            return [f"error unknown {word[:20]}"], view


position: Any = None
for heard in sys.stdin:
    if heard.strip() == "quit":
        break
    said, position = answers(heard, position)
    print(*said, sep="\n", end="\n" if said else "", flush=True)
