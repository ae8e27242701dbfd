"""The catalogues are complete in both languages, and everything that a game can ask and tell can be said."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import kronika
from kronika.bots import Position, RandomBot
from kronika.catalogue import LANGUAGES
from kronika.derived import named_messages
from kronika.engine.choice import DONE, Choice, Key, Option
from kronika.engine.errors import BadData, BadSetup
from kronika.engine.events import EventKind
from kronika.engine.game import Result
from kronika.games import GAMES, game
from kronika.terminal.drawing import drawing
from kronika.testing import ages, innovation
from kronika.words import Told, Words, option_label, option_text, path_text, prompt, question, story, verdict

NAMES = ["Ann", "Bob", "Cid", "Dan"]
SOURCE = Path(kronika.__file__).parent
EVERY_CATALOGUE = [None, *GAMES]


def catalogues(lang: str, game_id: str | None) -> list[str]:
    return [f"locale/{lang}.ftl", *([f"games/{game_id}/locale/{lang}.ftl"] if game_id else [])]


def messages(path: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(path_text(path)).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{path}: {junk}"
    entries = [entry for entry in body if isinstance(entry, ftl.Message)]
    ids = [entry.id.name for entry in entries]
    assert len(ids) == len(set(ids)), f"{path}: a message is there twice"
    return {entry.id.name: entry for entry in entries}


def variables(node: object) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*(variables(item) for item in node)) if node else set()
    if isinstance(node, ftl.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    return set()


@pytest.mark.parametrize("game_id", EVERY_CATALOGUE)
def test_both_languages_have_the_same_messages(game_id: str | None) -> None:
    english, czech = (messages(catalogues(lang, game_id)[-1]) for lang in ("en", "cs"))
    cases = ("-gen", "-dat", "-acc", "-ins")  # only Czech inflects names
    assert list(english) == [name for name in czech if not name.endswith(cases)]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_does_not_redefine_a_shared_message(game_id: str) -> None:
    shared, own = (set(messages(path)) for path in catalogues("en", game_id))
    assert not shared & own


@pytest.mark.parametrize("game_id", EVERY_CATALOGUE)
def test_a_translation_uses_no_argument_that_the_original_lacks(game_id: str | None) -> None:
    """Except the names of things, which a language may need in another form: `card` and `name`, `place` and its id."""
    forms = {"name", "card", "place", "place-id", "may", "count"}
    english, czech = (messages(catalogues(lang, game_id)[-1]) for lang in ("en", "cs"))
    for name, message in english.items():
        assert variables(message) - forms == variables(czech[name]) - forms, name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_key_has_its_question_and_its_option(game_id: str, lang: str) -> None:
    words = Words(lang, game_id)
    table = kronika.new(game_id, seats=game(game_id).min_seats).table
    for key in game(game_id).table.keys.keys:
        choice = Choice(table, 0, key, [0])
        for args in possible_args(key, table.card_ids[0]):
            option = Option(key, args, 0, "")
            for offered in ([option, option], [option, option, Option(key, (), DONE, "done")]):
                assert question(words, choice, offered, None, NAMES)
            label = option_text(words, choice, option, NAMES)
            assert label[0] == label[0].upper()
            assert "{" not in label


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_our_games_leave_nothing_to_be_derived_from_names(game_id: str, lang: str) -> None:
    own = set(messages(f"games/{game_id}/locale/{lang}.ftl"))
    general = set(messages(f"locale/plain.{lang}.ftl")) - {"effect-card"}
    assert {name for name, _ in named_messages(game(game_id))} | general <= own


@pytest.mark.parametrize("game_id", GAMES)
def test_own_words_to_decline_are_those_of_a_key(game_id: str) -> None:
    keys = {key.name for key in game(game_id).table.keys.keys}
    own = {name.removeprefix("done-") for name in messages(catalogues("en", game_id)[-1]) if name.startswith("done-")}
    assert own <= keys


@pytest.mark.parametrize(("lang", "label"), [("en", "Pass"), ("cs", "Pasovat")])
def test_to_decline_a_bid_is_to_pass(lang: str, label: str) -> None:
    match = kronika.new("ages", seats=2)
    bid = next(key for key in game("ages").table.keys.keys if key.name == "bid")
    choice = Choice(match.table, 0, bid, [1, DONE])
    assert option_label(Words(lang, "ages"), choice, choice.options[-1], NAMES) == label


@pytest.mark.parametrize(("lang", "asked"), [("en", "You cannot bid more."), ("cs", "Víc nabídnout nemůžeš.")])
def test_a_game_says_in_its_own_words_that_one_can_only_decline(lang: str, asked: str) -> None:
    match = kronika.new("ages", seats=2)
    bid = next(key for key in game("ages").table.keys.keys if key.name == "bid")
    choice = Choice(match.table, 0, bid, [DONE])
    assert question(Words(lang, "ages"), choice, choice.options, None, NAMES) == asked


def possible_args(key: Key, card: str) -> list[tuple[str, ...]]:
    values = {"card": [card, "?3"], "seat": ["0"], "number": ["4"]}
    found: list[tuple[str, ...]] = [()]
    for arg in key.args:
        found = [(*args, value) for args in found for value in (arg.words or values[arg.kind])]
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_word_of_the_keys_is_in_the_catalogue(game_id: str) -> None:
    used = {word for key in game(game_id).table.keys.keys for arg in key.args for word in arg.words}
    for lang in LANGUAGES:
        words = Words(lang, game_id)
        assert not {word for word in used if not words.has(f"word-{word}")}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_declared_events_are_those_that_the_source_tells(game_id: str) -> None:
    told = {kind for path in (SOURCE / "games" / game_id).rglob("*.py") for kind in told_in(path)}
    assert told == set(game(game_id).events.kinds) - {"undone"}


def told_in(path: Path) -> set[str]:
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    tells = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "tell"]
    kinds = [call.args[1] for call in tells]
    assert all(isinstance(kind, ast.Constant) for kind in kinds), f"{path}: an event kind is computed"
    return {str(kind.value) for kind in kinds if isinstance(kind, ast.Constant)}


def check_declared(declared: EventKind, event: Told) -> None:
    """What is told is what was declared, each fact with a value of its kind."""
    for name, value in event.items():
        if name not in ("kind", "back"):
            arg = declared.facts[name]
            assert isinstance(value, int if arg.kind in ("seat", "number") else str | None), (declared.name, name)
            assert not arg.words or value in arg.words, (declared.name, name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_random_games_can_be_told_to_everybody_and_end_in_words(game_id: str, lang: str) -> None:
    words = Words(lang, game_id)
    for number in range(3):
        seats = game(game_id).min_seats + number % (game(game_id).max_seats - game(game_id).min_seats + 1)
        match = kronika.new(game_id, seats=seats, seed=f"told/{number}")
        bot = RandomBot(number)
        hint = drawing(game_id).option_hint
        while not match.over:
            assert prompt(words, match)
            view = match.view(match.choice.seat)
            for option in match.choice.options:
                assert option_label(words, match.choice, option, NAMES)
                assert option.token == "done" or hint(view, option, words, NAMES) is not None
            match.play(match.choice.codes[bot.choose(Position(match))])
            for seat in (*range(seats), None):
                for event in match.told(seat):
                    check_declared(match.game.events.kinds[str(event["kind"])], event)
                    line = story(words, event, NAMES)
                    assert "{" not in line
                    assert line.endswith(".") or event["kind"] == "turn"
        assert verdict(words, match.result, NAMES)
        for lines in match.result.lines:
            assert all(words.say(f"line-{label}") for label, _ in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_reason_option_and_introduction_has_its_words(game_id: str, lang: str) -> None:
    words = Words(lang, game_id)
    for reason in game(game_id).events.kinds["ended"].facts["reason"].words:
        for count in (1, 2):
            assert words.say(f"reason-{reason}", count=count)
    for name, values in game(game_id).variants.items():
        assert words.say(f"variant-{name}")
        for value in values:
            assert words.say(f"variant-{name}-{value}")
    for seats in range(game(game_id).min_seats, game(game_id).max_seats + 1):
        assert len(words.say("intro", seats=seats).split("\n")) > 1
    assert words.say("intro-next")
    assert words.say("intro-table")


def test_missing_words_are_an_error() -> None:
    words = Words("en", "innovation")
    with pytest.raises(BadData, match="no-such-message"):
        words.say("no-such-message")
    with pytest.raises(BadData, match="option-meld"):
        words.say("option-meld")
    with pytest.raises(BadSetup, match=r"en, cs"):
        Words("de")


# --- examples


ARCHERY = {
    "me": {"board": ["archery", "tools"], "hand": ["sailing"]},
    "you": {"hand": ["oars", "clothing"], "board": ["agriculture"]},
    "piles": {1: ["pottery", "writing"]},
}


def labels(words: Words, choice: Choice) -> list[str]:
    return [option_label(words, choice, option, NAMES) for option in choice.options]


def test_labels_of_actions() -> None:
    match = innovation(
        me={"board": ["archery"], "hand": ["sailing"], "score": ["gunpowder", "canal_building"]}, you={}
    ).match
    assert labels(Words("en", "innovation"), match.choice) == [
        "Draw a card",
        "Meld Sailing",
        "Activate Archery",
        "Achieve age 1",
    ]
    assert labels(Words("cs", "innovation"), match.choice) == [
        "Vzít si kartu",
        "Vyložit kartu Mořeplavba",
        "Aktivovat kartu Lukostřelba",
        "Ovládnout epochu 1",
    ]


def test_the_question_of_a_demand_names_the_card() -> None:
    game = innovation(**ARCHERY).play("dogma archery")
    assert (
        prompt(Words("en", "innovation"), game.match)
        == "Player 1 demands of you (Archery): choose a card from your hand to transfer to Player 1."
    )
    czech = prompt(Words("cs", "innovation"), game.match)
    assert czech == "Hráč 1 ti přikazuje (Lukostřelba): vyber kartu z ruky, kterou přesuneš hráči 1."
    assert "Transfer Oars" in labels(Words("en", "innovation"), game.match.choice)
    assert "Přesunout kartu Čluny" in labels(Words("cs", "innovation"), game.match.choice)


def test_a_may_is_asked_as_a_may_and_can_be_declined() -> None:
    me = {"board": ["agriculture"], "hand": ["sailing", "oars"]}
    game = innovation(me=me, you={}).play("dogma agriculture")
    assert prompt(Words("en", "innovation"), game.match) == "Agriculture: you may return a card from your hand."
    assert prompt(Words("cs", "innovation"), game.match) == "Zemědělství: můžeš vrátit kartu z ruky."
    assert labels(Words("en", "innovation"), game.match.choice)[-1] == "Done"
    assert labels(Words("cs", "innovation"), game.match.choice)[-1] == "Hotovo"


def test_several_cards_are_counted() -> None:
    me = {"board": ["pottery"], "hand": ["sailing", "oars", "tools", "archery"]}
    game = innovation(me=me, you={}).play("dogma pottery", "oars")
    assert prompt(Words("en", "innovation"), game.match) == "Pottery: you may return a card from your hand (2 of 3)."
    assert prompt(Words("cs", "innovation"), game.match) == "Keramika: můžeš vrátit kartu z ruky (2 z 3)."


def test_an_option_names_its_price() -> None:
    match = ages({"tokens": {"bronze": 5}}).match
    english, czech = (labels(Words(lang, "ages"), match.choice) for lang in ("en", "cs"))
    assert "Build Bronze for 1 civil action and 2 resources" in english
    assert "Postavit: Bronz za 1 civilní akci a\N{NO-BREAK SPACE}2 suroviny" in czech


def test_a_splay() -> None:
    me = {"board": ["pottery", "tools", "philosophy"], "hand": []}
    game = innovation(me=me, you={}).play("dogma philosophy")
    assert labels(Words("en", "innovation"), game.match.choice) == ["Splay blue left", "Don't splay"]
    assert labels(Words("cs", "innovation"), game.match.choice) == ["Roztáhnout modrý balíček doleva", "Neroztahovat"]


def test_a_question_names_the_only_thing_that_one_may_do() -> None:
    me = {"board": ["pottery", "tools", "philosophy"], "hand": ["sailing"]}
    game = innovation(me=me, you={}).play("dogma philosophy")
    assert prompt(Words("en", "innovation"), game.match) == "Philosophy: you may splay your blue pile left."
    cs = prompt(Words("cs", "innovation"), game.match)
    assert cs.endswith("můžeš roztáhnout svůj modrý balíček doleva.")
    game.answer("done")
    assert prompt(Words("en", "innovation"), game.match) == "Philosophy: you may score Sailing."


def test_a_choice_with_nothing_that_fits_says_so() -> None:
    me = {"board": ["masonry"], "hand": ["agriculture"]}
    game = innovation(me=me, you={}).play("dogma masonry")
    assert "nothing qualifies" in prompt(Words("en", "innovation"), game.match)
    assert "nic nevyhovuje" in prompt(Words("cs", "innovation"), game.match)


def test_players_and_hidden_cards_in_options() -> None:
    match = innovation(me={"board": ["archery"]}, you={}).match
    keys = {key.name: key for key in match.game.table.keys.keys}
    words = Words("cs", "innovation")
    player = Option(keys["player"], ("1",), 1, "player 1")
    assert option_label(words, match.choice, player, NAMES) == "Zvolit hráče Bob"
    assert option_label(words, match.choice, player) == "Zvolit hráče 2"
    hidden = Option(keys["return"], ("?3",), 1, "return ?3")
    assert option_label(words, match.choice, hidden, NAMES) == "Vrátit kartu epochy 3"
    assert option_label(Words("en", "innovation"), match.choice, hidden, NAMES) == "Return a card of age 3"
    scored = Option(keys["return-scored"], ("1", "5"), 1, "return-scored 1 5")
    label = option_label(Words("en", "innovation"), match.choice, scored, NAMES)
    assert label == "Return a card of age 5 from Bob's score pile"


@pytest.mark.parametrize(
    ("event", "english", "czech"),
    [
        (
            {"kind": "drew", "seat": 1, "card": None, "back": "3"},
            "Bob draws a card of age 3.",
            "Bob si bere kartu epochy 3.",
        ),
        (
            {"kind": "drew", "seat": 0, "card": "sailing", "back": "1"},
            "Ann draws Sailing.",
            "Ann si bere kartu Mořeplavba.",
        ),
        (
            {"kind": "transferred", "seat": 1, "card": "oars", "back": "1", "to": 0, "place": "hand"},
            "Bob transfers Oars to Ann's hand.",
            "Bob přesouvá kartu Čluny do ruky hráče Ann.",
        ),
        (
            {"kind": "transferred", "seat": 0, "card": None, "back": "5", "to": 0, "place": "hand"},
            "Ann moves a card of age 5 to the hand.",
            "Ann přesouvá kartu epochy 5 do své ruky.",
        ),
        (
            {"kind": "splayed", "seat": 2, "colour": "blue", "direction": "right"},
            "Cid splays the blue pile right.",
            "Cid roztahuje modrý balíček doprava.",
        ),
        (
            {"kind": "claimed", "seat": 0, "achievement": "monument"},
            "Ann claims the special achievement Monument.",
            "Ann ovládá kartu pokroku Technologie.",
        ),
        ({"kind": "achieved", "seat": 0, "age": 3}, "Ann achieves age 3.", "Ann ovládá epochu 3."),
        ({"kind": "turn", "seat": 1, "number": 12}, "Turn 12: Bob", "Tah 12: Bob"),
        ({"kind": "ended", "reason": "points"}, "The game is over.", "Partie končí."),
    ],
)
def test_stories(event: dict[str, int | str | None], english: str, czech: str) -> None:
    assert story(Words("en", "innovation"), event, NAMES) == english
    assert story(Words("cs", "innovation"), event, NAMES) == czech


def test_a_story_hides_what_a_seat_may_not_know() -> None:
    game = innovation(**ARCHERY).play("dogma archery")
    words = Words("en", "innovation")
    told = {seat: [story(words, event, NAMES) for event in game.match.told(seat)] for seat in (0, 1)}
    assert "Bob draws Pottery." in told[1]
    assert "Bob draws a card of age 1." in told[0]


def test_the_verdict() -> None:
    shared = Result(winners=(0, 2), scores=(5, 1, 5), reason="points")
    assert verdict(Words("en", "innovation"), shared, NAMES).startswith("Ann and Cid share the victory. The points")
    alone = Result(winners=(1,), scores=(5, 1, 5), reason="achievements")
    assert verdict(Words("cs", "innovation"), alone, NAMES) == "Vítězí Bob. Má dost ovládnutých karet."


def test_plural_forms_of_czech() -> None:
    words = Words("cs", "innovation")
    said = [words.say("board-covered", count=number).replace("\u00a0", " ") for number in (1, 2, 5)]
    assert said == ["+ 1 karta", "+ 2 karty", "+ 5 karet"]
