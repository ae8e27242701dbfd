"""The fields of a table. A game declares each of them once, as an annotation of its class.

    class Small(Table):
        deck: Annotated[Cards, Zone(NOBODY)]
        hand: Annotated[list[Cards], Zone(OWNER, SEATS)]
        coins: PerSeat
        stock: Annotated[Numbers, Counter(GOODS, start=5)]
        round: int

        __slots__ = tuple(__annotations__)

This module generates flat code from them (names for the lists of a table, copies, the kinds of zones) as text. An
interpreted class gets it when it is created; `hatch_compile.py` writes the same text into the class before compiling
it, because a compiled class doesn't know its annotations. The build loads this module alone, so it imports no other.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from itertools import groupby
from math import prod

KINDS = ("Zone", "Counter", "First", "Cache", "Unsaved")
SEATS = "SEATS"  # in a shape: as many as there are seats


class Declaration:
    """A field: its name, its kind, and the kind's arguments as source text."""

    __slots__ = ("args", "keywords", "kind", "name")

    def __init__(self, name: str, kind: str, args: list[ast.expr], keywords: list[ast.keyword]) -> None:
        self.name = name
        self.kind = kind
        self.args = args
        self.keywords = keywords

    def made(self) -> str:
        """The expression that creates the kind, with its name."""
        return f"{ast.unparse(ast.Call(ast.Name(self.kind), self.args, self.keywords))}.named({self.name!r})"


def read(annotations: Mapping[str, str]) -> list[Declaration]:
    """The fields of a class, from its annotations as text."""
    return [
        field_of(name, ast.parse(text, mode="eval").body)
        for name, text in annotations.items()
        if not text.startswith("ClassVar")
    ]


def field_of(name: str, annotation: ast.expr) -> Declaration:
    if isinstance(annotation, ast.Name) and annotation.id == "int":
        return Declaration(name, "int", [], [])
    if isinstance(annotation, ast.Name) and annotation.id == "PerSeat":
        return Declaration(name, "Counter", [ast.Name(SEATS)], [])
    if (
        isinstance(annotation, ast.Subscript)
        and isinstance(annotation.slice, ast.Tuple)
        and isinstance(annotation.value, ast.Name)
        and annotation.value.id == "Annotated"
    ):
        kind = annotation.slice.elts[1]
        if isinstance(kind, ast.Call) and isinstance(kind.func, ast.Name) and kind.func.id in KINDS:
            return Declaration(name, kind.func.id, kind.args, kind.keywords)
    raise TypeError(
        f"The field {name} of a table must be an int, PerSeat or Annotated[…] with one of {', '.join(KINDS)}, not "
        f"{ast.unparse(annotation)}."
    )


def flat_code(class_name: str, declared: list[Declaration], constants: Mapping[str, int]) -> str:
    """The generated part of the class. `constants` are the numbers that shapes may name."""
    zones = [field for field in declared if field.kind == "Zone"]
    counters = [field for field in declared if field.kind == "Counter"]
    numbers = [field.name for field in declared if field.kind == "int"]
    caches = [field for field in declared if field.kind == "Cache"]
    passing = [field for field in declared if field.kind == "Unsaved"]
    shapes = {field.name: shape_of(field, field.args[1:], constants) for field in zones}
    shapes |= {field.name: shape_of(field, field.args[:-1], constants) for field in counters}
    zone_lines, starts = named("zones", zones, shapes)
    counter_lines, _ = named("counters", counters, shapes)
    attach = [
        "n = self.seats",
        *zone_lines,
        *counter_lines,
        *(f"self.{field.name} = {starts[text_of(field)]}" for field in declared if field.kind == "First"),
        *(f"self.{field.name} = {ast.unparse(field.args[0])}" for field in passing),
    ]
    empty = [
        *(f"self.{name} = 0" for name in numbers),
        *(f"self.{field.name} = [{ast.unparse(field.args[0])}] * self.seats" for field in caches),
    ]
    copy = [
        f"assert isinstance(twin, {class_name})",
        *(f"twin.{field.name} = self.{field.name}.copy()" for field in caches),
        *(f"twin.{name} = self.{name}" for name in numbers),
    ]
    return "\n".join(
        [
            f"ZONES = ({''.join(f'{field.made()}, ' for field in zones)})",
            f"COUNTERS = ({''.join(f'{field.made()}, ' for field in counters)})",
            f"SCALARS = ({''.join(f'{name!r}, ' for name in numbers)})",
            *function("attach(self) -> None", attach),
            *function("empty(self) -> None", empty),
            *function("copy_scalars(self, twin: Table) -> None", copy),
        ]
    )


