"""The robots of Topword in numbers, weakest first; docs/strength.md has how often each beats the one before."""

from tablee.crossword.skills import Skill

SKILLS = {
    "beginner": Skill(words=1_000, notices=0.02, letters=3.0, lapse=0.2, sway=1.8),
    "novice": Skill(words=5_000, notices=0.07, letters=4.0, lapse=0.2, sway=1.8),
    "casual": Skill(words=8_500, notices=0.17, letters=5.5, lapse=0.2, sway=1.9),
    "club": Skill(words=17_500, notices=0.45, letters=7.0, lapse=0.2, sway=1.9),
    "regular": Skill(words=32_500, lapse=0.1, sway=2.0),
    "expert": Skill(words=175_000, lapse=0.08, sway=2.1),
    "virtuoso": Skill(far=True, budget=300_000, sway=1.9),
    "champion": Skill(far=True, budget=6_000_000),
}
SPARRING = {  # the same every day: the most points, the most worth, and a champion in a hurry
    "greedy": Skill(),
    "steady": Skill(far=True),
    "champion-quick": Skill(far=True, budget=800_000),
}
