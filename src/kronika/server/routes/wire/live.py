"""The live connection: one JSON object for each message."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .base import Problem
from .history import StoryOut
from .states import AnswerIn, StateOut
from .tables import ChatOut, TableOut


class Answering(AnswerIn):
    """The only message that a client sends over a live connection."""

    type: Literal["answer"]


class TableMessage(BaseModel):
    type: Literal["table"] = "table"
    table: TableOut


class StateMessage(BaseModel):
    """The state after `version`, and what has happened since the last message."""

    type: Literal["state"] = "state"
    state: StateOut
    stories: list[StoryOut]


class ChatMessage(BaseModel):
    type: Literal["chat"] = "chat"
    chat: ChatOut


class ProblemMessage(BaseModel):
    type: Literal["problem"] = "problem"
    problem: Problem


LiveMessage = Annotated[TableMessage | StateMessage | ChatMessage | ProblemMessage, Field(discriminator="type")]
