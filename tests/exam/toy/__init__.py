"""Highest card: a toy game that passes the exam, small enough to be spoilt in one place at a time."""

from tablee.core.game import Game

from .engine import ENGINE
from .exam import EXAM
from .problems import PROBLEMS
from .rules import RULES
from .text import TEXT

GAME = Game(name="toy", rules=RULES, text=TEXT, engine=ENGINE, exam=EXAM, problems=PROBLEMS)
