"""Observations show what the view shows, and nothing else."""

import json

import numpy as np
import pytest
from tests.engine.toy import GAME as TOY

import kronika
from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup
from kronika.engine.match import Match
from kronika.engine.table import OWNER, SEATS
from kronika.games import game
from kronika.research.numbers import learn
from kronika.research.observe import Encoder, encoder
from kronika.testing.runner import decisions


def sampled(game_id, seats, seed, every):
    for number, match in enumerate(decisions(game_id, seats, seed)):
        if number % every == 0 or match.over:
            yield match


def test_a_redeal_leaves_the_observation_as_it_is(game_id, seats) -> None:
    eyes = encoder(game_id, seats)
    for match in sampled(game_id, seats, "redeal", 8):
        for seat in range(seats) if not match.over else ():
            before = eyes.flat(match, seat).tobytes()
            for seed in (1, 2):
                assert eyes.flat(match.redealt(seat, seed), seat).tobytes() == before


def test_hidden_cards_can_be_any(game_id, seats) -> None:
    """Even those that a redeal wouldn't deal: all that the seat doesn't know change places."""
    eyes = encoder(game_id, seats)
    changed = 0
    for match in sampled(game_id, seats, "hidden", 25):
        for seat in range(seats):
            before = eyes.flat(match, seat).tobytes()
            table = match.table
            faces = list(table.faces)
            for group in table.alike:
                hidden = [card for card in group if not table.seen[card] >> seat & 1]
                for card, other in zip(hidden, hidden[1:] + hidden[:1], strict=True):
                    table.faces[card] = faces[other]
            changed += table.faces != faces
            assert eyes.flat(match, seat).tobytes() == before
            table.faces[:] = faces
    assert changed


def test_the_cards_are_those_of_the_view(game_id, seats) -> None:
    """Counted again from the view alone."""
    eyes = encoder(game_id, seats)
    for match in sampled(game_id, seats, "view", 15):
        for seat in range(seats):
            view, seen = match.view(seat), eyes.named(match, seat)
            for zone in match.table.ZONES:
                if zone.name in view:
                    check_zone(match, zone, view[zone.name], seen, seat)


def check_zone(match, zone, shown, seen, me) -> None:
    owned = zone.shape[:1] == (SEATS,)
    inner = [match.seats if n == SEATS else n for n in zone.shape[owned:]]
    rows = shown[me:] + shown[:me] if owned else [shown]
    faces, backs = [], []
    for owner, row in enumerate(rows):
        piles = [row]
        for _ in inner:
            piles = [pile for some in piles for pile in some]
        faces.append([count(match.table.card_ids, pile, "card", zone.ordered) for pile in piles])
        backs.append([count(match.table.back_names, [c for c in pile if not c["card"]], "back") for pile in piles])
        assert owner or not (owned and zone.look == OWNER) or not np.any(backs[0])
    if zone.name in seen:
        own = 1 if owned and zone.look == OWNER else len(rows)
        np.testing.assert_allclose(seen[zone.name].ravel(), np.ravel(faces[:own]))
        assert not np.any(faces[own:])
    else:
        assert not np.any(faces)
    if f"{zone.name}_backs" in seen:
        hidden = seen[f"{zone.name}_backs"].ravel()
        np.testing.assert_array_equal(hidden, np.ravel(backs)[-hidden.size :])
        assert np.sum(backs) == hidden.sum()
    else:
        assert not np.any(backs)


def count(names, cards, what, ordered=False):
    numbers = [0.0] * len(names)
    for place, card in enumerate(reversed(cards)):
        if card[what] is not None:
            at = names.index(card[what])
            numbers[at] += 1 if numbers[at] else 1 + ordered / (place + 2)
    return numbers


def test_the_question_is_in_it(game_id, seats) -> None:
    eyes = encoder(game_id, seats)
    for match in sampled(game_id, seats, "asked", 5):
        for seat in range(seats):
            seen = eyes.named(match, seat)
            asked = match.view(seat)["choice"]
            assert int(seen["seat"].argmax()) == seat
            assert seen["asked"].sum() == seen["asked_key"].sum() == (asked is not None)
            if asked:
                assert (seat + int(seen["asked"].argmax())) % seats == asked["seat"]
                assert match.table.keys.keys[int(seen["asked_key"].argmax())].name == asked["key"]
                card = match.table.card_ids[int(seen["asked_card"].argmax())] if seen["asked_card"].any() else None
                assert card == asked["card"]


def test_equal_views_are_equal_observations_and_others_mostly_are_not(game_id) -> None:
    seats = game(game_id).max_seats
    eyes = encoder(game_id, seats)
    shown, seen = set(), set()
    pairs = set()
    for match in sampled(game_id, seats, "pairs", 2):
        for seat in range(seats):
            view = match.view(seat)
            del view["answers"], view["result"]
            if view["choice"]:
                view["choice"].pop("options", None)
            text, flat = json.dumps(view, sort_keys=True), eyes.flat(match, seat).tobytes()
            shown.add(text)
            seen.add(flat)
            pairs.add((text, flat))
    assert len(pairs) == len(shown)
    assert len(seen) > 0.9 * len(shown)


def test_every_number_has_a_name_and_is_small(game_id, seats) -> None:
    eyes = encoder(game_id, seats)
    names = eyes.places()
    assert len(names) == eyes.size == len(set(names))
    for match in sampled(game_id, seats, "small", 20):
        flat = eyes.flat(match, 0)
        assert flat.dtype == np.float32
        assert np.abs(flat).max() < 10_000
        assert np.concatenate([part.ravel() for part in eyes.named(match, 0).values()]).tobytes() == flat.tobytes()


def test_names_say_what_a_number_is() -> None:
    eyes = encoder("innovation", 2)
    match = kronika.new("innovation", 2, seed=7)
    flat = dict(zip(eyes.places(), eyes.flat(match, 1).tolist(), strict=True))
    hand = {card["card"] for card in match.view(1)["hand"][1]}
    assert {name for name in flat if name.startswith("hand/") and flat[name]} == {f"hand/{card}" for card in hand}
    assert flat["hand_backs/0/1"] == 2


def test_a_game_without_a_module_is_learned_from_its_views() -> None:
    assert learn(TOY) == learn(TOY)
    eyes = Encoder(TOY, 2)
    for seed in range(3):
        match = Match.start(TOY, 2, seed, {})
        dice = Dice(seed)
        while not match.over:
            for seat in range(2):
                view, seen = match.view(seat), eyes.named(match, seat)
                turn = [seat, 1 - seat]
                assert (seen["phase"][0], seen["bid"][0]) == (view["phase"], view["bid"])
                for name in ("passed", "picked"):
                    assert seen[name].tolist() == [view[name][who] for who in turn]
                assert eyes.flat(match.redealt(seat, 1), seat).tobytes() == eyes.flat(match, seat).tobytes()
            codes = match.choice.codes
            match.play(codes[dice.below(len(codes))])


def test_the_same_game_is_always_encoded_the_same_way(game_id, seats) -> None:
    assert Encoder(game(game_id), seats).version == encoder(game_id, seats).version


def test_every_number_of_seats_has_a_version_of_its_own() -> None:
    assert len({encoder("innovation", seats).version for seats in (2, 3, 4)}) == 3


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(BadSetup, match="innovation is for 2 to 4 seats, not 5"):
        encoder("innovation", 5)
