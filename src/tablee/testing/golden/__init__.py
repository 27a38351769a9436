"""Golden playthroughs: matches kept as text records with what they came to."""

import sys
import tomllib
from pathlib import Path
from random import Random

from tablee.core.actions import Action, Deal, TimeUp
from tablee.core.game import Game, with_sparring
from tablee.core.game.shelf import package
from tablee.core.loop import Applied, apply, replay, view_for
from tablee.core.options import chosen
from tablee.core.position import fingerprint
from tablee.core.refusal import Refused
from tablee.core.seats import Bot
from tablee.match import codec
from tablee.match.play.marks import NO_MARK
from tablee.match.play.play import Play
from tablee.match.records import records
from tablee.match.tables.lobby import Wish, opened
from tablee.match.tables.table import HouseTable
from tablee.testing.playout import moment
from tablee.testing.sittings import Sitting, sittings

EXPECTED = "expected.toml"
HOUSE_ACTS = 0.05
"""How often time runs out in a golden match, so that what the house does is in it too."""


def folder_of(game: Game) -> Path:
    """Where a game keeps its golden records."""
    source = sys.modules[package(game)].__file__
    return Path(source or ".").parent / "tests" / "golden"


def record(game: Game, folder: Path) -> list[str]:
    """Play the golden matches of the present rules again and write them down; those of older rules stay."""
    texts = {
        f"v{game.rules.version}-{sitting.seats}-{number}.txt": records.written(*_played(game, sitting, f"{number}"))
        for number, sitting in enumerate(sittings(game, seed=0))
    }
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(f"v{game.rules.version}-*.txt"):
        old.unlink()
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    return stamp(game, folder)


def stamp(game: Game, folder: Path, older: bool = False) -> list[str]:
    """Write down what the records come to; names older ones that no longer come to what they did, unless restamped."""
    known, lines, strayed = expected(folder), [], []
    for path in sorted(folder.glob("*.txt")):
        now = comes_to(game, path.read_text("utf-8"))
        kept = now if older or path.name.startswith(f"v{game.rules.version}-") else known.get(path.name, now)
        strayed += [path.name] if kept != now else []
        lines += [f'["{path.name}"]', *(f'{name} = "{value}"' for name, value in kept.items()), ""]
    (folder / EXPECTED).write_text("\n".join(lines), "utf-8")
    return strayed


def expected(folder: Path) -> dict[str, dict[str, str]]:
    """What each record of the folder has to come to."""
    page = folder / EXPECTED
    return tomllib.loads(page.read_text("utf-8")) if page.is_file() else {}


def comes_to(game: Game, text: str) -> dict[str, str]:
    """How a recorded match ends today: its result, and the fingerprint of what everybody sees at the end."""
    table, _, happened = records.read(text, {game.name: game})
    events = (one.event for one in happened)
    position = replay(game, chosen(game.rules.options, table.options), len(table.chairs), events)
    result = game.rules.result(position.table)
    if result is None:
        return {"result": "none", "public_view": fingerprint(view_for(game, position, None))}
    words = f"{result.reason}, scores {result.scores}, winners {result.winners}"
    return {"result": words, "public_view": fingerprint(view_for(game, position, None))}


def _played(game: Game, sitting: Sitting, luck: str) -> tuple[HouseTable, Play]:
    """A match in which every level of bot, random play and the house have their turns."""
    open_to_all = with_sparring(game)
    levels = open_to_all.engine.levels
    bots = tuple(Bot(levels[seat % len(levels)]) for seat in range(sitting.seats))
    wish = Wish(game.name, bots, codec.plain(sitting.options))
    table = opened({game.name: open_to_all}, wish, "", moment(0))
    play = Play(game, table)
    ask: Action = Deal()
    while True:
        rng = Random(f"{luck}/{play.seq}")
        outcome = apply(game, play.position, ask, rng, moment(play.seq))
        if not isinstance(outcome, Applied):
            raise Refused(outcome)
        play.advance(play.batch(outcome, moment(play.seq), NO_MARK))
        if play.result is not None:
            return table, play
        ask = _next(game, play, rng)


def _next(game: Game, play: Play, rng: Random) -> Action:
    seat = rng.choice(game.rules.to_play(play.position.table))
    view = view_for(game, play.position, seat)
    if rng.random() < HOUSE_ACTS:
        return TimeUp(seat)
    chooser = rng.choice(("", *game.engine.levels, *game.engine.sparring))
    return game.engine.choose(view, chooser, rng) if chooser else game.exam.random_action(view, rng)
