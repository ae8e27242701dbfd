"""What lies in the boxes: the copies of the common cards, and the nations with theirs."""

from __future__ import annotations

from typing import Final

from kronika.data import Entry, load_list, need_text, place
from kronika.engine.errors import BadData

from .data import CARDS, FACE, FOLDER, IDS, POWER, SUIT, UNREST_CARD
from .facts import flag, number, texts

BOXES: Final = ("classics", "legends")
STARTS: Final = ("power", "in_play", "draw_deck", "nation_deck", "accession", "development", "unrest_pile")
HISTORIES: Final = ("history", "none", "sunken")


class Copy:
    """One physical card: its face, where it starts, and for how many players at least it is used."""

    __slots__ = ("box", "code", "face", "players", "start")

    def __init__(self, face: int, code: str, start: str, players: int) -> None:
        if code[:1] not in ("1", "2"):
            raise BadData(f"{IDS[face]}: the first digit of the code {code!r} must be the box, 1 or 2.")
        self.face = face
        self.code = code
        self.box = BOXES[int(code[0]) - 1]
        self.start = start
        self.players = players


def copies_of(card: Entry, face: int, start: str) -> list[Copy]:
    return [Copy(face, code, start, number(card, "players", 2)) for code in texts(card, "codes")]


def commons() -> list[Copy]:
    copies: list[Copy] = []
    for face, card in enumerate(CARDS):
        if "start" in card:
            break  # the cards of the nations follow
        rows = card.get("copies", [card])
        for row in rows if isinstance(rows, list) else []:
            assert isinstance(row, dict)
            copies += copies_of({"id": place(card), **row}, face, "unrest_pile" if face == UNREST_CARD else "market")
    return copies


class Nation:
    __slots__ = ("accession", "box", "copies", "development", "difficulty", "empire", "exhausts", "history", "id")

    def __init__(self, entry: Entry) -> None:
        self.id = need_text(entry, "id")
        self.box = need_text(entry, "box")
        self.difficulty = number(entry, "difficulty")
        self.empire = flag(entry, "empire")
        self.history = need_text(entry, "history")
        self.accession = str(entry.get("accession", ""))
        self.development = str(entry.get("development", ""))
        self.exhausts = number(entry, "exhaust_tokens")
        if self.history not in HISTORIES or self.box not in BOXES:
            raise BadData(f"{self.id}: the history is one of {HISTORIES}, the box one of {BOXES}.")
        self.copies: list[Copy] = []
        for card in load_list(f"{FOLDER}/nations/{self.id}.yaml"):
            start = need_text(card, "start")
            if start not in STARTS:
                raise BadData(f"{place(card)}: a nation's card can't start in {start!r}.")
            self.copies += copies_of(card, FACE[need_text(card, "id")], start)
        rows = entry.get("unrest", [])
        for row in rows if isinstance(rows, list) else []:
            assert isinstance(row, dict)
            self.copies += copies_of({"id": "unr_unrest", **row}, UNREST_CARD, str(row["start"]))

    def starting(self, start: str, players: int = 4) -> list[int]:
        """The faces that start there in a game of so many players."""
        return [copy.face for copy in self.copies if copy.start == start and copy.players <= players]


COMMONS: Final = commons()
NATIONS: Final = [Nation(entry) for entry in load_list(f"{FOLDER}/nations.yaml")]
NATION_IDS: Final = tuple(nation.id for nation in NATIONS)
NATION: Final = {nation.id: nation for nation in NATIONS}
ARTHURIANS: Final = NATION_IDS.index("arthurians")
UTOPIANS: Final = NATION_IDS.index("utopians")

# The two sides of one physical card.
OTHER_SIDE: Final = {
    FACE[one]: FACE[other]
    for pair in (
        ("fam_king_of_kings_a", "fam_king_of_kings_b"),
        ("uto_visions_of_shangri_la", "uto_path_to_shangri_la"),
        ("uto_gates_of_shangri_la", "uto_shangri_la"),
        *((IDS[face], IDS[face + 1]) for face in range(len(IDS) - 1) if SUIT[face] & SUIT[face + 1] & POWER),
    )
    for one, other in (pair, pair[::-1])
}
