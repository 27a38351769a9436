"""Finished matches as JSON, for programs that do not read our records; it says the same, but for the seal."""

from tablee.match import codec
from tablee.match.play.play import Play
from tablee.match.records.records import headings_of
from tablee.match.tables.table import HouseTable


def json_of(table: HouseTable, play: Play) -> str:
    """Headings as they stand in a record, then every event with its number and its time, or Refused(NotFinished)."""
    held = headings_of(table, play)
    parsed = {name: codec.parse(held[name]) for name in ("options", "clock", "seats")}
    events = [{"seq": one.seq, "at": one.at, **codec.parse(one.text)} for one in play.happened]
    said = {**held, **parsed, "rules": int(held["rules"]), "seats": parsed["seats"]["seats"]}
    return codec.encode({"tablee record": 1, **said, "events": events}).decode()
