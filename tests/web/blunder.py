"""A finished game of one person who plays both seats, and overlooks the winning move."""

from pathlib import Path

from tests.server.player import ME, Player

ANSWERS = (Path(__file__).parent / "blunder.txt").read_text().splitlines()
DEAL = "review 123"  # the deal that the answers belong to
BLUNDER = len(ANSWERS) - 2  # the first player could claim the sixth achievement, and draws a card


def play_blunder(server):
    """The table, and the player, whose connection is for the caller to close."""
    player = Player(server.base, "Dana")
    server.deal(DEAL)
    table = player.new_table(ME, ME, public=True)["id"]
    server.deal("")
    for version, line in enumerate(ANSWERS):
        seat, _, token = line.partition(" ")
        answered = player.answer(table, int(seat), version, token)
        assert answered.is_success, answered.text
    return table, player
