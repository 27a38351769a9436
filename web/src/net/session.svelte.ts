// One table as this browser knows it: who sits there, what happened, how it looks, and the asks under way.
import type { Line, LineState } from './socket.ts';
import { lineTo } from './dial.ts';
import { Reactions } from './reactions.svelte.ts';
import type {
  AnswerLetter,
  Ask,
  AskLetter,
  FromHouse,
  GameEvent,
  Numbered,
  Reaction,
  Refusal,
  TakebackLetter,
  TakebackTold,
  ToHouse,
  Told,
} from '../wire/messages.ts';
import type { TableSeen } from '../wire/tables.ts';

const REMINDER = 2;

/** A letter that has no id of its own yet. */
type Unsigned = Omit<AskLetter, 'id'> | Omit<TakebackLetter, 'id'> | Omit<AnswerLetter, 'id'>;

export class TableSession {
  table: TableSeen = $state.raw(undefined as unknown as TableSeen);
  /** When the house showed us the table so, on our clock in seconds. */
  shownAt: number = $state(Date.now() / 1000);
  told: Told | null = $state.raw(null);
  history: readonly Numbered[] = $state.raw([]);
  /** What the last telling brought; after joining, the last things that happened before. */
  happened: readonly GameEvent[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  readonly reactions = new Reactions();
  /** Why our last reaction was not shown. */
  reactionRefusal: Refusal | null = $state.raw(null);
  /** The move that somebody asks to take back, or what came of the last one. */
  takeback: TakebackTold | null = $state.raw(null);
  line: LineState = $state('connecting');
  /** Our clock minus the house's, in seconds. */
  offset: number = $state(0);

  readonly #line: Line;
  readonly end: () => void;
  #waiting: string | null = $state(null);
  #reacted = '';

  constructor(table: TableSeen) {
    this.table = table;
    const { line, hangUp } = lineTo(table.id, {
      heard: (message) => this.#heard(message),
      state: (state) => (this.line = state),
    });
    this.#line = line;
    this.end = hangUp;
  }

  get mine(): number[] {
    return this.table.seats.flatMap((chair, seat) => (chair.mine ? [seat] : []));
  }

  /** Whether an ask of ours is unanswered; another one would not be heard. */
  get busy(): boolean {
    return this.#waiting !== null;
  }

  /** How the table looks to a seat of ours, or in public to one who only watches. */
  view(seat: number | null): unknown {
    return this.told?.views[seat === null ? 'public' : String(seat)];
  }

  /** Asks for a seat; one at a time, so that a double click is one ask. */
  ask(seat: number, ask: Ask): void {
    if (this.told) this.#ask({ ask, seat, seq: this.told.seq });
  }

  /** Asks to take a seat's last move back. */
  takeBack(seat: number): void {
    if (this.told) this.#ask({ takeback: true, seat, seq: this.told.seq });
  }

  /** Answers somebody who asks that. */
  answer(grant: boolean): void {
    if (this.takeback) this.#ask({ grant, request: this.takeback.number });
  }

  react(seat: number, reaction: Reaction): void {
    this.#reacted = crypto.getRandomValues(new Uint32Array(4)).join('-');
    this.reactionRefusal = null;
    this.#line.say({ react: reaction, seat, id: this.#reacted });
  }

  #ask(letter: Unsigned): void {
    if (this.#waiting) return;
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    this.#waiting = id;
    this.refusal = null;
    this.#line.ask({ ...letter, id } as ToHouse);
  }

  #heard(message: FromHouse): void {
    switch (message.type) {
      case 'table': {
        const { type: _, ...table } = message;
        this.table = table;
        this.shownAt = Date.now() / 1000;
        return;
      }
      case 'told':
        return this.#tell(message);
      case 'done':
        return this.#answered(message.id);
      case 'refused': {
        const { type: _, id, ...refusal } = message;
        if (id && id === this.#reacted) {
          this.reactionRefusal = refusal as Refusal;
          return;
        }
        this.refusal = refusal as Refusal;
        return this.#answered(id);
      }
      case 'reacted':
        return this.reactions.heard(message);
      case 'takeback':
        this.takeback = message;
        return;
      case 'pong':
        return;
    }
  }

  /** Without an id it is about something the house did not read, so about what we are waiting for. */
  #answered(id: string): void {
    if (!id || id === this.#waiting) this.#waiting = null;
  }

  #tell(told: Told): void {
    this.offset = Date.now() / 1000 - told.now;
    const known = this.history.at(-1)?.seq ?? -1;
    const fresh = told.events.filter((one) => one.seq > known);
    const first = this.told === null;
    if (told.why === 'joined') this.takeback = null; // if one is asked for, the house says so next
    this.history = told.why === 'happened' ? [...this.history, ...fresh] : told.events;
    if (!first && fresh.length) this.refusal = null;
    this.happened = (first ? told.events.slice(-REMINDER) : fresh).map((one) => one.event).filter(({ kind }) => kind !== 'hinted');
    this.told = told;
    this.#line.attend(told.result === null);
    if (told.done) this.#answered(told.done);
  }
}
