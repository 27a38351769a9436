// What a board says of pieces that lie there unplayed: sentences to be spoken, what the house foresees, the one button.
import type { Fields } from '../../i18n/texts.ts';
import type { Ask, Refusal } from '../../wire/messages.ts';

/** A sentence of the locale's [ui] section with its fields. */
export interface Words {
  readonly key: string;
  readonly fields: Fields;
}

/** What the house says of them: what they would bring, or the rule they break. */
export interface PreviewedAs<Foreseen> {
  readonly preview: Foreseen | null;
  readonly refused: Refusal | null;
}

/** What the main button says, and what it asks for; null while there is nothing to ask. */
export interface MainButton<OwnAsk extends Ask> {
  readonly words: Words;
  readonly ask: OwnAsk | null;
}
