// Dragging of pieces with a mouse into a plan, from anywhere on the table. A press on a piece that cannot be added asks why
// not.
import type { Attachment } from 'svelte/attachments';

export interface Drop {
  /** The piece that lies at this place, if it is one that can be dragged. */
  readonly pieceAt: (place: string) => string | undefined;
  /** `x` is where in the window it was let go. */
  readonly add: (piece: string, x: number) => void;
}

/** A mouse that moved less has pressed. */
const LEAST = 8;

/** For the element onto which they are dragged; `undefined` while nothing is planned. */
export function dragging(now: () => Drop | undefined): Attachment<HTMLElement> {
  return (region) => {
    let begun:
      | { readonly piece: string; readonly from: HTMLElement; readonly x: number; readonly y: number }
      | undefined;
    let image: HTMLElement | undefined;
    const stop = () => {
      image?.remove();
      image = undefined;
      begun = undefined;
    };
    const down = ({ target, pointerType, button, clientX, clientY }: PointerEvent) => {
      const from = placeOf(target);
      const piece = from && now()?.pieceAt(from.dataset.place ?? '');
      if (pointerType === 'mouse' && button === 0 && from && piece) begun = { piece, from, x: clientX, y: clientY };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!begun) return;
      if (!image && Math.hypot(clientX - begun.x, clientY - begun.y) < LEAST) return;
      image ??= imageOf(begun.from);
      image.style.translate = `${clientX - begun.x}px ${clientY - begun.y}px`;
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      const { piece } = begun ?? {};
      const isDragged = image !== undefined;
      stop();
      if (!isDragged || piece === undefined) return;
      // The press that ends the drag is none.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      const { left, right, top, bottom } = region.getBoundingClientRect();
      if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) now()?.add(piece, clientX);
    };
    const click = ({ target, clientX }: MouseEvent) => {
      const from = placeOf(target);
      const drop = now();
      if (!drop || from?.getAttribute('aria-disabled') !== 'true') return;
      const piece = drop.pieceAt(from.dataset.place ?? '');
      if (piece) drop.add(piece, clientX);
    };
    const listeners = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', stop],
      ['click', click],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener);
    return () => {
      stop();
      for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
}

function placeOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
}

/** What moves with the mouse. */
function imageOf(from: HTMLElement): HTMLElement {
  const { left, top, width, height } = from.getBoundingClientRect();
  const image = from.cloneNode(true) as HTMLElement;
  image.removeAttribute('data-place');
  image.setAttribute('aria-hidden', 'true');
  Object.assign(image.style, {
    position: 'fixed',
    zIndex: '60',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    opacity: '0.85',
    pointerEvents: 'none',
  });
  (from.closest('.table') ?? document.body).append(image);
  return image;
}
