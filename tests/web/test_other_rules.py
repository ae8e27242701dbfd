"""A record of other rules in the browser."""

import kronika


def test_a_record_of_other_rules_is_replayed_with_a_note(visit, artifacts) -> None:
    match = kronika.new("innovation", seats=2, seed=7)
    while len(match.answers) < 4:
        match.answer(match.choice.options[0])
    record = match.record(["Ann", "Bob"]).replace(match.game.fingerprint, "0ddc0ffee000")
    for lang, note in (("en", "recorded under different rules: version"), ("cs", "podle jiných pravidel: verze")):
        dana = visit("Dana", lang=lang)
        dana.open("/replay")
        dana.page.locator("main textarea").fill(record)
        dana.page.locator("main form button[type=submit]").click()
        told = dana.page.locator(".replay-told")
        told.wait_for()
        text = told.inner_text()
        assert note in text
        assert "(0ddc0ffee000)" in text
        assert f"({match.game.fingerprint})" in text
        dana.page.screenshot(path=str(artifacts / f"other-rules-{lang}.png"))
