"""The commands that explain: why, help, and the whole log."""

from __future__ import annotations

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from kronika.catalogue import find_card
from kronika.engine.errors import IllegalAnswer
from kronika.engine.match import Match
from kronika.words import Words

from .answers import option_number
from .lookup import bullets, card_panel, find_cards, find_rules, rule_panel
from .screen import draw_legend, goal


def explain(console: Console, match: Match, wanted: str, words: Words) -> None:
    """Explain an option, a card or a rule; without words, the rule behind the question and the asking card."""
    choice = match.choice
    option = option_number(wanted, choice)
    if not wanted:
        if not choice.rule and choice.asker is None:
            console.print(Text(words.say("no-rule")))
        show_rule(console, match, choice.rule, words)
        if choice.asker is not None:
            show_card(console, match, choice.asker, words)
    elif option is not None:
        show_rule(console, match, choice.rule if option.key is choice.key else option.key.rule, words)
        for arg, value in zip(option.key.args, option.args, strict=False):
            if arg.kind == "card" and not value.startswith("?"):
                show_card(console, match, value, words)
    else:
        look_up(console, match, wanted, words)


def look_up(console: Console, match: Match, wanted: str, words: Words) -> None:
    game = match.game.id
    cards = find_cards(game, wanted)
    rules = [] if cards else find_rules(game, wanted)
    if len(cards) == 1:
        console.print(card_panel(game, cards[0].worded(match.options), words))
    elif len(rules) == 1:
        console.print(rule_panel(rules[0], words))
    elif cards or rules:
        names = [card.name(words.lang) for card in cards] or [rule.id for rule in rules]
        console.print(Text(words.say("many-found", count=len(names), words=wanted, names=", ".join(names))))
    else:
        console.print(Text(words.say("nothing-found", game=words.say("game-name"), words=wanted), "red"))


def show_rule(console: Console, match: Match, rule: str, words: Words) -> None:
    for found in find_rules(match.game.id, rule) if rule else ():
        console.print(rule_panel(found, words))


def show_card(console: Console, match: Match, card: str, words: Words) -> None:
    found = find_card(match.game.id, card).worded(match.options)
    console.print(card_panel(match.game.id, found, words))


def resign_refusal(match: Match, error: IllegalAnswer, words: Words) -> str:
    """Why the player can't resign now: because of a rule of the game, or because it has no such rule."""
    said = [words.say("resign-refused")]
    said += [f"{rule.texts[words.lang]} ({rule.id})" for rule in find_rules(match.game.id, error.rule) if error.rule]
    if error.rule:
        said.append(words.say("resign-refused-leave"))
    else:
        said.append(words.say("resign-refused-many" if match.seats > 2 else "resign-refused-none"))
    return " ".join(said)


def show_help(console: Console, match: Match, words: Words) -> None:
    lines = [*goal(match, words), *words.say("intro-table").split("\n")]
    title = Text(words.say("help-title"), "bold")
    console.print(Panel(bullets(lines), title=title, title_align="left", border_style="green"))
    console.print(*draw_legend(words))
    console.print(Text(words.say("help-commands")))
    console.print(Text(words.say("help-more", game=match.game.id), "dim"))
