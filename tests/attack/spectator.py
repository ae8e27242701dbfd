"""What somebody who watches a game can write down about its shuffles.

The order of the cards before a shuffle is in the source, so a deal with any seed shows how a set-up uses its chance. A
shuffle goes from the last place to the first: the card that ends up in place i was in place `roll(i + 1)` then. A card
that started at or before place i hadn't been moved before, so whoever sees it knows that number, whatever else is
hidden. One that started later had been moved to the place that was rolled when its own place was filled: that number
is known if the card there has been seen.
"""

from tests.attack.lattice import Observation

from kronika.engine.dice import Dice
from kronika.engine.match import Match
from kronika.engine.table import NOBODY, Table, size
from kronika.games import game


class Recorded(Dice):
    """Notes what is shuffled and in which order the numbers are used."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.used = 0
        self.shuffles: list[tuple[int, list[int], list[int]]] = []  # steps before it, the items before, the items after

    def below(self, n: int) -> int:
        self.used += 1
        return super().below(n)

    def shuffle(self, items: list[int]) -> None:
        before = items.copy()
        super().shuffle(items)
        self.shuffles.append((self.used, before, items.copy()))
        self.used += len(items) - 1 if items else 0


class Pile:
    """A shuffle of the set-up: its first step, the cards before it in order, and the handle in its first place."""

    def __init__(self, steps: int, cards: list[int], first: int, places: int) -> None:
        self.steps = steps
        self.cards = cards
        self.first = first
        self.places = places  # how many places have handles; the rest of the cards went elsewhere

    def observed(self, seen: dict[int, int]) -> list[Observation]:
        """(steps, low, high) for each number that the seen cards (handle -> face) give away."""
        size = len(self.cards)
        rolled: dict[int, tuple[int, int]] = {}  # place -> from, to: where its card was taken from
        for place in range(size - 1, 0, -1):
            face = seen.get(self.first + place) if place < self.places else None
            if face is None:
                continue
            spans = [span for span in self.starts(face, place, rolled) if span is not None]
            if spans and spans[-1][1] - spans[0][0] == sum(high - low for low, high in spans):  # copies side by side
                rolled[place] = (spans[0][0], spans[-1][1])
        return [
            (self.steps + size - place, first_state(low, place + 1), first_state(high, place + 1))
            for place, (low, high) in rolled.items()
        ]

    def starts(self, face: int, place: int, rolled: dict[int, tuple[int, int]]) -> list[tuple[int, int]]:
        """Where the copies of the card can have been when this place was filled."""
        spans = []
        for start in (at for at, card in enumerate(self.cards) if card == face):
            while start > place and start in rolled and rolled[start][1] - rolled[start][0] == 1:
                start = rolled[start][0]
            if start > place:
                return []
            spans.append((start, start + 1))
        return sorted(spans)


def first_state(number: int, n: int) -> int:
    """The first state from which a number below n is at least `number`."""
    return -(-(number << 32) // n) << 32


def piles(game_id: str, seats: int, options: dict[str, str]) -> list[Pile]:
    """The shuffles of a set-up that don't depend on one another, found by watching a deal of our own."""
    rules = game(game_id)
    deals = []
    for seed in ("one", "another"):
        dice = Recorded(seed)
        table = rules.deal(seats, rules.check_options(options), dice)
        deals.append((dice, table))
    (dice, table), (other, _) = deals
    found = []
    for (steps, before, after), (_, again, _) in zip(dice.shuffles, other.shuffles, strict=True):
        if before == again:
            first, places = placed(table.faces, after)
            if places > 1:
                found.append(Pile(steps, before, first, places))
    return found


def placed(faces: list[int], after: list[int]) -> tuple[int, int]:
    """The longest run of handles that got the shuffled cards, from the first one on."""
    runs = []
    for first in range(len(faces)):
        places = 0
        while places < len(after) and first + places < len(faces) and faces[first + places] == after[places]:
            places += 1
        runs.append((places, first))
    places, first = max(runs)
    return first, places


# --- a game


def watch(
    game_id: str, seats: int, seed: int | str, options: dict[str, str], dealer: str, places_known: bool = False
) -> tuple[Match, dict[int, int]]:
    """Play at random. The match before its first answer, and the cards (handle -> face) that a spectator saw and knows
    the place of: those turned up from a face-down pile, until chance speaks again. With `places_known` a spectator
    with better eyes: of a card played from a hand as well it is known when it was drawn."""
    match = Match.start(game(game_id), seats, seed, options, dealer=dealer)
    start, dice, public = match.clone(), Dice(f"play/{seed}"), 1 << seats
    hidden = face_down(match.table)
    seen = {card: match.table.faces[card] for card, mask in enumerate(match.table.seen) if mask & public}
    while not match.over and match.table.rng == start.table.rng:
        was = match.table.where.copy()
        match.play(match.choice.codes[dice.below(len(match.choice.codes))])
        table = match.table
        for card, mask in enumerate(table.seen):
            if mask & public and (places_known or was[card] in hidden):
                seen.setdefault(card, table.faces[card])
    return start, seen


def face_down(table: Table) -> set[int]:
    """The numbers of the zones that nobody looks into."""
    numbers: set[int] = set()
    first = 0
    for zone in table.ZONES:
        length = size(zone.shape, table.seats)
        if zone.look == NOBODY:
            numbers.update(range(first, first + length))
        first += length
    return numbers


def observations(game_id: str, seats: int, options: dict[str, str], seen: dict[int, int]) -> list[Observation]:
    return [one for pile in piles(game_id, seats, options) for one in pile.observed(seen)]
