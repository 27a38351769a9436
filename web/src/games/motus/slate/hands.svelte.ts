// The words under one's fingers, one for each place where one may write; what the house refused stays until it is changed.
import { untrack } from 'svelte';
import type { Refusal } from '../../../wire/messages.ts';
import { arrived, placeOf, type Target } from './target.ts';
import { erased, lettersOf, typed } from './typing.ts';
import type { View } from '../view.ts';

export class Hands {
  #words: Readonly<Record<string, string>> = $state.raw({});
  #refused: { readonly place: string; readonly refusal: Refusal } | null = $state.raw(null);
  #view: View;

  constructor(view: View) {
    this.#view = view;
  }

  word(target: Target | null): string {
    return target ? (this.#words[placeOf(target)] ?? '') : '';
  }
  refusal(target: Target | null): Refusal | null {
    return target && this.#refused?.place === placeOf(target) ? this.#refused.refusal : null;
  }

  /** The table has changed: what has arrived leaves the fingers, what another prevented stays. */
  look(view: View): void {
    const gone = arrived(this.#view, view);
    const fresh = this.#view.round !== view.round;
    this.#view = view;
    if (fresh) this.#words = {};
    if (fresh || gone.length) this.#refused = null;
    if (gone.length) this.#words = Object.fromEntries(Object.entries(untrack(() => this.#words)).filter(([place]) => !gone.includes(place)));
  }

  refuse(target: Target, refusal: Refusal): void {
    this.#refused = { place: placeOf(target), refusal };
  }

  /** Writes the letters that a key stands for; whether it stands for any. A whole word that was refused gives way to the next one. */
  type(target: Target, key: string): boolean {
    const letters = lettersOf(key);
    if (letters && this.refusal(target) && this.word(target).length === target.length) this.clear(target);
    for (const letter of letters) this.#set(target, typed(this.word(target), letter, target.length, target.first));
    return letters !== '';
  }
  erase(target: Target): void {
    this.#set(target, erased(this.word(target), target.first));
  }
  clear(target: Target): void {
    this.#set(target, '');
  }

  #set(target: Target, word: string): void {
    this.#words = { ...this.#words, [placeOf(target)]: word };
    this.#refused = null;
  }
}
