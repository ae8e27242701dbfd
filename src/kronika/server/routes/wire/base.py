"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, StringConstraints

from ...names import BadName, clean


def seen(name: str) -> str:
    try:
        return clean(name)
    except BadName as error:
        raise ValueError(str(error)) from None


Plain = dict[str, JsonValue]


Name = Annotated[str, StringConstraints(min_length=1, max_length=100), AfterValidator(seen)]


Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]


Level = Literal["beginner", "player", "expert", "master"]


Lang = Literal["en", "cs"]


class Strict(BaseModel):
    """Unknown fields are refused, so that a typing error isn't silently ignored."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Every refusal: what is wrong, what is allowed, and the rule behind it."""

    problem: str
    message: str
    legal: list[str] = Field(default_factory=list)
    rule: str = ""
