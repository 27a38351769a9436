"""The robots of Miramis in numbers, weakest first; docs/strength.md has how often each beats the one before."""

from tablee.crossword.skills import Skill

SKILLS = {
    "beginner": Skill(words=1_000, notices=0.02, letters=3.0, lapse=0.2, sway=1.6),
    "novice": Skill(words=5_000, notices=0.06, letters=4.0, lapse=0.2, sway=1.6),
    "casual": Skill(words=8_500, notices=0.15, letters=5.5, lapse=0.2, sway=1.6),
    "club": Skill(words=20_000, notices=0.6, letters=7.0, lapse=0.2, sway=1.6),
    "regular": Skill(words=90_000, lapse=0.15, sway=1.6),
    "expert": Skill(lapse=0.15, sway=1.6),
    "virtuoso": Skill(far=True, sway=0.8),
    "champion": Skill(far=True, budget=3_000_000),
}
SPARRING = {  # the same every day: the most points, the most worth, and a champion in a hurry
    "greedy": Skill(),
    "steady": Skill(far=True),
    "champion-quick": Skill(far=True, budget=300_000),
}
