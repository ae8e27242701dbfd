"""The shapes of all games' views as JSON schemas. No route refers to them, because the server treats a view as plain
data."""

from __future__ import annotations

from pydantic import TypeAdapter, with_config
from pydantic.json_schema import JsonSchemaMode
from typing_extensions import is_typeddict

from kronika.games import working
from kronika.games.shape import View

from .routes.wire.base import Plain


def shapes() -> dict[str, Plain]:
    """By name, with what they consist of."""
    with_config(use_attribute_docstrings=True)(View)  # also applies to all subclasses
    found = [View, *(game.shape for game in working()[0] if is_typeddict(game.shape))]
    adapters: list[tuple[str, JsonSchemaMode, TypeAdapter[object]]]
    adapters = [(shape.__name__, "validation", TypeAdapter(shape)) for shape in found]
    schemas: dict[str, Plain]
    schemas = TypeAdapter.json_schemas(adapters, ref_template="#/components/schemas/{model}")[1]["$defs"]
    return schemas
