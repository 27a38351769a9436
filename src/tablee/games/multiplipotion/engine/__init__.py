"""What thinks for MultipliPotion: robots, solver and analysis."""

from tablee.core.game import Engine
from tablee.games.multiplipotion.engine.analyse import analyse
from tablee.games.multiplipotion.engine.bot import ALIASES, LEVELS, SPARRING, choose
from tablee.games.multiplipotion.engine.hint import hint
from tablee.games.multiplipotion.engine.learning import encoding
from tablee.games.multiplipotion.engine.legal import legal
from tablee.games.multiplipotion.engine.retell import retell
from tablee.games.multiplipotion.rules.actions import Ask
from tablee.games.multiplipotion.rules.events import Happening
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.view import View

ENGINE: Engine[Options, Ask, Happening, View] = Engine(
    levels=LEVELS,
    sparring=SPARRING,
    aliases=ALIASES,
    choose=choose,
    hint=hint,
    analyse=analyse,
    retell=retell,
    legal=legal,
    encoding=encoding,
)
