"""What thinks for Motus: robots, solver and analysis."""

from tablee.core.game import Engine
from tablee.games.motus.engine.bot import LEVELS, SPARRING, choose
from tablee.games.motus.engine.hint import hint, hint_moment
from tablee.games.motus.engine.learning import encoding
from tablee.games.motus.engine.legal import legal
from tablee.games.motus.engine.looking_back.analyse import analyse
from tablee.games.motus.engine.looking_back.retell import retell
from tablee.games.motus.engine.looking_back.review import preview
from tablee.games.motus.engine.pace import pause
from tablee.games.motus.engine.solve import SOLVE
from tablee.games.motus.rules.actions import Ask
from tablee.games.motus.rules.events import Happening
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.view import View

ENGINE: Engine[Options, Ask, Happening, View] = Engine(
    levels=LEVELS,
    sparring=SPARRING,
    kernels=("tablee.games.motus.engine.kernels.marks",),
    choose=choose,
    hint=hint,
    hint_moment=hint_moment,
    legal=legal,
    encoding=encoding,
    lists_all=False,
    pause=pause,
    preview=preview,
    analyse=analyse,
    retell=retell,
    solve=SOLVE,
)
