"""A civilization of Through the Ages on a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kronika.terminal.drawing import View
from kronika.terminal.parts import labelled, listed, player_panel
from kronika.words import Words

from ..data import AGES, SPECIAL_KINDS, WORKER_KINDS
from ..moves.goods import FAMINE
from .cards import KIND_STYLES, SIGNS, card_of, chip, chips, counted_signs, name_of, sign

TALLIED = 4


def line_of(label: str, body: Text) -> Table:
    return labelled(label, body, "dim")


def draw_civilization(view: View, words: Words, names: Sequence[str], seat: int, width: int) -> Panel:
    player = view["players"][seat]
    parts: list[RenderableType] = []
    if not player["out"]:
        parts = [draw_technologies(view, words, seat), draw_banks(player, words), *draw_cards(view, words, names, seat)]
        parts.append(line_of(words.say("board-end-of-turn"), end_of_turn(view, seat, words)))
    facts = [words.say("board-out")] if player["out"] else []
    return player_panel(view, words, names, seat, *parts, facts=facts, width=width)


# --- technologies with their workers


def draw_technologies(view: View, words: Words, seat: int) -> Table:
    """A column for each type that the player has, a row for each age."""
    player = view["players"][seat]
    placed: dict[str, dict[str, str]] = {}
    for card in view["technologies"][seat]:
        facts = card_of(card["card"]).facts
        if facts["kind"] in WORKER_KINDS:
            placed.setdefault(str(facts["kind"]), {})[str(facts["age"])] = card["card"]
    kinds = [kind for kind in WORKER_KINDS if kind in placed]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column("")
    for kind in kinds:
        table.add_column(Text(words.word(kind), KIND_STYLES[kind]))
    for age in AGES:
        if any(age in placed[kind] for kind in kinds):
            cells = [technology(placed[kind].get(age), player, words) for kind in kinds]
            table.add_row(Text(age, "dim"), *cells)
    return table


def technology(card: str | None, player: View, words: Words) -> Text:
    """'Bronze 2■ ☺☺ ••': the name, what building costs, workers, blue tokens."""
    if card is None:
        return Text()
    text = Text.assemble(name_of(card, words), " ", sign("resources", player["build_prices"][card]))
    for kind, number in (("yellow", player["workers"].get(card, 0)), ("blue", player["tokens"].get(card, 0))):
        if number:
            text.append(" ").append_text(tally(kind, number))
    return text


def tally(kind: str, number: int) -> Text:
    """'☺☺☺', and many as '6☺'."""
    mark, style = SIGNS[kind]
    return Text(mark * number, style) if number <= TALLIED else sign(kind, number)


# --- the rest of the board


def draw_banks(player: View, words: Words) -> Table:
    """Both banks with what they mean, and the people."""
    parts = [
        sign("yellow", player["yellow"]),
        Text(words.say("board-unused", number=player["unused"])),
        Text.assemble(words.say("board-blue"), " ", sign("blue", player["blue"])),
    ]
    if player["population_price"] is not None:
        price = sign("food", player["population_price"])
        parts.insert(1, Text.assemble((f"{words.say('board-population-price')} ", "dim"), price))
    if player["discontent"]:
        parts.append(Text(words.say("board-discontent", number=player["discontent"]), "bright_red"))
    parts.append(Text(words.say("board-urban-limit", number=player["urban_limit"]), "dim"))
    return line_of(words.say("board-yellow"), Text(" · ", "dim").join(parts))


def draw_cards(view: View, words: Words, names: Sequence[str], seat: int) -> list[Table]:
    player = view["players"][seat]
    technologies = [card["card"] for card in view["technologies"][seat]]
    special = [chip(card, words) for card in technologies if card_of(card).facts["kind"] in SPECIAL_KINDS]
    government = [chip(card, words) for card in technologies if card_of(card).facts["kind"] == "government"]
    lines = [line_of(words.say("board-government"), listed(government + special))]
    lines.append(line_of(words.say("board-leader"), listed(chips(view["leader"][seat], words))))
    wonders = [unfinished(card["card"], player["stages"], words) for card in view["unfinished"][seat]]
    wonders += [wonder(card["card"], view, words) for card in view["wonders"][seat]]
    wonders += [
        wonder(card["card"], view, words).append(f" ({words.say('board-ruin')})") for card in view["ruins"][seat]
    ]
    for label, found in (("board-wonders", wonders), ("board-colonies", chips(view["colonies"][seat], words))):
        if found:
            lines.append(line_of(words.say(label), listed(found)))
    lines += draw_conflicts(view, words, names, seat)
    for label, zone, limit in (
        ("board-hand", "hand", player["civil_limit"]),
        ("board-military-hand", "military_hand", player["military_limit"]),
    ):
        pile = view[zone][seat]
        lines.append(line_of(f"{words.say(label)} ({len(pile)}/{limit})", listed(chips(pile, words))))
    return lines


def wonder(card: str, view: View, words: Words) -> Text:
    text = chip(card, words)
    return text.append(f" + {name_of('homer', words)}") if view["homer"] == card else text


def unfinished(card: str, built: int, words: Words) -> Text:
    """'A Pyramids [• 2■ 1■]': the stages."""
    prices: list[int] = list(card_of(card).facts["stages"])  # type: ignore[arg-type]
    stages = [sign("blue", "") if place < built else sign("resources", price) for place, price in enumerate(prices)]
    return chip(card, words).append(" [").append_text(Text(" ").join(stages)).append("]")


def draw_conflicts(view: View, words: Words, names: Sequence[str], seat: int) -> list[Table]:
    """Tactic, war, pact: as far as there are any."""
    player = view["players"][seat]
    lines = []
    if player["tactic"]:
        text = chip(player["tactic"], words).append(" ").append_text(sign("strength", f"+{player['armies']}"))
        lines.append(line_of(words.say("board-tactic"), text))
    for card in view["war"][seat]:
        against = f" → {words.player(player['war_target'], names)}"
        lines.append(line_of(words.say("board-war"), chip(card["card"], words).append(against)))
    pact = player["pact"]
    if pact:
        sides = f" ({pact['side']}) · {words.player(pact['partner'], names)}"
        lines.append(line_of(words.say("board-pact"), chip(pact["card"], words).append(sides)))
    return lines


# --- what the end of the turn would bring


def end_of_turn(view: View, seat: int, words: Words) -> Text:
    """What the end of the turn would bring as things stand: production, corruption, consumption, and the leader's
    gains."""
    player = view["players"][seat]
    if player["discontent"] > player["unused"]:
        return Text(words.say("board-uprising"), "bright_red").append_text(of_leader(view, seat, words))
    made = {
        "science": player["science_rating"],
        "culture": player["culture_rating"],
        "food": player["food_production"],
        "resources": player["resource_production"],
    }
    text = Text(" ").join(sign(name, f"+{number}") for name, number in made.items())
    if player["corruption"]:
        text.append(f" · {words.say('board-corruption')} ", "dim")
        text.append_text(sign("resources", f"−{player['corruption']}"))
    if player["consumption"]:
        text.append(f" · {words.say('board-consumption')} ", "dim")
        text.append_text(sign("food", f"−{player['consumption']}"))
    missing = player["consumption"] - player["food"] - player["food_production"]
    if missing > 0:
        text.append(f" · {words.say('board-famine', number=FAMINE * missing)}", "bright_red")
    return text.append_text(of_leader(view, seat, words))


def of_leader(view: View, seat: int, words: Words) -> Text:
    """' · Genghis Khan +3♪'. Only one's own end of turn is foretold in full."""
    brought = view["end_of_turn"]["leader"] if seat == view["seat"] and view["end_of_turn"] else {}
    if not brought:
        return Text()
    signs = Text(" ").join(sign(name, f"+{number}") for name, number in brought.items())
    return Text.assemble((f" · {name_of(view['leader'][seat][0]['card'], words)} ", "dim"), signs)


def ratings_of(player: View) -> list[Text]:
    """The cells of a player's line among all players: points, ratings, goods, actions."""
    happy = sign("happiness", f"{player['happiness']}/{player['happy_faces_needed']}")
    return [
        with_rate("culture", player["culture"], player["culture_rating"]),
        with_rate("science", player["science"], player["science_rating"]),
        sign("strength", player["strength"]),
        happy,
        with_rate("food", player["food"], player["food_production"] - player["consumption"]),
        with_rate("resources", player["resources"], player["resource_production"]),
        sign("civil", f"{player['civil']}/{player['civil_total']}"),
        sign("military", f"{player['military']}/{player['military_total']}"),
        counted_signs({"colonization": player["colonization"]}),
    ]


def with_rate(name: str, number: int, rate: int) -> Text:
    return sign(name, number).append(f" {rate:+d}", "dim")
