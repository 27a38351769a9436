// Whether what a learner asks is what the lesson wants: field by field, whoever asks it and however its pieces are listed. Pure.
import type { Ask } from '../../wire/messages.ts';

/** The same ask, to the letter; pieces of a list may come in any order, rows of a grid may not. */
export function alikeAsks(asked: Ask, wanted: Ask): boolean {
  return written({ ...asked, seat: null }) === written({ ...wanted, seat: null });
}

/** A value as text that is the same for values that mean the same: what is not said is null. */
function written(value: unknown): string {
  if (Array.isArray(value)) {
    const parts = value.map(written);
    return `[${(value.some(isThing) ? parts.sort() : parts).join()}]`;
  }
  if (!isThing(value)) return JSON.stringify(value ?? null);
  const said = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return `{${said
    .map(([name, field]) => `${name}:${written(field)}`)
    .sort()
    .join()}}`;
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
