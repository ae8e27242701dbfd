"""Starts a server: one worker in this process, or several in their own processes on PostgreSQL."""

from __future__ import annotations

import errno
import gc
import json
import logging
import os
import shutil
import signal
import socket
import sys
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from fastapi import FastAPI

from kronika.bots.helper import when_parent_ends
from kronika.engine.errors import BadSetup
from kronika.games import working

from . import logs
from .app import create_app
from .database import connect, migrate
from .metrics import FOLDER, registry_of_all, serve_metrics
from .routes.guard import answers_to_any_host
from .settings import Settings, load_settings
from .stopping import FOR_REQUESTS, exit_on_signals

log = logging.getLogger("kronika.serve")

LARGEST_MESSAGE = 65536  # bytes of one live message; a longer one ends its connection


def app_of_worker() -> FastAPI:
    """The application of a worker process, which gets its settings from `run` by environment variables. It stops when
    its supervisor is gone, even if that was killed."""

    def stop() -> None:
        shutil.rmtree(os.environ[FOLDER], ignore_errors=True)
        os.kill(os.getpid(), signal.SIGTERM)

    when_parent_ends(stop)
    logs.set_up("INFO")
    return ready(load_settings())


def ready(settings: Settings) -> FastAPI:
    """Called when everything has been loaded: exempt the application, its modules and the games' data from garbage
    collection. Otherwise every table would stop for a fifth of a second now and then."""
    for problem in working()[1]:
        log.warning("%s", problem)
    app = create_app(settings)
    sys.setswitchinterval(0.001)  # seconds; so that a finished write needn't wait for the event loop
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    return app


def environment(settings: Settings) -> dict[str, str]:
    """The settings as environment variables from which `load_settings` makes the same ones."""
    values = settings.model_dump(mode="json")
    return {
        f"KRONIKA_{name.upper()}": value if isinstance(value, str) else json.dumps(value)
        for name, value in values.items()
    }


def web_server(settings: Settings) -> dict[str, Any]:
    """The configured web server."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "proxy_headers": True,
        "forwarded_allow_ips": ",".join(settings.trusted_proxies),
        "timeout_graceful_shutdown": FOR_REQUESTS,
        "ws_max_size": LARGEST_MESSAGE,
        # a state is a few kilobytes, and compressing it would cost more than all the rest
        "ws_per_message_deflate": False,
    }


def check_port(settings: Settings) -> None:
    """Refuse an address on which nobody can listen now. The web server tries it last, when the page may have been
    opened already, and whatever else listens there would answer."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)
        family, kind, protocol, _, address = found[0]
        with socket.socket(family, kind, protocol) as trial:
            if os.name == "posix":  # as the web server does; elsewhere it means something else
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadSetup(
                f"Port {settings.port} is in use, perhaps by another Kronika. Stop that, or choose another port with "
                f"--port or KRONIKA_PORT."
            ) from None
        raise BadSetup(f"The server can't listen on {settings.host}, port {settings.port}: {error.strerror}.") from None


def run(settings: Settings) -> None:
    """Run the server until it is told to stop. What is being written is finished first."""
    exit_on_signals()
    if answers_to_any_host(settings):
        log.warning("The server answers to any host name. List its names in KRONIKA_HOSTS.")
    engine = connect(settings.database)
    migrate(engine)  # workers migrate too, but here an unusable database is reported before anything else
    engine.dispose()
    if settings.workers == 1:
        app = ready(settings)
        serve_metrics(settings, app.state.hub.metrics.registry)
        uvicorn.run(app, **web_server(settings))
        return
    os.environ.update(environment(settings))
    with TemporaryDirectory(prefix="kronika-metrics-") as folder:  # into which the workers write
        os.environ[FOLDER] = folder
        serve_metrics(settings, registry_of_all())
        uvicorn.run(
            "kronika.server.serve:app_of_worker", factory=True, workers=settings.workers, **web_server(settings)
        )
