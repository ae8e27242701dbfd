"""Data packs: overriding the games' data, refusals that name file, line, id and field, and records that say so."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kronika.engine.errors import BadData
from kronika.packs import Pack

ROME = "cultures/cards/rome.yaml"
BREWERY = "- id: rome_brewery\n  vp: 6\n"


def pack(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def kronika(*args: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own: data are read once in each."""
    usual = {"PATH": "/usr/bin:/bin", "LANG": "C", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", "kronika", *args],
        env={**usual, **(env or {})},
        capture_output=True,
        text=True,
        timeout=60,
    )


def python(code: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {"PATH": "/usr/bin:/bin", **({"KRONIKA_DATA_PACK": str(folder)} if folder else {})}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60)


def refusal(folder: Path, *args: str) -> str:
    """The message with which the command refuses a pack."""
    done = kronika("--data-pack", str(folder), *(args or ("games",)))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return done.stderr


# --- using one


def test_a_pack_overrides_single_fields(tmp_path: Path) -> None:
    folder = str(pack(tmp_path, {ROME: BREWERY}))
    for args in (
        ["--data-pack", folder, "cards"],
        ["cards", f"--data-pack={folder}"],
        ["cards", "--data-pack", folder],
    ):
        place = args.index("cards") + 1
        shown = kronika(*args[:place], "cultures", "brewery", *args[place:])
        assert shown.returncode == 0, shown.stderr
        assert "6 VP" in shown.stdout
        assert "W2 B2 S1" in shown.stdout  # the cost is as it was
    assert "6 VP" in kronika("cards", "cultures", "brewery", env={"KRONIKA_DATA_PACK": folder}).stdout
    assert "4 VP" in kronika("cards", "cultures", "brewery").stdout


def test_worker_processes_play_with_the_pack(tmp_path: Path) -> None:
    folder = str(pack(tmp_path, {"cultures/boards.yaml": "- id: persia\n  coin_limit: 0\n"}))
    play = ["simulate", "cultures", "--bots", "random,random", "--games", "20", "--json"]
    alone, shared = (kronika("--data-pack", folder, *play, "--jobs", jobs) for jobs in ("1", "2"))
    without = kronika(*play)
    wins = [json.loads(done.stdout)["decisions"] for done in (alone, shared, without)]
    assert wins[0] == wins[1] != wins[2]


def test_a_pack_can_hold_any_game_and_words(tmp_path: Path) -> None:
    files = {
        "innovation/cards/01.yaml": "- id: archery\n  colour: blue\n",
        "innovation/words/01.yaml": "- id: archery\n  name: {en: Bowmen, cs: Lučištníci}\n",
        "cultures/words/cards.yaml": "- id: rome_brewery\n  name: {en: Taproom, cs: Výčep}\n",
        "ages/cards/technologies.yaml": "- id: iron\n  cost: 9\n",
        "README.md": "mine",
        ".git/config": "x",
    }
    folder = str(pack(tmp_path, files))
    archery = kronika("--data-pack", folder, "cards", "innovation", "archery").stdout
    assert "blue" in archery
    assert "Bowmen · Lučištníci" in archery
    assert "Taproom · Výčep" in kronika("--data-pack", folder, "cards", "cultures", "rome_brewery").stdout
    assert "9" in kronika("--data-pack", folder, "cards", "ages", "iron").stdout
    assert set(Pack(tmp_path).fingerprints) == {"innovation", "ages"}  # words change no game


def test_the_order_of_a_pack_and_its_comments_do_not_matter_but_its_values_do(tmp_path: Path) -> None:
    def fingerprint(name: str, text: str) -> str:
        return Pack(pack(tmp_path / name, {ROME: text})).fingerprints.get("cultures", "")

    first = fingerprint("a", "- id: rome_brewery\n  vp: 6\n- id: rome_forum\n  vp: 2\n")
    assert first
    assert first == fingerprint(
        "b", "# mine\n- {id: rome_forum, vp: 2}\n- {vp: 6, id: rome_brewery, confidence: owned}\n"
    )
    assert first != fingerprint("c", BREWERY)
    assert fingerprint("d", "- id: rome_brewery\n  vp: 4\n") == ""  # what the game has anyway


# --- records and saves


WRITE = """
import kronika, sys
match = kronika.new("cultures", seed=1)
match.answer(match.choice.options[0])
print(match.record() if sys.argv[1:] == [] else match.save())
"""


def test_a_record_says_its_pack_and_is_refused_without_it(tmp_path: Path) -> None:
    folder = pack(tmp_path / "pack", {ROME: BREWERY})
    name = Pack(folder).fingerprints["cultures"]
    record = python(WRITE, folder).stdout
    assert f'[Data "{name}"]' in record
    path = tmp_path / "game.txt"
    path.write_text(record)
    assert kronika("--data-pack", str(folder), "replay", str(path)).returncode == 0
    refused = kronika("replay", str(path))
    assert refused.returncode == 2
    assert f"was played with the data pack {name}" in refused.stderr
    plain = python(WRITE).stdout
    assert "[Data" not in plain
    path.write_text(plain)
    assert "was played without a data pack" in refusal(folder, "replay", str(path))


def test_a_save_is_refused_under_other_data(tmp_path: Path) -> None:
    folder = pack(tmp_path / "pack", {ROME: BREWERY})
    save = python(WRITE.replace("sys.argv[1:] == []", "False"), folder).stdout
    path = tmp_path / "game.json"
    path.write_text(save)
    load = f"import kronika; print(kronika.load(open({str(path)!r}).read()).answers)"
    assert python(load, folder).stdout.startswith("[(")
    assert "was played with the data pack" in python(load).stderr
    refused = kronika("play", "cultures", "--resume", str(path))
    assert refused.returncode == 2
    assert "Use the right --data-pack." in refused.stderr
    assert "Traceback" not in refused.stderr


