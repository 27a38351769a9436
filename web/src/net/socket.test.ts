import { beforeEach, describe, expect, it } from 'vitest';
import type { AskLetter, FromHouse } from '../wire/messages.ts';
import { Line, type LineState, type Pipe } from './socket.ts';

class FakePipe implements Pipe {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: string[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let pipes: FakePipe[];
let alarms: { ms: number; then: () => void }[];
let states: LineState[];
let heard: FromHouse[];
let line: Line;

const last = (): FakePipe => pipes[pipes.length - 1]!;
const ring = (): void => {
  const alarm = alarms.pop();
  expect(alarms, 'only one alarm runs at a time').toHaveLength(0);
  alarm!.then();
};
const ask: AskLetter = { ask: { kind: 'draw' }, seat: 0, seq: 3, id: 'a1' };

beforeEach(() => {
  [pipes, alarms, states, heard] = [[], [], [], []];
  line = new Line(
    {
      dial: () => (pipes.push(new FakePipe()), last()),
      after(ms, then) {
        const alarm = { ms, then };
        alarms.push(alarm);
        return () => (alarms = alarms.filter((one) => one !== alarm));
      },
      random: () => 0.5,
    },
    { heard: (message) => heard.push(message), state: (state) => states.push(state) },
  );
});

describe('the line to the house', () => {
  it('passes on what it hears and forgets an answered ask', () => {
    last().onopen!();
    line.ask(ask);
    last().hear({ type: 'done', id: 'a1', seq: 4 });
    last().onclose!({ code: 1006 });
    ring();
    last().onopen!();
    expect(last().sent).toEqual([]);
    expect(heard).toEqual([{ type: 'done', id: 'a1', seq: 4 }]);
  });

  it('repeats an unanswered ask with the same id when it stands again', () => {
    last().onopen!();
    line.ask(ask);
    last().onclose!({ code: 1006 });
    expect(states).toEqual(['connecting', 'open', 'lost']);
    ring();
    last().onopen!();
    expect(pipes).toHaveLength(2);
    expect(last().sent).toEqual([JSON.stringify(ask)]);
  });

  it('stays lost while it calls again, until it stands', () => {
    last().onopen!();
    last().onclose!({ code: 1006 });
    ring();
    last().onclose!({ code: 1006 });
    ring();
    expect(states).toEqual(['connecting', 'open', 'lost', 'lost']);
    last().onopen!();
    expect(states.at(-1)).toBe('open');
  });

  it('keeps an ask made while it is down', () => {
    line.ask(ask);
    expect(last().sent).toEqual([]);
    last().onopen!();
    expect(last().sent).toEqual([JSON.stringify(ask)]);
  });

  it('pings after a silence and calls again when nothing is heard', () => {
    last().onopen!();
    ring();
    expect(last().sent).toEqual(['{"ping":true}']);
    ring();
    expect(pipes[0]!.closed).toBe(true);
    expect(states.at(-1)).toBe('lost');
    ring();
    expect(pipes).toHaveLength(2);
  });

  it('stays when the ping is answered', () => {
    last().onopen!();
    ring();
    last().hear({ type: 'pong' });
    expect(alarms.map((one) => one.ms)).toEqual([20_000]);
    expect(pipes).toHaveLength(1);
  });

  it('notices silence sooner while a match is on, and soonest while an ask is unanswered', () => {
    last().onopen!();
    const alarm = (): number => alarms[0]!.ms;
    line.attend(true);
    expect(alarm()).toBe(3_000);
    line.ask(ask);
    expect(alarm()).toBe(1_000);
    ring();
    expect(last().sent.at(-1)).toBe('{"ping":true}');
    expect(alarm()).toBe(3_000);
    last().hear({ type: 'pong' });
    expect(alarm(), 'the house lives, and the ask is still unanswered').toBe(1_000);
    last().hear({ type: 'done', id: 'a1', seq: 4 });
    expect(alarm()).toBe(3_000);
    line.attend(false);
    expect(alarm()).toBe(20_000);
    expect(pipes).toHaveLength(1);
  });

  it('waits longer and longer between tries, up to a limit', () => {
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      last().onclose!({ code: 1006 });
      waits.push(alarms[0]!.ms);
      ring();
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('checks at once when the tablet wakes, and dials at once when it was down', () => {
    last().onopen!();
    line.wake();
    expect(last().sent).toEqual(['{"ping":true}']);
    expect(alarms.map((one) => one.ms)).toEqual([3_000]);
    last().onclose!({ code: 1006 });
    line.wake();
    expect(pipes).toHaveLength(2);
  });

  it('gives up a call that is never picked up', () => {
    ring();
    expect(states.at(-1)).toBe('lost');
  });

  it('counts a telling that names the ask as its answer', () => {
    last().onopen!();
    line.ask(ask);
    last().hear({ type: 'told', done: 'a1', events: [] });
    last().onclose!({ code: 1006 });
    ring();
    last().onopen!();
    expect(last().sent).toEqual([]);
  });

  it('lets an ask go that the house did not even read', () => {
    last().onopen!();
    line.ask(ask);
    last().hear({ type: 'refused', id: '', refused: 'too_fast', rule: '' });
    last().onclose!({ code: 1006 });
    ring();
    last().onopen!();
    expect(last().sent).toEqual([]);
  });

  it.each([4404, 4410, 4429])('does not call again after closing code %i', (code) => {
    last().onopen!();
    last().onclose!({ code });
    expect(states.at(-1)).toBe('ended');
    expect(alarms).toEqual([]);
  });

  it('survives rubbish and stays silent after its end', () => {
    last().onopen!();
    last().onmessage!({ data: '{broken' });
    expect(heard).toEqual([]);
    line.end();
    line.wake();
    expect(last().closed).toBe(true);
    expect(alarms).toEqual([]);
    expect(pipes).toHaveLength(1);
  });
});
