"""The outermost middleware: the hosts that the server answers to, the origins whose pages may use it, and the headers
that tell browsers what the page may do."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..settings import Settings
from .problems import refusal

# The page loads nothing from elsewhere and has no inline scripts or styles.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
UNUSED = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial", "usb")
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
SECURE_HEADERS = {"Strict-Transport-Security": "max-age=31536000"}

READING = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Checks every request and WebSocket before the application gets it, and adds headers to every response."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        headers = HEADERS | (SECURE_HEADERS if settings.secure_cookies else {})
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        headers = Headers(scope=scope)
        if not allowed_host(headers.get("host", ""), self.settings):
            await refusal(400, "foreign-host", unknown_host(headers))(scope, receive, send_guarded)
        elif not allowed_origin(scope, headers, self.settings):
            words = f"Pages from {headers.get('origin', 'another site')} may not use this server."
            await refusal(403, "foreign-origin", words)(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)


def unknown_host(headers: Headers) -> str:
    host = hostname(headers.get("host", ""))
    return (
        f"This server doesn't answer to the name {host!r}. Its host can allow the name: KRONIKA_HOSTS='[\"{host}\"]'."
    )


# --- hosts


def hostname(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether this name or address only reaches this machine."""
    if is_address(name):
        return ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def answers_to_any_host(settings: Settings) -> bool:
    """Whether the server can't know its own names: it listens on a network, and none are configured."""
    return not settings.hosts and not is_loopback(settings.host)


def allowed_host(host: str, settings: Settings) -> bool:
    """Whether the server answers to this host name. Another site can let its own name resolve to this machine (DNS
    rebinding), and the browser then takes its page for this server's. That is impossible with an IP address or
    localhost."""
    name = hostname(host)
    if answers_to_any_host(settings) or is_address(name) or is_loopback(name):
        return True
    return any(fits(name, allowed.lower()) for allowed in settings.hosts)


def fits(name: str, allowed: str) -> bool:
    """Whether the name matches a pattern. `*.example.org` allows every name below it."""
    return name.endswith(allowed[1:]) if allowed.startswith("*.") else name == allowed


# --- origins


def allowed_origin(scope: Scope, headers: Headers, settings: Settings) -> bool:
    """Whether a page of this origin may send requests. Another site's page must not act for its visitor, with or
    without a cookie: it could log them in as somebody else. Programs send no Origin header; browsers send it with every
    request that changes something."""
    origin = headers.get("origin")
    if origin is None:
        reading = scope["type"] == "http" and scope["method"] in READING
        return reading or headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in settings.origins:
        return True
    parts = urlsplit(origin)
    secure = parts.scheme == "https" or not settings.secure_cookies
    return secure and bool(parts.netloc) and parts.netloc == headers.get("host")
