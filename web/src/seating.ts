// Who sits where, in words: short names for the players' line, full ones for sentences.
import { apart } from './apart.ts';
import { t } from './i18n/speech.svelte.ts';
import type { Say } from './i18n/texts.ts';
import type { Chair, Table } from './net/messages.ts';

export function shortName(chair: Chair, say: Say): string {
  switch (chair.kind) {
    case 'person':
      return chair.name;
    case 'bot':
      return say(`level.${chair.level}`);
    case 'open':
      return t('wait.open');
  }
}

export function fullName(chair: Chair, say: Say): string {
  return chair.kind === 'bot' ? t('wait.robot', { level: say(`level.${chair.level}`) }) : shortName(chair, say);
}

export function namesAt(table: Table, say: Say): string[] {
  return apart(table.seats.map((chair) => fullName(chair, say)));
}
