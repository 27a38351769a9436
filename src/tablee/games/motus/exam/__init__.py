"""What Motus brings to the exam: examples, scenes, twins and random play."""

from tablee.core.game import Exam
from tablee.games.motus.exam.examples import examples
from tablee.games.motus.exam.lesson import lesson
from tablee.games.motus.exam.random_play import random_action
from tablee.games.motus.exam.twins import holdings, twin
from tablee.games.motus.rules.actions import Ask
from tablee.games.motus.rules.state import Box, Table
from tablee.games.motus.rules.view import View

EXAM: Exam[Table, str, Box, Ask, View] = Exam(
    random_action=random_action,
    holdings=holdings,
    twin=twin,
    examples=examples,
    lesson=lesson,
)
