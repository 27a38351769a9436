"""TypeScript for frozen Python classes as they look in JSON: their names, their fields, their comments; pure."""

import ast
import inspect
import json
import re
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from itertools import pairwise
from sys import modules
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from tablee.core.hints import hints_of

PLAIN: Mapping[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
    msgspec.Raw: "unknown",
}
LISTS = (tuple, list, set, frozenset, Sequence, Set, Iterable)
NONE = re.compile(r"\bNone\b")
WIDTH = 160
"""Where prettier breaks a line (web/.prettierrc.json)."""


@dataclass(frozen=True, slots=True)
class Noted:
    """What the source says of a field beyond its type: the comment under it, and the names its type is written with."""

    comment: str
    names: Mapping[Any, str]


class TypePage:
    """One file of types; what other pages hold already is imported from there."""

    def __init__(self, purpose: str, elsewhere: Mapping[str, tuple[Any, str]] | None = None) -> None:
        self._purpose = purpose
        self._elsewhere = elsewhere or {}
        """By name: the Python type, and the file that has it."""
        self._imported: dict[str, set[str]] = {}
        self._passed_on: dict[str, set[str]] = {}
        self._meant: dict[str, Any] = {}
        self._text: dict[str, str] = {}

    @property
    def names(self) -> Mapping[str, Any]:
        """What this page declares."""
        return self._meant

    def told(self, *classes: type) -> None:
        """Declare what the house says, every field of it; what another page declares is passed on."""
        for one in classes:
            there, path = self._elsewhere.get(one.__name__, (None, ""))
            if there is one:
                self._passed_on.setdefault(path, set()).add(one.__name__)
            else:
                self._of(one, {})

    def asked(self, *classes: type, without: Set[str] = frozenset()) -> None:
        """Declare what a browser says: a field with a default may be left out, unless it is the tag."""
        for one in classes:
            self._declare(one.__name__, one, asked=True, without=without)

    def union(self, name: str, *of: Any) -> None:
        """Declare a name for any of these."""
        kinds = " | ".join(self._of(one, {}) for one in of) or "never"
        self._note(name, of, _typed(f"export type {name} =", kinds))

    def text(self) -> str:
        """The whole file, as prettier would leave it."""
        imports = [_line("import", path, names) for path, names in sorted(self._imported.items())]
        imports += [_line("export", path, names) for path, names in sorted(self._passed_on.items())]
        head = [f"// {self._purpose}", "// Made by `make wire` from the Python classes: change those.", *imports]
        return "\n\n".join(["\n".join(head), *self._text.values()]) + "\n"

    def _of(self, hint: Any, names: Mapping[Any, str], *, asked: bool = False) -> str:
        """A type as TypeScript; whatever it needs is declared on the way."""
        if hint in PLAIN:
            return PLAIN[hint]
        if name := names.get(hint):
            return self._alias(name, hint, asked=asked)
        if isinstance(hint, type) and get_origin(hint) is None:
            return self._class(hint, asked=asked)
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(map(_literal, parts))
        if origin is Annotated:
            return self._of(parts[0], names, asked=asked)
        inner = [self._of(part, names, asked=asked) for part in parts if part is not ...]
        if origin in (Union, UnionType):
            return " | ".join(sorted(dict.fromkeys(inner), key=lambda one: one == "null"))
        if origin is tuple and ... not in parts:
            return f"readonly [{', '.join(inner)}]"
        if origin in LISTS:
            return f"readonly ({inner[0]})[]" if " " in inner[0] else f"readonly {inner[0]}[]"
        if origin in (dict, Mapping):
            return f"Readonly<Record<{', '.join(inner)}>>"
        raise TypeError(f"{hint} has no TypeScript yet: teach tools/typescript.py")

    def _class(self, cls: type, *, asked: bool) -> str:
        if issubclass(cls, Enum):
            return " | ".join(_literal(one.value) for one in cls)
        if not (is_dataclass(cls) or issubclass(cls, msgspec.Struct)):
            raise TypeError(f"{cls} has no TypeScript yet: teach tools/typescript.py")
        return self._declare(cls.__name__, cls, asked=asked)

    def _alias(self, name: str, hint: Any, *, asked: bool) -> str:
        if not self._known(name, hint):
            meant = self._of(hint, {}, asked=asked)
            self._note(name, hint, _typed(f"export type {name} =", meant))
        return name

    def _declare(self, name: str, cls: type, *, asked: bool, without: Set[str] = frozenset()) -> str:
        if not self._known(name, cls):
            self._note(name, cls, "")  # first, for a class that holds itself
            hints, lines = hints_of(cls), []
            for field, default in _fields(cls).items():
                if field in without:
                    continue
                noted = _noted(cls, field)
                lines += [f"  {_comment(noted.comment)}"] if noted.comment else []
                hint, always = _sent(hints[field])
                meant = self._of(hint, noted.names, asked=asked)
                optional = "" if always and (not asked or default is MISSING or _is_tag(hint)) else "?"
                lines.append(_typed(f"  readonly {field}{optional}:", meant))
            if _is_open(cls):
                lines.append("  readonly [field: string]: unknown;")
            body = "{\n" + "\n".join(lines) + "\n}" if lines else "Readonly<Record<string, never>>"
            self._text[name] = f"{_comment(inspect.cleandoc(cls.__doc__ or name))}\nexport type {name} = {body};"
        return name

    def _known(self, name: str, meant: Any) -> bool:
        """Whether the name is declared here or elsewhere; it must mean the same."""
        there, path = self._elsewhere.get(name, (None, ""))
        if there == meant:
            self._imported.setdefault(path, set()).add(name)
            return True
        if name in self._meant and self._meant[name] != meant:
            raise TypeError(f"{name} would mean two things: {self._meant[name]} and {meant}")
        return name in self._meant

    def _note(self, name: str, meant: Any, text: str) -> None:
        self._meant[name], self._text[name] = meant, text


