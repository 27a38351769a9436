"""Leaflets that are spoilt, and the law that must notice each."""

from tests.exam.spoil import Edit

MISNOTED: dict[str, tuple[str, tuple[Edit, ...]]] = {
    "a refusal rests on a rule that is not there": (
        "law_rules_have_numbers",
        (("rules/refusals.py", 'rule: ClassVar[str] = "R3"', 'rule: ClassVar[str] = "R9"'),),
    ),
    "a leaflet forgets a number": (
        "law_rules_have_numbers",
        (("text/leaflet.en.md", "**R4.** ", ""),),
    ),
    "a rule has no test": (
        "law_every_rule_has_its_test",
        (("tests/test_rules.py", "test_R4_", "test_"),),
    ),
    "only one leaflet marks what is ours": (
        "law_what_is_ours_is_marked_alike",
        (("text/leaflet.en.md", "- On R1 *(our choice)*: the number of cards.", ""),),
    ),
    "a mark that nobody knows": (
        "law_what_is_ours_is_marked_alike",
        (("text/leaflet.fr.md", "Sur R1 *(notre choix)*", "Sur R1 *(extension)*"),),
    ),
    "a leaflet does not say what its marks mean": (
        "law_what_is_ours_is_marked_alike",
        (("text/leaflet.fr.md", "*(Notre choix)*, c’est", "C’est"),),
    ),
    "a mark stands in the middle of the rules": (
        "law_what_is_ours_is_marked_alike",
        (("text/leaflet.en.md", "two to four cards.", "two to four cards. *(Our choice)*"),),
    ),
    "a note does not say what it is about": (
        "law_what_is_ours_is_marked_alike",
        (("text/leaflet.fr.md", "Sur R1 *(notre choix)*", "*(Notre choix)*"),),
    ),
    "a leaflet sends children to a file": (
        "law_the_leaflet_is_for_players",
        (("text/leaflet.en.md", "the number of cards.", "the number of cards, in `data/cards.csv`."),),
    ),
    "a leaflet teaches a command": (
        "law_the_leaflet_is_for_players",
        (("text/leaflet.fr.md", "le nombre de cartes.", "le nombre de cartes, avec tablee toy."),),
    ),
    "a leaflet speaks of a rule that is not there": (
        "law_rules_have_numbers",
        (("text/leaflet.fr.md", "emporte tout.", "emporte tout (R9)."),),
    ),
}
