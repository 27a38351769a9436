"""Classifying: rows of the source and what they are."""

import pytest

from tablee.lexicon.build.classify import kind_of, tag_of


@pytest.mark.parametrize(
    ("form", "tags", "kind"),
    [
        ("maison", ":N:f:s/*", "common"),
        ("Paris", ":MP:e:i#C/*", "proper"),
        ("Jean", ":M1:m:i/*", "proper"),
        ("Noël", ":N:m:i/*", "proper"),
        ("XIV", ":Br:e:p/*", "roman"),
        ("XIVe", ":A:e:s/*", "roman"),
        ("anti", ":Zp/M", "affix"),
        ("qu", ":G:Cs:F/*", "elided"),
        ("l’", ":G:D:e:s/*", "elided"),
        ("t’il", ":F/*", None),
        ("ADN", ":N:m:i/*", "abbreviation"),
        ("RMIste", ":N:e:s/*", "abbreviation"),
        ("kg", ":N:m:i;S/*", "symbol"),
        ("statu", ":ÉN:m:i/M", "phrase"),
        ("TTC", ":ÉA/*", "abbreviation"),
        ("arc-en-ciel", ":N:m:s/*", "compound"),
        ("aujourd’hui", ":W/*", "compound"),
        ("outre-Rhin", ":W/*", "compound"),
        ("Saint-Malo", ":MP:e:i#C/*", "compound_name"),
        ("CD-ROM", ":N:m:i/*", "compound_name"),
        ("grosso modo", ":W/*", "locution"),
        ("œ", ":N:m:i/*", None),
        ("€", ":@s/*", None),
        ("zoo", ":N:m:s/*", "common"),
    ],
)
def test_what_a_row_is(form: str, tags: str, kind: str | None) -> None:
    tag = tag_of(tags)
    assert tag is not None
    assert kind_of(form, tag) == kind


@pytest.mark.parametrize("column", ["", "N:m:s/*", ":N:m:s", ":N:m:s/", "::/*", ":N m/*", ":N;/*"])
def test_tags_that_do_not_parse_are_noticed(column: str) -> None:
    assert tag_of(column) is None


def test_a_past_participle_is_its_verb_s() -> None:
    tag = tag_of(":V1_it_q__a:Q:A:m:s/*")
    assert tag is not None
    assert tag.parts == {"verb"}