# --- what is wrong is told with file, line, id and field


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"cultures/cards/rom.yaml": BREWERY}, ["cultures/cards/rom.yaml", "no data file", "'cards/rome.yaml'"]),
        ({"cultures/rulebook.yaml": "{}"}, ["cultures/rulebook.yaml", "no data file"]),
        ({"culture/cards/rome.yaml": BREWERY}, ["there is no game 'culture'", "cultures"]),
        ({"README.md": "nothing"}, ["this isn't a data pack"]),
        ({ROME: "- id: rome_brewry\n  vp: 6\n"}, [f"{ROME}:1: rome_brewry", "Did you mean 'rome_brewery'?"]),
        ({ROME: "- id: rome_brewery\n  points: 6\n"}, [f"{ROME}:2: rome_brewery: points", "no such field"]),
        ({ROME: "- id: rome_brewery\n  vp: six\n"}, [ROME, "rome_brewery: vp", "a whole number, not a text"]),
        ({ROME: "- id: rome_brewery\n  vp: true\n"}, [ROME, "rome_brewery: vp", "not yes or no"]),
        ({ROME: "- id: rome_brewery\n  cost: [wood]\n"}, [ROME, "rome_brewery: cost", "named fields, not a list"]),
        ({ROME: "- id: rome_brewery\n  vp: 1000\n"}, [ROME, "rome_brewery: vp", "from -99 to 999, not 1000"]),
        ({ROME: "- id: rome_brewery\n  cost: {wood: 1000}\n"}, [ROME, "rome_brewery: cost", "not 1000"]),
        ({ROME: BREWERY + BREWERY}, [ROME, "rome_brewery", "duplicate id"]),
        ({ROME: BREWERY + "  cost: {}\n  vp: 5\n"}, [f"{ROME}:4: vp: duplicate field"]),
        ({ROME: "- id: rome_brewery\n  cost: {wood: 1, wood: 2}\n"}, [f"{ROME}:2: wood: duplicate field"]),
        ({ROME: "- vp: 6\n"}, [ROME, "entry 1", "its id"]),
        ({ROME: "vp: 6\n"}, [ROME, "must be a list of entries"]),
        ({ROME: "- id: rome_brewery\n  vp: [6\n"}, [f"{ROME}:3: this isn't YAML"]),
        ({ROME: "- id: \x00\n"}, [ROME, "this isn't YAML"]),
        ({ROME: ""}, [ROME, "must be a list of entries"]),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(tmp_path: Path, files: dict[str, str], told: list[str]) -> None:
    with pytest.raises(BadData) as refused:
        Pack(pack(tmp_path, files))
    message = str(refused.value)
    assert all(part in message for part in told), message
    assert "\n" not in message


def test_a_pack_must_be_a_folder_that_can_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="No such file"):
        Pack(tmp_path / "nowhere")
    path = tmp_path / "file"
    path.write_text("x")
    with pytest.raises(BadData, match="a data pack is a folder"):
        Pack(path)
    broken = tmp_path / "pack" / "cultures"
    broken.mkdir(parents=True)
    (broken / "boards.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match=r"boards\.yaml: this isn't text in UTF-8"):
        Pack(tmp_path / "pack")


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({ROME: "- id: rome_brewery\n  cost: {wod: 1}\n"}, [f"{ROME}:2: rome_brewery: cost: wod", "wood, brick"]),
        ({ROME: "- id: rome_brewery\n  vp: 99\n"}, [ROME, "rome_brewery: vp: must be from 0 to 20, not 99"]),
        (
            {ROME: "- id: rome_brewery\n  effects: [{when: income, do: gain_coin, amount: 1}]\n"},
            [ROME, "rome_brewery: effects 1: do: can't be 'gain_coin' at 'income'"],
        ),
        (
            {ROME: "- id: rome_brewery\n  effects: [{when: income, do: flood, amount: 1}]\n"},
            [ROME, "rome_brewery: effects 1: do: 'flood' is only for Ancient Egypt"],
        ),
        (
            {"cultures/provinces.yaml": "- id: gaul\n  symbols: [axe]\n"},
            ["provinces.yaml:2: gaul: symbols: can't have 'axe'"],
        ),
        (
            {"cultures/levels.yaml": "- id: rome_level_5\n  effects: []\n"},
            ["cultures/levels.yaml:2: rome_level_5: effects: exactly one level of rome must flip the board"],
        ),
        (
            {"innovation/cards/01.yaml": "- id: archery\n  age: 2\n"},
            ["cards/01.yaml:2: archery: age: must stay 1 here"],
        ),
        (
            {"innovation/cards/01.yaml": "- id: archery\n  colour: pink\n"},
            ["cards/01.yaml:2: archery: colour: can't be 'pink'"],
        ),
        (
            {"ages/cards/leaders.yaml": "- id: moses\n  hooks: [on_turn]\n"},
            ["leaders.yaml:1: moses: 'population_price' is written in", "but the data doesn't name it"],
        ),
    ],
)
def test_the_game_refuses_what_it_cannot_play_at_once(tmp_path: Path, files: dict[str, str], told: list[str]) -> None:
    message = " ".join(refusal(pack(tmp_path, files)).split())
    assert all(part in message for part in told), message


def test_a_pack_cannot_be_chosen_after_the_first_game_is_read(tmp_path: Path) -> None:
    folder = pack(tmp_path, {ROME: BREWERY})
    code = (
        "import kronika; from pathlib import Path; from kronika import packs; kronika.cards('cultures');"
        f"packs.choose(Path({str(folder)!r}))"
    )
    assert "must be chosen before the first game is read" in python(code).stderr
