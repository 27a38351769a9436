"""Multimo: everybody takes the same letters, and each builds a crossword of them, hidden from the others."""

from tablee.core.game import Game
from tablee.games.multimo.engine import ENGINE
from tablee.games.multimo.exam import EXAM
from tablee.games.multimo.problems import PROBLEMS
from tablee.games.multimo.rules import RULES
from tablee.games.multimo.text import TEXT

GAME = Game(name="multimo", rules=RULES, text=TEXT, engine=ENGINE, exam=EXAM, problems=PROBLEMS)
