"""The robots of Topword in numbers, weakest first; docs/strength.md has how often each beats the one before."""

from tablee.crossword.minds import Mind

MINDS = {
    "beginner": Mind(words=1_000, notices=0.02, letters=3.0, lapse=0.2, sway=1.8),
    "novice": Mind(words=5_000, notices=0.07, letters=4.0, lapse=0.2, sway=1.8),
    "casual": Mind(words=8_500, notices=0.17, letters=5.5, lapse=0.2, sway=1.9),
    "club": Mind(words=17_500, notices=0.45, letters=7.0, lapse=0.2, sway=1.9),
    "regular": Mind(words=32_500, lapse=0.1, sway=2.0),
    "expert": Mind(words=175_000, lapse=0.08, sway=2.1),
    "virtuoso": Mind(far=True, budget=300_000, sway=1.9),
    "champion": Mind(far=True, budget=6_000_000),
}
SPARRING = {  # the same every day: the most points, the most worth, and a champion in a hurry
    "greedy": Mind(),
    "steady": Mind(far=True),
    "champion-quick": Mind(far=True, budget=800_000),
}
