"""A client as anybody could write it: it knows nothing but the protocol."""

import json
import socket as sockets
import time
from pathlib import Path
from random import Random

import httpx
from websockets.sync.client import connect

PATIENCE = 60  # seconds for what takes a moment on a machine that has nothing else to do


def reserve_port():
    """A socket with a port from the system. As long as it is open nobody else is given the port, and a server that
    reuses addresses can listen on it, also after a restart."""
    reserved = sockets.socket()
    reserved.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    return reserved


def port_of(reserved):
    return reserved.getsockname()[1]


class Player:
    def __init__(self, base, name) -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, timeout=PATIENCE)
        self.http.post("/api/guest", json={"name": name}).raise_for_status()
        self.random = Random(name)

    @property
    def cookie(self):
        return self.http.cookies["kronika"]

    def post(self, path, **body):
        return self.http.post(f"/api{path}", json=body)

    def get(self, path, **query):
        return self.http.get(f"/api{path}", params=query)

    def new_table(self, *seats, **more):
        made = self.post("/tables", game="innovation", seats=list(seats), **more)
        assert made.status_code == 201, made.text
        return made.json()

    def live(self, table, seat=None, after=None, at=None, **headers):
        """A live connection, here or at another worker's address."""
        query = "&".join(f"{name}={value}" for name, value in (("seat", seat), ("after", after)) if value is not None)
        address = (at or self.base).replace("http", "ws", 1) + f"/api/tables/{table}/live?{query}"
        headers = {"Cookie": f"kronika={self.cookie}", **headers}
        return connect(address, additional_headers=headers, max_size=None)

    def state(self, table, seat):
        return self.get(f"/tables/{table}/state", seat=seat).json()

    def answer(self, table, seat, version, token):
        return self.post(f"/tables/{table}/answers", seat=seat, version=version, token=token)

    def answer_anything(self, table, seat, state):
        token = self.random.choice(state["choice"]["options"])["token"]
        return self.answer(table, seat, state["version"], token)


def view_on_the_wire(match, seat):
    """A state has the question beside the view, not in it."""
    return {name: value for name, value in match.view(seat).items() if name != "choice"}


def messages(socket, timeout=PATIENCE):
    """Messages of a live connection as they come."""
    while True:
        yield json.loads(socket.recv(timeout=timeout))


def states(socket, timeout=PATIENCE):
    for message in messages(socket, timeout):
        if message["type"] == "state":
            yield message


def wait_until(true, seconds=PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it didn't come to that"
        time.sleep(0.02)


def living(group):
    """The processes of a group that haven't ended."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            state, _, pgrp = entry.joinpath("stat").read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(pgrp) == group and state not in "ZX":
            found.append(int(entry.name))
    return found


ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "beginner"}
FRIEND = {"kind": "friend"}
MASTER = {"kind": "bot", "level": "master"}
OPEN = {"kind": "open"}
