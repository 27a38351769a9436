"""Motus: find the hidden word from its first letter, in teams, with number grids and a super partie."""

from tablee.core.game import Game
from tablee.games.motus.engine import ENGINE
from tablee.games.motus.exam import EXAM
from tablee.games.motus.problems import PROBLEMS
from tablee.games.motus.rules import RULES
from tablee.games.motus.text import TEXT

GAME = Game(name="motus", rules=RULES, text=TEXT, engine=ENGINE, exam=EXAM, problems=PROBLEMS)
