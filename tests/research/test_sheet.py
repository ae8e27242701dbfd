"""An observation on a sheet that is kept is the same as on an empty one, whatever was looked at before."""

import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Never

import numpy as np
import pytest
from tests.engine.toy import GAME as TOY

from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup
from kronika.engine.match import Match
from kronika.games import game
from kronika.research.observe import KEPT, Encoder, encoder
from kronika.testing.runner import decisions

STEPS = 500


def anew(eyes, match, seat):
    array = np.zeros(eyes.size, np.float32)
    eyes.write(match, seat, eyes.sheet(array))
    return array.tobytes()


def play(match, dice) -> None:
    codes = match.choice.codes
    match.play(codes[dice.below(len(codes))])


def with_each_option(rules, seats):
    """A match without options, and one with each value of each."""
    for options in [{}, *({name: value} for name, values in rules.variants.items() for value in values[1:])]:
        try:
            yield Match.start(rules, seats, "walk", options)
        except BadSetup:  # not with so many seats
            continue


def walk(rules, seats, dice):
    """Some steps in a few matches, in turn or at random, and all that can become of a match on the way."""
    matches = list(with_each_option(rules, seats))
    matches += [Match.start(rules, seats, seed, {}) for seed in range(2)]
    at = 0
    for _ in range(STEPS):
        if dice.below(4) == 0:
            at = dice.below(len(matches))
        match = matches[at]
        if match.over:
            matches[at] = match = Match.start(rules, seats, dice.below(1000), {})
        happening = dice.below(12)
        if happening == 0:
            matches.append(match.clone())
        elif happening == 1 and match.can_undo(match.choice.seat):
            match.undo()
        elif happening == 2:
            matches[at] = match = Match.load(rules, match.save())
        elif happening == 3:
            yield match
            yield match.redealt(dice.below(seats), dice.below(1000))
        else:
            play(match, dice)
        yield match


def test_a_game_without_a_module_on_a_kept_sheet() -> None:
    check(TOY, 2)


def test_every_game_on_a_kept_sheet(game_id, seats) -> None:
    check(game(game_id), seats)


def check(rules, seats) -> None:
    """Kept by the encoder for each seat, and one for all seats, as a batch of matches has it."""
    eyes, dice = Encoder(rules, seats), Dice("walk")
    array = np.zeros(eyes.size, np.float32)
    sheet = eyes.sheet(array)
    for match in walk(rules, seats, dice):
        seat = dice.below(seats)
        expected = anew(eyes, match, seat)
        assert eyes.flat(match, seat).tobytes() == expected
        assert eyes.flat(match, seat).tobytes() == expected
        eyes.write(match, seat, sheet)
        assert array.tobytes() == expected


def test_an_array_belongs_to_whoever_got_it(game_id) -> None:
    seats = game(game_id).max_seats
    eyes = Encoder(game(game_id), seats)
    for number, match in enumerate(decisions(game_id, seats, "own")):
        if number > 20:
            break
        flat = eyes.flat(match, 0)
        expected = flat.tobytes()
        flat[:] = 7
        assert eyes.flat(match, 0).tobytes() == expected


def test_matches_looked_at_by_turns_have_sheets_of_their_own() -> None:
    eyes = Encoder(game("innovation"), 2)
    for count in (KEPT, 2 * KEPT):
        matches = [Match.start(game("innovation"), 2, seed, {}) for seed in range(count)]
        for _ in range(3):
            for match in matches:
                assert eyes.flat(match, 0).tobytes() == anew(eyes, match, 0)
                play(match, Dice(1))
        assert len(eyes.kept[0]) == KEPT
    looked = list(eyes.kept[0].values())
    eyes.flat(matches[-2], 0)
    assert list(eyes.kept[0].values()) == [*looked[:-2], looked[-1], looked[-2]]


def test_a_look_that_failed_leaves_nothing_behind(game_id, seats) -> None:
    eyes = Encoder(game(game_id), seats)
    array = np.zeros(eyes.size, np.float32)
    sheet = eyes.sheet(array)
    write = eyes.write_numbers

    def write_and_fail(t, seat, sheet, at) -> Never:
        write(t, seat, sheet, at)
        raise KeyboardInterrupt

    for number, match in enumerate(decisions(game_id, seats, "failed")):
        if match.over or number > 30:
            return
        if number % 3 == 0:
            eyes.write_numbers = write_and_fail
            with pytest.raises(KeyboardInterrupt):
                eyes.write(match, 0, sheet)
            with pytest.raises(KeyboardInterrupt):
                eyes.flat(match, 0)
            eyes.write_numbers = write
        else:
            eyes.write(match, 0, sheet)
            assert array.tobytes() == eyes.flat(match, 0).tobytes() == anew(eyes, match, 0)


def test_threads_do_not_write_on_each_others_sheets() -> None:
    """With switches as often as possible; each plays a match of its own."""
    before = sys.getswitchinterval()
    eyes = Encoder(game("innovation"), 2)

    def differences(seed):
        pairs = ((match, seat) for match in decisions("innovation", 2, seed) for seat in range(2))
        return sum(eyes.flat(match, seat).tobytes() != anew(eyes, match, seat) for match, seat in pairs)

    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(differences, range(8))) == [0] * 8
    finally:
        sys.setswitchinterval(before)
    assert all(1 <= len(kept) < KEPT + 4 for kept in eyes.kept)


def test_no_match_is_held(game_id) -> None:
    seats = game(game_id).max_seats
    eyes = Encoder(game(game_id), seats)
    match = Match.start(game(game_id), seats, 1, {})
    table = match.table
    held = [table, match, table.faces, *table.zones, *table.counters]
    before = [sys.getrefcount(thing) for thing in held]
    for seat in range(seats):
        eyes.flat(match, seat)
    assert [sys.getrefcount(thing) for thing in held] == before


def test_a_copy_of_the_encoder_has_sheets_of_its_own() -> None:
    match = Match.start(game("innovation"), 2, 1, {})
    eyes = encoder("innovation", 2)
    flat = eyes.flat(match, 0)
    copy = pickle.loads(pickle.dumps(eyes))
    assert not any(copy.kept)
    assert copy.flat(match, 0).tobytes() == flat.tobytes()
