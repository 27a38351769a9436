"""`tablee solve miramis FILE`: the best moves of positions that somebody has written down; and hints."""

from random import Random

from tablee.core.game import Hint
from tablee.core.insight import Choice, Solution
from tablee.core.text.sentences import Say
from tablee.crossword.actions import Pass
from tablee.crossword.analyse import placed
from tablee.crossword.hinting import lay_hint, no_lay, usual_words
from tablee.crossword.solve import solver
from tablee.games.miramis.engine.exchange import least_wanted
from tablee.games.miramis.engine.finder import by_equity, turns_after
from tablee.games.miramis.engine.leave import leave_value
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.actions import Exchange, Lay
from tablee.games.miramis.rules.box.board import Tile, Tiles
from tablee.games.miramis.rules.box.letters import without
from tablee.games.miramis.rules.box.spelling import stone_text
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.lays.describing import describe
from tablee.games.miramis.rules.lays.moves import POINT
from tablee.games.miramis.rules.lays.scoring import score
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.text.diagram import read_positions
from tablee.games.miramis.text.picture import board_lines, rack_line


def solve(text: str, many: int) -> tuple[Solution, ...]:
    """The best moves, so many of them, of each position in a text: a diagram, or lines with a position on each."""
    return tuple(_solved(view, many) for view in read_positions(text))


def _solved(view: View, many: int) -> Solution:
    found = by_equity(view, all_words(view.options.compounds))
    return Solution(view, len(found), tuple(choice(view, one) for one in found[:many]))


def choice(view: View, move: Coloured) -> Choice:
    """A move that was found, as it is noted."""
    words = tuple(word.text for word in score(view.ground, view.stones, move.tiles).words)
    return weighed_choice(view, describe(view.stones, move.tiles), words, move.points, move.tiles)


def weighed_choice(view: View, noted: str, words: tuple[str, ...], points: int, tiles: Tiles) -> Choice:
    """A move with what it keeps."""
    kept = tuple(sorted(without(view.rack, (tile.letter for tile in tiles))))
    hand = leave_value(kept, turns_after(view)) / POINT
    return Choice(noted, words, points, points + hand, placed(tiles, written), kept, hand)


def written(tile: Tile) -> str:
    """A letter that is laid, as it is noted."""
    return stone_text(tile.stone)


def hint(view: View, rng: Random) -> Hint | None:
    """What to lay, or that there is nothing and letters may be exchanged."""
    if view.seat is None:
        return None
    found = by_equity(view, usual_words(), 1) or by_equity(view, all_words(view.options.compounds), 1)
    if found:
        return lay_hint(Lay(view.seat, found[0].tiles), choice(view, found[0]), view.ground)
    return no_lay(Exchange(view.seat, least_wanted(view)) if view.may_exchange else Pass(view.seat))


def _picture(view: View, say: Say) -> list[str]:
    return [*board_lines(view), "", rack_line(view, say)]


SOLVE = solver("docs/notation-miramis.md", solve, _picture)
