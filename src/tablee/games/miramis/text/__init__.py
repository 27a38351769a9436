"""Miramis as text: moves, pictures, leaflets and sentences."""

from tablee.core.game import Text
from tablee.games.miramis.rules.actions import Ask
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.text.board_command import BOARD
from tablee.games.miramis.text.notation import read, write
from tablee.games.miramis.text.own_board import drawings, furnish
from tablee.games.miramis.text.paint import paint
from tablee.games.miramis.text.picture import draw
from tablee.games.miramis.text.svg import svg

TEXT: Text[Options, Ask, View] = Text(
    draw=draw,
    paint=paint,
    svg=svg,
    read=read,
    write=write,
    furnish=furnish,
    drawings=drawings,
    commands=(BOARD,),
)
