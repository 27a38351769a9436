"""The lexicon: is it a word, of which kind, of which entry, how common?

from tablee.lexicon import lexicon

"roulée" in lexicon.common            True
lexicon.kinds("Rome")                 ('proper',)
lexicon.entries("ROULE")              (WordEntry(headword='rouler', kind='common', parts=('verb',)), …)
lexicon.same_entry("ROULE", "ROULER") True
lexicon.filed_with("MAIS", "MAI")     False
lexicon.rank("maison")                400
lexicon.pattern("P?T??E", "AEINRST")  ['PATENE', …]
lexicon.why_not("Rome")               WhyNot(kind='proper', …)
"""

from tablee.lexicon.binding import LexiconUnusable
from tablee.lexicon.dictionary import Lexicon, WordCard
from tablee.lexicon.graph import Graph
from tablee.lexicon.kinds import Kind, Part, WordEntry
from tablee.lexicon.letters import ALPHABET, as_word, fold
from tablee.lexicon.query import BadQuery
from tablee.lexicon.secrets import Level
from tablee.lexicon.vocabulary import Vocabulary
from tablee.lexicon.why import WhyNot, sentence

lexicon = Lexicon()
"""The lexicon that Tablée ships; the file is read when it is first asked something."""

lookup = lexicon.lookup
"""All that the shipped lexicon says of a word."""

__all__ = [
    "ALPHABET",
    "BadQuery",
    "Graph",
    "Kind",
    "Level",
    "Lexicon",
    "LexiconUnusable",
    "Part",
    "Vocabulary",
    "WhyNot",
    "WordCard",
    "WordEntry",
    "as_word",
    "fold",
    "lexicon",
    "lookup",
    "sentence",
]
