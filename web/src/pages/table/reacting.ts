// The six reactions: how they look, what they are called, and where they are offered.
import type { Key } from '../../i18n/catalogue.ts';
import { t } from '../../i18n/speech.svelte.ts';
import type { Reaction } from '../../wire/messages.ts';
import type { SeatSeen } from '../../wire/tables.ts';

export const REACTIONS: readonly Reaction[] = ['clap', 'smile', 'wonder', 'surprise', 'heart', 'well_played'];

/** What is drawn; the one without is written. */
export const SIGNS: Readonly<Partial<Record<Reaction, string>>> = { clap: '👏', smile: '😄', wonder: '🤔', surprise: '😮', heart: '❤️' };

export const reactionName = (reaction: Reaction): string => t(`react.${reaction}` satisfies Key);

/** Whether there is another person to see it. */
export const inCompany = (seats: readonly SeatSeen[]): boolean => seats.some((chair) => chair.kind === 'person' && !chair.mine);
