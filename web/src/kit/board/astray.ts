// Keys pressed while nothing is focused that wants them: they are meant for the board, without a click on it first.

const WRITING = 'input, textarea, select, [contenteditable]';
const HELD = 'button, a[href], summary, [tabindex]:not(main)';

/** Whether a key belongs to the board all the same; on something that can be pressed only those that mean nothing there. */
export function astray(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (!target || target.closest(`[role=grid], ${WRITING}`) || document.querySelector('dialog[open]')) return false;
  return target.closest(HELD) ? /^[a-z*/]$/i.test(event.key) || event.key === 'Backspace' : event.key !== 'Tab';
}

/** The square where the keyboard is takes the focus, so that the next keys go there by themselves. */
export function takeUp(board: HTMLElement | undefined): void {
  board?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus({ preventScroll: true });
}
