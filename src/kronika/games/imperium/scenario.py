"""Scenarios of Imperium.

A seat can have `nation`, `side` (of the power card), `hand`, `deck` (top card first), `discard`, `history`, `play`
(besides the power card), `garrison` ({card in play: [cards]}), `nation_deck` (top card first, without the card in the
accession slot, which is added), `accession` (False: it has left), `development`, the numbers `materials`, `population`,
`progress`, `actions`, `exhausts`, `empire`, and `exhausted` (cards in play with an exhaust token) and `tokens` ({card
in play: {token: number}}). Cards not named don't exist; a card can be named several times.

`market` names five cards (None: an empty slot), `tokens` those on them, `decks` the decks of the market by name, top
card first. In `expect`, `middle` is all that belongs to nobody. How to pay is asked only with `payments=True`;
otherwise every price is paid in the usual way, which is the first option.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from kronika.engine.match import Match
from kronika.testing.scenario import (
    SEAT_NAMES,
    Layout,
    Scenario,
    Seat,
    faces,
    items,
    mapping,
    only,
    seats_named,
    whole,
    words,
)

from .boxes import NATION, NATION_IDS, NATIONS, OTHER_SIDE
from .data import FACE, IDS, KING_A, KING_B, PERMANENT, POWER, RESTLESS, ROLE, SUIT, UNREST_CARD
from .flow import next_solstice
from .keys import PAY_BOTH, PAY_MATERIALS, PAY_POPULATION
from .rules import GAME
from .scoring import score_lines
from .setup import Dealer, know
from .table import (
    ACTIVATE,
    DECK,
    DEVELOPMENT,
    DISCARD,
    DISCARDING,
    FEW,
    GARRISON,
    HAND,
    HISTORY,
    MAIN,
    MAIN_STACK,
    MARKET_TOKEN,
    MATERIALS_ON,
    PLAY,
    POPULATION_ON,
    PROGRESS_ON,
    SOLSTICE,
    Imperium,
)
from .table import NATION as NATION_DECK

Tokens = Mapping[str, Mapping[str, int]]

PAYMENTS = (PAY_BOTH, PAY_MATERIALS, PAY_POPULATION)
NUMBERS = ("materials", "population", "progress", "actions", "exhausts")
DECKS = ("region", "uncivilised", "civilised", "main")
USUAL_NATIONS = ("macedonians", "romans", "greeks", "persians")
USUAL_MARKET = ("reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe")
USUAL_DECKS = {
    "region": ("reg_forest", "reg_hills"),
    "uncivilised": ("unc_town", "unc_leadership"),
    "civilised": ("civ_coinage", "civ_metropolis"),
    "main": ("reg_oasis", "unc_port", "civ_temple", "tri_aksumites"),
}
USUAL_FAME = ("fam_great", "fam_glorious", "fam_marvellous")
ZONES = {"hand": HAND, "deck": DECK, "discard": DISCARD, "history": HISTORY, "development": DEVELOPMENT}
PHASES = {"activate": ACTIVATE, "cleanup": MARKET_TOKEN, "discarding": DISCARDING, "solstice": SOLSTICE}
SEAT_FIELDS = (
    *("nation", "side", "play", "garrison", "nation_deck", "accession", "empire", "exhausted", "tokens"),
    *NUMBERS,
    *ZONES,
)


class ImperiumScenario(Scenario[Imperium]):
    unordered = ("hand", "discard", "history", "play", "development", "exhausted", "exile", "under")
    payments = False

    def answer(self, token: str) -> Self:
        super().answer(token)
        while not self.payments and not self.match.over and self.match.choice.key in PAYMENTS:
            super().answer(self.match.choice.options[0].token)
        return self

    @classmethod
    def of(cls, table: Imperium) -> Self:
        """What happens by itself before the first question counts as a change."""
        scenario = cls(Match.of_table(GAME, table.copy()))
        playing, scenario.match.table = scenario.match.table, table
        scenario.before = scenario.position()
        scenario.match.table = playing
        return scenario

    def shared_position(self) -> dict[str, Layout]:
        return {"middle": self.middle()}

    def seat_position(self, seat: int) -> Layout:
        t = self.table
        in_play = [card for card in t.play[seat] if not SUIT[t.faces[card]] & POWER]
        hosts: dict[str, list[str]] = {}
        for card in t.garrison[seat]:
            hosts.setdefault(IDS[t.faces[t.host[card]]], []).append(IDS[t.faces[card]])
        return {
            "hand": self.in_any_order(t.hand[seat]),
            "deck": self.bag(t.deck[seat], t.stacked[seat]),
            "discard": self.in_any_order(t.discard[seat]),
            "history": self.in_any_order(t.history[seat]),
            "play": self.in_any_order(in_play),
            "garrison": {host: sorted(cards) for host, cards in hosts.items()},
            "nation_deck": self.names(reversed(t.nation[seat])),
            "development": self.in_any_order(t.development[seat]),
            "materials": t.materials[seat],
            "population": t.population[seat],
            "progress": t.progress[seat],
            "actions": t.actions[seat],
            "exhausts": t.exhausts[seat],
            "empire": bool(t.empire[seat]),
            "exhausted": self.in_any_order(card for card in t.play[seat] if t.exhausted >> card & 1),
            "tokens": self.tokens_on(t.play[seat]),
            "deck_tokens": [
                name for name, on in (("nation", t.nation_token), ("development", t.development_token)) if on[seat]
            ],
        }

    def middle(self) -> Layout:
        t = self.table
        market = [slot[0] if slot else -1 for slot in t.market]
        return {
            "market": [IDS[t.faces[card]] if card >= 0 else None for card in market],
            "tokens": self.tokens_on([card for card in market if card >= 0]),
            "under": self.in_any_order(t.host[card] for card in t.beneath if t.faces[card] == UNREST_CARD),
            **{name: self.bag(t.decks[i], len(t.decks[i])) for i, name in enumerate(DECKS[:MAIN])},
            "main": self.bag(t.decks[MAIN], t.stacked[MAIN_STACK]),
            "unrest": len(t.unrest),
            "fame": self.names(reversed(t.fame)),
            "exile": self.in_any_order(t.exile),
            "king": "a" if t.faces[t.king[0]] == KING_A else "b",
            "last_round": t.last_round,
        }

    def bag(self, cards: list[int], stacked: int) -> list[str]:
        """The cards with an order, top card first, then the others by name."""
        loose = len(cards) - stacked
        return self.names(reversed(cards[loose:])) + sorted(self.names(cards[:loose]))

    def tokens_on(self, cards: list[int]) -> dict[str, dict[str, int]]:
        found = {}
        for card in cards:
            packed = self.table.tokens[card]
            numbers = zip(NUMBERS, (packed & FEW, packed // POPULATION_ON & FEW, packed // PROGRESS_ON), strict=False)
            if packed:
                found[IDS[self.table.faces[card]]] = {name: number for name, number in numbers if number}
        return found

    def normal(self, what: str, value: object) -> object:
        if what == "garrison":
            return {host: sorted(words(Imperium, cards)) for host, cards in mapping(value).items()}
        return super().normal(what, value)

    def lines(self, seat: str) -> dict[str, int]:
        """The seat's points so far, by line."""
        return dict(score_lines(self.table, SEAT_NAMES.index(seat)))

    def refilled(self, card: str, back: bool = False) -> dict[str, object]:
        """How the middle changes when this market card is taken (or exiled) and the slot filled again. `back`: the
        unrest under it returns to the pile, as in breaking through; else it went along."""
        middle = self.before["middle"]
        market = list(items(middle["market"]))
        slot = market.index(card)
        deck = DECKS[min(slot, MAIN)]
        if not middle[deck]:
            deck = "main"
        new = words(Imperium, middle[deck])[0]
        market[slot] = new
        under = words(Imperium, middle["under"])
        unrest = whole(middle["unrest"])
        if card in under:
            under.remove(card)
            unrest += back
        if SUIT[FACE[new]] & RESTLESS:
            under.append(new)
            unrest -= 1
        left = {name: numbers for name, numbers in mapping(middle["tokens"]).items() if name != card}
        return {
            "market": market,
            deck: words(Imperium, middle[deck])[1:],
            "under": under,
            "unrest": unrest,
            "tokens": left,
        }


