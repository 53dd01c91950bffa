// The positions on the page where movements begin and end, and copies of the pieces there.
import { boxOf } from '@undertow/web/src/table/kit/boxes.ts';
import type { Anchor } from '@undertow/web/src/table/kit/movement.ts';
import type { Scenery } from '@undertow/web/src/table/kit/scenery.ts';

/** Nothing closes up: what is on offer keeps its place in the windows, also when the tavern opens and closes. */
export const scenery: Scenery = {
  elementAt,
  copyOf,
  backOf: (to) => (to.startsWith('card:') ? 'siege' : 'order'),
  part: '#main nav > [aria-current]',
  dice: 'meadow',
};

/**
 * Places by their names; what a seat has by its stores, or else its panel; a house by its order. What lies in a place of its
 * own is nowhere else.
 */
function elementAt(anchor: Anchor): HTMLElement | null {
  const [kind = '', first = '', second = ''] = anchor.split(':');
  if (anchor === 'meadow') return document.querySelector('.question');
  if (kind === 'minion') return inSight(`[data-place="space:${first}:${second}"] .minion`);
  const here = inSight(`[data-place="${CSS.escape(anchor)}"]`);
  if (here) return here;
  switch (kind) {
    case 'store':
      return inSight(`[data-store="${first}:${second}"]`) ?? panelOf(first);
    case 'cell':
    case 'prison':
    case 'mask':
    case 'seat':
      return panelOf(first);
    case 'space':
      return inSight(`[data-place="house:${first}"]`) ?? elementAt('meadow');
    case 'coming':
      return inSight(`[data-coming="${first}"]`);
    default:
      return null;
  }
}

function panelOf(seat: string): HTMLElement | null {
  return (
    inSight(`[data-place="seat:${seat}"]`) ??
    inSight(`[data-seat="${seat}"]`) ??
    inSight(`[data-place="door:${seat}"]`) ??
    inSight(`[data-store^="${seat}:"]`) ??
    // Where there is room for one part of the table, what is one's own lies behind its tab.
    inSight('[data-place="tab:mine"]')
  );
}

/** Some things are drawn in several places, of which one is shown. What is known to be out of sight is not asked: it would be styled. */
function inSight(selector: string): HTMLElement | null {
  const drawn = (document.getElementById('main') ?? document).querySelectorAll<HTMLElement>(selector);
  return [...drawn].find((one) => !one.closest('.unseen') && one.checkVisibility()) ?? null;
}

/** Of a place the piece on it, as large as it is there, wherever in the place it was put. */
function copyOf(element: Element): Element {
  const piece = element.matches('button') ? (element.firstElementChild ?? element) : element;
  const copy = piece.cloneNode(true) as HTMLElement;
  // A piece without a box of its own fills its place.
  const { width, height } = boxOf(piece.getClientRects().length > 0 ? piece : element);
  const size = { width: `${width}px`, height: `${height}px`, margin: '0' };
  Object.assign(copy.style, { ...size, display: 'block', position: 'relative', inset: 'auto', transform: 'none' });
  for (const named of [copy, ...copy.querySelectorAll('[data-place]')]) named.removeAttribute('data-place');
  return copy;
}
