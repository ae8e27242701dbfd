"""Roman cards."""

from __future__ import annotations

from kronika.engine.ask import choose
from kronika.engine.choice import ARG, Effect
from kronika.engine.events import tell

from ..effects import action, production
from ..keys import TAKE_DEAL
from ..moves.empire import tuck_deal
from ..moves.targets import foreign_deals
from ..table import Settlers
from .shared import hits_a_location, keep_one_of_two, remove_location


@action("engineers", ready=hits_a_location)
def engineers(t: Settlers, you: int, here: int) -> Effect:
    yield from remove_location(t, you, here)


def spies_ready(t: Settlers, you: int, here: int, times: int) -> bool:
    return bool(foreign_deals(t, you, routes=False))


@action("spies", ready=spies_ready)
def spies(t: Settlers, you: int, here: int) -> Effect:
    """This is not making a deal: its good comes in the next production."""
    target = yield choose(t, you, TAKE_DEAL, foreign_deals(t, you, routes=False))
    card, seat = divmod(target, ARG)
    tell(t, "took-deal", you, card, to=seat)
    tuck_deal(t, you, card)


@production("architect", looks=True)
def architect(t: Settlers, you: int, here: int) -> Effect:
    yield from keep_one_of_two(t, you, here)
