"""What MultipliPotion brings to the exam: examples, scenes, twins and random play."""

from tablee.core.game import Exam
from tablee.games.multiplipotion.exam.examples import examples
from tablee.games.multiplipotion.exam.lesson import lesson
from tablee.games.multiplipotion.exam.random_play import random_action
from tablee.games.multiplipotion.exam.twins import holdings, twin
from tablee.games.multiplipotion.rules.actions import Ask
from tablee.games.multiplipotion.rules.cards import Cards
from tablee.games.multiplipotion.rules.state import Box, Table
from tablee.games.multiplipotion.rules.view import View

EXAM: Exam[Table, Cards, Box, Ask, View] = Exam(
    random_action=random_action,
    holdings=holdings,
    twin=twin,
    examples=examples,
    lesson=lesson,
)
