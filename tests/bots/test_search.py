"""The search: the same seed, the same moves; trees that are kept, divided and grown in other processes; its time."""

import gc
from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import EntryPoint
from random import Random
from time import process_time

import pytest
from tests.engine.toy import GAME as TOY

import kronika
from kronika.bots import Bot, Greedy, Position, Search, Tuning, make
from kronika.bots import helper as helpers
from kronika.bots.levels import LEVELS, at_level
from kronika.bots.position import SEATS, moves_of, spell_move
from kronika.bots.search import favourite, one_deal
from kronika.bots.tree import Node, Tree
from kronika.bots.tuning import STANDARD, TO_THE_END, read_tuning, tuning_of
from kronika.bots.values import LEARNED, BySeat, evaluation_of
from kronika.engine.errors import BadData, BadSetup
from kronika.engine.match import Match
from kronika.engine.table import Table
from kronika.games import GAMES
from kronika.simulate import play_out

QUICK = Tuning(explore=0.5, ahead=1, bias=0.5)


def middle(seats: int = 2, seed: int = 3, answers: int = 40) -> Match:
    """A match that greedy bots have brought to its middle."""
    match = kronika.new("innovation", seats=seats, seed=seed)
    bot = Greedy(seed)
    position = Position(match)
    for _ in range(answers):
        match.play(match.choice.codes[bot.choose(position)])
    while match.choice.key.name != "action":
        match.play(match.choice.codes[0])
    return match


def moves_in_a_game(make_bot: Callable[[int], Bot], seats: int = 2, answers: int = 30) -> list[tuple[int, str]]:
    match = kronika.new("innovation", seats=seats, seed=5)
    bots = [make_bot(seat) for seat in range(seats)]
    for _ in range(answers):
        match.play(match.choice.codes[bots[match.choice.seat].choose(Position(match))])
    return match.answers


@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_seed_and_iterations_give_the_same_moves(seats: int) -> None:
    def bot(seat: int) -> Search:
        return Search(seat, 30, tuning=QUICK)

    assert moves_in_a_game(bot, seats) == moves_in_a_game(bot, seats)


def test_trees_grown_elsewhere_change_no_move() -> None:
    match = middle()
    alone = Search(1, 200, tuning=QUICK, trees=3)
    helped = Search(1, 200, tuning=QUICK, trees=3, parallel=True)
    for _ in range(2):
        assert alone.rows(Position(match)) == helped.rows(Position(match))


def test_a_lost_helper_is_made_up_for() -> None:
    match = middle()
    Search(1, 20, trees=2, parallel=True).choose(Position(match))
    expected = Search(1, 200, trees=2).rows(Position(match))
    for helper in helpers.IDLE:
        helper.kill()
        helper.process.join()
    assert Search(1, 200, trees=2, parallel=True).rows(Position(match)) == expected


def test_several_trees_share_the_iterations() -> None:
    rows = Search(1, 200, trees=2).rows(Position(middle()))
    assert sum(visits for visits, _ in rows) == 200


