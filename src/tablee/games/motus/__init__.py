"""Motus: find the hidden word from its first letter, in teams, with number grids and a super partie."""

from tablee.core.game import Game
from tablee.games.motus.actions import Draw, Guess, SetWord
from tablee.games.motus.analyse import analyse
from tablee.games.motus.bot import LEVELS, SPARRING, choose
from tablee.games.motus.events import EVENTS
from tablee.games.motus.evolve import evolve
from tablee.games.motus.examples import examples
from tablee.games.motus.hidden import holdings, twin
from tablee.games.motus.notation import read, write
from tablee.games.motus.options import WORD_OF_THE_DAY, Options, closes_dictionary
from tablee.games.motus.pace import pause
from tablee.games.motus.picture import draw
from tablee.games.motus.random_play import random_action
from tablee.games.motus.refusals import REFUSALS
from tablee.games.motus.retell import retell
from tablee.games.motus.review import preview
from tablee.games.motus.rules import decide
from tablee.games.motus.solve import SOLVE
from tablee.games.motus.state import result, start, to_play
from tablee.games.motus.times import deadline
from tablee.games.motus.view import view

GAME = Game(
    name="motus",
    rules_version=2,
    seat_counts=(4, 3, 2, 1),
    options=Options,
    actions=(SetWord, Guess, Draw),
    events=EVENTS,
    refusals=REFUSALS,
    levels=LEVELS,
    sparring=SPARRING,
    kernels=("tablee.search.marks",),
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
