"""Every message, said with 0, 1, 2 and 5 and with names of every gender and ending. To read them all:
`pytest -rP tests/terminal/test_every_message.py`."""

from __future__ import annotations

import re

import pytest
from tests.terminal.every_message import NAMES, Catalogue

from kronika.catalogue import LANGUAGES
from kronika.games import GAMES

EVERY = [None, *GAMES]

# Nouns that are counted: after 1 (subject and object), after 2 to 4, after 0 and 5.
NOUNS = """
    karta kartu | karty | karet
    minuta minutu | minuty | minut
    hodina hodinu | hodiny | hodin
    den | dny | dní
    bod | body | bodů
    mince minci | mince | mincí
    akce akci | akce | akcí
    hráč hráče | hráči hráče | hráčů
    osadník osadníka | osadníci osadníky | osadníků
    človík človíka | človíci človíky | človíků
    žeton | žetony | žetonů
    lokace lokaci | lokace | lokací
    dohoda dohodu | dohody | dohod
    surovina surovinu | suroviny | surovin
    dřevo | dřeva | dřev
    kámen | kameny | kamenů
    jídlo | jídla | jídel
    cihla cihlu | cihly | cihel
    část | části | částí
    armáda armádu | armády | armád
    událost | události | událostí
    výměna výměnu | výměny | výměn
    úroveň | úrovně | úrovní
    provincie provincii | provincie | provincií
    stavba stavbu | stavby | staveb
    pravidlo | pravidla | pravidel
    odpověď | odpovědi | odpovědí
    řádek | řádky | řádků
    partie partii | partie | partií
    možnost | možnosti | možností
    cíl | cíle | cílů
    symbol | symboly | symbolů
    kolo | kola | kol
    tah | tahy | tahů
"""
FORMS = [[set(form.split()) for form in line.split("|")] for line in NOUNS.strip().splitlines()]
ADJECTIVES = (
    "civiln|vojensk|frakčn|běžn|útočn|zlat|modr|skryt|tvo|tvých|libovoln|starš|ovládnut|budouc|vyložen|obrann|voln"
)
COUNTED = re.compile(
    rf"(?:(?<!\w)([^\W\d]+)[ \u00a0])?(?<![\d.,])(\d+)[ \u00a0](?=(?:(?:{ADJECTIVES})\w*[ \u00a0])?(\w+))"
)
# After these the number belongs to a name, or another case may stand, which the table above doesn't have.
OTHERWISE = re.compile(
    r"hráč\w*|bot\w*|z|ze|do|od|bez|u|k|ke|po|o|v|ve|na|s|se|za|před|proti|při|mezi|ku|než|místo|svých|pruh|úroveň"
)
GOVERNING = "od do z ze pro proti s se k ke u bez mezi po před při o v ve na nad pod"
OWN_NAMES = "|".join(re.escape(name) for name in NAMES)


def wrong_counts(text: str) -> list[str]:
    """Counted nouns in the wrong form: '2 karet', '5 karty'."""
    found = []
    for match in COUNTED.finditer(re.sub(OWN_NAMES, "⟨⟩", text)):
        before, number, noun = match.groups()
        place = 0 if number == "1" else 1 if number in ("2", "3", "4") else 2
        known = [forms for forms in FORMS if noun in set().union(*forms)]
        if (
            known
            and not any(noun in forms[place] for forms in known)
            and not OTHERWISE.fullmatch((before or "").lower())
        ):
            found.append(f"{number} {noun}")
    return found


def wrong_names(text: str) -> list[str]:
    """A name that should have another case, or a word that its owner's gender would change."""
    patterns = (
        r"hráč\w*[ \u00a0](?:Hráč|Bot|virtuální)\b",
        rf"\b(?:{GOVERNING.replace(' ', '|')})[ \u00a0](?:{OWN_NAMES}|virtuální hráč)(?!\w)",
        rf"(?:{OWN_NAMES})[ \u00a0](?:(?:se|si)[ \u00a0])?\w+(?:[aeiyu]l[aoiy]?|dl[aoiy]|hl[aoiy])\b",
        rf"\b\w+(?:[aeiyu]l[aoiy]?|dl[aoiy]|hl[aoiy])[ \u00a0](?:{OWN_NAMES})",
    )
    return [found for pattern in patterns for found in re.findall(pattern, text)]


def flaws(text: str, lang: str) -> list[str]:
    found = re.findall(r"[{}]|\S  +\S|[ \u00a0][.,;:!](?:\s|$)|\(\)|,,", text)
    if lang == "en":
        found += re.findall(
            r"(?<![\d.,])(?<!of )1 (?:cards|points|coins|actions|players|tokens|workers|stages|rounds)\b", text
        )
        return found
    return found + wrong_counts(text) + wrong_names(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EVERY)
def test_every_message_can_be_said_and_reads_well(game: str | None, lang: str) -> None:
    catalogue = Catalogue(game, lang)
    wrong = []
    for name in catalogue.own():
        for text in catalogue.said(name):
            print(f"{name}: {text}")
            if name not in ("help-commands", "legend"):
                wrong += [f"{name}: {flaw!r} in {text!r}" for flaw in flaws(text, lang)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", EVERY)
def test_a_czech_plural_has_all_its_forms(game: str | None) -> None:
    """One, few and other; where few and other read alike, other is enough."""
    catalogue = Catalogue(game, "cs")
    for name in catalogue.own():
        for argument, keys in catalogue.selectors(catalogue.known[name]).items():
            if "few" in keys or "many" in keys:
                assert {"few", "other"} <= keys, (name, argument)


@pytest.mark.parametrize(
    "text",
    [
        "Dana si bere 5 karty.",
        "Hráč 1 platí 2 minci.",
        "zbývají 2 civilních akcí",
        "do ruky hráče Hráč 1",
        "Dana bere kartu od Petr.",
        "Stůl otevřel Petr.",
        "Alice se rozhodla.",
        "Zaplať { $number }.",
        "Petr odhazuje .",
    ],
)
def test_a_slip_is_noticed(text: str) -> None:
    assert flaws(text, "cs")


@pytest.mark.parametrize(
    "text",
    [
        "Dana si bere 5 karet.",
        "1 z 2 karet",
        "do ruky hráče 1",
        "Hráč 1 má 2 VB.",
        "od hráče Dana",
        "5 vojenských karet",
    ],
)
def test_what_is_right_is_left_alone(text: str) -> None:
    assert not flaws(text, "cs")
