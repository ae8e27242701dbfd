"""The engine's own promises, on a toy game."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.engine.toy import GAME, NAMES, Toy

from kronika.bots import Position
from kronika.engine import dice, hidden, record
from kronika.engine.choice import DONE
from kronika.engine.errors import BadRecord, BadSave, BadSetup, IllegalAnswer, KronikaError, StaleAnswer
from kronika.engine.game import Game
from kronika.engine.match import Match
from kronika.engine.saves import checksum
from kronika.testing.checks import check_asked, check_redeal, views


def start(seed: int = 1, seats: int = 2, **options: str) -> Match:
    return Match.start(GAME, seats, seed, options)


def play_random(match: Match, until: Callable[[Match], bool] = lambda match: False, seed: int = 0) -> Match:
    stream = dice.Dice(seed)
    while not match.over and not until(match):
        match.play(match.choice.codes[stream.below(len(match.choice.codes))])
    return match


def find(_: str) -> Game:
    return GAME


# --- choices and answers


def test_copies_of_a_card_have_tokens_of_their_own() -> None:
    for seed in range(50):
        match = start(seed)
        tokens = [option.token for option in match.choice.options]
        assert len(set(tokens)) == 2
        if tokens[1].endswith("#2"):
            match.answer(tokens[1])
            assert match.answers == [(0, tokens[1])]
            return
    raise AssertionError("no seed deals two copies")


def test_an_illegal_answer_says_what_is_legal_and_changes_nothing() -> None:
    match = start()
    before = match.save()
    with pytest.raises(IllegalAnswer) as refused:
        match.answer("pick palace")
    assert refused.value.legal == tuple(option.token for option in match.choice.options)
    assert refused.value.rule == "TOY-PICK-01"
    assert all(token in str(refused.value) for token in refused.value.legal)
    assert match.save() == before


def test_an_answer_to_a_question_that_is_gone_is_stale() -> None:
    match = start()
    option = match.choice.options[0]
    match.answer(option, at=0)
    with pytest.raises(StaleAnswer):
        match.answer(match.choice.options[0], at=0)
    assert len(match.answers) == 1


def test_nothing_can_be_answered_after_the_end() -> None:
    match = play_random(start())
    with pytest.raises(IllegalAnswer):
        match.answer("pass")
    with pytest.raises(KronikaError):
        _ = match.choice


def test_a_running_match_has_no_result() -> None:
    with pytest.raises(KronikaError, match="isn't over"):
        _ = start().result


def test_a_private_choice_is_asked_even_with_one_option() -> None:
    seen = 0
    for seed in range(40):
        match = start(seed)
        while not match.over:
            if len(match.choice.codes) == 1:
                assert match.choice.private
                seen += 1
            match.play(match.choice.codes[-1] if match.choice.key.name == "play" else match.choice.codes[0])
    assert seen


def test_answers_out_of_turn_in_an_auction() -> None:
    match = play_random(start(3, seats=3), until=lambda m: m.choice.key.name == "bid")
    bidders = []
    while not match.over and match.choice.key.name == "bid":
        bidders.append(match.choice.seat)
        match.play(match.choice.codes[0] if match.choice.seat else DONE)
    assert bidders[:4] == [0, 1, 2, 1]


def test_hidden_picks_are_hidden_until_all_are_made() -> None:
    match = start()
    waiting = match.view(1)
    match.answer(match.choice.options[0])
    after = match.view(1)
    assert waiting["hand"] == after["hand"]
    assert after["row"] == []
    assert match.told(1) == []
    match.answer(match.choice.options[0])
    assert len(match.view(1)["row"]) == 2


# --- copies


def test_clones_are_independent() -> None:
    match = play_random(start(), until=lambda m: m.choice.key.name == "bid")
    before = match.save()
    play_random(match.clone())
    assert match.save() == before


def test_every_slot_of_a_table_is_copied_and_saved() -> None:
    table = play_random(start(), until=lambda m: m.choice.key.name == "play").table
    copy = table.copy()
    assert copy.save() == table.save()
    for ours, theirs in zip(table.zones + table.counters, copy.zones + copy.counters, strict=True):
        assert ours is not theirs
    for name in Toy.SCALARS:
        setattr(table, name, 77)
        assert getattr(copy, name) != 77
    assert copy.hand[0] is copy.zones[copy.seats]


def test_a_redealt_match_can_only_be_played_forward() -> None:
    twin = start().redealt(0)
    assert not isinstance(twin, Match)
    with pytest.raises(KronikaError, match="has no history"):
        Position(twin).redealt(Random(1))
    play_random(twin)
    with pytest.raises(KronikaError):
        twin.clone()


def test_in_the_middle_of_an_action_a_redealt_match_is_not_copied() -> None:
    twin = play_random(start(), until=lambda m: not m.at_boundary).redealt(0)
    assert not twin.copyable
    with pytest.raises(KronikaError, match="between two actions"):
        twin.clone()


# --- what is hidden


def test_views_and_redeals_over_whole_games() -> None:
    for seed in range(30):
        match = start(seed, seats=2 + seed % 2)
        stream = dice.Dice(seed)
        while not match.over:
            check_asked(match)
            check_redeal(match)
            assert views(match.clone()) == views(match)
            match.play(match.choice.codes[stream.below(len(match.choice.codes))])


def test_shuffling_forgets_who_knew_a_card() -> None:
    table = start().table
    zone = table.deck[0]
    for card in zone:
        hidden.show(table, card, table.everybody)
    hidden.shuffle(table, zone)
    assert all(table.seen[card] == 0 for card in zone)


def test_who_knew_a_shuffled_deck_still_knows_it_as_a_set() -> None:
    table = start().table
    zone = table.deck[0]
    for card in zone:
        hidden.show(table, card, 0b001)
    names = sorted(table.faces[card] for card in zone)
    hidden.shuffle(table, zone)
    changed = 0
    for seed in range(30):
        twin = table.copy()
        hidden.redeal(twin, 0, hidden.fresh(seed))
        assert sorted(twin.faces[card] for card in twin.deck[0]) == names
        hidden.redeal(twin, 1, hidden.fresh(seed))
        changed += sorted(twin.faces[card] for card in twin.deck[0]) != names
    assert changed  # the other seat never knew what is in there


def test_a_pool_survives_a_second_shuffle_with_more_cards() -> None:
    table = start().table
    deck, hand = table.deck[0], table.hand[0]
    for card in deck:
        hidden.show(table, card, 0b001)
    hidden.shuffle(table, deck)
    hidden.shuffle(table, deck + hand)
    assert hidden.knows_set(table, 0, deck + hand)
    assert not hidden.knows_set(table, 0, deck)


def test_a_card_that_slips_away_takes_the_knowledge_of_its_twins_along() -> None:
    table = start().table
    first, second = table.hand[1]
    hidden.show(table, first, 0b001)
    hidden.slip(table, second, 0b001)
    assert not table.seen[first] & 0b001
    assert table.seen[first] & 0b010


def test_redeal_keeps_every_card_that_the_seat_knows() -> None:
    table = start().table
    known = {card: table.faces[card] for card in range(len(table.faces)) if table.seen[card] & 1}
    for seed in range(20):
        twin = table.copy()
        hidden.redeal(twin, 0, hidden.fresh(seed))
        assert {card: twin.faces[card] for card in known} == known


def test_an_option_never_names_a_card_that_the_asked_seat_cannot_know() -> None:
    match = start()
    table = match.table
    card = table.deck[0][0]
    assert table.card_name(card, 0) == "?toy"
    assert table.card_name(table.hand[0][0], 0) in NAMES


# --- undo


def test_undo_within_a_turn_and_not_beyond() -> None:
    match = play_random(start(), until=lambda m: m.choice.key.name == "bid")
    with pytest.raises(IllegalAnswer, match="can't undo this"):
        match.undo()


# --- records and saves


def test_a_record_replays_and_proves_its_deal() -> None:
    match = play_random(start("my seed", length="long"))
    text = match.record(["Dana", 'Petr "Pán"'])
    again = record.replay(text, find)
    assert again.table.save() == match.table.save()
    assert record.parse(text).names == ["Dana", 'Petr "Pán"']


@pytest.mark.parametrize("seed", ["", "a b", '"\\', "[x]", "é"])
def test_a_record_gives_back_its_seed_letter_by_letter(seed: str) -> None:
    assert record.replay(Match.start(GAME, 2, seed, {}).record(), find).seed == seed


@pytest.mark.parametrize("seed", ["a;b", "a  b", " a", "a ", "a\n", "a\tb"])
def test_a_seed_that_a_record_would_change_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="A seed is part of the record"):
        Match.start(GAME, 2, seed, {})


def test_resignation_is_recorded_and_replayed() -> None:
    match = start()
    match.resign(0)
    assert match.result.winners == (1,)
    assert record.replay(match.record(), find).result == match.result


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: "hello", "Line 1"),
        (lambda text: "", "header"),
        (lambda text: text.replace('[Seed "1"]', ""), "Seed"),
        (lambda text: text.replace('[Seed "1"]', '[Seed "2"]'), "hash"),
        (lambda text: text.replace("blake2b", "md5"), "no dealer 'md5'"),
        (lambda text: text.replace('[Rules "3"]', '[Rules "x"]'), "must be a number"),
        (lambda text: text.replace('[Seats "2"]', '[Seats "7"]'), "2 to 3 seats"),
        (lambda text: text.replace("length=short", "length=huge"), "short, long"),
        (lambda text: text.replace("0 pick", "1 pick", 1), "Line 10: seat 1 answers, but seat 0 is asked"),
        (lambda text: text.replace("pick", "grab", 1), "Line 10: 'grab"),
        (lambda text: text + "0 pass\n", "the game is over"),
        (lambda text: text.rsplit("\n", 2)[0] + "\n", "stops before the end"),
        (lambda text: text.replace('[Result "', '[Result "1 0 '), "says that"),
    ],
)
def test_a_damaged_record_is_refused_with_its_reason(damage: Callable[[str], str], message: str) -> None:
    text = play_random(start()).record()
    with pytest.raises(BadRecord, match=message):
        record.replay(damage(text), find)


def test_a_record_of_other_rules_is_good_as_long_as_it_fits() -> None:
    text = play_random(start()).record().replace('[Rules "3"]', '[Rules "2"]')
    assert record.replay(text, find).over


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: text.replace("pick", "grab", 1), "Line 10: 'grab"),
        (lambda text: text.replace('[Result "', '[Result "1 0 '), "says that"),
        (lambda text: text.replace("length=short", "speed=high"), "no option 'speed'"),
    ],
)
def test_a_record_that_no_longer_fits_says_that_the_rules_have_changed(
    damage: Callable[[str], str], message: str
) -> None:
    text = damage(play_random(start()).record().replace('[Rules "3"]', '[Rules "2"]'))
    with pytest.raises(
        BadRecord, match=f"different rules, version 2, and toy has version 3 now: it no longer fits.*{message}"
    ):
        record.replay(text, find)


@pytest.fixture
def other_data(monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """A record and a save of a match in its middle; since then the cards or data of the game have changed."""
    monkeypatch.setattr(GAME, "fingerprint", "0ddc0ffee000")
    match = play_random(start(), until=lambda match: match.choice.key.name == "bid")
    text, saved = match.record(), match.save()
    monkeypatch.setattr(GAME, "fingerprint", "badc0ffee000")
    return text, saved


def test_a_record_of_other_data_is_good_as_long_as_it_fits(other_data: tuple[str, str]) -> None:
    text, _ = other_data
    assert '[Fingerprint "0ddc0ffee000"]' in text
    assert not record.replay(text, find).over
    then_and_now = "3 (0ddc0ffee000)", "3 (badc0ffee000)"
    assert record.other_rules(record.parse(text), GAME) == then_and_now
    without = record.parse(text.replace('[Fingerprint "0ddc0ffee000"]\n', ""))
    assert record.other_rules(without, GAME) is None


def test_a_record_of_other_data_that_no_longer_fits_says_so(other_data: tuple[str, str]) -> None:
    text, _ = other_data
    names = re.escape("different rules, version 3 (0ddc0ffee000), and toy has version 3 (badc0ffee000) now")
    with pytest.raises(BadRecord, match=f"{names}: it no longer fits. Line 11: 'grab"):
        record.replay(text.replace("pick", "grab", 1), find)


def test_a_save_of_other_data_goes_on_if_its_answers_lead_to_the_same_table(other_data: tuple[str, str]) -> None:
    _, saved = other_data
    match = Match.load(GAME, saved)
    assert match.choice.key.name == "bid"
    assert play_random(match).over


@pytest.mark.parametrize(
    "change",
    [
        lambda body: body["table"].update(rng=5),
        lambda body: body["answers"].__setitem__(0, "0 grab"),
        lambda body: body.update(answers=[]),
        lambda body: body.update(seed=None),
    ],
)
def test_a_save_of_other_data_that_leads_elsewhere_is_refused(
    other_data: tuple[str, str], change: Callable[[dict[str, Any]], object]
) -> None:
    with pytest.raises(BadSave, match=r"under different rules .*0ddc0ffee000, and toy has badc0ffee000"):
        Match.load(GAME, changed_save(other_data[1], change))


def test_comments_in_records_are_skipped() -> None:
    text = play_random(start()).record()
    assert record.replay(text.replace("\n\n", "\n\n; a good game\n"), find).over


def save_with(change: Callable[[dict[str, Any]], object]) -> str:
    match = play_random(start(), until=lambda m: m.choice.key.name == "bid")
    return changed_save(match.save(), change)


def changed_save(saved: str, change: Callable[[dict[str, Any]], object]) -> str:
    whole = json.loads(saved)
    change(whole["match"])
    text = json.dumps(whole["match"], separators=(",", ":"))
    return f'{{"sum":"{checksum(text)}","match":{text}}}'


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda body: body.update(rules=2), "rules version 2"),
        (lambda body: body.update(game="chess"), "chess"),
        (lambda body: body.update(kronika=9), "format 9"),
        (lambda body: body.pop("table"), "lacks table"),
        (lambda body: body.update(table=[]), "not an object"),
        (lambda body: body["table"]["zones"].pop(), "zones must be a list"),
        (lambda body: body["table"]["zones"][0].append(3), "two places"),
        (lambda body: body["table"]["faces"].append(99), "faces must be a list of 12"),
        (lambda body: body["table"]["faces"].__setitem__(0, 99), "card that the game doesn't have"),
        (lambda body: body["table"]["scalars"].pop("phase"), "exactly these numbers"),
        (lambda body: body["table"]["counters"][0].pop(), "another shape"),
        (lambda body: body["table"].update(rng="x"), "whole number"),
    ],
)
def test_a_damaged_save_is_refused_with_its_reason(change: Callable[[dict[str, Any]], object], message: str) -> None:
    with pytest.raises(BadSave, match=message):
        Match.load(GAME, save_with(change))


def test_a_save_with_a_flipped_letter_is_refused() -> None:
    text = start().save()
    with pytest.raises(BadSave, match="checksum"):
        Match.load(GAME, text.replace('"seats":2', '"seats":3'))
    with pytest.raises(BadSave, match="not a saved match"):
        Match.load(GAME, text[:-5])


def test_setup_is_checked() -> None:
    with pytest.raises(BadSetup, match="2 to 3 seats, not 4"):
        start(seats=4)
    with pytest.raises(BadSetup, match="no option 'colour'"):
        start(colour="red")
    with pytest.raises(BadSetup, match=r"It can be: short, long\."):
        start(length="epic")


# --- chance


def test_the_random_stream_is_the_same_everywhere() -> None:
    stream = dice.Dice("kronika")
    assert [stream.below(100) for _ in range(8)] == [64, 71, 5, 80, 38, 92, 0, 42]


def test_neighbouring_seeds_give_unrelated_streams() -> None:
    first = [dice.Dice(seed).below(1000) for seed in range(200)]
    assert len(set(first)) > 150
