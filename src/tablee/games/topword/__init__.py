"""Topword: words on a board where letters are laid beside and on top of each other, up to five high."""

from tablee.core.game import Game
from tablee.core.text.retelling import retold
from tablee.games.topword.engine.analyse import analyse
from tablee.games.topword.engine.bot import KERNELS, LEVELS, SPARRING, choose
from tablee.games.topword.engine.solve import SOLVE
from tablee.games.topword.exam.examples import examples
from tablee.games.topword.exam.random_play import random_action
from tablee.games.topword.exam.twins import holdings, twin
from tablee.games.topword.rules.actions import Challenge, Lay, Pass
from tablee.games.topword.rules.decide import decide
from tablee.games.topword.rules.events import EVENTS
from tablee.games.topword.rules.evolve import evolve
from tablee.games.topword.rules.lays.preview import preview
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.presets import PRESETS
from tablee.games.topword.rules.refusals import REFUSALS
from tablee.games.topword.rules.state import closes_dictionary, result, start, to_play
from tablee.games.topword.rules.view import view
from tablee.games.topword.text.notation import read, write
from tablee.games.topword.text.picture import draw

GAME = Game(
    name="topword",
    rules_version=2,
    seat_counts=(2, 3, 4),
    options=Options,
    presets=PRESETS,
    actions=(Lay, Pass, Challenge),
    events=EVENTS,
    refusals=REFUSALS,
    levels=LEVELS,
    sparring=SPARRING,
    kernels=KERNELS,
    uses_lexicon=True,
    closes_dictionary=closes_dictionary,
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
    commands=(SOLVE,),
    draw=draw,
    read=read,
    write=write,
    holdings=holdings,
    twin=twin,
    examples=examples,
)
