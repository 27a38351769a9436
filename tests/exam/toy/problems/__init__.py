"""The problems of the toy: how they are set up, judged, made and proven."""

from tablee.core.game import Problems

from ..rules.actions import Ask
from .judging import judge, onward
from .making import day, make, prove
from .setting import scene, task

PROBLEMS: Problems[Ask] = Problems(
    themes=("take", "all"), scene=scene, judge=judge, task=task, onward=onward, make=make, prove=prove, day=day
)
