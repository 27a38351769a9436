"""Taking turns: what is long is done a little at a time."""

import asyncio

from tablee.match.thinking.turns import A_TURN, in_turns


async def test_others_have_their_turn_between_a_few_things() -> None:
    seen, done = list[int](), list[int]()

    async def other() -> None:
        while True:
            seen.append(len(done))
            await asyncio.sleep(0)

    task = asyncio.create_task(other())
    async for one in in_turns(range(3 * A_TURN)):
        done.append(one)
    task.cancel()
    assert done == list(range(3 * A_TURN))
    assert seen == [A_TURN, 2 * A_TURN, 3 * A_TURN]
