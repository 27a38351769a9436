"""What Topword brings to the exam: examples, scenes, twins and random play."""

from tablee.core.game import Exam
from tablee.games.topword.exam.examples import examples
from tablee.games.topword.exam.lesson import lesson
from tablee.games.topword.exam.random_play import random_action
from tablee.games.topword.exam.twins import holdings, twin
from tablee.games.topword.rules.actions import Ask
from tablee.games.topword.rules.state import Box, Table
from tablee.games.topword.rules.view import View

EXAM: Exam[Table, str, Box, Ask, View] = Exam(
    random_action=random_action,
    holdings=holdings,
    twin=twin,
    examples=examples,
    lesson=lesson,
)
