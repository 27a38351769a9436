// The move one is about to make: the pieces laid out, what they would bring, what is wrong with them, and what is asked for.
import { untrack } from 'svelte';
import type { BoardProps } from '../../games/contract.ts';
import type { Square } from '../../kit/board/grid.ts';
import { keep, recall } from '../../kit/browser/keep.ts';
import type { PreviewedAs, Words } from '../../kit/preview/previewed.ts';
import { voice } from '../../kit/voice/live.svelte.ts';
import type { Ask } from '../../wire/messages.ts';
import { leniently, previewWords, squaresOfBadWords, squaresRefused, type Reading } from '../board/reading.ts';
import type { Crossword, CrosswordView } from '../contract.ts';
import { Fingers, type Memory } from './fingers.svelte.ts';
import type { Put } from './hands.ts';
import type { Kept } from './memory.ts';

/** Unplayed pieces are remembered while the tab is open, for one place at one table. */
function memoryAt(place: string | undefined): Memory {
  const name = `draft.${place}`;
  return {
    recall: () => (place ? recall<Kept | null>(name, null, 'reload') : null),
    keep: (what) => place && keep(name, what, 'reload'),
  };
}

export class Draft<View extends CrosswordView, OwnAsk extends Ask, Foreseen> {
  readonly fingers: Fingers<View, OwnAsk, PreviewedAs<Foreseen>>;
  readonly #game: Crossword<View, OwnAsk, Foreseen>;
  readonly #board: () => BoardProps<OwnAsk>;

  /** To be made while a board is being made: it follows the board's view from then on. */
  constructor(game: Crossword<View, OwnAsk, Foreseen>, board: () => BoardProps<OwnAsk>) {
    this.#game = game;
    this.#board = board;
    const foresee = (ask: OwnAsk) => this.#foresee(ask);
    const speak = (found: PreviewedAs<Foreseen>) => this.#speak(found);
    this.fingers = untrack(() => new Fingers(game, this.view, foresee, speak, memoryAt(board().place)));
    $effect(() => {
      const changed = this.view;
      untrack(() => this.fingers.look(changed));
    });
    $effect(() => {
      if (this.board.refusal) this.#refused = untrack(() => this.hands.put);
    });
  }

  readonly board = $derived.by(() => this.#board());
  readonly view = $derived.by(() => this.board.view as View);
  readonly playing = $derived.by(() => this.board.live && this.board.seat !== null && this.view.phase !== 'over');
  /** A move of ours is under way: what lies on the board is what was asked for, so the hands rest until the house has answered. */
  readonly sending = $derived.by(() => this.board.busy ?? false);
  readonly free = $derived.by(() => this.playing && !this.sending);
  readonly mine = $derived.by(() => this.playing && this.view.turn === this.board.seat);
  readonly hands = $derived.by(() => this.fingers.hands);
  readonly previewed = $derived.by(() => this.fingers.previewed);
  readonly reading = $derived.by(() => this.#read(this.previewed));
  readonly button = $derived.by(() => this.#game.button(this.view, this.hands, this.reading));
  /** Whether the button promises something: nothing is known to be wrong with what it asks for, and it is not known to bring nothing. */
  readonly sound = $derived.by(
    () => this.hands.put.length === 0 || Boolean(this.previewed?.preview && !squaresOfBadWords(this.reading).length && this.reading?.points !== 0),
  );
  /** The pieces on the board as they lay when the house refused something. */
  #refused: readonly Put[] | null = $state.raw(null);
  /** What the house refused, until the pieces lie otherwise: it would speak of a word that is gone. */
  readonly refusal = $derived.by(() => (this.hands.put === this.#refused ? this.board.refusal : null));
  /** The squares that the house's refusal speaks of: if it names none, those of the pieces. */
  readonly refusedAt: readonly Square[] = $derived.by(() => {
    const named = squaresRefused(this.refusal, this.reading);
    return named.length || !this.refusal ? named : this.hands.put.map(({ square }) => square);
  });
  /** What the house refused, or else what it would refuse. */
  readonly wrong: readonly Square[] = $derived.by(() =>
    this.refusal ? this.refusedAt : [...squaresOfBadWords(this.reading), ...squaresRefused(this.previewed?.refused ?? null, this.reading)],
  );
  /** What has just happened, in sentences. */
  readonly news = $derived.by(() => this.board.happened.filter(this.#game.newsworthy).map(this.board.tell).filter(Boolean));

  words({ key, fields }: Words): string {
    return this.board.say(key, fields);
  }

  send(what: OwnAsk | null): void {
    if (this.mine && !this.sending && what) this.board.ask(what);
  }

  /** A key on the board; whether it was one of ours. */
  key(event: KeyboardEvent): boolean {
    const meaning = this.free ? this.fingers.key(event) : null;
    if (!meaning) return false;
    event.preventDefault();
    if (meaning.does === 'play') this.send(this.button.ask);
    if (meaning.does === 'missing') voice.say(this.words(this.#game.missing(meaning.letter)));
    return true;
  }

  async #foresee(what: OwnAsk): Promise<PreviewedAs<Foreseen> | null> {
    const { live, preview } = this.board;
    const count = this.hands.put.length;
    const found = ((live ? await preview?.(what) : null) ?? null) as PreviewedAs<Foreseen> | null;
    return found && leniently(found, count, this.#game.begun);
  }

  #read(previewed: PreviewedAs<Foreseen> | null): Reading | null {
    return previewed?.preview ? this.#game.reading(previewed.preview) : null;
  }

  #speak(found: PreviewedAs<Foreseen>): void {
    if (found.refused) voice.say(this.board.refusalSentence(found.refused));
    const sentence = previewWords(this.#read(found));
    if (sentence) voice.say(this.words(sentence));
  }
}
