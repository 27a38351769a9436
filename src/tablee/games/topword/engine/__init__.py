"""What thinks for Topword: robots, solver and analysis."""

from tablee.core.game import Engine
from tablee.core.text.retelling import retold
from tablee.games.topword.engine.analyse import analyse
from tablee.games.topword.engine.bot import KERNELS, LEVELS, SPARRING, choose
from tablee.games.topword.engine.solve import SOLVE
from tablee.games.topword.rules.actions import Ask
from tablee.games.topword.rules.events import Happening
from tablee.games.topword.rules.lays.preview import preview
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.view import View

ENGINE: Engine[Options, Ask, Happening, View] = Engine(
    levels=LEVELS,
    sparring=SPARRING,
    kernels=KERNELS,
    choose=choose,
    preview=preview,
    analyse=analyse,
    retell=retold,
    solve=SOLVE,
)
