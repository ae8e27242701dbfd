"""Games, cards, rules and words."""

from __future__ import annotations

from dataclasses import asdict
from importlib.resources import files

from fastapi import APIRouter, Response

from kronika import catalogue
from kronika.bots.levels import LEVELS
from kronika.engine.errors import UnknownGame
from kronika.games import GAMES
from kronika.games import game as find_game

from ..wire import CardOut, GameOut, Lang, RuleOut

router = APIRouter(prefix="/api", tags=["games"])

DAY = "public, max-age=86400"


def known(game: str) -> str:
    if game not in GAMES:
        raise UnknownGame(f"There is no game {game!r}. Games: {', '.join(GAMES)}.")
    return game


@router.get("/games")
def games() -> list[GameOut]:
    return [game_out(game) for game in GAMES]


def game_out(game_id: str) -> GameOut:
    game = find_game(game_id)
    return GameOut.model_validate(
        {
            "id": game.id,
            "names": catalogue.game_names(game_id),
            "min_seats": game.min_seats,
            "max_seats": game.max_seats,
            "options": {name: list(values) for name, values in game.variants.items()},
            "levels": list(LEVELS),
        }
    )


@router.get("/games/{game}/cards")
def cards(game: str, response: Response) -> list[CardOut]:
    response.headers["Cache-Control"] = DAY
    return [CardOut.model_validate(asdict(card)) for card in catalogue.cards(known(game))]


@router.get("/games/{game}/rules")
def rules(game: str, response: Response) -> list[RuleOut]:
    response.headers["Cache-Control"] = DAY
    return [RuleOut.model_validate(asdict(rule)) for rule in catalogue.rules(known(game))]


@router.get("/locale/{lang}.ftl", response_class=Response)
def words(lang: Lang) -> Response:
    return fluent(f"locale/{lang}.ftl")


@router.get("/games/{game}/locale/{lang}.ftl", response_class=Response)
def game_words(game: str, lang: Lang) -> Response:
    return fluent(f"games/{known(game)}/locale/{lang}.ftl")


def fluent(path: str) -> Response:
    text = files("kronika").joinpath(path).read_text(encoding="utf-8")
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Cache-Control": DAY})
