"""The functions that run in a bot's process. This module imports little, because every such process imports it
again."""

from __future__ import annotations

from kronika.bots import Position, reasons
from kronika.bots.levels import adviser, at_level
from kronika.bots.reasons import Advice
from kronika.bots.search import Search
from kronika.engine.match import Match
from kronika.games import game as find_game


def think(game_id: str, saved: str, level: str, seed: str, seconds: float) -> str:
    """The token of the bot's answer. A search gets at most this many seconds."""
    match = Match.load(find_game(game_id), saved)
    bot = at_level(level, seed)
    if isinstance(bot, Search):
        bot.seconds = seconds
    place = bot.choose(Position(match))
    return match.choice.options[place].token


def advise(game_id: str, saved: str, seed: str, seconds: float) -> Advice:
    """A strong bot's opinion of every option, and the reason for its choice."""
    match = Match.load(find_game(game_id), saved)
    bot = adviser(seed)
    bot.seconds = seconds
    return reasons.advise(bot, Position(match))
