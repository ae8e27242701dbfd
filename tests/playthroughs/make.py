"""What the playthroughs are: who plays which game, and how it is set up. `make regenerate` records those again that
don't fit the rules any more."""

from pathlib import Path

from kronika.bots import make
from kronika.engine.dice import BLAKE2B
from kronika.engine.match import Match
from kronika.games import game
from kronika.simulate import play_out

HERE = Path(__file__).parent

GAMES = {
    "innovation": [
        (["random", "random"], {}),
        (["random", "random"], {"city_states": "draw"}),
        (["random", "random"], {"titles": "en"}),
        (["random"] * 3, {}),
        (["random"] * 4, {}),
        (["greedy", "greedy"], {}),
        (["greedy", "random"], {}),
        (["random", "greedy"], {"city_states": "draw"}),
        (["greedy"] * 3, {}),
        (["greedy"] * 4, {}),
        (["greedy", "random", "greedy", "random"], {"titles": "en"}),
        (["random", "random", "greedy"], {"city_states": "draw", "titles": "en"}),
    ],
    "cultures": [
        (["random", "random"], {"civilization_1": "rome", "civilization_2": "persia"}),
        (["random", "random"], {"civilization_1": "egypt", "civilization_2": "abbasid"}),
        (["random", "random"], {"civilization_1": "choose", "civilization_2": "choose"}),
        (["random", "random"], {"games": "two"}),
        (["greedy", "greedy"], {"civilization_1": "rome", "civilization_2": "egypt"}),
        (["greedy", "greedy"], {"civilization_1": "persia", "civilization_2": "abbasid"}),
        (["greedy", "greedy"], {"civilization_1": "abbasid", "civilization_2": "rome", "marker": "2"}),
        (["greedy", "greedy"], {"civilization_1": "egypt", "civilization_2": "persia", "games": "two"}),
        (["greedy", "random"], {"civilization_2": "choose", "games": "two"}),
        (["random", "greedy"], {"mauretania": "once", "marker": "1"}),
    ],
    "settlers": [
        (["random"], {"faction_1": "barbarian"}),
        (["random"], {"faction_1": "japanese"}),
        (["greedy"], {"faction_1": "roman"}),
        (["greedy"], {"faction_1": "japanese"}),
        (["random", "random"], {}),
        (["random", "random"], {"lookout": "alternate", "peaceful": "yes"}),
        (["random", "random", "random"], {"lookout": "advanced"}),
        (["random"] * 4, {"lookout": "alternate"}),
        (["greedy", "greedy"], {"faction_1": "egyptian", "faction_2": "japanese"}),
        (["greedy", "random"], {"faction_1": "roman", "faction_2": "barbarian", "lookout": "advanced"}),
        (["greedy", "greedy", "greedy"], {"faction_1": "random", "faction_2": "random", "lookout": "alternate"}),
        (["greedy", "greedy", "random", "greedy"], {}),
        (["greedy"], {"faction_1": "roman"}),  # a solo game that is won
    ],
    "imperium": [
        (["random", "random"], {"nation_1": "carthaginians", "nation_2": "celts"}),
        (["random", "random"], {"nation_1": "greeks", "nation_2": "macedonians"}),
        (["random", "random"], {"nation_1": "persians", "nation_2": "romans"}),
        (["random", "random"], {"nation_1": "scythians", "nation_2": "vikings"}),
        (["random", "random"], {"nation_1": "arthurians", "nation_2": "atlanteans", "commons": "legends"}),
        (["random", "random"], {"nation_1": "egyptians", "nation_2": "mauryans", "commons": "legends"}),
        (["random", "random"], {"nation_1": "minoans", "nation_2": "olmecs", "commons": "legends"}),
        (["random", "random"], {"nation_1": "qin", "nation_2": "utopians", "commons": "legends"}),
        (["random"] * 3, {}),
        (["random"] * 4, {"nations": "classics"}),
        (["greedy", "greedy"], {"nation_1": "macedonians", "nation_2": "romans"}),
        (["greedy", "random"], {"nation_1": "utopians", "nation_2": "vikings", "commons": "legends"}),
    ],
    "ages": [
        (["random", "random"], {}),
        (["random"] * 3, {}),
        (["random"] * 3, {}),
        (["random"] * 4, {}),
        (["random"] * 4, {}),
        (["greedy", "greedy"], {}),
        (["greedy", "random"], {}),
        (["random", "greedy"], {}),
        (["greedy"] * 3, {}),
        (["greedy", "random", "greedy"], {}),
        (["greedy"] * 4, {}),
        (["greedy", "greedy", "random", "random"], {}),
    ],
}


# Dealt as matches are dealt now. Those above have no dealer in their header: they prove that old records still replay.
DEALT = {
    "innovation": [(["greedy", "random"], {}), (["random"] * 4, {})],
    "cultures": [(["greedy", "random"], {}), (["random", "random"], {"civilization_1": "choose", "games": "two"})],
    "settlers": [(["random"], {}), (["greedy", "random"], {}), (["random"] * 4, {"lookout": "advanced"})],
    "imperium": [(["greedy", "random"], {}), (["random"] * 3, {"commons": "legends"}), (["search:20"] * 4, {})],
    "ages": [(["greedy", "random"], {}), (["random"] * 3, {}), (["search:20"] * 4, {})],
}


def paths(game_id: str) -> list[Path]:
    """The files of a game's playthroughs, in the order of the lists above."""
    numbers = range(1, len(GAMES[game_id]) + len(DEALT[game_id]) + 1)
    return [HERE / f"{game_id}-{number:02d}.kronika.txt" for number in numbers]


def recorded(game_id: str, number: int) -> str:
    """The playthrough with this number (from 1), played again."""
    names, options = (GAMES[game_id] + DEALT[game_id])[number - 1]
    dealer = "" if number <= len(GAMES[game_id]) else BLAKE2B
    match = Match.start(game(game_id), len(names), f"playthrough {number}", options, dealer=dealer)
    play_out(match, [make(name, f"{number}/{seat}") for seat, name in enumerate(names)])
    return match.record(names)
