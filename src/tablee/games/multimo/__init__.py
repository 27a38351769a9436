"""Multimo: everybody takes the same letters, and each builds a crossword of them, hidden from the others."""

from tablee.core.game import Game
from tablee.games.multimo.actions import ACTIONS
from tablee.games.multimo.analyse import analyse, retell
from tablee.games.multimo.bot import LEVELS, SPARRING, choose
from tablee.games.multimo.bots.building import KERNELS
from tablee.games.multimo.events import EVENTS
from tablee.games.multimo.evolve import evolve
from tablee.games.multimo.examples import examples
from tablee.games.multimo.hidden import holdings, twin
from tablee.games.multimo.notation import read, write
from tablee.games.multimo.options import Options
from tablee.games.multimo.picture import draw
from tablee.games.multimo.random_play import random_action
from tablee.games.multimo.refusals import REFUSALS
from tablee.games.multimo.rules import decide
from tablee.games.multimo.solve import SOLVE
from tablee.games.multimo.state import closes_dictionary, deadline, result, start, to_play
from tablee.games.multimo.view import view

GAME = Game(
    name="multimo",
    rules_version=2,
    seat_counts=(1, 2, 3, 4),
    options=Options,
    actions=ACTIONS,
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
    deadline=deadline,
    choose=choose,
    random_action=random_action,
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
