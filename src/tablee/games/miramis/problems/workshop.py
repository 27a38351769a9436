"""How problems are made and proven: matches of robots who lay words that people know, and the champion's trials.

Whoever imports this imports numba.
"""

from dataclasses import replace

from tablee.crossword.actions import Pass
from tablee.crossword.problems.making import KNOWN, Seen, Workshop
from tablee.crossword.problems.matches import views_of
from tablee.crossword.problems.trial import Trial
from tablee.games.miramis.engine.bot import KERNELS
from tablee.games.miramis.engine.chances import A_TURN, chances
from tablee.games.miramis.engine.finder import by_equity
from tablee.games.miramis.engine.skills import SKILLS
from tablee.games.miramis.engine.trials import trial
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.problems.themes import theme_of
from tablee.games.miramis.rules import RULES
from tablee.games.miramis.rules.actions import Ask, Lay
from tablee.games.miramis.rules.box.board import is_empty
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.lays.scoring import score
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.state import Moment, start
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.text.diagram import read_position, write_line
from tablee.games.miramis.text.notation import write
from tablee.lexicon import lexicon

MARGIN, PROMISING, LEAST = 1_000, 3_000, 40
"""A turn swings far in this game: what seems to lead by less is seldom sure within the budget."""
SETTLED = 0.75
"""A match is as good as settled if somebody leads by more than this part of what may still swing."""


def _begun() -> Moment:
    """Both have had their exchange, so that a move is all there is to find."""
    begun = start(Options(board="reconstructed", help="words"), 2)
    return replace(begun, table=replace(begun.table, exchanged=(1, 1)))


def _choose(before: View) -> Ask:
    """Moves are weighed like the expert's, but words are such as people know, and so boards such as people make."""
    best = by_equity(before, lexicon.sub_vocabulary(KNOWN).graph, 1)
    return Lay(before.turn, best[0].tiles) if best else Pass(before.turn)


def _open(before: View) -> bool:
    """Whether something lies there already, and points still count; in the last turn they always do."""
    now = chances(before, 0)
    close = abs(now.lead + A_TURN) <= SETTLED * now.stakes.swing
    return not is_empty(before.stones) and (close or _is_last(before))


def _is_last(before: View) -> bool:
    """Whether no turn comes after this one: what a move earns is then all it is worth, and there is nothing to try."""
    return sum(before.turns_left) == 1


def _seen(before: View, move: Coloured) -> Seen:
    words = tuple(word.text for word in score(before.ground, before.stones, move.tiles).words)
    free = sum(tile.letter.colour == "both" or tile.letter.is_pawn for tile in move.tiles)
    return Seen(write(Lay(before.turn, move.tiles)), words, move.points, len(move.tiles), free)


def _theme(before: View, move: Coloured, tried: Trial[Coloured]) -> str:
    result = score(before.ground, before.stones, move.tiles)
    return theme_of(before.stones, move.tiles, result, turns=sum(before.turns_left) - 1, most=tried.most)


SHOP = Workshop(
    positions=lambda seed: views_of(RULES, _begun(), seed, _choose),
    line=write_line,
    reread=read_position,
    suits=_open,
    trial=lambda before, luck: trial(before, all_words(before.options.compounds), luck),
    seen=_seen,
    theme=_theme,
    margin=MARGIN,
    promising=lambda before: MARGIN if _is_last(before) else PROMISING,
    least=LEAST,
    budget=SKILLS["champion"].budget,
    kernels=KERNELS,
)
