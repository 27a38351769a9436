"""Topword as text: moves, pictures, leaflets and sentences."""

from tablee.core.game import Text
from tablee.games.topword.rules.actions import Ask
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.view import View
from tablee.games.topword.text.notation import read, write
from tablee.games.topword.text.paint import paint
from tablee.games.topword.text.picture import draw
from tablee.games.topword.text.svg import svg

TEXT: Text[Options, Ask, View] = Text(
    draw=draw,
    paint=paint,
    svg=svg,
    read=read,
    write=write,
)
