"""Checks that must hold at every decision of every game, used by scenarios and the contract suite."""

from __future__ import annotations

from kronika.engine.match import Match
from kronika.engine.table import Table


def check_match(match: Match) -> None:
    """Clone and compare, save and load and compare, redeal and check that the asked seat sees no difference."""
    check_conserved(match.table)
    before = match.table.save()
    twin = match.clone()
    assert twin.table.save() == before, "a clone differs from its match"
    assert views(twin) == views(match), "a clone looks different"
    loaded = Match.load(match.game, match.save())
    assert loaded.table.save() == before, "a loaded match differs from the saved one"
    assert views(loaded) == views(match), "a loaded match looks different"
    if not match.over:
        abroad = Match.load(match.game, match.save(history=False, secrets=False))
        assert abroad.choice.codes == match.choice.codes, "a bot in another process is asked something else"
        check_asked(match)
        check_redeal(match)
    assert match.table.save() == before, "looking at a match changed it"


def check_asked(match: Match) -> None:
    codes = match.choice.codes
    tokens = [option.token for option in match.choice.options]
    assert codes, "a choice without an option"
    assert len(set(tokens)) == len(tokens), f"two options have one token: {tokens}"
    assert len(codes) > 1 or match.choice.private, "a choice of one that isn't private"


def check_redeal(match: Match) -> None:
    """A redeal for a seat changes nothing that the seat can see."""
    for seat in (*range(match.seats), None):
        told = match.told(seat)
        before = match.view(seat)
        for seed in (1, 2):
            twin = match.redealt(seat, seed)
            if seat == match.choice.seat:
                assert twin.choice.codes == match.choice.codes, "a redeal changed the options"
            after = twin.game.view(twin.table, seat)
            changed = {name for name, value in after.items() if before[name] != value}
            assert not changed, f"a redeal for seat {seat} changed what it sees: {changed}"
            check_conserved(twin.table)
            assert sorted(twin.table.faces) == sorted(match.table.faces), "a redeal lost or doubled a card"
        assert match.told(seat) == told


def check_conserved(table: Table) -> None:
    """Every card is in exactly one zone, the one that `where` says."""
    lying = sorted(card for zone in table.zones for card in zone)
    assert lying == list(range(len(table.backs))), "cards are lost or doubled"
    assert all(table.where[card] == at for at, zone in enumerate(table.zones) for card in zone), (
        "a card isn't where it says"
    )


def views(match: Match) -> list[object]:
    return [match.view(seat) for seat in (*range(match.seats), None)]
