// Where we are: the router's place as reactive state, kept in step with the browser's history.
import { askedFor, isOurs } from './addresses.ts';
import { pathTo, placeAt, type Place } from './router.ts';

function now(): Place {
  return placeAt(...askedFor(location));
}

class Here {
  place: Place = $state.raw(now());

  /** Goes to a page; `replacing` leaves no step back. */
  go(place: Place, replacing = false): void {
    const path = pathTo(place);
    if (replacing) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.place = place;
    scrollTo(0, 0);
  }

  /** After the browser's own step: a move within the same page (#R7) is none. */
  refresh(): void {
    const place = now();
    if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place;
  }
}

export const here = new Here();
addEventListener('popstate', () => here.refresh());

/** Lets plain links of ours change the page without loading it anew; others are left alone. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (!isOurs(link.pathname, location.pathname)) return;
  if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  here.refresh();
  if (!link.hash) scrollTo(0, 0);
}
