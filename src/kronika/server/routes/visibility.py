"""Who may see a table, its chat and its history.

Everybody may see a public table. Only the host, the players and people with an invitation may see a private one; for
everybody else it doesn't exist. An invitation is the code in a link: that of a seat reserved for a friend, or the
table's own for spectators. The browser keeps a used code in a cookie that it sends with every request about the table.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..models import TableRow
from ..room import NoSuchTable, Room
from ..settings import Settings
from .cookies import INVITATION, keep


def watch_code(row: TableRow, settings: Settings) -> str:
    """The table's own code. It is derived from the server's secret and the number of codes that the host has
    revoked."""
    words = f"watch {row.id} {row.links}" if row.links else f"watch {row.id}"
    return urlsafe_b64encode(hmac.digest(settings.secret.encode(), words.encode(), "sha256")[:12]).decode()


def shown_code(connection: HTTPConnection) -> str | None:
    return connection.query_params.get("invite") or connection.cookies.get(INVITATION)


def is_invited(room: Room, code: str | None, settings: Settings) -> bool:
    valid = [watch_code(room.row, settings), *(seat.invite for seat in room.seats if seat.invite)]
    return code is not None and any(hmac.compare_digest(code.encode(), one.encode()) for one in valid)


def check_visible(room: Room, me: str | None, code: str | None, settings: Settings) -> None:
    """Raises the same error as for a table that doesn't exist."""
    if room.row.public or is_invited(room, code, settings):
        return
    if me is None or (me != room.row.host and all(seat.account != me for seat in room.seats)):
        raise NoSuchTable.named(room.id)


def keep_code(response: Response, table_id: str, code: str, settings: Settings) -> None:
    keep(response, settings, INVITATION, code, f"/api/tables/{table_id}")