def function(head: str, body: list[str]) -> list[str]:
    return [f"def {head}:", *(f"    {line}" for line in body or ["pass"])]


def text_of(field: Declaration) -> str:
    """The only argument of a field that names another field."""
    value = ast.literal_eval(field.args[0])
    assert isinstance(value, str)
    return value


def shape_of(field: Declaration, lengths: list[ast.expr], constants: Mapping[str, int]) -> list[int]:
    """The lengths in a field's shape; -1 stands for the number of seats."""
    shape = []
    for length in lengths:
        text = ast.unparse(length)
        if text == SEATS:
            shape.append(-1)
        elif text.isdigit():
            shape.append(int(text))
        elif text in constants:
            shape.append(constants[text])
        else:
            raise TypeError(f"The shape of the field {field.name} names {text}, which isn't a number of its module.")
    if len(shape) > 2:
        raise TypeError(f"The field {field.name} can't be a list of lists of lists of lists.")
    return shape


def named(whole: str, fields: list[Declaration], shapes: Mapping[str, list[int]]) -> tuple[list[str], dict[str, str]]:
    """The fields as parts of one list of lists (single lists, slices, slices of slices), and where each starts: a
    number or a local variable."""
    lines = [f"{whole} = self.{whole}"] if fields else []
    starts: dict[str, str] = {}
    at = "0"
    for single, run in groupby(fields, key=lambda field: not shapes[field.name]):
        together = list(run)
        if single:
            names = ", ".join(f"self.{field.name}" for field in together)
            starts |= {field.name: plus(at, str(number)) for number, field in enumerate(together)}
            end = plus(at, str(len(together)))
            lines.append(f"{names} = {whole}[{at}]" if len(together) == 1 else f"{names} = {whole}[{at} : {end}]")
            at = end
            continue
        for field in together:
            starts[field.name] = at
            end = f"after_{field.name}"
            lines.append(f"{end} = {plus(at, extent(shapes[field.name]))}")
            row = shapes[field.name][1:]
            if row:
                parts = f"[{whole}[i : i + {row[0]}] for i in range({at}, {end}, {row[0]})]"
            else:
                parts = f"{whole}[{at} : {end}]"
            lines.append(f"self.{field.name} = {parts}")
            at = end
    return lines, starts


def plus(start: str, more: str) -> str:
    if start.isdigit() and more.isdigit():
        return str(int(start) + int(more))
    return more if start == "0" else start if more == "0" else f"{start} + {more}"


def extent(shape: list[int]) -> str:
    """The number of lists in a field of this shape; -1 stands for the seats."""
    count = prod(length for length in shape if length >= 0)
    return str(count) if -1 not in shape else "n" if count == 1 else f"{count} * n"


def flattened(source: str) -> str:
    """The source of a module with the flat code in each class that declares fields of a table."""
    module = ast.parse(source)
    lines = source.splitlines()
    constants = constants_of(module)
    for node in reversed(module.body):
        if isinstance(node, ast.ClassDef) and any(
            isinstance(base, ast.Name) and base.id == "Table" for base in node.bases
        ):
            annotations = {
                item.target.id: ast.unparse(item.annotation)
                for item in node.body
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
            }
            code = flat_code(node.name, read(annotations), constants)
            lines[node.end_lineno : node.end_lineno] = [f"    {line}" for line in code.splitlines()]
    return "\n".join(lines) + "\n"


def constants_of(module: ast.Module) -> dict[str, int]:
    """The named numbers of a module."""
    return {
        item.target.id: item.value.value
        for item in module.body
        if isinstance(item, ast.AnnAssign)
        and isinstance(item.target, ast.Name)
        and isinstance(item.value, ast.Constant)
        and isinstance(item.value.value, int)
    }
