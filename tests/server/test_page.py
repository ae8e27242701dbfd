"""The page's parts: packed on the way, and kept by the browser for good, since a changed part has another name."""

import re

import httpx


def test_scripts_are_packed_and_kept(server_here) -> None:
    page = httpx.get(f"{server_here.base}/")
    assert page.headers["cache-control"] == "no-cache"
    script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)[1]
    found = httpx.get(f"{server_here.base}{script}", headers={"Accept-Encoding": "gzip"})
    assert found.headers["content-encoding"] == "gzip"
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert found.num_bytes_downloaded < len(found.content) / 2


def test_cards_are_packed_and_asked_for_again_only_if_they_changed(server_here) -> None:
    address = f"{server_here.base}/api/games/innovation/cards"
    cards = httpx.get(address, headers={"Accept-Encoding": "gzip"})
    assert cards.headers["content-encoding"] == "gzip"
    again = httpx.get(address, headers={"If-None-Match": cards.headers["etag"]})
    assert again.status_code == 304
