"""How problems are made and proven: matches of robots who lay words that people know, and the champion's trials.

Whoever imports this imports numba.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from random import Random

from tablee.core.actions import Deal
from tablee.core.game import Problem
from tablee.crossword.actions import Pass
from tablee.crossword.problems.making import KNOWN, Seen, Workshop, holds, problems_of
from tablee.crossword.problems.trial import Trial
from tablee.games.miramis.engine.bot import BUDGETS, KERNELS
from tablee.games.miramis.engine.chances import A_TURN, chances
from tablee.games.miramis.engine.finder import by_equity
from tablee.games.miramis.engine.trials import trial
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.problems.themes import theme_of
from tablee.games.miramis.rules.actions import Ask, Lay
from tablee.games.miramis.rules.box.board import is_empty
from tablee.games.miramis.rules.decide import decide
from tablee.games.miramis.rules.evolve import evolve
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.lays.scoring import score
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.state import start, to_play
from tablee.games.miramis.rules.view import View, view
from tablee.games.miramis.text.diagram import read_position, write_line
from tablee.games.miramis.text.notation import write
from tablee.lexicon import lexicon
from tablee.search import warm

MARGIN, PROMISING, LEAST = 1_000, 1_600, 40
SETTLED = 0.75
"""A match is as good as settled if somebody leads by more than this part of what may still swing."""


def problems(seed: int) -> Iterator[Problem]:
    """The problems of one match."""
    warm.now(*KERNELS)
    return problems_of(seed, SHOP)


def still_best(problem: Problem, seed: int) -> bool:
    """Whether the answer is found best once more."""
    warm.now(*KERNELS)
    return holds(problem, seed, SHOP)


def _positions(seed: int) -> Iterator[View]:
    """Both weigh moves like the expert, but lay words that people know, and have exchanged letters before."""
    luck, words = Random(seed), lexicon.sub_vocabulary(KNOWN).graph
    position = start(Options(board="reconstructed", help="words"), 2)
    position = replace(position, table=replace(position.table, exchanged=(1, 1)))
    ask: Ask = Deal()
    while True:
        position = reduce(evolve, decide(position, ask, luck, 0.0), position)
        if not to_play(position.table):
            return
        seat = position.table.turn
        now = view(position.table, position.hands[seat], seat)
        yield now
        best = by_equity(now, words, 1)
        ask = Lay(seat, best[0].tiles) if best else Pass(seat)


def _open(before: View) -> bool:
    """Whether something lies there already, and points still count: in a match that is settled they are hardly felt."""
    now = chances(before, 0)
    return not is_empty(before.stones) and abs(now.lead + A_TURN) <= SETTLED * now.stakes.swing


def _seen(before: View, move: Coloured) -> Seen:
    words = tuple(word.text for word in score(before.ground, before.stones, move.tiles).words)
    free = sum(tile.letter.colour == "both" or tile.letter.is_pawn for tile in move.tiles)
    return Seen(write(Lay(before.turn, move.tiles)), words, move.points, len(move.tiles), free)


def _theme(before: View, move: Coloured, tried: Trial[Coloured]) -> str:
    result = score(before.ground, before.stones, move.tiles)
    return theme_of(before.stones, move.tiles, result, turns=sum(before.turns_left) - 1, most=tried.most)


SHOP = Workshop(
    positions=_positions,
    line=write_line,
    reread=read_position,
    suits=_open,
    trial=lambda before, luck: trial(before, all_words(before.options.compounds), luck),
    seen=_seen,
    theme=_theme,
    margin=MARGIN,
    promising=PROMISING,
    least=LEAST,
    budget=BUDGETS["champion"],
)
