// Thinks for the house, one thought after the other; whoever does not want to wait any longer ends this worker.
import { python } from './python.ts';

interface Thought {
  readonly id: number;
  readonly thought: Uint8Array;
}

const room = python('tablee.pocket.browser');

onmessage = async ({ data: { id, thought } }: MessageEvent<Thought>) => {
  try {
    const think = (await room)['think'] as (thought: Uint8Array) => Uint8Array;
    postMessage({ id, answer: think(thought) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
};
