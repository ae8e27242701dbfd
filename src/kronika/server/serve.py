"""Starting a server: one worker in this process, or several beside each other on PostgreSQL."""

from __future__ import annotations

import os

import uvicorn

from .app import create_app
from .settings import Settings, load_settings

INHERITED = ("database", "secret", "bot_processes", "bot_pause", "live_tables", "secure_cookies", "log_level")


def app_of_worker() -> object:
    """For a worker process: the settings come from the environment, where `run` has put them."""
    return create_app(load_settings())


def run(settings: Settings) -> None:
    """Serve until told to stop; then finish what is being written."""
    common = {"host": settings.host, "port": settings.port, "log_config": None, "timeout_graceful_shutdown": 10}
    if settings.workers == 1:
        uvicorn.run(create_app(settings), **common)  # type: ignore[arg-type]
        return
    for name in INHERITED:
        os.environ[f"KRONIKA_{name.upper()}"] = str(getattr(settings, name))
    uvicorn.run("kronika.server.serve:app_of_worker", factory=True, workers=settings.workers, **common)  # type: ignore[arg-type]
