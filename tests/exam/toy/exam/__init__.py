"""What the toy brings to the exam: examples, twins and random play."""

from tablee.core.game import Exam

from ..rules.actions import Ask
from ..rules.state import Box, Hand, Table
from ..rules.view import View
from .examples import examples, lesson
from .random_play import random_action
from .twins import holdings, twin

EXAM: Exam[Table, Hand, Box, Ask, View] = Exam(
    random_action=random_action, holdings=holdings, twin=twin, examples=examples, lesson=lesson
)
