// Dragging a piece with finger, pen or mouse, on pointer events; a tap stays a click.
import type { Attachment } from 'svelte/attachments';

export interface Drag {
  /** A selector of places that take the piece. */
  onto: string;
  drop(place: HTMLElement): void;
}

const SLACK = 6;
/** A finger hides what is under it: the piece stands above it, and falls on what lies between them. */
const LIFT = 40;
const HOVER = 14;

/** Makes an element draggable while `drag` is given; places under it get the attribute data-over. */
export function draggable(drag: Drag | null): Attachment<HTMLElement> {
  return (piece) => {
    if (!drag) return;
    const down = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary) follow(piece, event, drag);
    };
    piece.addEventListener('pointerdown', down);
    piece.addEventListener('touchmove', keep, { passive: false });
    piece.style.touchAction = 'none';
    return () => {
      piece.removeEventListener('pointerdown', down);
      piece.removeEventListener('touchmove', keep);
      piece.style.touchAction = '';
    };
  };
}

/** A finger that lets go in full flight would otherwise be taken for a flick, and Chromium would swallow the next tap. */
const keep = (event: TouchEvent): void => {
  if (event.cancelable) event.preventDefault();
};

function follow(piece: HTMLElement, start: PointerEvent, drag: Drag): void {
  const finger = start.pointerType === 'touch';
  const from = piece.getBoundingClientRect();
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const mark = (place: HTMLElement | null): void => {
    if (over !== place) over?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    over = place;
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(dx, dy) < SLACK) return;
    ghost ??= likeness(piece, finger);
    const stands = finger ? above(from, event) : [dx, dy];
    ghost.style.transform = `translate(${stands[0]}px, ${stands[1]}px) rotate(2deg)`;
    const under = (y: number): HTMLElement | null => document.elementFromPoint(event.clientX, y)?.closest<HTMLElement>(drag.onto) ?? null;
    mark((finger && under(event.clientY - LIFT)) || under(event.clientY));
  };
  const done = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    piece.removeEventListener('pointermove', move);
    for (const name of ENDS) piece.removeEventListener(name, done);
    const place = event.type === 'pointerup' ? over : null;
    mark(null);
    if (!ghost) return;
    ghost.remove();
    piece.removeAttribute('data-dragged');
    swallowClick(piece);
    if (place) drag.drop(place);
  };

  piece.setPointerCapture(start.pointerId);
  piece.addEventListener('pointermove', move);
  for (const name of ENDS) piece.addEventListener(name, done);
}

const ENDS = ['pointerup', 'pointercancel', 'lostpointercapture'] as const;

/** How far a piece goes so that it hovers over the place it would fall on, above the finger. */
function above(from: DOMRect, { clientX, clientY }: PointerEvent): readonly [number, number] {
  return [clientX - (from.left + from.width / 2), clientY - LIFT - HOVER - from.bottom];
}

function likeness(piece: HTMLElement, lifted: boolean): HTMLElement {
  const at = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  for (const name of ['id', 'data-travel', 'data-rove', 'aria-label', 'aria-pressed']) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.classList.add('ghost', ...(lifted ? ['lifted'] : []));
  Object.assign(ghost.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  document.body.append(ghost);
  piece.setAttribute('data-dragged', '');
  return ghost;
}

/** A captured pointer that goes up still clicks; the drop was meant, the click was not. */
function swallowClick(piece: HTMLElement): void {
  const eat = (click: Event): void => {
    click.stopImmediatePropagation();
    click.preventDefault();
  };
  piece.addEventListener('click', eat, { capture: true, once: true });
  setTimeout(() => piece.removeEventListener('click', eat, true), 0);
}
