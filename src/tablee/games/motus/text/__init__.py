"""Motus as text: moves, pictures, leaflets and sentences."""

from tablee.core.game import Text
from tablee.games.motus.rules.actions import Ask
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.view import View
from tablee.games.motus.text.notation import read, write
from tablee.games.motus.text.paint import paint
from tablee.games.motus.text.picture import draw
from tablee.games.motus.text.svg import svg

TEXT: Text[Options, Ask, View] = Text(
    draw=draw,
    paint=paint,
    svg=svg,
    read=read,
    write=write,
)
