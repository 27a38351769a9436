"""Motus: find the hidden word from its first letter, in teams, with number grids and a super partie."""

from tablee.core.game import Game
from tablee.games.motus.engine.analyse import analyse
from tablee.games.motus.engine.bot import LEVELS, SPARRING, choose
from tablee.games.motus.engine.pace import pause
from tablee.games.motus.engine.retell import retell
from tablee.games.motus.engine.review import preview
from tablee.games.motus.engine.solve import SOLVE
from tablee.games.motus.exam.examples import examples
from tablee.games.motus.exam.random_play import random_action
from tablee.games.motus.exam.twins import holdings, twin
from tablee.games.motus.rules.actions import Draw, Guess, SetWord
from tablee.games.motus.rules.decide import decide
from tablee.games.motus.rules.events import EVENTS
from tablee.games.motus.rules.evolve import evolve
from tablee.games.motus.rules.options import WORD_OF_THE_DAY, Options, closes_dictionary
from tablee.games.motus.rules.presets import PRESETS
from tablee.games.motus.rules.refusals import REFUSALS
from tablee.games.motus.rules.state import result, start, to_play
from tablee.games.motus.rules.times import deadline
from tablee.games.motus.rules.view import view
from tablee.games.motus.text.notation import read, write
from tablee.games.motus.text.picture import draw

GAME = Game(
    name="motus",
    rules_version=2,
    seat_counts=(4, 3, 2, 1),
    options=Options,
    presets=PRESETS,
    actions=(SetWord, Guess, Draw),
    events=EVENTS,
    refusals=REFUSALS,
    levels=LEVELS,
    sparring=SPARRING,
    kernels=("tablee.games.motus.engine.kernels.marks",),
    uses_lexicon=True,
    closes_dictionary=closes_dictionary,
    daily=WORD_OF_THE_DAY,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    to_play=to_play,
    result=result,
    deadline=deadline,
    choose=choose,
    pause=pause,
    random_action=random_action,
    preview=preview,
    analyse=analyse,
    retell=retell,
    commands=(SOLVE,),
    draw=draw,
    read=read,
    write=write,
    holdings=holdings,
    twin=twin,
    examples=examples,
)
