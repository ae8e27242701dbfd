"""Who may import whom: the parts of the package from the bottom up, as docs/architecture.md draws them.

A part may import only what stands above its line here, so imports go one way. What is allowed is also used: this is how
things are, not how they were once meant to be.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import kronika

PACKAGE = Path(kronika.__file__).parent
FRONT = "kronika"  # the package's own __init__
# Modules of a game that are above its rules. They are imported by name, on demand.
FOR_PEOPLE = ("scenario", "terminal")

MAY_IMPORT = {
    "engine": set(),
    "build": {"engine"},
    "home": set(),
    "interrupts": set(),
    "discovery": {"engine"},
    "yamlfile": {"engine"},
    "packs": {"engine", "discovery", "yamlfile"},
    "data": {"engine", "discovery", "yamlfile", "packs"},
    "fingerprint": {"engine", "packs", "data"},
    "games": {"engine", "discovery", "packs", "data", "fingerprint"},
    "derived": {"engine", "discovery"},
    "catalogue": {"engine", "discovery", "data", "games", "derived"},
    "words": {"engine", "discovery", "games", "derived", "catalogue"},
    "lessons": {"engine", "data", "games", "catalogue"},
    "chapters": {"engine", "data", "catalogue"},
    FRONT: {"engine", "games", "catalogue"},
    "bots": {"engine", "games"},
    "simulate": {"engine", "games", "bots"},
    "terminal": {
        *("engine", "home", "interrupts", "games", "derived", "catalogue", "words", "chapters", FRONT),
        *("bots", "simulate"),
    },
    "testing": {"engine", "games", "catalogue", "words", FRONT, "bots", "simulate", "terminal"},
    "games/*/scenario": {"engine", "games", "testing"},
    "games/*/terminal": {"engine", "games", "derived", "catalogue", "words", "terminal"},
    "review": {"engine", "games", "words", FRONT, "bots", "terminal"},
    "puzzles": {"engine", "interrupts", "games", "words", "bots", "simulate", "terminal", "review"},
    "research": {"engine", "games", "catalogue", "words", FRONT, "bots", "terminal"},
    "arena": {
        *("engine", "interrupts", "games", "catalogue", "words", FRONT),
        *("bots", "terminal", "review", "research"),
    },
    "lab": {"engine", "games", "words", "bots", "simulate", "review", "puzzles", "arena"},
    "server": {
        *("engine", "build", "home", "packs", "games", "catalogue", "words", "lessons", "chapters", FRONT),
        *("bots", "terminal", "review", "puzzles"),
    },
    "cli": {
        *("engine", "build", "packs", "games", "catalogue", "words", "lessons", "chapters", FRONT),
        *("terminal", "review", "puzzles", "arena", "server"),
    },
    "__main__": {"cli"},
}
# A bot of the bots that comes with an extra: imported when somebody names it, with a clear word if it isn't installed.
ON_DEMAND = {("bots", "research")}


def part_of(names: list[str]) -> str:
    """The part that a module belongs to, by its names below `kronika`."""
    if names[:1] == ["games"] and len(names) > 2 and names[2] in FOR_PEOPLE:
        return f"games/*/{names[2]}"
    return names[0] if names and names[0] in MAY_IMPORT else FRONT


def imports_of(path: Path, package: list[str]) -> Iterator[list[str]]:
    """The names below `kronika` of every module that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[1:] for name in node.names if name.name.split(".")[0] == "kronika")
        elif isinstance(node, ast.ImportFrom):
            module = node.module.split(".") if node.module else []
            if node.level:
                module = ["kronika", *package[: len(package) + 1 - node.level], *module]
            if module[:1] == ["kronika"]:
                yield from ([*module[1:], name.name] for name in node.names)


def found() -> dict[tuple[str, str], str]:
    """Which part imports which, and an example of a file that does."""
    edges: dict[tuple[str, str], str] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        file = path.relative_to(PACKAGE)
        names = list(file.parent.parts) if file.name == "__init__.py" else list(file.with_suffix("").parts)
        for imported in imports_of(path, list(file.parent.parts)):
            edge = part_of(names), part_of(imported)
            if edge[0] != edge[1]:
                edges.setdefault(edge, str(file))
    return edges


def test_imports_go_one_way() -> None:
    order = list(MAY_IMPORT)
    assert all(order.index(other) < order.index(part) for part, others in MAY_IMPORT.items() for other in others)


def test_nothing_else_is_imported() -> None:
    allowed = {(part, other) for part, others in MAY_IMPORT.items() for other in others} | ON_DEMAND
    edges = found()
    assert {edge: file for edge, file in edges.items() if edge not in allowed} == {}
    assert allowed - set(edges) == set()


def test_every_folder_and_module_has_its_place() -> None:
    parts = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert parts - {"__init__"} == {part for part in MAY_IMPORT if "/" not in part} - {FRONT}
