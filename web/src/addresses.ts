// How addresses of the house look in links: a house on a network has an address for each page; one in a browser is a folder of files with one
// page, so that any server can offer it, and the rest stands behind a `?`.

/** What the page says of its house; nothing where there is no page. */
const said = globalThis.document?.documentElement?.dataset ?? {};

export const inPocket = said['house'] === 'pocket';

/** Whether there is a house to take along: this one, or one beside the house on a network, which then says so. */
export const takesAlong = inPocket || said['pocket'] !== undefined;

/** Where a house on a network has the one to be taken along. */
export const POCKET = '/pocket/';

/** Whether an address is a page of this house, and not of the other one beside it. */
export function isOurs(path: string, here: string, pocket = inPocket): boolean {
  return pocket ? path === here : !path.startsWith(POCKET);
}

/** A path of the house as a link. */
export function linkTo(path: string, pocket = inPocket): string {
  if (!pocket) return path;
  return path === '/' ? './' : '?' + path.replace('?', '&');
}

/** The path and the query that an address asks for. */
export function askedFor(address: { pathname: string; search: string }, pocket = inPocket): [path: string, query: string] {
  if (!pocket) return [address.pathname, address.search];
  const asked = address.search.slice(1);
  const [path = '', ...rest] = asked.split('&');
  return path.startsWith('/') ? [path, rest.join('&')] : ['/', asked];
}
