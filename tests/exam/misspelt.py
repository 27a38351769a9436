"""Ways to fill a sentence in wrongly, each a small change of the toy's sentences that one law of the exam notices."""

from tests.exam.faults import ENGLISH, FRENCH
from tests.exam.spoil import Edit

LAW = "law_names_and_numbers_agree"

MISSPELT: dict[str, tuple[str, tuple[Edit, ...]]] = {
    "de keeps its e before Alice": (LAW, ((FRENCH, '"{seat} emporte', '"Au tour de {seat}, qui emporte'),)),
    "à stays before Le Chat": (LAW, ((FRENCH, '"{seat} emporte', '"C’est à {seat}, qui emporte'),)),
    "one card in the plural": (LAW, ((FRENCH, "reçoit {count} carte.", "reçoit {count} cartes."),)),
    "two cards in the singular, in English": (LAW, ((ENGLISH, "{count} cards.", "{count} card."),)),
    "a word of French in English": (LAW, ((ENGLISH, "{seat} takes", "{et:seat} takes"),)),
}
