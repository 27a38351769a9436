"""The toy as text: moves, pictures, leaflets and sentences."""

from tablee.core.game import Text

from ..rules.actions import Ask
from ..rules.options import Options
from ..rules.view import View
from .notation import read, write
from .picture import draw
from .svg import svg

TEXT: Text[Options, Ask, View] = Text(draw=draw, svg=svg, read=read, write=write)
