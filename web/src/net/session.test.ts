import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Numbered, Told } from '../wire/messages.ts';
import type { TableSeen } from '../wire/tables.ts';
import { network } from './network.ts';
import { TableSession } from './session.svelte.ts';
import { takeTransport } from './transport.ts';

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: string[] = [];
  constructor(readonly url: string) {
    socket = this;
  }
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {}
}
let socket: FakeSocket;

const table: TableSeen = {
  id: 't1',
  game: 'toy',
  options: {},
  clock: { per_turn: 0, per_match: 0 },
  status: 'playing',
  seats: [
    { kind: 'person', name: 'Camille', mine: true, online: true, relief: null, kept: false },
    { kind: 'open', mine: false, online: false, relief: null, kept: false },
  ],
  host: true,
  rematch: null,
  day: '',
  winners: null,
  lookers: 0,
  takeback: true,
  created: 0,
};
const event = (seq: number, kind: string): Numbered => ({ seq, at: 0, event: { kind } });
const told = (why: Told['why'], seq: number, events: Numbered[], more: object = {}): object => ({
  ...{ type: 'told', why, seq, now: 0, events, views: { 0: { seq } }, to_play: [0], clock: { used: [0, 0], since: [null, null] }, result: null },
  ...more,
});
const hear = (message: object): void => socket.onmessage?.({ data: JSON.stringify(message) });
const kinds = (events: readonly GameEvent[]): string[] => events.map((one) => one.kind);
const asks = (): { id: string; seq: number }[] => socket.sent.map((one) => JSON.parse(one) as { id: string; seq: number });

let session: TableSession;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'house.example' });
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  takeTransport(network);
  session = new TableSession(table);
  socket.onopen?.();
});

describe('a table as this browser knows it', () => {
  it('calls the house by the table’s own address', () => {
    expect(socket.url).toBe('wss://house.example/ws/t1');
    expect(session.mine).toEqual([0]);
  });

  it('learns the whole history on joining, and then only what is new', () => {
    hear(told('joined', 3, [event(1, 'a'), event(2, 'b'), event(3, 'c')]));
    expect(kinds(session.happened)).toEqual(['b', 'c']);
    hear(told('happened', 4, [event(4, 'd')]));
    expect(kinds(session.happened)).toEqual(['d']);
    expect(session.history.map((one) => one.seq)).toEqual([1, 2, 3, 4]);
    expect(session.view(0)).toEqual({ seq: 4 });
    expect(session.view(null)).toBeUndefined();
  });

  it('tells nothing twice after a resync', () => {
    hear(told('joined', 2, [event(1, 'a'), event(2, 'b')]));
    hear(told('stale', 3, [event(1, 'a'), event(2, 'b'), event(3, 'c')]));
    expect(kinds(session.happened)).toEqual(['c']);
    expect(session.history).toHaveLength(3);
  });

  it('makes one ask of a double click, and another once it is answered', () => {
    hear(told('joined', 2, [event(2, 'a')]));
    session.ask(0, { kind: 'draw' });
    session.ask(0, { kind: 'draw' });
    expect(asks()).toHaveLength(1);
    expect(session.busy).toBe(true);
    expect(asks()[0]).toMatchObject({ ask: { kind: 'draw' }, seat: 0, seq: 2 });
    hear(told('happened', 3, [event(3, 'b')], { done: asks()[0]?.id }));
    expect(session.busy).toBe(false);
    session.ask(0, { kind: 'draw' });
    expect(asks()).toHaveLength(2);
    expect(asks()[1]?.id).not.toBe(asks()[0]?.id);
  });

  it('keeps a refusal until the next ask or the next event', () => {
    hear(told('joined', 2, [event(2, 'a')]));
    session.ask(0, { kind: 'lay' });
    hear({ type: 'refused', id: asks()[0]?.id, refused: 'draw_first', rule: 'R4' });
    expect(session.refusal).toEqual({ refused: 'draw_first', rule: 'R4' });
    session.ask(0, { kind: 'draw' });
    expect(session.refusal).toBeNull();
  });

  it('follows the table itself', () => {
    hear({ type: 'table', ...table, rematch: 't2' });
    expect(session.table.rematch).toBe('t2');
  });

  it('asks to take a move back, one thing at a time, and answers who asks', () => {
    hear(told('joined', 3, []));
    session.takeBack(0);
    session.takeBack(0);
    expect(asks()).toMatchObject([{ takeback: true, seat: 0, seq: 3 }]);
    session.answer(true);
    expect(asks()).toHaveLength(1);
    hear({ type: 'done', id: asks()[0]?.id, seq: 3 });
    hear({ type: 'takeback', number: 7, seat: 1, waits_for: [0], state: 'asked', by: null });
    session.answer(false);
    expect(asks()[1]).toMatchObject({ grant: false, request: 7 });
  });

  it('forgets what was asked before it came back: the house says what is asked now', () => {
    hear({ type: 'takeback', number: 7, seat: 1, waits_for: [0], state: 'asked', by: null });
    expect(session.takeback?.number).toBe(7);
    hear(told('joined', 3, []));
    expect(session.takeback).toBeNull();
  });
});
