// What travels between the browser and the house, under the names that pages still use; web/src/wire has it all.
import type { AnswerLetter, AskLetter, TakebackLetter } from '../wire/messages.ts';

export type * from '../wire/calls.ts';
export type * from '../wire/messages.ts';
export type * from '../wire/tables.ts';
export type { SeatSeen as Chair, TableSeen as Table } from '../wire/tables.ts';
/** What the house answers under its id. */
export type ToHouse = AskLetter | TakebackLetter | AnswerLetter;
