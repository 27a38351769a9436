"""Minds for tests: one that thinks at once, and one that is lost as often as a test wants."""

from tablee.pocket.thinking import thought_over


class Thinking:
    """Thinks in this very process, through the same bytes as in a browser."""

    def __init__(self, lost: int = 0) -> None:
        self.lost = lost
        self.thoughts = 0
        self.ended = 0

    async def think(self, thought: bytes) -> bytes:
        self.thoughts += 1
        if self.lost:
            self.lost -= 1
            raise RuntimeError("ended")
        return thought_over(thought)

    def end(self) -> None:
        self.ended += 1
