"""What thinks for Miramis: robots, solver and analysis."""

from tablee.core.game import Engine
from tablee.core.text.retelling import retold
from tablee.games.miramis.engine.analyse import analyse
from tablee.games.miramis.engine.bot import KERNELS, LEVELS, SPARRING, choose
from tablee.games.miramis.engine.solve import SOLVE
from tablee.games.miramis.rules.actions import Ask
from tablee.games.miramis.rules.events import Happening
from tablee.games.miramis.rules.lays.preview import preview
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.view import View

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
