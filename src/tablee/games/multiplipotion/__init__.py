"""MultipliPotion: two magicians capture each other's monsters by multiplying potions."""

from tablee.core.game import Game
from tablee.games.multiplipotion.engine import ENGINE
from tablee.games.multiplipotion.exam import EXAM
from tablee.games.multiplipotion.problems import PROBLEMS
from tablee.games.multiplipotion.rules import RULES
from tablee.games.multiplipotion.text import TEXT

GAME = Game(name="multiplipotion", rules=RULES, text=TEXT, engine=ENGINE, exam=EXAM, problems=PROBLEMS)
