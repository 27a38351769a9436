"""What thinks for the toy: its robots."""

from tablee.core.game import Engine

from ..rules.actions import Ask
from ..rules.events import Happening
from ..rules.options import Options
from ..rules.view import View
from .bot import ALIASES, choose
from .learning import encoding
from .legal import legal

ENGINE: Engine[Options, Ask, Happening, View] = Engine(
    levels=("pupil", "master"), aliases=ALIASES, choose=choose, legal=legal, encoding=encoding
)
