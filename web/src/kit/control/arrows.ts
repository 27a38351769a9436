// Arrow keys for what is stepped through, from anywhere on the page: nothing need be clicked first.

/** What makes something else of these keys while the focus is in it; what only scrolls, while it has the focus itself. */
const CLAIMED = 'input, textarea, select, [contenteditable], [role=grid], [role=radiogroup]';
const SCROLLED = '[role=region]';

/** Where a key leads to among so many steps, or null if it leads nowhere. */
export function stepTo(key: string, at: number, end: number): number | null {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: end }[key];
  return to === undefined ? null : Math.min(end, Math.max(0, to));
}

/** Whether a key is nobody else's. */
export function unclaimed(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return !target?.matches(SCROLLED) && !target?.closest(CLAIMED) && !document.querySelector('dialog[open]');
}
