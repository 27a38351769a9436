"""Some legal ask, for play-outs: mostly a lay, now and then a pass, a bluff or a challenge."""

from dataclasses import replace
from random import Random

from tablee.core.refusal import Refused
from tablee.games.topword.rules.actions import Ask, Challenge, Lay, Pass
from tablee.games.topword.rules.board import Tiles
from tablee.games.topword.rules.lays.laying import judge
from tablee.games.topword.rules.lays.moves import moves
from tablee.games.topword.rules.view import View
from tablee.lexicon import lexicon


def random_action(view: View, rng: Random) -> Ask:
    """Anything the seat of the view may ask now; the same view and seed give the same ask."""
    assert view.seat is not None, "a spectator has nothing to ask"
    if view.may_challenge and rng.random() < 0.2:
        return Challenge(view.seat)
    if view.phase == "verdict":
        return Pass(view.seat)
    found = [] if rng.random() < 0.05 else moves(view.stacks, view.rack, lexicon.common.graph, view.options)
    if not found:
        return Pass(view.seat, rng.choice(view.rack) if view.bag and rng.random() < 0.5 else None)
    tiles = rng.choice(found).tiles
    return Lay(view.seat, _bluff(view, tiles, rng) if view.referee == "challenge" and rng.random() < 0.2 else tiles)


def _bluff(view: View, tiles: Tiles, rng: Random) -> Tiles:
    """Other letters of the rack on the same squares, if they may lie there; most likely no word."""
    letters = rng.sample(view.rack, len(tiles))
    other = tuple(replace(tile, letter=letter) for tile, letter in zip(tiles, letters, strict=True))
    try:
        judge(view.stacks, view.rack, other, view.options)
    except Refused:
        return tiles
    return other
