"""What lies in the boxes: the copies of the common cards, and the nations with theirs."""

from __future__ import annotations

from typing import Final

from kronika.data import Fields, entries, entries_in, files_of

from .data import CARDS, FACE, IDS, POWER, SUIT, UNREST_CARD

BOXES: Final = ("classics", "legends")
STARTS: Final = ("power", "in_play", "draw_deck", "nation_deck", "accession", "development", "unrest_pile")
HISTORIES: Final = ("history", "none", "sunken")


class Copy:
    """One physical card: its face, where it starts, and for how many players at least it is used."""

    __slots__ = ("box", "code", "face", "players", "start")

    def __init__(self, face: int, code: str, start: str, players: int) -> None:
        self.face = face
        self.code = code
        self.box = BOXES[int(code[0]) - 1]
        self.start = start
        self.players = players


def copies_of(card: Fields, face: int, start: str) -> list[Copy]:
    codes = card.entry.get("codes")
    if not isinstance(codes, list) or not all(isinstance(code, str) and code[:1] in ("1", "2") for code in codes):
        raise card.wrong("codes", "must be a list of codes; their first digit is the box, 1 or 2.")
    return [Copy(face, str(code), start, card.whole("players", usual=2)) for code in codes]


def commons() -> list[Copy]:
    copies: list[Copy] = []
    for face, card in enumerate(CARDS):
        if "start" in card:
            break  # the cards of the nations follow
        start = "unrest_pile" if face == UNREST_CARD else "market"
        for row in card.each("copies") if "copies" in card else [card]:
            copies += copies_of(row, face, start)
    return copies


class Nation:
    __slots__ = ("accession", "box", "copies", "development", "difficulty", "empire", "exhausts", "history", "id")

    def __init__(self, entry: Fields) -> None:
        self.id = entry.text("id")
        self.box = BOXES[entry.word("box", BOXES)]
        self.difficulty = entry.whole("difficulty")
        self.empire = entry.flag("empire")
        self.history = HISTORIES[entry.word("history", HISTORIES)]
        self.accession = entry.text("accession", "")
        self.development = entry.text("development", "")
        self.exhausts = entry.whole("exhaust_tokens")
        self.copies: list[Copy] = []
        for card in self.cards(entry):
            self.copies += copies_of(card, FACE[card.text("id")], STARTS[card.word("start", STARTS)])
        for row in entry.each("unrest", optional=True):
            self.copies += copies_of(row, UNREST_CARD, STARTS[row.word("start", STARTS)])

    def cards(self, entry: Fields) -> list[Fields]:
        """A file of cards for each nation bears its name."""
        for path in files_of("imperium", "cards"):
            if path.endswith(f"/{self.id}.yaml"):
                return entries_in(path)
        raise entry.wrong("id", f"the index lists no file {self.id}.yaml with the nation's cards.")

    def starting(self, start: str, players: int = 4) -> list[int]:
        """The faces that start there in a game of so many players."""
        return [copy.face for copy in self.copies if copy.start == start and copy.players <= players]


COMMONS: Final = commons()
NATIONS: Final = [Nation(entry) for entry in entries("imperium", "setups")]
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
