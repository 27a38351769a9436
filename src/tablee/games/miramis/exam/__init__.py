"""What Miramis brings to the exam: examples, scenes, twins and random play."""

from tablee.core.game import Exam
from tablee.games.miramis.exam.examples import examples
from tablee.games.miramis.exam.lesson import lesson
from tablee.games.miramis.exam.random_play import random_action
from tablee.games.miramis.exam.twins import holdings, twin
from tablee.games.miramis.rules.actions import Ask
from tablee.games.miramis.rules.box.letters import Letters
from tablee.games.miramis.rules.state import Table
from tablee.games.miramis.rules.view import View

EXAM: Exam[Table, Letters, Letters, Ask, View] = Exam(
    random_action=random_action,
    holdings=holdings,
    twin=twin,
    examples=examples,
    lesson=lesson,
)
