"""What Multimo brings to the exam: examples, scenes, twins and random play."""

from tablee.core.game import Exam
from tablee.games.multimo.exam.examples import examples
from tablee.games.multimo.exam.lesson import lesson
from tablee.games.multimo.exam.random_play import random_action
from tablee.games.multimo.exam.twins import holdings, twin
from tablee.games.multimo.rules.actions import Ask
from tablee.games.multimo.rules.state import Hand, Table
from tablee.games.multimo.rules.view import View

EXAM: Exam[Table, Hand, None, Ask, View] = Exam(
    random_action=random_action,
    holdings=holdings,
    twin=twin,
    examples=examples,
    lesson=lesson,
)
