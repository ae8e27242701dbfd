"""Games, cards, rules and words."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from hashlib import sha256
from importlib.resources import files

from fastapi import APIRouter, Request, Response
from pydantic import TypeAdapter

from kronika import catalogue
from kronika.bots.levels import LEVELS
from kronika.engine.errors import UnknownGame
from kronika.games import GAMES
from kronika.games import game as find_game
from kronika.words import Words

from ..wire import CardOut, GameOut, Lang, RuleOut

router = APIRouter(prefix="/api", tags=["games"])


def known(game: str) -> str:
    if game not in GAMES:
        raise UnknownGame(f"There is no game {game!r}. Games: {', '.join(GAMES)}.")
    return game


@router.get("/games")
def games() -> list[GameOut]:
    return [game_out(game) for game in GAMES]


@cache
def game_out(game_id: str) -> GameOut:
    game = find_game(game_id)
    return GameOut.model_validate(
        {
            "id": game.id,
            "names": catalogue.game_names(game_id),
            "about": {lang: Words(lang, game_id).say("game-about") for lang in catalogue.LANGUAGES},
            "min_seats": game.min_seats,
            "max_seats": game.max_seats,
            "options": {name: list(values) for name, values in game.variants.items()},
            "levels": list(LEVELS),
        }
    )


@router.get("/games/{game}/cards", response_model=list[CardOut])
def cards(game: str, request: Request) -> Response:
    return kept(request, cards_json(known(game)), "application/json")


@router.get("/games/{game}/rules", response_model=list[RuleOut])
def rules(game: str, request: Request) -> Response:
    return kept(request, rules_json(known(game)), "application/json")


@router.get("/locale/{lang}.ftl", response_class=Response)
def words(lang: Lang, request: Request) -> Response:
    return kept(request, text_of(f"locale/{lang}.ftl"), "text/plain; charset=utf-8")


@router.get("/games/{game}/locale/{lang}.ftl", response_class=Response)
def game_words(game: str, lang: Lang, request: Request) -> Response:
    return kept(request, text_of(f"games/{known(game)}/locale/{lang}.ftl"), "text/plain; charset=utf-8")


@cache
def cards_json(game: str) -> bytes:
    return TypeAdapter(list[CardOut]).dump_json([CardOut.model_validate(asdict(c)) for c in catalogue.browsed(game)])


@cache
def rules_json(game: str) -> bytes:
    return TypeAdapter(list[RuleOut]).dump_json([RuleOut.model_validate(asdict(r)) for r in catalogue.rules(game)])


@cache
def text_of(path: str) -> bytes:
    return files("kronika").joinpath(path).read_bytes()


def kept(request: Request, body: bytes, media_type: str) -> Response:
    """A browser keeps it and asks each time whether it has changed, so that a new version is never half old."""
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
