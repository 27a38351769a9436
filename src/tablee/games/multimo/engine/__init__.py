"""What thinks for Multimo: robots, solver and analysis."""

from tablee.core.game import Engine
from tablee.games.multimo.engine.analyse import analyse, retell
from tablee.games.multimo.engine.bot import LEVELS, PLAIN, SPARRING, choose
from tablee.games.multimo.engine.building import KERNELS
from tablee.games.multimo.engine.hint import hint
from tablee.games.multimo.engine.learning import encoding
from tablee.games.multimo.engine.legal import legal
from tablee.games.multimo.engine.pace import pause
from tablee.games.multimo.engine.solve import SOLVE
from tablee.games.multimo.rules.actions import Ask
from tablee.games.multimo.rules.events import Happening
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.view import View

ENGINE: Engine[Options, Ask, Happening, View] = Engine(
    levels=LEVELS,
    sparring=SPARRING,
    kernels=KERNELS,
    plain=PLAIN,
    choose=choose,
    pause=pause,
    hint=hint,
    legal=legal,
    encoding=encoding,
    lists_all=False,
    analyse=analyse,
    retell=retell,
    solve=SOLVE,
)
