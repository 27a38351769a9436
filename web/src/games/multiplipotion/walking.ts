// Arrows up and down lead from one place of the table to the next: their cards, the pile, mine, the hand, the buttons.
import type { View } from './wire.ts';

const PLACES = '.theirs .cards, .pile, .mine .cards, .rail .hand, .buttons';
const STOP = '[tabindex="0"], button:not([tabindex])';

/** Where one does what the moment asks for. */
const ASKED: Readonly<Partial<Record<View['phase'], string>>> = { draw: '.pile', lay: '.rail .hand', capture: '.mine .cards', amend: '.mine .cards' };

const stopIn = (place: Element | null | undefined): HTMLElement | null =>
  place?.matches(STOP) ? (place as HTMLElement) : (place?.querySelector<HTMLElement>(STOP) ?? null);

/** From where the focus is to the nearest place above or below that has something to stop at; whether there was one. */
export function walked(root: HTMLElement, from: Element, key: string): boolean {
  const places = [...root.querySelectorAll(PLACES)];
  const at = places.findIndex((place) => place.contains(from));
  const ahead = key === 'ArrowUp' ? places.slice(0, Math.max(at, 0)).reverse() : key === 'ArrowDown' ? places.slice(at + 1) : [];
  const stop = ahead.map(stopIn).find((one) => one !== null);
  stop?.focus();
  return stop !== undefined;
}

/** Keys that nobody wants find the place where something is to be done. */
export function takenUp(root: HTMLElement, phase: View['phase']): void {
  const place = ASKED[phase];
  if (place) stopIn(root.querySelector(place))?.focus();
}
