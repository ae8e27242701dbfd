"""Errors as responses: a status, what is wrong and what is allowed."""

from __future__ import annotations

from starlette.responses import JSONResponse

from kronika.engine.errors import (
    BadRecord,
    BadSetup,
    IllegalAnswer,
    KronikaError,
    StaleAnswer,
    UnknownGame,
)
from kronika.lessons import NoLesson
from kronika.puzzles.book import OtherRules
from kronika.puzzles.puzzle import NoPuzzle

from ..accounts import HashingBusy, MembersOnly, SignUpClosed, WrongLogin
from ..botpool import BotsBusy
from ..database import OutcomeUnknown, StoreFull
from ..names import BadName
from ..people import NameTaken, NoSuchSession, NotInvited, TooManyTokens
from ..rates import TooMany
from ..room import NoSuchTable, NotYours
from ..sessions import Stranger
from ..store import NoSeal
from ..training import NoSuchMistake
from .wire.base import Problem

# The first class that fits decides.
KINDS: tuple[tuple[type[KronikaError], int, str], ...] = (
    (StaleAnswer, 409, "stale"),
    (IllegalAnswer, 422, "illegal"),
    (BadSetup, 422, "bad-setup"),
    (BadRecord, 422, "bad-record"),
    (UnknownGame, 404, "no-such-game"),
    (NoLesson, 404, "no-lesson"),
    (NoPuzzle, 404, "no-puzzle"),
    (OtherRules, 409, "old-puzzles"),
    (NoSuchTable, 404, "no-such-table"),
    (NoSuchMistake, 404, "no-such-mistake"),
    (NotYours, 403, "not-yours"),
    (Stranger, 401, "stranger"),
    (WrongLogin, 401, "wrong-login"),
    (SignUpClosed, 403, "sign-up-closed"),
    (NotInvited, 403, "not-invited"),
    (MembersOnly, 403, "members-only"),
    (TooMany, 429, "too-many"),
    (BadName, 422, "bad-name"),
    (NameTaken, 409, "name-taken"),
    (NoSuchSession, 404, "no-such-session"),
    (TooManyTokens, 409, "too-many-tokens"),
    (HashingBusy, 503, "hashing-busy"),
    (NoSeal, 409, "no-seal"),
    (BotsBusy, 503, "bots-busy"),
    (StoreFull, 503, "store-full"),
    (OutcomeUnknown, 503, "outcome-unknown"),
)


def problem_of(error: KronikaError) -> tuple[int, Problem]:
    legal = list(error.legal) if isinstance(error, IllegalAnswer) else []
    rule = error.rule if isinstance(error, IllegalAnswer) else ""
    for kind, status, name in KINDS:
        if isinstance(error, kind):
            return status, Problem(problem=name, message=str(error), legal=legal, rule=rule)
    return 422, Problem(problem="refused", message=str(error), legal=legal, rule=rule)


def refusal(status: int, name: str, message: str) -> JSONResponse:
    return response_of(status, Problem(problem=name, message=message))


def response_of(status: int, problem: Problem, headers: dict[str, str] | None = None) -> JSONResponse:
    # The message may quote the client's input, which may contain lone surrogates: these can't be sent back.
    problem.message = problem.message.encode("utf-8", "replace").decode()
    return JSONResponse(problem.model_dump(), status, headers)