def _fields(cls: Any) -> Mapping[str, Any]:
    """The fields of a class with their defaults, or MISSING."""
    if is_dataclass(cls):
        return {one.name: one.default if one.default_factory is MISSING else None for one in fields(cls)}
    return {one.encode_name: MISSING if one.required else one.default for one in msgspec.structs.fields(cls)}


def _sent(hint: Any) -> tuple[Any, bool]:
    """The type of a field without msgspec's mark for what may be left out, and whether it is always there."""
    if msgspec.UnsetType not in get_args(hint):
        return hint, True
    return Union[*(part for part in get_args(hint) if part is not msgspec.UnsetType)], False


def _is_tag(hint: Any) -> bool:
    return get_origin(hint) is Literal and len(get_args(hint)) == 1


def _is_open(cls: Any) -> bool:
    """Whether more fields may come than the class names; said in the way that the OpenAPI page understands too."""
    return bool(getattr(cls, "__pydantic_config__", {}).get("extra") == "allow")


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _typed(head: str, kinds: str) -> str:
    """A head and its type on one line, or as prettier breaks a union that would be too long."""
    line = f"{head} {kinds};"
    if len(line) <= WIDTH or " | " not in kinds or "(" in kinds:
        return line
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    if len(indent + kinds) < WIDTH:
        return f"{head}\n{indent}{kinds};"
    return head + "".join(f"\n{indent}| {kind}" for kind in kinds.split(" | ")) + ";"


def _line(verb: str, path: str, names: Set[str]) -> str:
    """What a page takes from another, or passes on from there."""
    line = f"{verb} type {{ {', '.join(sorted(names))} }} from '{path}';"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"{verb} type {{", *(f"  {name}," for name in sorted(names)), f"}} from '{path}';"])


def _comment(text: str) -> str:
    words = NONE.sub("null", " ".join(text.split()))
    return f"/** {words} */"


def _noted(cls: type, field: str) -> Noted:
    for base in cls.__mro__:
        if field in inspect.get_annotations(base):
            return _notes(base).get(field, Noted("", {}))
    return Noted("", {})


@cache
def _notes(cls: type) -> Mapping[str, Noted]:
    """What the source of a class says of its own fields; nothing for classes that are made as the program runs."""
    module = modules[cls.__module__]
    tree = _tree(cls.__module__)
    found = next((one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == cls.__name__), None)
    body = found.body if found else []
    notes = {}
    for one, after in pairwise([*body, ast.Pass()]):
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            notes[one.target.id] = Noted(_string(after), _aliases(one.annotation, vars(module)))
    return notes


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(modules[module]))


def _string(statement: ast.stmt) -> str:
    match statement:
        case ast.Expr(ast.Constant(str(text))):
            return text
        case _:
            return ""


def _aliases(annotation: ast.expr, known: Mapping[str, Any]) -> Mapping[Any, str]:
    """The names in an annotation that stand for a type put together elsewhere (`Phase = Literal[…]`)."""
    names = {one.id for one in ast.walk(annotation) if isinstance(one, ast.Name)}
    return {known[name]: name for name in sorted(names) if name in known and get_args(known[name])}
