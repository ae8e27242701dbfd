"""Imperial Settlers as a game: the deal, a step, the result."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from kronika.engine.choice import Effect
from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup, IllegalAnswer
from kronika.engine.events import tell
from kronika.engine.game import Game, Result
from kronika.engine.json import Json
from kronika.engine.judgement import Judgement
from kronika.engine.sheet import Observation
from kronika.engine.table import Table

from . import cards, rounds
from .data import ATTACK, COMMON, DECKS, FACTIONS, PRINTED
from .decks import check_decks
from .effects import check_effects
from .scoring import LOST, REASONS, RESIGNED, faction_locations, finish, hand_size, leftover, score_lines
from .table import Settlers
from .views import numbers

__all__ = ["GAME", "cards"]

check_effects()
check_decks()


@cache
def backs_of(seats: int) -> list[int]:
    """handle -> deck; the attack cards are for the solo game."""
    return [deck for deck in range(len(DECKS)) if deck != ATTACK or seats == 1 for _ in PRINTED[deck]]


def deal(seats: int, options: dict[str, str], chance: Dice) -> Settlers:
    """Shuffle all decks and choose the first player; if nobody chooses a faction, the game begins at once."""
    backs = backs_of(seats)
    t = Settlers(seats, options, backs)
    for deck in sorted(set(backs)):
        faces = PRINTED[deck].copy()
        chance.shuffle(faces)
        handles = range(len(t.faces), len(t.faces) + len(faces))
        t.faces += faces
        (t.deck if deck == COMMON else t.attack_deck if deck == ATTACK else t.box).extend(handles)
    t.source = -1
    t.locate()
    t.first = chance.below(seats)
    deal_factions(t, chance)
    t.go_on_from(chance)
    rounds.next_chooser(t)
    return t


def deal_factions(t: Settlers, chance: Dice) -> None:
    """Those that the options name, then those drawn by lot; the others are chosen by their players."""
    wanted = [t.options[f"faction_{seat + 1}"] for seat in range(t.seats)]
    named = [faction for faction in wanted if faction in FACTIONS]
    if len(named) != len(set(named)):
        raise BadSetup(f"Each player has a different faction; these are {', '.join(named)}.")
    lots = [FACTIONS.index(faction) + 1 for faction in FACTIONS if faction not in named]
    chance.shuffle(lots)
    for seat, faction in enumerate(wanted):
        if faction in FACTIONS:
            t.faction[seat] = FACTIONS.index(faction) + 1
        elif faction == "random":
            t.faction[seat] = lots.pop()


class SettlersGame(Game):
    id = "settlers"
    rules_version = 1
    min_seats = 1
    max_seats = 4
    variants: ClassVar[dict[str, tuple[str, ...]]] = {
        **{f"faction_{seat}": ("choose", "random", *FACTIONS) for seat in range(1, 5)},
        "lookout": ("standard", "alternate", "advanced"),
        "peaceful": ("no", "yes"),
    }
    table = Settlers

    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Settlers:
        return deal(seats, options, chance)

    def step(self, t: Table) -> Effect:
        assert isinstance(t, Settlers)
        return rounds.step(t)

    def result(self, t: Table) -> Result:
        assert isinstance(t, Settlers)
        lines = tuple(score_lines(t, seat) for seat in range(t.seats))
        if t.seats == 1:
            return solo_result(t, lines[0])
        ties = tuple((("leftover", leftover(t, seat)), ("cards", hand_size(t, seat))) for seat in range(t.seats))
        scores = tuple(sum(points for _, points in line) for line in lines)
        return Result(
            winners=tuple(seat for seat in range(t.seats) if t.winners >> seat & 1),
            scores=scores,
            reason=REASONS[t.reason],
            lines=tuple((*line, ("total", score), *tie) for line, score, tie in zip(lines, scores, ties, strict=True)),
        )

    def numbers(self, t: Table, seat: int | None) -> dict[str, Json]:
        assert isinstance(t, Settlers)
        return numbers(t, seat)

    def view(self, t: Table, seat: int | None) -> dict[str, Json]:
        """Without the decks of factions that nobody plays."""
        view = super().view(t, seat)
        del view["box"]
        return view

    def resign(self, t: Table, seat: int) -> None:
        assert isinstance(t, Settlers)
        if t.seats > 2:
            raise IllegalAnswer("With more than two players nobody can resign: let a bot take the seat instead.")
        tell(t, "resigned", seat)
        finish(t, 0 if t.seats == 1 else 1 << 1 - seat, LOST if t.seats == 1 else RESIGNED)

    def judgement(self) -> Judgement:
        from .bot.value import JUDGEMENT

        return JUDGEMENT

    def observation(self) -> Observation:
        from .observe import OBSERVATION

        return OBSERVATION


def solo_result(t: Settlers, lines: tuple[tuple[str, int], ...]) -> Result:
    """Locations are worth points only in a victory."""
    counted = lines if t.winners else lines[:1]
    compared = (("own-faction-locations", faction_locations(t, 0)), ("collection", len(t.collection)))
    score = sum(points for _, points in counted)
    return Result(
        winners=(0,) if t.winners else (),
        scores=(score,),
        reason=REASONS[t.reason],
        lines=((*counted, ("total", score), *compared),),
    )


GAME = SettlersGame()
