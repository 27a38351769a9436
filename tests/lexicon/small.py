"""A lexicon small enough to write down, for tests of building."""

import lzma
import re
from pathlib import Path

ROWS = """# a comment
de	de	:G:R:Rv/*
maison	maison	:N:f:s/*
Rome	Rome	:MP:e:i#C/*
pêcher	pêcher	:V1_it____a:Y/*
pécher	pécher	:V1_i_____a:Y/*
girafe	girafe	:N:f:s/*
girafes	girafe	:N:f:p/*
yeux	yeux	:N:m:p/*
kg	kg	:N:m:i;S/*
ZWh	Wh	:N:m:i;S/*
arc-en-ciel	arc-en-ciel	:N:m:s/*
cul	cul	:N:m:s/*
€	€	:@s/*
"""
FILES = {
    "names.tsv": "Aast\tP\nCu\tS\n",
    "kinds.tsv": "# none so far\n",
    "headwords.tsv": "yeux\tyeux\tœil\n",
    "allow.tsv": "aa\taa\tnoun\ngirafes\tgirafes\tnoun\n",
    "proper.txt": "# names\nÉire Troie\n",
    "symbols.txt": "kg\n",
    "abbreviations.tsv": "NE\tabbreviation\tnord-est\nmn\tsymbol\tminute\n",
    "crude.txt": "cul\n",
    "secrets/easy.txt": "GIRAFE\n",
    "secrets/deny.txt": "PECHER\n",
}


def write_sources(folder: Path, **changed: str) -> Path:
    """The sources in a folder; `changed` has other contents for files, named with _ for what is no letter."""
    (folder / "secrets").mkdir(parents=True)
    rows = changed.pop("French_lex_xz", ROWS)
    (folder / "French.lex.xz").write_bytes(lzma.compress(rows.encode()))
    for name, text in FILES.items():
        (folder / name).write_text(changed.pop(re.sub(r"\W", "_", name), text), "utf-8")
    assert not changed, f"no such files: {changed}"
    return folder
