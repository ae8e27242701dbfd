"""Accounts, guests, sessions and tokens."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from .base import Name, Password, Strict


class Me(BaseModel):
    id: str
    name: str
    guest: bool


class SiteOut(BaseModel):
    version: str
    engine: Literal["compiled", "interpreted"]
    sign_up: Literal["open", "invitation", "closed"] = Field(description="Who may create an account.")


class GuestIn(Strict):
    name: Name | None = None


class RenameIn(Strict):
    name: Name


class Credentials(Strict):
    name: Name
    password: Password


class RegisterIn(Credentials):
    invitation: Annotated[str, StringConstraints(max_length=100)] | None = Field(
        default=None, description="The code in the link, where sign-up is by invitation."
    )


class LoginIn(Strict):
    name: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    password: Password


class PasswordIn(Strict):
    old: Password
    new: Password


class DeleteIn(Strict):
    password: Annotated[str, StringConstraints(max_length=200)] = Field(default="", description="A guest has none.")


class SessionOut(BaseModel):
    """A browser in which you are logged in, or a token."""

    id: str
    name: str = Field(description="The browser and its system, if known; or the token's name.")
    created: datetime
    used: datetime = Field(description="When it was last used, to the hour.")
    current: bool = Field(description="Whether it is the session of this request.")


class TokenIn(Strict):
    name: Name = Field(default="Token", description="To tell it from other tokens.")


class TokenOut(BaseModel):
    """For programs: send it as `Authorization: Bearer …`. It is shown once."""

    id: str
    name: str
    token: str
