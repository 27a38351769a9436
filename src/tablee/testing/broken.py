"""How a law says that a game breaks it."""


class Broken(AssertionError):
    """A law that does not hold, told in one sentence."""


def hold(holds: bool, sentence: str) -> None:
    """Raise Broken with the sentence unless the law holds."""
    if not holds:
        raise Broken(sentence)
