"""What thinks for Miramis: robots, solver and analysis."""

from dataclasses import replace

from tablee.core.game import Engine
from tablee.crossword.thinking import engine_of
from tablee.games.miramis.engine import bot
from tablee.games.miramis.engine.analyse import analyse
from tablee.games.miramis.engine.learning import encoding
from tablee.games.miramis.engine.legal import legal
from tablee.games.miramis.engine.solve import SOLVE, hint
from tablee.games.miramis.rules.actions import Ask
from tablee.games.miramis.rules.events import Happening
from tablee.games.miramis.rules.lays.preview import preview
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.view import View

ENGINE: Engine[Options, Ask, Happening, View] = replace(
    engine_of(bot, legal, preview, analyse, SOLVE, encoding), plain=bot.PLAIN, hint=hint
)
