"""What every game must keep, whatever its rules. A game joins by its entry in the registry."""

import json
from hashlib import sha256

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kronika
from kronika.bots import make
from kronika.engine.dice import Dice
from kronika.engine.match import Match
from kronika.games import game
from kronika.simulate import play_out
from kronika.testing import check_match
from kronika.testing.runner import decisions, random_game

thorough = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def test_checks_hold_at_every_decision(game_id, seats, options):
    random_game(game_id, seats, "checks", options, check=check_match)


def test_random_games_end_with_a_winner(game_id, seats, options):
    rules = game(game_id)
    for seed in range(40):
        match = Match.start(rules, seats, seed, options, keeping=False)
        play_out(match, [make("random", f"{seed}/{seat}") for seat in range(seats)])
        assert match.result.winners or seats == 1  # a solo game can be lost
        assert len(match.result.scores) == seats
        assert len(match.result.lines) == seats


@thorough
@given(seed=st.integers(0, 2**32), play=st.integers(0, 2**32))
def test_same_seed_and_answers_give_the_same_game(game_id, seats, options, seed, play):
    def digest():
        match = kronika.new(game_id, seats, seed, options)
        dice = Dice(play)
        while not match.over:
            codes = match.choice.codes
            match.play(codes[dice.below(len(codes))])
        return match.answers, match.table.save()

    assert digest() == digest()


@thorough
@given(seed=st.integers(0, 2**32))
def test_fast_play_without_copies_gives_the_same_game(game_id, seats, options, seed):
    kept = kronika.new(game_id, seats, seed, options)
    fast = Match.start(game(game_id), seats, seed, options, keeping=False)
    dice = Dice(seed)
    while not kept.over:
        assert fast.choice.codes == kept.choice.codes
        code = kept.choice.codes[dice.below(len(kept.choice.codes))]
        kept.play(code)
        fast.play(code)
    assert fast.over
    assert fast.result == kept.result


@thorough
@given(seed=st.integers(0, 2**32))
def test_record_replays(game_id, seats, options, seed):
    match = random_game(game_id, seats, seed, options)
    again = kronika.replay(match.record())
    assert again.result == match.result
    assert again.table.save() == match.table.save()


@thorough
@given(seed=st.integers(0, 2**32), stop=st.integers(1, 300))
def test_a_saved_match_goes_on_as_the_unsaved_one(game_id, seats, options, seed, stop):
    for match in decisions(game_id, seats, seed, options):
        if len(match.answers) == stop or match.over:
            break
    loaded = kronika.load(match.save())
    dice = Dice(seed)
    while not match.over:
        token = match.choice.options[dice.below(len(match.choice.codes))].token
        match.answer(token)
        loaded.answer(token)
        assert loaded.table.save() == match.table.save()
    assert loaded.over
    assert loaded.record() == match.record()


def test_every_option_can_be_taken_on_a_copy_and_changes_nothing_else(game_id, seats, options):
    earlier, then = None, ""
    for number, match in enumerate(decisions(game_id, seats, "copies", options)):
        if match.over or number % 7:
            continue
        before = match.save()
        assert earlier is None or earlier.save() == then, "a copy changed when its original was played on"
        earlier, then = match.clone(), before
        for option in match.choice.options:
            twin = match.clone()
            twin.answer(option)
            assert match.save() == before, f"{option} on a copy changed the original"


def test_undo_takes_back_exactly_the_last_answer(game_id, seats, options):
    undone = 0
    for number, match in enumerate(decisions(game_id, seats, "undo", options)):
        if match.over:
            break
        if number > 150 and number % 5:  # a long game goes on in samples
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
                undone += 1
    assert undone


def test_undo_never_crosses_what_was_shown(game_id, seats, options):
    """After an undo nobody knows a card that was hidden before the answer."""
    for match in decisions(game_id, seats, "shown", options):
        if match.over:
            break
        if not match.can_undo(match.choice.seat):
            continue
        known = list(match.table.seen)
        twin = match.clone()
        twin.undo()
        assert all(after & ~before == 0 for after, before in zip(known, twin.table.seen, strict=True))


# --- hidden things stay hidden


def hear(match, seat):
    return json.dumps([match.told(seat), match.view(seat)], sort_keys=True)


@pytest.mark.parametrize("sample", range(3))
def test_nothing_a_seat_receives_depends_on_what_it_cannot_know(game_id, seats, options, sample):
    """Play a game; deal all that the seat never got to know differently from the start; give the same answers: every
    byte that the seat (or a spectator) receives must be the same."""
    compared = 0
    for seat in (0, seats - 1, None):
        seed = f"hiding/{sample}/{seat}"
        compared += same_for(game_id, seats, options, seat, seed)
    assert compared > 60, f"only {compared} decisions could be compared"


