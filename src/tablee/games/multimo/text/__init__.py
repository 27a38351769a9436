"""Multimo as text: moves, pictures, leaflets and sentences."""

from tablee.core.game import Text
from tablee.games.multimo.rules.actions import Ask
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.view import View
from tablee.games.multimo.text.notation import read, write
from tablee.games.multimo.text.paint import paint
from tablee.games.multimo.text.picture import draw
from tablee.games.multimo.text.svg import svg

TEXT: Text[Options, Ask, View] = Text(
    draw=draw,
    paint=paint,
    svg=svg,
    read=read,
    write=write,
)