def imperium(
    me: Seat | None = None,
    you: Seat | None = None,
    third: Seat | None = None,
    fourth: Seat | None = None,
    market: Sequence[str | None] = USUAL_MARKET,
    tokens: Tokens | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    unrest: int = 12,
    fame: Sequence[str] = USUAL_FAME,
    exile: Sequence[str] = (),
    king: str = "a",
    phase: str = "activate",
    acted: bool = False,
    active: str = "me",
    first: str = "me",
    round: int = 3,
    last_round: int = 0,
    payments: bool = False,
) -> ImperiumScenario:
    """A game in which `me` is on turn. There are as many seats as are named, two at least."""
    named = seats_named(me, you, third, fourth)
    nations = [str(seat.get("nation", USUAL_NATIONS[i])) for i, seat in enumerate(named)]
    options = GAME.check_options({f"nation_{i + 1}": nation for i, nation in enumerate(nations)})
    layout = Imperium(len(named), options, [])
    dealer = Dealer()
    for number, seat in enumerate(named):
        deal_seat(layout, dealer, number, seat, nations[number])
    for slot, name in enumerate(market):
        if name is not None:
            dealer.put(faces(Imperium, [name]), layout.markets + slot)
    for i, deck in enumerate(DECKS):
        dealer.put(faces(Imperium, reversed((decks or {}).get(deck, USUAL_DECKS[deck]))), layout.piles + i)
    dealer.put(faces(Imperium, reversed(fame)), layout.fame_zone)
    dealer.put(faces(Imperium, exile), layout.exile_zone)
    dealer.put([KING_A if king == "a" else KING_B], layout.king_zone)
    restless = [name for name in market if name is not None and SUIT[FACE[name]] & RESTLESS]
    dealer.put([UNREST_CARD] * len(restless), layout.beneath_zone)
    dealer.put([UNREST_CARD] * unrest, layout.unrest_zone)
    t = Imperium(len(named), options, [0] * len(dealer.faces))
    t.faces = dealer.faces
    for card, zone in dealer.places:
        t.zones[zone].append(card)
    t.locate()
    know(t)
    t.nations[:] = [NATION_IDS.index(nation) for nation in nations]
    t.stacked[MAIN_STACK] = len(t.decks[MAIN])
    t.phase, t.acted, t.source = PHASES[phase], int(acted), -1
    t.active, t.first = SEAT_NAMES.index(active), SEAT_NAMES.index(first)
    t.round, t.turn, t.last_round = round, round * len(named), last_round
    settle_middle(t, tokens or {})
    for number, seat in enumerate(named):
        settle_seat(t, number, seat)
    if t.phase == SOLSTICE:
        next_solstice(t)
    scenario = ImperiumScenario.of(t)
    scenario.payments = payments
    return scenario


