// Pieces travel from where they were to where they are, so that one sees what happened; nothing waits for them.

export type Places = ReadonlyMap<string, DOMRect>;

const CALM = 230;

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where every piece (data-travel="name") stands now. */
export function places(root: HTMLElement): Places {
  const found = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-travel]')) {
    found.set(piece.dataset['travel'] ?? '', piece.getBoundingClientRect());
  }
  return found;
}

/** Lets each piece glide from its former place; a new one comes from the piece named by its data-from, or fades in. */
export function glide(root: HTMLElement, before: Places): void {
  if (still()) return;
  for (const piece of root.querySelectorAll<HTMLElement>('[data-travel]')) {
    const was = before.get(piece.dataset['travel'] ?? '') ?? before.get(piece.dataset['from'] ?? '');
    const is = piece.getBoundingClientRect();
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: CALM, easing: 'ease-out' });
    } else if (Math.hypot(was.left - is.left, was.top - is.top) > 2 || Math.abs(was.width - is.width) > 4) {
      piece.animate(
        [
          { transform: shift(was, is), zIndex: 5 },
          { transform: 'none', zIndex: 5 },
        ],
        {
          duration: CALM,
          easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
        },
      );
    }
  }
}

function shift(was: DOMRect, is: DOMRect): string {
  const scale = is.width ? was.width / is.width : 1;
  const x = was.left + was.width / 2 - (is.left + is.width / 2);
  const y = was.top + was.height / 2 - (is.top + is.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
