"""The server's layers: routes -> what people do -> rooms -> rows -> database. Imports go down only."""

import ast
from pathlib import Path

import pytest

import kronika.server

FOLDER = Path(kronika.server.__file__).parent
LAYERS = (
    {
        "routes.deps",
        "routes.live",
        "routes.tables",
        "routes.history",
        "routes.people",
        "routes.catalogue",
        "routes.puzzles",
        "routes.reviews",
        "routes.training",
    },
    {"routes.guard", "routes.problems", "routes.telling", "routes.visibility"},
    {"routes.cookies"},
    {"routes.wire.live"},
    {"routes.wire.learning"},
    {"routes.wire.history"},
    {"routes.wire.states", "routes.wire.tables", "routes.wire.catalogue", "routes.wire.people"},
    {"routes.wire.base"},
    {"leaving"},
    {"hub"},
    {"play", "opening", "reviews"},
    {"keeper", "botturns"},
    {"rooms", "history", "puzzles", "training"},
    {"room"},
    {"replaying", "writer", "accounts", "sessions"},
    {"store", "journal", "chat", "people", "seals", "rates"},
    {"starting", "database", "entries", "repetition"},
    {"models", "clocks", "outages"},
)
LAYER = {module: number for number, layer in enumerate(LAYERS) for module in sorted(layer)}


def imported(module):
    """The modules of the server that a module imports, apart from those only named in types."""
    path = FOLDER.joinpath(*module.split(".")).with_suffix(".py")
    package = module.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[: len(package) - node.level + 1]
            names = [node.module] if node.module else [alias.name for alias in node.names]
            yield from (".".join([*base, name]) for name in names)


@pytest.mark.parametrize("module", LAYER)
def test_imports_go_down(module) -> None:
    assert not [other for other in imported(module) if LAYER.get(other, 99) < LAYER[module]]


def test_the_live_connection_and_http_share_what_is_beneath_them() -> None:
    assert not {name for name in imported("routes.live") if LAYER.get(name, 99) == 0} - {"routes.deps"}
    assert not {name for name in imported("routes.tables") if LAYER.get(name, 99) == 0} - {"routes.deps"}
