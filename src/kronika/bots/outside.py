"""Bots from outside Kronika: classes named by module or file, and entry points of installed packages."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from types import ModuleType
from typing import Any

from kronika.engine.errors import BadSetup, KronikaError

from .bot import Bot

GROUP = "kronika.bots"


@cache
def find_class(name: str) -> Any:
    """The class or function that makes a bot, or None. The name is `package.module:Class`, `folder/file.py:Class` or
    that of an entry point."""
    module, colon, attribute = name.rpartition(":")
    try:
        if not colon:
            return next((found.load() for found in entry_points(group=GROUP, name=name)), None)
        loaded = load_file(Path(module)) if module.endswith(".py") else load_module(module)
    except KronikaError:
        raise
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and error.name in (module, module.partition(".")[0]):
            return None
        raise BadSetup(f"The bot {name!r} can't be loaded: {type(error).__name__}: {error}.") from error
    if not hasattr(loaded, attribute):
        raise BadSetup(f"The bot {name!r} can't be loaded: {module} has no {attribute!r}.")
    return getattr(loaded, attribute)


def load_module(name: str) -> ModuleType:
    """Import a module. Modules in the current folder are found too, as with `python -m`."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    return import_module(name)


def load_file(path: Path) -> ModuleType:
    name = f"kronika_bot_{path.stem}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadSetup(f"There is no file {str(path)!r}.")
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def make_outside(name: str, seed: int | str) -> Bot | None:
    """Make a bot from outside, or return None if there is none with this name. A class whose constructor takes a `seed`
    gets it."""
    made_by = find_class(name)
    if made_by is None:
        return None
    if not callable(made_by):
        raise BadSetup(f"The bot {name!r} must be a class, not {made_by!r}.")
    try:
        bot = made_by(seed=seed) if takes_seed(made_by) else made_by()
    except KronikaError:
        raise
    except Exception as error:
        raise BadSetup(f"The bot {name!r} can't be created: {type(error).__name__}: {error}.") from error
    if not callable(getattr(bot, "choose", None)):
        raise BadSetup(f"The bot {name!r} has no method choose(position).")
    if not hasattr(bot, "name"):
        bot.name = name
    made: Bot = bot
    return made


def takes_seed(made_by: Any) -> bool:
    parameters = signature(made_by).parameters
    return "seed" in parameters or any(p.kind is Parameter.VAR_KEYWORD for p in parameters.values())
