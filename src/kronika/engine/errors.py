"""Errors. Every message is meant for people and says what is allowed."""


class KronikaError(Exception):
    """A request that can't be carried out; nothing has changed."""


class UnknownGame(KronikaError):
    pass


class BrokenGame(KronikaError):
    """An installed game that can't be used because its id is taken or it can't be loaded."""


class BadSetup(KronikaError):
    """A seat count, option or seed that the game doesn't have."""


class IllegalAnswer(KronikaError):
    """An answer that isn't among the options. `legal` has the tokens that are, and `rule` is the rule behind the
    choice."""

    def __init__(self, message: str, legal: tuple[str, ...] = (), rule: str = "") -> None:
        super().__init__(message)
        self.legal = legal
        self.rule = rule


class StaleAnswer(IllegalAnswer):
    """An answer to a question that has already been answered."""


class BadRecord(KronikaError):
    """A record that is damaged, of another kind, or doesn't fit the rules."""


class BadSave(KronikaError):
    """A saved match that is damaged or of another rules version."""


class BadData(KronikaError):
    """A data file with an unknown card, field or value."""


class Ended(Exception):
    """Raised by a rule that ends the game at once, however deeply effects are nested."""
