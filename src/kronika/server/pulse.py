"""Runs once a second: measures the delay of the event loop and samples metrics."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .hub import Hub

SECONDS = 1.0


async def beat(hub: Hub) -> None:
    loop = asyncio.get_running_loop()
    while True:
        hub.metrics.sample(hub)
        due = loop.time() + SECONDS
        await asyncio.sleep(SECONDS)
        hub.metrics.lag_seconds.observe(max(0.0, loop.time() - due))
