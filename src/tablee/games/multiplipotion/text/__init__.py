"""MultipliPotion as text: moves, pictures, leaflets and sentences."""

from tablee.core.game import Text
from tablee.games.multiplipotion.rules.actions import Ask
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.view import View
from tablee.games.multiplipotion.text.deck_command import DECK
from tablee.games.multiplipotion.text.notation import read, write
from tablee.games.multiplipotion.text.own_deck import furnish
from tablee.games.multiplipotion.text.paint import paint
from tablee.games.multiplipotion.text.picture import draw
from tablee.games.multiplipotion.text.svg import svg

TEXT: Text[Options, Ask, View] = Text(
    draw=draw,
    paint=paint,
    svg=svg,
    read=read,
    write=write,
    furnish=furnish,
    commands=(DECK,),
)
