"""Topword: words on a board where letters are laid beside and on top of each other, up to five high."""

from tablee.core.game import Game
from tablee.games.topword.engine import ENGINE
from tablee.games.topword.exam import EXAM
from tablee.games.topword.problems import PROBLEMS
from tablee.games.topword.rules import RULES
from tablee.games.topword.text import TEXT

GAME = Game(name="topword", rules=RULES, text=TEXT, engine=ENGINE, exam=EXAM, problems=PROBLEMS)
