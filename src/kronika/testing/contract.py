"""The contract of every game as pytest tests. Subclass it for your game:

class TestTwoRivers(Contract):
    game_id = "two_rivers"
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import ClassVar

import pytest

import kronika
from kronika.bots import make
from kronika.catalogue import LANGUAGES
from kronika.engine.dice import Dice
from kronika.engine.game import Game
from kronika.engine.json import Json
from kronika.engine.match import Match
from kronika.engine.playout import start_playout
from kronika.engine.table import Table
from kronika.games import game as find_game
from kronika.simulate import play_out
from kronika.terminal.drawing import drawing
from kronika.words import Words, default_names, option_label, prompt, story, verdict

from .checks import check_match, check_sums
from .runner import decisions, random_game

SEEDS = 6  # games in a test that plays several
SAMPLE = 7  # where checking every decision would take long, every 7th is checked
MANY = 4  # of an option with more values than this, only the first and the last are tried
MESSAGE = re.compile(r"[A-Za-z0-9_-]+")  # what a name must look like to be part of a message's name
Options = dict[str, str]


def settings(game: Game) -> Iterator[tuple[int, Options]]:
    """Number of seats and options for the tests: every number of seats, and other values of every option."""
    for seats in range(game.min_seats, game.max_seats + 1):
        yield seats, {}
    seats = min(max(2, game.min_seats), game.max_seats)  # not solo, because a solo game may lack some options
    for name, values in game.variants.items():
        if name[-1].isdigit() and int(name[-1]) > seats:
            continue  # the option is for a seat that isn't taken
        for value in values[1:] if len(values) <= MANY else values[1 :: len(values) - 2]:
            yield seats, {name: value}


class Contract:
    """The tests. Subclass it and set `game_id`. Every test runs with all numbers of seats and other values of all
    options."""

    game_id: ClassVar[str]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "seats" in metafunc.fixturenames:
            cases = [
                pytest.param(seats, options, id="-".join([str(seats), *map("=".join, options.items())]))
                for seats, options in settings(find_game(self.game_id))
            ]
            metafunc.parametrize(("seats", "options"), cases)

    @property
    def game(self) -> Game:
        return find_game(self.game_id)

    # --- games as they are played

    def test_checks_hold_at_every_decision(self, seats: int, options: Options) -> None:
        """Cards are conserved, options are distinct, copies and saves are equal, and a redeal changes no view."""
        random_game(self.game_id, seats, "checks", options, check=check_match)

    def test_random_games_end_with_a_winner(self, seats: int, options: Options) -> None:
        for seed in range(40):
            match = start_playout(self.game, seats, seed, options)
            play_out(match, [make("random", f"{seed}/{seat}") for seat in range(seats)])
            result = match.result
            assert result.winners or seats == 1, "only a solo game can be lost by everybody"
            assert len(result.scores) == seats
            assert len(result.lines) == seats, "every seat has the lines of its score"
            for lines in result.lines:
                check_sums(lines)

    def test_the_result_so_far_can_be_asked_for_at_any_time(self) -> None:
        for match in decisions(self.game_id, self.game.max_seats, "result"):
            before = match.table.save()
            assert len(self.game.result(match.table).scores) == match.seats
            assert match.table.save() == before, "asking for the result changed the table"

    def test_same_seed_and_answers_give_the_same_game(self, seats: int, options: Options) -> None:
        for seed in range(SEEDS):
            first, again = (random_game(self.game_id, seats, seed, options) for _ in range(2))
            assert first.answers == again.answers
            assert first.table.save() == again.table.save()

    def test_fast_play_without_copies_gives_the_same_game(self, seats: int, options: Options) -> None:
        for seed in range(SEEDS):
            kept = Match.start(self.game, seats, seed, options)
            fast = start_playout(self.game, seats, seed, options)
            dice = Dice(seed)
            while not kept.over:
                assert fast.choice.codes == kept.choice.codes
                code = kept.choice.codes[dice.below(len(kept.choice.codes))]
                kept.play(code)
                fast.play(code)
            assert fast.over
            assert fast.result == kept.result

    def test_record_replays(self, seats: int, options: Options) -> None:
        for seed in range(SEEDS):
            match = random_game(self.game_id, seats, f"record/{seed}", options)
            again = kronika.replay(match.record())
            assert again.result == match.result
            assert again.table.save() == match.table.save()

    def test_a_saved_match_goes_on_as_the_unsaved_one(self, seats: int, options: Options) -> None:
        for seed in range(SEEDS):
            match = next(
                match
                for match in decisions(self.game_id, seats, f"save/{seed}", options)
                if match.over or len(match.answers) == 1 + 19 * seed
            )
            loaded = kronika.load(match.save())
            dice = Dice(seed)
            while not match.over:
                token = match.choice.options[dice.below(len(match.choice.codes))].token
                match.answer(token)
                loaded.answer(token)
                assert loaded.table.save() == match.table.save()
            assert loaded.over
            assert loaded.record() == match.record()

    def test_every_option_can_be_taken_on_a_copy_and_changes_nothing_else(self, seats: int, options: Options) -> None:
        earlier: Match | None = None
        then = ""
        for number, match in enumerate(decisions(self.game_id, seats, "copies", options)):
            if match.over or number % SAMPLE:
                continue
            before = match.save()
            assert earlier is None or earlier.save() == then, "a copy changed when its original was played on"
            earlier, then = match.clone(), before
            for option in match.choice.options:
                twin = match.clone()
                twin.answer(option)
                assert match.save() == before, f"{option} on a copy changed the original"

    # --- undo

    def test_undo_takes_back_exactly_the_last_answer(self, seats: int, options: Options) -> None:
        for number, match in enumerate(decisions(self.game_id, seats, "undo", options)):
            if match.over:
                break
            if number > 150 and number % 5:  # in a long game, only every fifth decision is checked later on
                continue
            seat = match.choice.seat
            for option in match.choice.options:
                twin = match.clone()
                before = [twin.view(s) for s in range(seats)]
                twin.answer(option)
                if not twin.over and twin.choice.seat == seat and twin.can_undo(seat):
                    twin.undo()
                    assert [twin.view(s) for s in range(seats)] == before
                    assert twin.answers == match.answers

    def test_undo_never_crosses_what_was_shown(self, seats: int, options: Options) -> None:
        """After an undo, nobody knows a card that was hidden before the answer."""
        for match in decisions(self.game_id, seats, "shown", options):
            if match.over:
                break
            if not match.can_undo(match.choice.seat):
                continue
            known = list(match.table.seen)
            twin = match.clone()
            twin.undo()
            assert all(after & ~before == 0 for after, before in zip(known, twin.table.seen, strict=True))

    # --- hidden things stay hidden

    @pytest.mark.parametrize("sample", range(3))
    def test_nothing_a_seat_receives_depends_on_what_it_cannot_know(
        self, seats: int, options: Options, sample: int
    ) -> None:
        """Play a game, then play it again with everything that the seat never learned dealt differently, and give the
        same answers: every byte that the seat (or a spectator) receives must be the same."""
        compared = played = 0
        for seat in (0, seats - 1, None):
            same, answers = same_for(self.game, seats, options, seat, f"hiding/{sample}/{seat}")
            compared += same
            played += answers
        assert 4 * compared > played, f"only {compared} of {played} decisions could be compared"

    def test_the_seed_is_committed_to_before_the_deal(self) -> None:
        match = kronika.new(self.game_id, self.game.min_seats, seed="secret")
        assert match.commitment == sha256(f"kronika/{self.game_id}/secret".encode()).hexdigest()
        assert f'[Deal "{match.commitment}"]' in match.record()

    # --- twins for bots

    def test_a_redealt_twin_is_copied_between_actions(self, seats: int, options: Options) -> None:
        """The copy is independent, and the same answers lead to the same game."""
        match = kronika.new(self.game_id, seats, 5, options)
        twin = match.redealt(match.choice.seat, 1)
        for number in range(60):
            if twin.over:
                break
            if twin.copyable:
                before, codes = twin.table.save(), twin.choice.codes
                copy, other = twin.clone(), twin.clone()
                copy.play(codes[-1])
                other.play(codes[-1])
                assert copy.over == other.over
                assert copy.table.save() == other.table.save()
                assert twin.table.save() == before
                assert twin.choice.codes == codes
            twin.play(twin.choice.codes[number % len(twin.choice.codes)])

    def test_redealt_twins_do_not_share_the_games_chance(self, seats: int, options: Options) -> None:
        match = kronika.new(self.game_id, seats, 5, options)
        twins = [match.redealt(match.choice.seat, seed) for seed in (1, 2)]
        assert len({match.table.rng, *(twin.table.rng for twin in twins)}) == 3

    def test_a_redeal_leaves_no_hidden_pile_as_it_is(self, seats: int, options: Options) -> None:
        """Comparing twins must not reveal the truth."""
        match = kronika.new(self.game_id, seats, 5, options)
        seat = match.choice.seat
        table = match.table
        twins = [match.redealt(seat, seed).table for seed in range(6)]
        for pile in table.zones:
            unknown = [card for card in pile if not table.seen[card] >> seat & 1]
            if len({table.faces[card] for card in unknown}) > 5:
                true = [table.faces[card] for card in unknown]
                assert all([twin.faces[card] for card in unknown] != true for twin in twins)

    def test_a_copy_forgets_no_scalar(self) -> None:
        table = kronika.new(self.game_id, self.game.min_seats, 5).table
        for number, name in enumerate(table.SCALARS, start=1):
            setattr(table, name, number)
        twin = table.copy()
        assert [getattr(twin, name) for name in table.SCALARS] == list(range(1, len(table.SCALARS) + 1))

    # --- for people

    def test_names_can_be_said(self) -> None:
        game = self.game
        names = [game.id, *(key.name for key in game.table.keys.keys), *(zone.name for zone in game.table.ZONES)]
        names += [name for variant, values in game.variants.items() for name in (variant, *values)]
        assert not [name for name in names if not MESSAGE.fullmatch(name)], "names are made of letters, digits, - and _"

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_everything_can_be_said_and_drawn(self, lang: str) -> None:
        game = self.game
        words = Words(lang, game.id)
        names = default_names(words, game.max_seats)
        for number, match in enumerate(decisions(game.id, game.max_seats, "words")):
            for seat in (*range(match.seats), None):
                assert all(story(words, event, names) for event in match.told(seat))
            if number % SAMPLE and not match.over:
                continue
            json.dumps(match.view(None))
            assert drawing(game.id).draw_table(match.view(0), words, names, 80) is not None
            if not match.over:
                assert prompt(words, match, names)
                view = match.view(match.choice.seat)
                for option in match.choice.options:
                    assert option_label(words, match.choice, option, names)
                    assert all(good in game.goods and count > 0 for good, count in match.price(option))
                    assert option.args == () or drawing(game.id).option_hint(view, option, words, names) is not None
        assert verdict(words, match.result, names)
        assert all(words.line(label) for lines in match.result.lines for label, _ in lines)


# --- what a seat receives


def same_for(game: Game, seats: int, options: Options, seat: int | None, seed: str) -> tuple[int, int]:
    """Play a game, then its twin with the same answers. Returns how many decisions were compared, and how many the game
    has."""
    bit = 1 << (seats if seat is None else seat)
    start = game.deal(seats, game.check_options(options), Dice(seed))
    match = Match.of_table(game, start.copy())
    dice = Dice(f"play/{seed}")
    codes: list[int] = []
    heard, known = [hear(match, seat)], seen_faces(start, bit)
    while not match.over and len(codes) < 80:
        code = match.choice.codes[dice.below(len(match.choice.codes))]
        codes.append(code)
        match.play(code)
        heard.append(hear(match, seat))
        known |= seen_faces(match.table, bit)
        told = {event.card for event in match.events if event.back >= 0 and event.seen & bit}
        known |= {(card, face) for card, face in enumerate(match.table.faces) if face in told}
    twin = Match.of_table(game, dealt_otherwise(start, known, seats if seat is None else seat, dice))
    assert hear(twin, seat) == heard[0]
    for number, code in enumerate(codes):
        if twin.over or code not in twin.choice.codes:
            return number, len(codes)  # other hidden cards led another seat to a question without this answer
        twin.play(code)
        if twin.over != match.over and number == len(codes) - 1:
            return number, len(codes)
        if hear(twin, seat) != heard[number + 1]:
            assert differs_only_by_flow(twin, heard[number + 1], seat), f"answer {number} leaked"
            return number, len(codes)
    return len(codes), len(codes)


def hear(match: Match, seat: int | None) -> str:
    """Everything that a seat receives: events, its view, and the words of its own questions."""
    asked: list[Json] = []
    if not match.over and match.choice.seat == seat:
        choice = match.choice
        prices: list[Json] = [dict(match.price(option)) for option in choice.options]
        asked = [*choice.place(), choice.nth, choice.most, prices]
    return json.dumps([match.told(seat), match.view(seat), asked], sort_keys=True)


def seen_faces(t: Table, bit: int) -> set[tuple[int, int]]:
    return {(card, t.faces[card]) for card, mask in enumerate(t.seen) if mask & bit}


def dealt_otherwise(start: Table, known: set[tuple[int, int]], seat: int, dice: Dice) -> Table:
    """The start of the match, with all other faces redealt among the cards that the seat couldn't tell apart. A face
    that the seat saw elsewhere than where it started was moved by a shuffle, so it stays where it was."""
    kept = {card for card, face in known if start.faces[card] == face}
    moved = {face for card, face in known if start.faces[card] != face}
    kept |= {card for card, face in enumerate(start.faces) if face in moved}
    other = start.copy()
    groups: dict[tuple[int, int], list[int]] = {}
    for card, back in enumerate(start.backs):
        if card not in kept:
            groups.setdefault((back, start.pools[seat][card] if start.pools else 0), []).append(card)
    for free in groups.values():
        faces = [start.faces[card] for card in free]
        dice.shuffle(faces)
        for card, face in zip(free, faces, strict=True):
            other.faces[card] = face
    return other


def differs_only_by_flow(twin: Match, heard: str, seat: int | None) -> bool:
    """Whether the other seat's hidden cards changed the course of the game: other events, another question."""
    told, view, _ = json.loads(heard)
    kinds = [event["kind"] for event in told]
    return kinds != [event["kind"] for event in twin.told(seat)] or question(view) != question(twin.view(seat))


def question(view: Mapping[str, object]) -> object:
    asked = view["choice"]
    return [asked[name] for name in ("seat", "key", "card")] if isinstance(asked, dict) else None