def test_halving_leaves_most_of_the_iterations_to_the_two_best() -> None:
    match = next(match for match in map(middle, [2] * 40, range(40)) if len(match.choice.codes) >= 8)
    halving = replace(QUICK, halving=1)
    rows = Search(1, 300, tuning=halving).rows(Position(match))
    visits = sorted((visits for visits, _ in rows), reverse=True)
    assert sum(visits) == 300
    assert visits[-1] > 0  # everyone had a chance
    assert visits[0] - visits[1] <= 1
    assert visits[1] > 2 * visits[len(visits) // 2]
    assert rows == Search(1, 300, tuning=halving).rows(Position(match))


def test_halving_counts_no_visits_of_earlier_decisions() -> None:
    def visits_after_a_move(halving: int) -> int:
        match = middle(seed=5)
        bot = Search(1, 200, tuning=replace(QUICK, halving=halving))
        match.answer(match.choice.options[bot.choose(Position(match))])
        return sum(visits for visits, _ in bot.rows(Position(match)))

    assert visits_after_a_move(halving=0) > 200  # the tree is kept
    assert visits_after_a_move(halving=1) == 200


@pytest.mark.parametrize("inside", [False, True])
def test_a_round_tries_all_options_on_one_deal(inside: bool) -> None:
    match, random = middle(), Random(1)
    position = Position(match)
    while position.redealt(random).copyable is inside:  # inside an action a twin can't be copied
        match.play(random.choice(match.choice.codes))
    dealt = position.redealt(Random(7)).table.save()
    for twin in one_deal(position, 7, 3):
        assert twin.table.save() == dealt
        twin.play(twin.choice.codes[0])
        assert twin.table.save() != dealt


@pytest.mark.parametrize("halving", [0, 1])
def test_without_any_time_there_is_one_iteration(halving: int) -> None:
    rows = Search(1, seconds=0.0, tuning=replace(QUICK, halving=halving)).rows(Position(middle()))
    assert sum(visits for visits, _ in rows) == 1


def test_no_garbage_is_collected_while_a_search_thinks() -> None:
    collecting = set()

    def value(table: Table, seat: int) -> float:
        collecting.add(gc.isenabled())
        return 0.0

    assert gc.isenabled()
    Search(1, 20, tuning=QUICK, evaluation=BySeat(value)).choose(Position(middle()))
    assert collecting == {False}
    assert gc.isenabled()


@pytest.mark.parametrize("iterations", [1, 3])
def test_halving_can_do_with_few_iterations(iterations: int) -> None:
    rows = Search(1, iterations, tuning=replace(QUICK, halving=1)).rows(Position(middle()))
    assert sum(visits for visits, _ in rows) == iterations


def test_of_options_tried_about_as_often_the_better_one_is_taken() -> None:
    assert favourite([(50, 0.4), (49, 0.6), (10, 0.9)]) == 1
    assert favourite([(50, 0.4), (30, 0.6)]) == 0


def test_a_playout_that_chooses_remembers_its_moves() -> None:
    match = middle()

    def tree_of(tries: int) -> Tree:
        tree = Tree(Random(1), replace(QUICK, tries=tries, ahead=4), evaluation_of("innovation", LEARNED))
        for _ in range(20):
            tree.iterate(Position(match).redealt(Random(2)))
        return tree

    assert not tree_of(tries=1).habits
    tree = tree_of(tries=3)
    assert sum(habit.visits for habit in tree.habits.values()) > 20 * 4
    assert sum(child.visits for child in tree.root.children.values()) == 20


def test_of_moves_drawn_the_one_with_the_better_habit_is_taken() -> None:
    tree = Tree(Random(1), replace(QUICK, tries=40), evaluation_of("innovation", LEARNED))
    tree.totals[:2], tree.iterations = [0.5, 0.5], 1
    good, bad = 3 * SEATS, 5 * SEATS + 1
    tree.played = [good, bad]
    tree.remember_playout([0.9, 0.1])
    assert tree.averages[good].total == 0.9
    others_good = 3 * SEATS + 1  # learned from another seat
    assert tree.better([bad, others_good, 7 * SEATS], 0) == 1
    assert tree.better([bad, 7 * SEATS], 0) == 1
    assert not tree.played


def test_looking_ahead_a_playout_does_what_is_worth_most() -> None:
    """With as many looks as options, a seat stands after its action as well as any option can make it."""
    match = middle()
    seat = match.choice.seat
    tree = Tree(Random(1), replace(QUICK, looks=99), evaluation_of("innovation", LEARNED))
    twin = match.redealt(seat, Random(2))
    after = tree.after_best_action(twin.clone())
    assert after.actions_taken == twin.actions_taken + 1
    worths = []
    for code in twin.choice.codes:
        copy = twin.clone()
        copy.play(code)
        if copy.actions_taken == after.actions_taken:
            worths.append(tree.worth(copy, seat))
    assert len(worths) > 3
    assert tree.worth(after, seat) >= max(worths)


def test_a_tree_alone_has_no_move_of_another_seat() -> None:
    match = middle(seats=4)

    def movers(alone: int) -> set[int]:
        tree = Tree(Random(1), replace(QUICK, alone=alone, looks=2), evaluation_of("innovation", LEARNED))
        for number in range(80):
            tree.iterate(Position(match).redealt(Random(number)))
        nodes = [tree.root]
        for node in nodes:
            nodes += node.children.values()
        return {node.mover for node in nodes[1:]}

    assert movers(alone=1) == {match.choice.seat}
    assert len(movers(alone=0)) > 1


def test_playouts_that_look_ahead_leave_the_seats_better_off() -> None:
    match = middle(seats=4)
    value = evaluation_of("innovation", LEARNED)

    def mean(looks: int) -> float:
        tree = Tree(Random(1), replace(QUICK, looks=looks), value)
        ends = [tree.played_on(match.redealt(0, Random(n)), match.actions_taken + 8) for n in range(30)]
        return sum(value.of(end.table, seat) for end in ends for seat in range(4)) / 120

    assert mean(looks=4) > mean(looks=0)


def test_more_than_two_seats_may_have_a_tuning_of_their_own() -> None:
    text = '{"tuning": {"explore": 1, "ahead": 2}, "many": {"ahead": 16}}'
    assert read_tuning(text, "x") == read_tuning(text, "x", seats=2) == Tuning(explore=1.0, ahead=2)
    assert read_tuning(text, "x", seats=3) == read_tuning(text, "x", seats=4) == Tuning(explore=1.0, ahead=16)
    with pytest.raises(BadData):
        read_tuning('{"tuning": {}, "many": {"speed": 1}}', "x")


def test_the_report_accounts_for_every_option() -> None:
    for seed in range(3):
        match = middle(seed=seed)
        tokens = [option.token for option in match.choice.options]
        report = Search(1, 100).report(Position(match))
        assert sorted(token for token, _, _ in report) == sorted(tokens)
        assert sum(visits for _, visits, _ in report) == 100
        assert all(0 <= worth <= 1 for _, _, worth in report)
        assert report[0][1] >= 0.9 * max(visits for _, visits, _ in report)


def test_a_search_changes_nothing() -> None:
    match = middle()
    before = match.save()
    Search(1, 100).choose(Position(match))
    assert match.save() == before


# --- the kept tree


def play_until_asked_again(match: Match, bot: Bot, other: Bot) -> None:
    """The bot's answer and all others until its seat is asked again."""
    seat = match.choice.seat
    match.play(match.choice.codes[bot.choose(Position(match))])
    while not match.over and match.choice.seat != seat:
        match.play(match.choice.codes[other.choose(Position(match))])


def test_the_tree_is_walked_down_by_what_was_answered() -> None:
    walked = 0
    for seed in range(4):
        match = middle(seed=seed)
        bot, other = Search(1, 600, tuning=QUICK), Search(2, 50)
        play_until_asked_again(match, bot, other)
        assert bot.kept is not None
        since, tree = bot.kept
        heard = Position(match).heard(since)
        expected: Node | None = tree.root
        for answer in heard:
            assert expected is not None
            found = [child for move, child in expected.children.items() if spell_move(match.table, move) == answer]
            expected = found[0] if found else None
            if expected is None:
                break
        reused = bot.reused(Position(match))
        if expected is not None and expected.children and None not in heard:
            walked += 1
            assert reused is tree
            assert reused.root is expected
        else:
            assert reused is None
    assert walked


def test_an_answer_with_an_unknown_card_is_not_heard() -> None:
    hidden = heard = 0
    for seed in range(6):
        match = middle(seed=seed)
        for _ in range(60):
            if match.over:
                break
            position = Position(match)
            bit = 1 << position.seat
            table = match.table
            for (who, token), found in zip(match.answers, position.heard(0), strict=True):
                cards = [word for word in token.split() if word in table.card_ids]
                unknown = [card for card in cards if not table.seen[table.find(card)] & bit]
                if who != position.seat and unknown:
                    assert found is None
                    hidden += 1
                else:
                    assert found == (who, token)
                    heard += 1
            match.play(match.choice.codes[make("random", seed).choose(position)])
    assert hidden
    assert heard


def test_a_move_is_spelled_as_the_answer_was() -> None:
    match = middle()
    random = Random(1)
    for _ in range(200):
        if match.over:
            break
        choice = match.choice
        moves = moves_of(choice)
        assert [spell_move(match.table, move) for move in moves] == [
            (choice.seat, option.token) for option in choice.options
        ]
        twin = match.redealt(choice.seat, random)
        assert moves_of(twin.choice) == moves, "a redeal changes what the seat can do"
        match.play(random.choice(choice.codes))


# --- time, levels, tunings


def test_a_decision_keeps_to_its_time() -> None:
    """By CPU time, since other programs take their share of the machine."""
    match = middle()
    bot = Search(1, seconds=0.05)
    late = 0
    for _ in range(12):
        start = process_time()
        bot.choose(Position(match))
        late += process_time() - start > 0.055
        bot.kept = None
    assert late <= 1


def test_every_level_plays() -> None:
    match = middle()
    for level in ("beginner", "player", "expert"):
        bot = at_level(level, 1)
        assert bot.name == level
        assert 0 <= bot.choose(Position(match)) < len(match.choice.codes)
    assert LEVELS["master"](1).trees == 2
    with pytest.raises(BadSetup, match="beginner, player, expert, master"):
        at_level("godlike")


def test_a_level_has_fewer_iterations_where_moves_take_long() -> None:
    innovation, imperium = (Position(kronika.new(game, seats=2, seed=1)) for game in ("innovation", "imperium"))
    assert LEVELS["master"](0).iterations_in(imperium) == LEVELS["master"](0).iterations_in(innovation) / 2
    assert make("search:200").iterations_in(imperium) == 200
    two, four = (Position(kronika.new("ages", seats=seats, seed=1)) for seats in (2, 4))
    assert LEVELS["master"](0).iterations_in(four) == LEVELS["master"](0).iterations_in(two) / 2


def test_iterations_end_a_decision_that_has_time_left() -> None:
    """As on a server, where a level has so many iterations and a limit that it seldom needs."""
    bot = Search(1, 30, tuning=QUICK)
    bot.seconds = 3600.0
    assert sum(visits for visits, _ in bot.rows(Position(middle()))) == 30


def test_bots_are_made_by_name() -> None:
    assert make("standard:70").tuning == STANDARD
    assert make("standard:70").iterations == 70
    assert make("standard").tuning == STANDARD
    assert make("search:30ms").seconds == 0.03
    assert make("expert").name == "expert"
    for wrong in ("search:0", "search:²", f"search:{'9' * 5000}", "standard:x", "greedy:3", "nobody", 'process:"open'):
        with pytest.raises(BadSetup):
            make(wrong)


def test_a_game_without_a_tuning_has_the_standard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", [EntryPoint("toy", "tests.engine.toy:GAME", "kronika.games")])
    monkeypatch.setattr(TOY, "fingerprint", "")  # a game that is looked up gets one; other tests share this object
    assert tuning_of("toy") == TO_THE_END  # it has no value of its own either
    assert read_tuning('{"tuning": {"explore": 1, "ahead": 2}}', "x") == Tuning(explore=1.0, ahead=2)
    for wrong in ('{"tuning": {"speed": 1}}', "{}"):
        with pytest.raises(BadData):
            read_tuning(wrong, "x")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_of_searches_ends(seats: int) -> None:
    match = kronika.new("innovation", seats=seats, seed=1)
    play_out(match, [Search(seat, 5, tuning=QUICK) for seat in range(seats)])
    assert match.over


def test_chances_add_up_to_one() -> None:
    for seats in (2, 3, 4):
        match = middle(seats=seats)
        tree = Search(1).new_tree(Position(match), Random(1))
        assert sum(tree.expect(match)) == pytest.approx(1)
        worths = [evaluation_of("innovation", LEARNED).of(match.table, seat) for seat in range(seats)]
        best = max(range(seats), key=worths.__getitem__)
        assert tree.expect(match)[best] == max(tree.expect(match))


class StubbornGreedy(Greedy):
    def worths(self, position: Position) -> list[float]:
        return [float(place) for place in range(position.count)]


class StubbornSearch(Search):
    def rows(self, position: Position) -> list[tuple[int, float]]:
        return [(place, 0.5) for place in range(position.count)]


@pytest.mark.parametrize("stubborn", [StubbornGreedy, StubbornSearch])
def test_bots_that_undo_each_others_work_do_something_else_in_the_end(
    stubborn: type[StubbornGreedy | StubbornSearch],
) -> None:
    """Everybody always wants the same: without an end to that, games would never end."""
    match = kronika.new("innovation", seats=2, seed=1)
    bots = [stubborn(seat) for seat in range(2)]
    for _ in range(5000):
        if match.over:
            break
        match.play(match.choice.codes[bots[match.choice.seat].choose(Position(match))])
    assert match.over


def test_a_usual_game_does_not_go_round() -> None:
    match = kronika.new("innovation", seats=2, seed=2)
    bots = [make("greedy", seat) for seat in range(2)]
    while not match.over:
        assert not Position(match).goes_round()
        match.play(match.choice.codes[bots[match.choice.seat].choose(Position(match))])
