"""The effects of the cards: staples that many nations share, the common suits of both boxes, one module a nation."""

from importlib import import_module
from pkgutil import iter_modules

from ..effects import WRITTEN, idle

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")
WRITTEN.check(idle)
