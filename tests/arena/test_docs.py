from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_bot_in_the_documentation_is_the_one_that_is_tested() -> None:
    _, _, body = (DOCS / "examples/first_bot.py").read_text(encoding="utf-8").partition("\n\n")
    assert body in (DOCS / "arena.md").read_text(encoding="utf-8")
