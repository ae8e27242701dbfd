"""Plays a game against a bot by answering at random: python example_client.py http://127.0.0.1:8000"""

import json
import random
import sys

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def play(base: str) -> object:
    """Play one game; the result."""
    with httpx.Client(base_url=f"{base}/api") as http:
        http.post("/guest", json={"name": "Example"}).raise_for_status()  # a cookie says who we are
        key = {"Authorization": f"Bearer {http.post('/tokens').json()['token']}"}  # or a token, as programs do
        seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
        made = http.post("/tables", json={"game": "innovation", "seats": seats}).raise_for_status()
        table, version = made.json()["id"], 0
        while True:
            live = f"{base}/api/tables/{table}/live?seat=0&after={version}".replace("http", "ws", 1)
            try:
                with connect(live, additional_headers=key) as connection:
                    for message in map(json.loads, connection):
                        if message["type"] == "problem":
                            print(message["problem"]["message"])
                        if message["type"] != "state":
                            continue
                        state = message["state"]
                        version = state["version"]
                        for story in message["stories"]:
                            print(story["version"], ", ".join(event["kind"] for event in story["told"]))
                        if state["choice"] is None:
                            return state["view"]["result"]
                        if state["choice"]["seat"] == state["seat"]:
                            token = random.choice(state["choice"]["options"])["token"]
                            answer = {"type": "answer", "seat": 0, "version": version, "token": token}
                            connection.send(json.dumps(answer))
            except ConnectionClosed:
                print("The connection was lost; going on after version", version)


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
