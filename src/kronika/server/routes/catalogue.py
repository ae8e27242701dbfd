"""Games, cards, rules and words."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from hashlib import sha256

from fastapi import APIRouter, Request, Response
from pydantic import TypeAdapter

from kronika import catalogue
from kronika.bots.levels import LEVELS
from kronika.chapters import chapters as find_chapters
from kronika.games import file_of, working
from kronika.games import game as find_game
from kronika.lessons import lesson as find_lesson
from kronika.lessons import needed_lesson
from kronika.words import Words, fact_kinds, game_text

from .wire.base import Lang
from .wire.catalogue import CardOut, ChapterOut, GameOut, GrammarOut, LessonOut, RuleOut

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games")
def games() -> list[GameOut]:
    # Short games first: the page shows newcomers the first one.
    return [game_out(game.id) for game in sorted(working()[0], key=lambda game: game.minutes)]


@cache
def game_out(game_id: str) -> GameOut:
    game = find_game(game_id)
    found = find_lesson(game_id)
    return GameOut.model_validate(
        {
            "id": game.id,
            "names": {lang: Words(lang, game_id).say("game-name") for lang in catalogue.LANGUAGES},
            "about": {lang: Words(lang, game_id).say("game-about") for lang in catalogue.LANGUAGES},
            "min_seats": game.min_seats,
            "max_seats": game.max_seats,
            "minutes": game.minutes,
            "difficulty": game.difficulty,
            "options": {name: list(values) for name, values in game.variants.items()},
            "levels": list(LEVELS),
            "lesson": None if found is None else found.minutes,
            "zones": [{"name": zone.name, "per_seat": zone.per_seat} for zone in game.table.ZONES],
        }
    )


@router.get("/games/{game}/cards", response_model=list[CardOut])
def cards(game: str, request: Request) -> Response:
    return kept(request, cards_json(find_game(game).id), "application/json")


@router.get("/games/{game}/rules", response_model=list[RuleOut])
def rules(game: str, request: Request) -> Response:
    return kept(request, rules_json(find_game(game).id), "application/json")


@router.get("/games/{game}/chapters", response_model=list[ChapterOut])
def chapters(game: str, request: Request) -> Response:
    return kept(request, chapters_json(find_game(game).id), "application/json")


@router.get("/games/{game}/grammar", response_model=GrammarOut)
def grammar(game: str, request: Request) -> Response:
    return kept(request, grammar_json(find_game(game).id), "application/json")


@router.get("/games/{game}/lesson", response_model=LessonOut)
def lesson(game: str, request: Request) -> Response:
    return kept(request, lesson_json(find_game(game).id), "application/json")


@router.get("/locale/{lang}.ftl", response_class=Response)
def words(lang: Lang, request: Request) -> Response:
    return kept(request, text_of(f"locale/{lang}.ftl"), "text/plain; charset=utf-8")


@router.get("/games/{game}/locale/{lang}.ftl", response_class=Response)
def game_words(game: str, lang: Lang, request: Request) -> Response:
    return kept(request, game_text(lang, find_game(game).id).encode(), "text/plain; charset=utf-8")


@cache
def cards_json(game: str) -> bytes:
    return TypeAdapter(list[CardOut]).dump_json([CardOut.model_validate(asdict(c)) for c in catalogue.browsed(game)])


@cache
def rules_json(game: str) -> bytes:
    return TypeAdapter(list[RuleOut]).dump_json([RuleOut.model_validate(asdict(r)) for r in catalogue.rules(game)])


@cache
def chapters_json(game: str) -> bytes:
    found = [ChapterOut.model_validate(asdict(chapter)) for chapter in find_chapters(game)]
    return TypeAdapter(list[ChapterOut]).dump_json(found)


@cache
def lesson_json(game: str) -> bytes:
    return LessonOut.model_validate(asdict(needed_lesson(game))).model_dump_json().encode()


@cache
def grammar_json(game: str) -> bytes:
    return grammar_of(game).model_dump_json().encode()


def grammar_of(game_id: str) -> GrammarOut:
    game = find_game(game_id)
    return GrammarOut.model_validate(
        {
            "keys": {key.name: [arg.kind for arg in key.args] for key in game.table.keys.keys},
            "events": {event: fact_kinds(game_id, event) for event in game.events.kinds},
        }
    )


@cache
def text_of(path: str) -> bytes:
    return file_of(path).read_bytes()


def kept(request: Request, body: bytes, media_type: str) -> Response:
    """Browsers cache it but ask each time whether it has changed, so a new version is never mixed with an old one."""
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
