"""Checks that must hold at every decision of every game, used by scenarios and the contract suite."""

from __future__ import annotations

from kronika.engine.hidden import TOGETHER
from kronika.engine.json import Json
from kronika.engine.match import Match
from kronika.engine.playout import Playout
from kronika.engine.table import Table


def check_match(match: Match) -> None:
    """Check the match: a clone and a reloaded save are equal to it, and after a redeal the asked seat sees no
    difference."""
    check_conserved(match.table)
    before, seen = match.table.save(), views(match)
    twin = match.clone()
    assert twin.table.save() == before, "a clone differs from its match"
    assert views(twin) == seen, "a clone looks different"
    loaded = Match.load(match.game, match.save())
    assert loaded.table.save() == before, "a loaded match differs from the saved one"
    assert views(loaded) == seen, "a loaded match looks different"
    if not match.over:
        abroad = Match.load(match.game, match.save(history=False, secrets=False))
        assert abroad.choice.codes == match.choice.codes, "a bot in another process is asked something else"
        check_asked(match)
        check_redeal(match, seen)
    assert match.table.save() == before, "looking at a match changed it"


def check_asked(match: Match) -> None:
    codes = match.choice.codes
    tokens = [option.token for option in match.choice.options]
    assert codes, "a choice without an option"
    assert len(set(tokens)) == len(tokens), f"two options have one token: {tokens}"
    assert len(codes) > 1 or match.choice.private, "a choice of one that isn't private"


def check_redeal(match: Match, seen: list[dict[str, Json]] | None = None) -> None:
    """Check that a redeal for a seat changes nothing that it can see. Every decision of a match is redealt differently.
    `seen` are the views of the match, if they are known already."""
    seed = 1 + len(match.answers)
    seen = views(match) if seen is None else seen
    faces = sorted(match.table.faces)
    for seat, before in zip((*range(match.seats), None), seen, strict=True):
        told = match.told(seat)
        twin = match.redealt(seat, seed)
        if seat == match.choice.seat:
            assert twin.choice.codes == match.choice.codes, "a redeal changed the options"
        changed = changes(twin, seat, before)
        assert not changed, f"a redeal for seat {seat} changed what it sees: {changed}"
        check_conserved(twin.table)
        assert sorted(twin.table.faces) == faces, "a redeal lost or doubled a card"
        assert match.told(seat) == told
    twin = match.redealt(TOGETHER, seed)
    assert twin.choice.codes == match.choice.codes, "a redeal of what nobody knows changed the options"
    for seat in range(match.seats):
        changed = changes(twin, seat, seen[seat])
        assert not changed, f"a redeal of what nobody knows changed what seat {seat} sees: {changed}"


def changes(twin: Playout, seat: int | None, before: dict[str, Json]) -> set[str]:
    """The names of everything that looks different to the seat at the twin's table."""
    return {name for name, value in twin.game.view(twin.table, seat).items() if before[name] != value}


def check_conserved(table: Table) -> None:
    """Check that every card is in exactly one zone: the one that `where` names."""
    lying = sorted(card for zone in table.zones for card in zone)
    assert lying == list(range(len(table.backs))), "cards are lost or doubled"
    assert all(table.where[card] == at for at, zone in enumerate(table.zones) for card in zone), (
        "a card isn't where it says"
    )


def views(match: Match) -> list[dict[str, Json]]:
    return [match.view(seat) for seat in (*range(match.seats), None)]


def check_sums(lines: tuple[tuple[str, int], ...]) -> None:
    """Check that a line whose label ends with `total` is the sum of the lines since the previous total, or of all
    totals."""
    addends: list[int] = []
    totals: list[int] = []
    for label, number in lines:
        if label.endswith("total"):
            assert number == sum(addends or totals), f"{label} isn't the sum of the lines above it: {lines}"
            addends = []
            totals.append(number)
        else:
            addends.append(number)
