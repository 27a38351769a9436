// The shape of the pages' own catalogue: French is the model, every other language has the same keys.
import { fr } from './fr.ts';

export type Key = keyof typeof fr;
export type Catalogue = Readonly<Record<Key, string | Readonly<Record<'one' | 'other', string>>>>;
