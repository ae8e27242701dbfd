"""Opens the page in the browser as soon as the server answers."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser

PATIENCE = 30.0  # seconds


def open_when_ready(host: str, port: int) -> None:
    threading.Thread(target=wait_and_open, args=(host, port), daemon=True).start()


def wait_and_open(host: str, port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with socket.create_connection((host, port), timeout=1):
                webbrowser.open(f"http://{host}:{port}/")
                return
        except OSError:
            time.sleep(0.1)
