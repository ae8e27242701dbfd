"""The terminal: what a player sees of the table, the cards and the options."""

import io

import pytest
from rich.console import Console

from kronika.bots import Position, RandomBot
from kronika.catalogue import LANGUAGES, cards
from kronika.engine.match import Match
from kronika.games.ages.rules import GAME
from kronika.games.ages.terminal import card_line, draw_card, draw_table, option_hint
from kronika.testing import ages
from kronika.words import Words

NAMES = ["Ann", "Bob", "Cid", "Dan"]
ME = {
    "technologies": ["monarchy", "iron", "masonry"],
    "workers": {"agriculture": 2, "bronze": 1, "iron": 2, "philosophy": 1},
    "unfinished": "pyramids",
    "hand": ["alchemy"],
    "military_hand": ["legion", "plunder_i"],
}


def text_of(drawn, width=160):
    console = Console(file=io.StringIO(), width=width)
    console.print(drawn)
    return console.file.getvalue()


def hint(match, token, lang="en"):
    option = next(option for option in match.choice.options if option.token == token)
    return option_hint(match.view(match.choice.seat), option, Words(lang, "ages"), NAMES).plain


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (4, "cs")])
def test_whole_games_can_be_drawn_for_everybody(seats, lang):
    words = Words(lang, "ages")
    match = Match.start(GAME, seats, f"drawn/{seats}", {})
    bot = RandomBot(seats)
    while not match.over:
        if len(match.answers) % 60 == 0:
            seat = (*range(seats), None)[len(match.answers) // 60 % (seats + 1)]
            assert "Bob" in text_of(draw_table(match.view(seat), words, NAMES, 100), 100)
        if len(match.answers) % 10 == 0:
            view = match.view(match.choice.seat)
            for option in match.choice.options:
                assert option.token == "done" or option_hint(view, option, words, NAMES) is not None
        match.play(match.choice.codes[bot.choose(Position(match))])
    assert "Ann" in text_of(draw_table(match.view(None), words, NAMES, 100), 100)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_looked_up(lang):
    words = Words(lang, "ages")
    for card in cards("ages"):
        line = card_line(card, words).plain
        assert line
        assert "word-" not in line
    assert text_of(draw_card(card, words), 400).startswith(line)


def test_a_player_sees_workers_tokens_stages_and_the_own_hand():
    match = ages(
        me={**ME, "stages": 1, "tokens": {"bronze": 3}}, you={"military_hand": ["phalanx"]}, row=["iron"]
    ).match
    mine, theirs = (text_of(draw_table(match.view(seat), Words("en", "ages"), NAMES, 160)) for seat in (0, 1))
    for shown in ("Iron 5■ ☺☺", "Bronze 2■ ☺ •••", "Pyramids [• 2■ 1■]", "I Monarchy, I Masonry", "I Iron 1○"):
        assert shown in mine
    assert "I Legion" in mine
    assert "I Legion" not in theirs
    assert "Phalanx" in theirs
    assert "[military I] ×2" in theirs


def test_an_option_says_what_its_card_is():
    me = {**ME, "tokens": {"iron": 5, "agriculture": 4}, "unused": 1}
    match = ages(me=me, you={}, row=["irrigation", "irrigation"]).match
    assert hint(match, "take irrigation").startswith("farm I · develop for 3☼ · build for 4■")
    assert hint(match, "build iron").startswith("mine I")
    assert hint(match, "upgrade bronze iron").startswith("mine I")


def test_the_end_of_the_turn_is_foretold():
    match = ages(me=ME, you={}).match
    assert hint(match, "end-turn") == "+1☼ +0♪ +2● +5■"
    match = ages(me={**ME, "yellow": 12, "unused": 0}, you={}).match
    assert hint(match, "end-turn") == "uprising: nothing is produced"
    hungry = {**ME, "workers": {"agriculture": 0}, "yellow": 12, "unused": 5, "blue": 3}
    match = ages(me=hungry, you={}).match
    assert "corruption −4■ · consumption −2● · famine: culture points −8" in hint(match, "end-turn")


def test_a_leader_is_part_of_the_end_of_the_turn():
    match = ages(me={**ME, "leader": "genghis_khan", "workers": {"warriors": 1}}, you={}).match
    assert hint(match, "end-turn").endswith(" · Genghis Khan +3♪")
    assert "Genghis Khan +3♪" in text_of(draw_table(match.view(0), Words("en", "ages"), NAMES, 160))
    assert "Genghis Khan +3♪" not in text_of(draw_table(match.view(1), Words("en", "ages"), NAMES, 160))


def test_an_attack_names_both_strengths():
    me = {**ME, "workers": {"warriors": 5}, "military_hand": ["plunder_i"]}
    match = ages(me, {"leader": "mahatma_gandhi"}, age="III", phase="politics").match
    assert hint(match, "attack plunder_i 1").startswith("strength 5 to 1  ")


def test_an_auction_says_how_far_one_can_go_and_what_the_force_is_worth():
    me = {"workers": {"warriors": 2, "knights": 1}, "technologies": ["knights"], "military_hand": ["rats"]}
    game = ages(me, {}, current=["historic_territory_i"], phase="politics").play("prepare rats")
    assert "You can bid up to 4." in text_of(draw_table(game.match.view(0), Words("en", "ages"), NAMES, 160))
    game.play("bid 3")
    assert "strength 0 of 3" in text_of(draw_table(game.match.view(1), Words("en", "ages"), NAMES, 160))
    assert hint(game.match, "send knights").startswith("then 2 of 3")


def test_a_redealt_twin_looks_the_same():
    words = Words("en", "ages")
    match = Match.start(GAME, 3, "hidden", {})
    bot = RandomBot(1)
    compared = 0
    while not match.over:
        if len(match.answers) % 80 == 0:
            for seat in (0, None):
                twin = match.redealt(seat, seed=1)
                drawn = [text_of(draw_table(m.view(seat), words, NAMES, 120), 120) for m in (match, twin)]
                assert drawn[0] == drawn[1]
                compared += 1
        match.play(match.choice.codes[bot.choose(Position(match))])
    assert compared > 4
