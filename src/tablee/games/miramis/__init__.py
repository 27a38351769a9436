"""Miramis: words in red and blue, laid on squares of their own colour."""

from tablee.core.game import Game
from tablee.core.text.retelling import retold
from tablee.games.miramis.engine.analyse import analyse
from tablee.games.miramis.engine.bot import KERNELS, LEVELS, SPARRING, choose
from tablee.games.miramis.engine.solve import SOLVE
from tablee.games.miramis.exam.examples import examples
from tablee.games.miramis.exam.random_play import random_action
from tablee.games.miramis.exam.twins import holdings, twin
from tablee.games.miramis.rules.actions import Exchange, Lay, Pass
from tablee.games.miramis.rules.decide import decide
from tablee.games.miramis.rules.events import EVENTS
from tablee.games.miramis.rules.evolve import evolve
from tablee.games.miramis.rules.lays.preview import preview
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.presets import PRESETS
from tablee.games.miramis.rules.refusals import REFUSALS
from tablee.games.miramis.rules.state import closes_dictionary, result, start, to_play
from tablee.games.miramis.rules.view import view
from tablee.games.miramis.text.board_command import BOARD
from tablee.games.miramis.text.notation import read, write
from tablee.games.miramis.text.own_board import drawings, furnish
from tablee.games.miramis.text.picture import draw

GAME = Game(
    name="miramis",
    rules_version=3,
    seat_counts=(2, 3, 4),
    options=Options,
    presets=PRESETS,
    actions=(Lay, Pass, Exchange),
    events=EVENTS,
    refusals=REFUSALS,
    levels=LEVELS,
    sparring=SPARRING,
    kernels=KERNELS,
    uses_lexicon=True,
    closes_dictionary=closes_dictionary,
    furnish=furnish,
    drawings=drawings,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    to_play=to_play,
    result=result,
    choose=choose,
    random_action=random_action,
    preview=preview,
    analyse=analyse,
    retell=retold,
    commands=(SOLVE, BOARD),
    draw=draw,
    read=read,
    write=write,
    holdings=holdings,
    twin=twin,
    examples=examples,
)
