"""The flow of Through the Ages: whose turn it is, which phase, what may be done, and how the game ends.

Every phase is one function that runs a step: it asks one player one question, or none, and sets the phase that comes
next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.choice import Effect

from ..table import Ages
from .actions import run_action
from .auction import run_auction, run_force
from .conflict import run_defence, run_strike, run_war
from .discards import run_discard
from .events import run_event
from .politics import run_answer, run_politics, run_side

# By phase, in the order of `table.PHASES`; nothing runs in the last one, the final scoring.
STEPS: Final[tuple[Callable[[Ages], Effect], ...]] = (
    run_action,
    run_politics,
    run_side,
    run_answer,
    run_defence,
    run_strike,
    run_event,
    run_auction,
    run_force,
    run_war,
    run_discard,
)
