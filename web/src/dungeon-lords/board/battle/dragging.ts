// Creatures and traps can be dragged with a mouse onto the stage, from wherever they lie on the table; and a press on one
// that cannot be sent asks why not.
import type { Attachment } from 'svelte/attachments';
import type { SeatView } from '../seat-view.ts';

export interface Drop {
  /** What lies where, by place. */
  readonly own: SeatView;
  readonly add: (piece: string) => void;
}

/** A mouse that moved less has pressed. */
const LEAST = 8;

/** `undefined` while nothing is planned. */
export function dragging(now: () => Drop | undefined): Attachment<HTMLElement> {
  return (stage) => {
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
      const from = pieceAt(target);
      const drop = now();
      const piece = drop && from && pieceOf(from.dataset.place ?? '', drop.own);
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
      const { left, right, top, bottom } = stage.getBoundingClientRect();
      if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) now()?.add(piece);
    };
    const click = ({ target }: MouseEvent) => {
      const from = pieceAt(target);
      const drop = now();
      if (!drop || from?.getAttribute('aria-disabled') !== 'true') return;
      const piece = pieceOf(from.dataset.place ?? '', drop.own);
      if (piece) drop.add(piece);
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

function pieceAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-place^="creature:"], [data-place^="trap:"]')
    : null;
}

/** `creature:2:0` and `trap:1` are places; the plan knows pieces by their faces. */
export function pieceOf(place: string, { creatures, traps = [] }: SeatView): string | undefined {
  const [kind, ...rest] = place.split(':');
  const at = Number(rest.at(-1));
  const id = kind === 'creature' ? creatures[at]?.id : traps[at];
  return id === undefined ? undefined : `${kind}:${id}`;
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
