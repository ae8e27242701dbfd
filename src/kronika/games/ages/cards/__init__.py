"""What is written for cards, by kind and age: see `effects`. Cards that are plain data need nothing here."""

from importlib import import_module
from pkgutil import iter_modules

from ..effects import WRITTEN, idle

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")
WRITTEN.check(idle)
