"""The effects of the cards, one module per age, cards in printed order."""

from importlib import import_module
from pkgutil import iter_modules

from ..effects import WRITTEN

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")
WRITTEN.check()