def deal_seat(layout: Imperium, dealer: Dealer, number: int, seat: Seat, nation_id: str) -> None:
    only(seat, SEAT_FIELDS)
    nation, seats = NATION[nation_id], layout.seats
    side_a, side_b = nation.starting("power")
    dealer.put([side_a if seat.get("side", "b") == "a" else side_b], PLAY * seats + number)
    named = words(Imperium, seat.get("play", []))
    permanent = [face for face in nation.starting("in_play") if face < OTHER_SIDE.get(face, len(IDS))]
    upper = [FACE[name] for name in named if PERMANENT[FACE[name]]] or permanent[:1]
    dealer.put([face for face in upper if IDS[face] not in named], PLAY * seats + number)
    dealer.put([face for face in permanent if not {face, OTHER_SIDE.get(face, face)} & set(upper)], layout.beneath_zone)
    dealer.put(faces(Imperium, named), PLAY * seats + number)
    for what, kind in ZONES.items():
        cards = items(seat.get(what, []))
        dealer.put(faces(Imperium, reversed(cards) if what == "deck" else cards), kind * seats + number)
    accession = nation.starting("accession") if seat.get("accession", not seat.get("empire")) else []
    dealer.put(accession + faces(Imperium, reversed(items(seat.get("nation_deck", [])))), NATION_DECK * seats + number)
    for guests in mapping(seat.get("garrison", {})).values():
        dealer.put(faces(Imperium, items(guests)), GARRISON * seats + number)


def settle_middle(t: Imperium, tokens: Mapping[str, object]) -> None:
    """The unrest under the market cards and the tokens on them; a lower journey card finds the upper one."""
    restless = [slot[0] for slot in t.market if slot and SUIT[t.faces[slot[0]]] & RESTLESS]
    unrest = [card for card in t.beneath if t.faces[card] == UNREST_CARD]
    for card, host in zip(unrest, restless, strict=True):
        t.host[card] = host
    for card in t.beneath:
        if card not in unrest:
            t.host[card] = next(c for play in t.play for c in play if ROLE[t.faces[c]] == "journey")
    lay_tokens(t, [slot[0] for slot in t.market if slot], tokens)


def lay_tokens(t: Imperium, cards: list[int], tokens: Mapping[str, object]) -> None:
    worth = {"materials": MATERIALS_ON, "population": POPULATION_ON, "progress": PROGRESS_ON}
    for name, numbers in tokens.items():
        card = next(c for c in cards if IDS[t.faces[c]] == name)
        t.tokens[card] = sum(worth[token] * whole(number) for token, number in mapping(numbers).items())


def settle_seat(t: Imperium, number: int, seat: Seat) -> None:
    nation = NATIONS[t.nations[number]]
    usual = {"materials": 3, "population": 2, "progress": 1, "actions": 3, "exhausts": nation.exhausts}
    for name in NUMBERS:
        getattr(t, name)[number] = whole(seat.get(name, usual[name]))
    t.empire[number] = int(bool(seat.get("empire", nation.empire)))
    t.stacked[number] = len(t.deck[number])
    exhausted = words(Imperium, seat.get("exhausted", []))
    for card in t.play[number]:
        if IDS[t.faces[card]] in exhausted:
            t.exhausted |= 1 << card
    lay_tokens(t, t.play[number], mapping(seat.get("tokens", {})))
    guests = iter(t.garrison[number])
    for host, cards in mapping(seat.get("garrison", {})).items():
        above = next(card for card in t.play[number] if IDS[t.faces[card]] == host)
        for _ in items(cards):
            t.host[next(guests)] = above
