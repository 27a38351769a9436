"""MultipliPotion: two magicians capture each other's monsters by multiplying potions."""

from tablee.core.game import Game
from tablee.games.multiplipotion.engine.bot import LEVELS, SPARRING, choose
from tablee.games.multiplipotion.exam.examples import examples
from tablee.games.multiplipotion.exam.random_play import random_action
from tablee.games.multiplipotion.exam.twins import holdings, twin
from tablee.games.multiplipotion.rules.actions import Capture, Denounce, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.decide import decide
from tablee.games.multiplipotion.rules.events import EVENTS
from tablee.games.multiplipotion.rules.evolve import evolve
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.presets import PRESETS
from tablee.games.multiplipotion.rules.refusals import REFUSALS
from tablee.games.multiplipotion.rules.state import result, start, to_play
from tablee.games.multiplipotion.rules.view import view
from tablee.games.multiplipotion.text.deck_command import DECK
from tablee.games.multiplipotion.text.notation import read, write
from tablee.games.multiplipotion.text.picture import draw

GAME = Game(
    name="multiplipotion",
    rules_version=2,
    seat_counts=(2,),
    options=Options,
    presets=PRESETS,
    actions=(Draw, Lay, Capture, EndTurn, Denounce),
    events=EVENTS,
    refusals=REFUSALS,
    levels=LEVELS,
    sparring=SPARRING,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    to_play=to_play,
    result=result,
    choose=choose,
    random_action=random_action,
    commands=(DECK,),
    draw=draw,
    read=read,
    write=write,
    holdings=holdings,
    twin=twin,
    examples=examples,
)
