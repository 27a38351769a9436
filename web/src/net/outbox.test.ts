import { describe, expect, it } from 'vitest';
import type { Ask } from '../wire/messages.ts';
import { Outbox } from './outbox.ts';

function box(): { outbox: Outbox; sent: Ask[] } {
  const sent: Ask[] = [];
  return { outbox: new Outbox((ask) => sent.push(ask)), sent };
}
const grid = (n: number): Ask => ({ kind: 'arrange', n });

describe('an outbox', () => {
  it('sends at once when nothing is under way', () => {
    const { outbox, sent } = box();
    outbox.put(grid(1));
    expect(sent).toEqual([grid(1)]);
    expect(outbox.idle).toBe(false);
  });

  it('keeps what comes meanwhile, in its order', () => {
    const { outbox, sent } = box();
    for (const ask of [grid(1), { kind: 'name' }, grid(2)]) outbox.put(ask, true);
    expect(sent).toEqual([grid(1)]);
    outbox.answered(false);
    outbox.answered(false);
    expect(sent).toEqual([grid(1), { kind: 'name' }, grid(2)]);
    outbox.answered(false);
    expect(outbox.idle).toBe(true);
  });

  it('sends only the latest of those that replace each other, and never one that is under way', () => {
    const { outbox, sent } = box();
    for (const n of [1, 2, 3]) outbox.put(grid(n), true);
    outbox.answered(false);
    expect(sent).toEqual([grid(1), grid(3)]);
  });

  it('forgets what waits after a refusal', () => {
    const { outbox, sent } = box();
    outbox.put(grid(1));
    outbox.put(grid(2));
    outbox.answered(true);
    expect(sent).toEqual([grid(1)]);
    expect(outbox.idle).toBe(true);
  });
});
