"""Saved matches: the table at the last boundary and the answers since then, as text."""

from __future__ import annotations

from hashlib import sha256
from json import dumps, loads

from . import dice
from .errors import BadSave, KronikaError
from .game import Game
from .json import Json
from .match import Match
from .playout import dealer_named

SAVE_FORMAT = 2  # format 1 had no dealer


def save(match: Match, history: bool = True, secrets: bool = True) -> str:
    """Write everything needed to continue a match.

    Without `history`, the text doesn't grow with the match: keep the answers elsewhere and pass them to `load`. Without
    `secrets`, it contains neither the seed nor the dealer, only the random numbers of the running effect. It is then
    meant for a bot in another process and can't be continued as a match.
    """
    body: dict[str, Json] = {
        "kronika": SAVE_FORMAT,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "fingerprint": match.game.fingerprint,
        "data": match.game.pack,
        "seats": match.seats,
        "options": dict(match.options),
        "dealer": match.dealer if secrets else "",
        "seed": match.seed if secrets else None,
        "answers": [f"{seat} {token}" for seat, token in match.answers] if history else [],
        "floor": match.floor,
        "over": match.over,
        "since": list(match.since),
        "table": match.table.save() if match.over else match.boundary.save(),
    }
    if not secrets and match.table.dealer is not None:
        body["spoken"] = list(match.table.dealer.spoken(match.boundary.rng, match.table.rng))
    text = dumps(body, separators=(",", ":"))
    return f'{{"sum":"{checksum(text)}","match":{text}}}'


def load(game: Game, text: str, answers: list[tuple[int, str]] | None = None) -> Match:
    """Read what `save` wrote. `answers` are the earlier answers, if it was saved without history."""
    body = read_save(text)
    if body.get("game") != game.id:
        raise BadSave(f"This is a saved match of {body.get('game')!r}, not of {game.id}.")
    if body.get("rules") != game.rules_version:
        raise BadSave(
            f"This match was saved under rules version {body.get('rules')}, "
            f"and {game.id} is at version {game.rules_version} now. Replay its record instead."
        )
    check_pack(game, str(body.get("data", "")), BadSave)
    seats, options, lines = body["seats"], body["options"], body["answers"]
    if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(lines, list):
        raise BadSave("The saved match lacks its seats, options or answers.")
    if not same_rules(game, body) and not fits(game, body):
        raise BadSave(
            f"This match was saved under different rules (their fingerprint is {body['fingerprint']}, and {game.id} "
            f"has {game.fingerprint} now), and the same answers now lead to a different table."
        )
    chosen = game.check_options({name: str(value) for name, value in options.items()})
    table = game.table.load(game.check_seats(seats), chosen, body["table"])
    seed, spoken = body.get("seed"), body.get("spoken")
    if isinstance(seed, (int, str)):
        table.dealer = dealer_named(str(body.get("dealer", "")), seed, BadSave)
    else:
        seed = None
        if isinstance(spoken, list):
            table.dealer = dice.Echo(table.rng, [word for word in spoken if isinstance(word, int)])
    given = [saved_answer(line) for line in lines] if answers is None else list(answers)
    floor, since = body.get("floor"), body.get("since")
    codes = [code for code in since if isinstance(code, int)] if isinstance(since, list) else []
    return Match.resume(
        game, table, seed, given, floor if isinstance(floor, int) else len(given), None if body.get("over") else codes
    )


def same_rules(game: Game, body: dict[str, Json]) -> bool:
    """Whether a match was saved under the game's current cards, keys and data. Older saves, without a fingerprint,
    count as such."""
    then = body.get("fingerprint")
    return not then or not game.fingerprint or then == game.fingerprint


def fits(game: Game, body: dict[str, Json]) -> bool:
    """Whether the answers of a match that was saved under other rules lead to the same table now. This needs its seed
    and its history."""
    seed, seats, options, lines = body.get("seed"), body["seats"], body["options"], body["answers"]
    if not isinstance(seed, (int, str)) or not isinstance(seats, int):
        return False
    assert isinstance(options, dict)
    assert isinstance(lines, list)
    chosen = {name: str(value) for name, value in options.items()}
    try:
        match = Match.start(game, seats, seed, chosen, dealer=str(body.get("dealer", "")))
        for seat, token in map(saved_answer, lines):
            match.repeat(seat, token)
        now = read_save(save(match))
    except KronikaError:
        return False
    return all(now[part] == body.get(part) for part in ("answers", "table", "since", "over"))


def check_pack(game: Game, pack: str, refusal: type[KronikaError]) -> None:
    """Refuse a match that was played with other data than the game's current ones."""
    if pack == game.pack:
        return
    made = f"with the data pack {pack}" if pack else "without a data pack"
    now = f"with the data pack {game.pack}" if game.pack else "without one"
    raise refusal(
        f"This match of {game.id} was played {made}, but the game is loaded {now}. Use the right --data-pack."
    )


def saved_answer(line: Json) -> tuple[int, str]:
    seat, _, token = str(line).partition(" ")
    if not seat.isdecimal() or not token:
        raise BadSave(f"The saved match has an invalid answer: {line!r}.")
    return int(seat), token


def checksum(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def read_save(text: str) -> dict[str, Json]:
    """The contents of a saved match, checked for damage."""
    try:
        whole: Json = loads(text)
    except ValueError as error:
        raise BadSave(f"This is not a saved match: {error}.") from None
    if not isinstance(whole, dict) or not isinstance(whole.get("match"), dict):
        raise BadSave("This is not a saved match.")
    body = whole["match"]
    assert isinstance(body, dict)
    if body.get("kronika") not in (1, SAVE_FORMAT):
        raise BadSave(f"This match was saved in format {body.get('kronika')}; this version reads {SAVE_FORMAT}.")
    if whole.get("sum") != checksum(dumps(body, separators=(",", ":"))):
        raise BadSave("The saved match is damaged: its checksum is wrong.")
    missing = {"seats", "options", "answers", "table", "game", "rules"} - set(body)
    if missing:
        raise BadSave(f"The saved match lacks {', '.join(sorted(missing))}.")
    return body
