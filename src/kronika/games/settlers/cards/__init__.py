"""The cards whose effects are more than gains and costs, one module per deck, in printed order."""

from importlib import import_module
from pkgutil import iter_modules

from ..effects import WRITTEN, idle

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")
WRITTEN.check(idle)
