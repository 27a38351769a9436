"""MultipliPotion: two magicians capture each other's monsters by multiplying potions."""

from tablee.core.game import Game
from tablee.games.multiplipotion.actions import Capture, Denounce, Draw, EndTurn, Lay
from tablee.games.multiplipotion.bot import LEVELS, SPARRING, choose, random_action
from tablee.games.multiplipotion.deck_command import DECK
from tablee.games.multiplipotion.events import EVENTS
from tablee.games.multiplipotion.evolve import evolve
from tablee.games.multiplipotion.examples import examples
from tablee.games.multiplipotion.hidden import holdings, twin
from tablee.games.multiplipotion.notation import read, write
from tablee.games.multiplipotion.options import Options
from tablee.games.multiplipotion.picture import draw
from tablee.games.multiplipotion.refusals import REFUSALS
from tablee.games.multiplipotion.rules import decide
from tablee.games.multiplipotion.state import result, start, to_play
from tablee.games.multiplipotion.view import view

GAME = Game(
    name="multiplipotion",
    rules_version=2,
    seat_counts=(2,),
    options=Options,
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
