"""The fingerprint of a game's rules: the same everywhere, and another one whenever a rule's data change."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.engine.toy import Toy, ToyGame

from kronika.engine.choice import CARD, KeyRing
from kronika.fingerprint import fingerprint
from kronika.games import GAMES, game

ALL = "from kronika.games import GAMES, game; print([game(each).fingerprint for each in GAMES])"


def in_another_process(**environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", ALL], capture_output=True, text=True, check=True, env={**os.environ, **environment}
    )
    return run.stdout.strip()


def test_it_is_the_same_in_every_process() -> None:
    assert in_another_process(PYTHONHASHSEED="1") == str([game(each).fingerprint for each in GAMES])


def test_all_games_have_one_of_their_own() -> None:
    assert len({game(each).fingerprint for each in GAMES}) == len(GAMES)


def with_pack(folder: Path, file: str, text: str) -> str:
    """The fingerprints of all games with a data pack of one file."""
    path = folder / file
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return in_another_process(KRONIKA_DATA_PACK=str(folder))


def test_numbers_change_it(tmp_path: Path) -> None:
    changed = with_pack(tmp_path, "cultures/cards/rome.yaml", "- id: rome_colosseum\n  vp: 9\n")
    assert game("cultures").fingerprint not in changed
    assert game("ages").fingerprint in changed


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("cultures/words/cards.yaml", "- id: rome_colosseum\n  name: {en: Arena, cs: Aréna}\n"),
        ("cultures/cards/rome.yaml", "- id: rome_colosseum\n  confidence: printed\n"),
        ("innovation/cards/01.yaml", "- id: archery\n  cs_official: false\n"),
    ],
)
def test_words_do_not(tmp_path: Path, file: str, text: str) -> None:
    assert with_pack(tmp_path, file, text) == str([game(each).fingerprint for each in GAMES])


def test_cards_keys_and_options_change_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here of a game that has no data files."""
    monkeypatch.setattr("kronika.fingerprint.has_data", lambda game_id: False)

    class OneMoreCard(Toy):
        card_ids = (*Toy.card_ids, "joker")

    class OtherKeys(Toy):
        keys = KeyRing()

    OtherKeys.keys.add("grab", CARD, rule="")
    found = {fingerprint(made()) for made in (ToyGame, variant(table=OneMoreCard), variant(table=OtherKeys))}
    found.add(fingerprint(variant(variants={"length": ("long", "short")})()))
    found.add(fingerprint(variant(cards=({"id": "joker", "cost": 3},))()))
    assert len(found) == 5
    worded = variant(cards=({"id": "joker", "cost": 3, "name": {"en": "Joker"}},))
    assert fingerprint(worded()) in found


def variant(**changes: object) -> type[ToyGame]:
    return type("Variant", (ToyGame,), changes)
