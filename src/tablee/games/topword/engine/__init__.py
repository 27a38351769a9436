"""What thinks for Topword: robots, solver and analysis."""

from dataclasses import replace

from tablee.core.game import Engine
from tablee.crossword.thinking import engine_of
from tablee.games.topword.engine import bot
from tablee.games.topword.engine.analyse import analyse
from tablee.games.topword.engine.endgame import endgame
from tablee.games.topword.engine.learning import encoding
from tablee.games.topword.engine.legal import legal
from tablee.games.topword.engine.solve import SOLVE, hint
from tablee.games.topword.rules.actions import Ask
from tablee.games.topword.rules.events import Happening
from tablee.games.topword.rules.lays.preview import preview
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.view import View

ENGINE: Engine[Options, Ask, Happening, View] = replace(
    engine_of(bot, legal, preview, analyse, SOLVE, encoding), plain=bot.PLAIN, endgame=endgame, hint=hint
)