def same_for(game_id, seats, options, seat, seed):
    rules = game(game_id)
    bit = 1 << (seats if seat is None else seat)
    start = rules.deal(seats, rules.check_options(options), Dice(seed))
    match = Match.of_table(rules, start.copy())
    dice = Dice(f"play/{seed}")
    codes, heard, known = [], [hear(match, seat)], seen_faces(start, bit)
    while not match.over and len(codes) < 80:
        code = match.choice.codes[dice.below(len(match.choice.codes))]
        codes.append(code)
        match.play(code)
        heard.append(hear(match, seat))
        known |= seen_faces(match.table, bit)
        told = {event.card for event in match.events if event.back >= 0 and event.seen & bit}
        known |= {(card, face) for card, face in enumerate(match.table.faces) if face in told}
    other = dealt_otherwise(start, known, seats if seat is None else seat, dice)
    twin = Match.of_table(rules, other)
    assert hear(twin, seat) == heard[0]
    for number, code in enumerate(codes):
        if twin.over or code not in twin.choice.codes:
            return number  # another seat's hidden cards would have asked for another answer
        twin.play(code)
        if twin.over != match.over and number == len(codes) - 1:
            return number
        if hear(twin, seat) != heard[number + 1]:
            assert differs_only_by_flow(twin, heard[number + 1], seat), f"answer {number} leaked"
            return number
    return len(codes)


def seen_faces(t, bit):
    return {(card, t.faces[card]) for card, mask in enumerate(t.seen) if mask & bit}


def dealt_otherwise(start, known, seat, dice):
    """The start with all other faces dealt anew among the cards that the seat couldn't tell apart. A face that was seen
    elsewhere than where it started was moved by a shuffle: then it stays wherever it was."""
    kept = {card for card, face in known if start.faces[card] == face}
    moved = {face for card, face in known if start.faces[card] != face}
    kept |= {card for card, face in enumerate(start.faces) if face in moved}
    other = start.copy()
    groups = {}
    for card, back in enumerate(start.backs):
        if card not in kept:
            groups.setdefault((back, start.pools[seat][card] if start.pools else 0), []).append(card)
    for free in groups.values():
        faces = [start.faces[card] for card in free]
        dice.shuffle(faces)
        for card, face in zip(free, faces, strict=True):
            other.faces[card] = face
    return other


def differs_only_by_flow(twin, heard, seat):
    """The other seat's hidden cards led to another course of the game: other kinds of events, another question."""
    told, view = json.loads(heard)
    return [event["kind"] for event in told] != [event["kind"] for event in twin.told(seat)] or question(
        view
    ) != question(twin.view(seat))


def question(view):
    asked = view["choice"]
    return asked and (asked["seat"], asked["key"], asked["card"])


def test_the_seed_is_committed_to_before_the_deal(game_id):
    match = kronika.new(game_id, game(game_id).min_seats, seed="secret")
    assert match.commitment == sha256(f"kronika/{game_id}/secret".encode()).hexdigest()
    assert f'[Deal "{match.commitment}"]' in match.record()


def test_a_redealt_twin_is_copied_between_actions(game_id, seats, options):
    """The copy goes its own way, and the same way with the same answers."""
    match = kronika.new(game_id, seats, 5, options)
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


def test_redealt_twins_do_not_share_the_games_chance(game_id, seats, options):
    match = kronika.new(game_id, seats, 5, options)
    twins = [match.redealt(match.choice.seat, seed) for seed in (1, 2)]
    assert len({match.table.rng, *(twin.table.rng for twin in twins)}) == 3


def test_a_copy_forgets_no_scalar(game_id):
    table = kronika.new(game_id, game(game_id).min_seats, 5).table
    for number, name in enumerate(table.SCALARS, start=1):
        setattr(table, name, number)
    twin = table.copy()
    assert [getattr(twin, name) for name in table.SCALARS] == list(range(1, len(table.SCALARS) + 1))


def test_a_redeal_leaves_no_hidden_pile_as_it_is(game_id, seats, options):
    """Whoever looks at twins must not read the truth off what they have in common."""
    match = kronika.new(game_id, seats, 5, options)
    seat = match.choice.seat
    table = match.table
    twins = [match.redealt(seat, seed).table for seed in range(6)]
    for pile in table.zones:
        unknown = [card for card in pile if not table.seen[card] >> seat & 1]
        if len({table.faces[card] for card in unknown}) > 5:
            true = [table.faces[card] for card in unknown]
            assert all([twin.faces[card] for card in unknown] != true for twin in twins)
