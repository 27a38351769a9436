// Arrow keys within a group of pieces: one stop for Tab, arrows inside (roving tabindex).
import type { Attachment } from 'svelte/attachments';

/** The piece an arrow leads to, or null when the key is none of ours; `columns` is how many stand in a row. */
export function step(key: string, from: number, count: number, columns: number): number | null {
  const within = (to: number): number => (to >= 0 && to < count ? to : from);
  switch (key) {
    case 'ArrowLeft':
      return within(from - 1);
    case 'ArrowRight':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - columns);
    case 'ArrowDown':
      return within(from + columns);
    case 'Home':
      return count ? 0 : null;
    case 'End':
      return count ? count - 1 : null;
    default:
      return null;
  }
}

const PIECE = '[data-rove]';

/** Makes a group's pieces one tab stop; they carry the attribute data-rove. */
export const roving: Attachment<HTMLElement> = (group) => {
  let current: HTMLElement | null = null;
  const pieces = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(PIECE)];

  const settle = (): void => {
    const all = pieces();
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const piece of all) piece.tabIndex = piece === current ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    const piece = (event.target as HTMLElement).closest<HTMLElement>(PIECE);
    if (piece) current = piece;
    settle();
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || !current) return;
    const all = pieces();
    const top = all[0]?.offsetTop ?? 0;
    const columns = Math.max(1, all.filter((piece) => piece.offsetTop === top).length);
    const next = step(event.key, all.indexOf(current), all.length, columns);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', pressed);
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('keydown', pressed);
  };
};
