"""Miramis: words in red and blue, laid on squares of their own colour."""

from tablee.core.game import Game
from tablee.games.miramis.engine import ENGINE
from tablee.games.miramis.exam import EXAM
from tablee.games.miramis.problems import PROBLEMS
from tablee.games.miramis.rules import RULES
from tablee.games.miramis.text import TEXT

GAME = Game(name="miramis", rules=RULES, text=TEXT, engine=ENGINE, exam=EXAM, problems=PROBLEMS)
