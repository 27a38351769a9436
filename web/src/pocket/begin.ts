// How the pages of a house in this browser begin: with the newest house that has been fetched, if nobody plays just now.
import { askedFor } from '../addresses.ts';
import { placeAt } from '../router.ts';
import { Keeping } from './keeping.ts';
import { folderOf, shared } from './letters.ts';
import { PocketTransport } from './transport.ts';

const SOON = 10_000;

/** The way to the house. A newer one takes over only here, where neither another tab nor a table is open. */
export async function begun(): Promise<PocketTransport> {
  const keeping = Keeping.here(true);
  if (placeAt(...askedFor(location)).page !== 'table' && !(await openElsewhere()) && (await keeping.turned())) {
    location.reload();
    return new Promise(() => {});
  }
  setTimeout(() => void keeping.renew(), SOON);
  return new PocketTransport();
}

async function openElsewhere(): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some((one) => one.name === shared(folderOf(location.href)).lock);
}
