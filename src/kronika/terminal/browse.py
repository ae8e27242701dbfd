"""Opens the page in the browser as soon as the server answers."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from urllib.parse import urlsplit

PATIENCE = 30.0  # seconds


def open_when_ready(address: str) -> None:
    threading.Thread(target=wait_and_open, args=(address,), daemon=True).start()


def wait_and_open(address: str) -> None:
    place = urlsplit(address)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with socket.create_connection((place.hostname, place.port), timeout=1):
                webbrowser.open(f"{address}/")
                return
        except OSError:
            time.sleep(0.1)
