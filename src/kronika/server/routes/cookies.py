"""The cookies that the server sets. Scripts can't read them, and of other sites' requests only links send them."""

from __future__ import annotations

from starlette.responses import Response

from ..settings import Settings

SESSION = "kronika"
DEVICE = "kronika-device"  # stays after logging out: see `accounts`
INVITATION = "kronika-invitation"


def keep(response: Response, settings: Settings, name: str, value: str, path: str = "/") -> None:
    response.set_cookie(
        name,
        value,
        path=path,
        max_age=settings.cookie_days * 86400,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )
