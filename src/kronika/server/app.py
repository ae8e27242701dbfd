"""The application: routes, error messages, limits, metrics, and the page."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from time import perf_counter
from typing import Any

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4
from starlette.exceptions import HTTPException as AnyHTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kronika import __version__
from kronika.engine.errors import KronikaError

from . import logs
from .hub import Hub
from .rates import TryLater
from .routes import catalogue, history, live, people, puzzles, reviews, tables, training
from .routes.deps import TheHub
from .routes.guard import Guard
from .routes.problems import problem_of, refusal, response_of
from .routes.wire.base import Problem
from .routes.wire.live import LiveMessage
from .settings import Settings, wrong_fields
from .shapes import shapes
from .stopping import stop_in_time

log = logging.getLogger("kronika.http")

WORTH_PACKING = 4000  # bytes: scripts, cards and rules; a table's state goes over its live connection

DISCARDED = 4  # a refused body is read up to this many times the allowed size

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

PROBLEMS = {code: {"model": Problem} for code in (400, 401, 403, 404, 409, 413, 422, 429, 503)}


class Application(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """With the shapes of views."""
        if self.openapi_schema is None:
            schemas = super().openapi()["components"]["schemas"]
            schemas.update({name: shape for name, shape in shapes().items() if name not in schemas})
        return super().openapi()


def create_app(settings: Settings) -> FastAPI:
    logs.set_up(settings.log_level)
    hub = Hub(settings)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        stop_in_time()
        await hub.start()
        log.info("ready", extra={"worker": hub.worker})
        yield
        await hub.stop()

    app = Application(
        title="Kronika",
        version=__version__,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,  # the interactive docs would load scripts from another host
        redoc_url=None,
        responses=PROBLEMS,  # type: ignore[arg-type]
    )
    app.state.hub = hub
    for part in (tables, live, people, catalogue, history, reviews, training, puzzles):
        app.include_router(part.router)
    add_errors(app)
    add_operations(app)
    app.add_middleware(Limits, hub=hub)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=6)
    app.add_middleware(Guard, settings=settings)
    add_page(app)
    return app


HTTP_PROBLEMS = {400: "bad-request", 404: "no-such-page", 405: "bad-method", 413: "too-large"}


def add_errors(app: FastAPI) -> None:
    @app.exception_handler(KronikaError)
    async def refused(_: Request, error: KronikaError) -> JSONResponse:
        later = error.seconds if isinstance(error, TryLater) else None
        return response_of(*problem_of(error), None if later is None else {"Retry-After": str(later)})

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        return refusal(400, "bad-request", wrong_fields(error.errors()[:5]))

    @app.exception_handler(AnyHTTPException)
    async def other(request: Request, error: AnyHTTPException) -> JSONResponse:
        name = HTTP_PROBLEMS.get(error.status_code, "http")
        message, headers = str(error.detail), dict(error.headers or {})
        if "Allow" in headers:
            message = f"{request.method} isn't possible here. Possible: {headers['Allow']}."
        return response_of(error.status_code, Problem(problem=name, message=message), headers)


def add_operations(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    def alive() -> PlainTextResponse:
        return PlainTextResponse("alive")

    @app.get("/readyz", include_in_schema=False)
    async def ready(hub: TheHub) -> PlainTextResponse:
        await hub.readiness.check()
        return PlainTextResponse("ready")

    @app.get("/metrics", include_in_schema=False)
    def metrics(hub: TheHub) -> Response:
        if hub.settings.metrics_port:
            raise HTTPException(404, "Metrics are served on a separate port.")
        return Response(hub.metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    @app.get("/api/live-message", tags=["live"])
    def live_message() -> LiveMessage:
        """Only for the schema: the messages of the live connection."""
        raise HTTPException(404, "Connect to /api/tables/{id}/live as a WebSocket.")


class Limits:
    """Refuses bodies that are too large, counts and logs requests, and answers those that fail."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = perf_counter()
        status = 0

        async def counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.count(scope, status, perf_counter() - started)
            await send(message)

        length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        if int(length) > self.hub.settings.max_body:  # the web server has checked that it is a number
            await self.discard(receive, int(length))
            await refusal(413, "too-large", self.too_large())(scope, receive, counted)
            return
        try:
            await self.app(scope, self.bounded(receive), counted)
        except Exception:
            log.exception("a request failed", extra={"path": route_of(scope)})
            if not status:
                words = "Something went wrong. Reload to see whether your request was carried out."
                await refusal(500, "broken", words)(scope, receive, counted)

    async def discard(self, receive: Receive, length: int) -> None:
        """Read a refused body unless it is huge: closing the connection during the upload would hide the response from
        the sender."""
        if length <= DISCARDED * self.hub.settings.max_body:
            while (await receive()).get("more_body", False):
                pass

    def too_large(self) -> str:
        return f"A request body can have at most {self.hub.settings.max_body} bytes."

    def bounded(self, receive: Receive) -> Receive:
        """A chunked body doesn't state its length: refuse it once it becomes too long."""
        total = 0

        async def receive_some() -> Message:
            nonlocal total
            message = await receive()
            total += len(message.get("body", b""))
            if total > self.hub.settings.max_body:
                raise HTTPException(413, self.too_large())
            return message

        return receive_some

    def count(self, scope: Scope, status: int, seconds: float) -> None:
        path = route_of(scope)
        # clients can invent methods, and each would add a metric
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.hub.metrics.requests.labels(method, path, status).inc()
        log.info(
            "request",
            extra={"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)},
        )


def route_of(scope: Scope) -> str:
    """The route pattern without the client's values, for logs and metrics."""
    return getattr(scope.get("route"), "path", "other")


def page_folder() -> Path:
    return Path(str(files("kronika").joinpath("page")))


class Assets(StaticFiles):
    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def add_page(app: FastAPI) -> None:
    """The page is one file for every path; its assets are named by their content and never change."""
    folder = page_folder()
    if not (folder / "index.html").exists():
        return
    single = {path.name: path for path in folder.iterdir() if path.is_file()}
    app.mount("/assets", Assets(directory=folder / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str) -> FileResponse:
        if path.startswith("api/"):
            raise HTTPException(404, f"There is no /{path}.")
        return FileResponse(single.get(path, folder / "index.html"), headers={"Cache-Control": "no-cache"})
