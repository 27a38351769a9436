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
  const mayTurn = placeAt(...askedFor(location)).page !== 'table' && (await keeping.waits()) && !(await openElsewhere());
  if (mayTurn && (await keeping.turned())) {
    location.reload();
    return new Promise(() => {});
  }
  setTimeout(() => void keeping.renew(), SOON);
  return new PocketTransport();
}

/** Whether another tab has the house; the page before this one in the same tab may need a moment to let go of it. */
async function openElsewhere(): Promise<boolean> {
  for (let tries = 0; tries < 10; tries++) {
    const held = (await navigator.locks?.query())?.held ?? [];
    if (!held.some((one) => one.name === shared(folderOf(location.href)).lock)) return false;
    await new Promise((on) => setTimeout(on, 200));
  }
  return true;
}
