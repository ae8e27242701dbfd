"""The type of plain data, as in JSON."""

from __future__ import annotations

from typing import TypeAlias

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
