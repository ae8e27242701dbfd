"""Tells whether Kronika is compiled."""

from __future__ import annotations

from typing import Literal

from .engine import match


def engine_kind() -> Literal["compiled", "interpreted"]:
    return "interpreted" if match.__file__.endswith(".py") else "compiled"
