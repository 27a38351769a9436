// The calls that only a house in a browser has: all its matches as one file, out and in.
import { textOf } from '../net/api.ts';

export interface BroughtIn {
  readonly new: number;
  readonly longer: number;
  readonly known: number;
}

export const matches = {
  takeOut: () => textOf('GET', '/api/matches'),
  bringIn: async (file: string) => JSON.parse(await textOf('POST', '/api/matches', file)) as BroughtIn,
};
