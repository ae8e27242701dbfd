"""The cards whose effects are more than gains and costs, one module per deck, in printed order."""

from . import barbarian, common, egyptian, japanese, roman

__all__ = ["barbarian", "common", "egyptian", "japanese", "roman"]
