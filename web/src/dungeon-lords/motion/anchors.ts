// Where on the page the anchors of movements are, and copies of what lies there.
import type { Anchor } from '../../table/kit/movement.ts';
import type { Scenery } from '../../table/kit/scenery.ts';

export const scenery: Scenery = {
  elementAt,
  copyOf: (element) => (element.firstElementChild ?? element).cloneNode(true) as Element,
  backOf: () => 'order',
  row: '[data-place^="offer:"]',
  dice: 'meadow',
};

/** Places by their names; what a seat has by its stores, or else its panel; a house by its order. */
function elementAt(anchor: Anchor): HTMLElement | null {
  const [kind = '', first = '', second = ''] = anchor.split(':');
  if (anchor === 'meadow') return document.querySelector('.question .words, .question');
  const here = inSight(`[data-place="${CSS.escape(anchor)}"]`);
  if (here) return here;
  switch (kind) {
    case 'store':
      return inSight(`[data-store="${first}:${second}"]`) ?? panelOf(first);
    case 'cell':
      return inSight(`[data-dungeon="${first}"]`) ?? panelOf(first);
    case 'creature':
    case 'hero':
    case 'prison':
    case 'mask':
      return panelOf(first);
    case 'space':
      return inSight(`[data-place="house:${first}"]`) ?? elementAt('meadow');
    case 'coming':
      return inSight(`[data-coming="${first}"]`);
    case 'seat':
      return panelOf(first);
    default:
      return null;
  }
}

function panelOf(seat: string): HTMLElement | null {
  return inSight(`[data-seat="${seat}"]`) ?? inSight(`[data-store^="${seat}:"]`);
}

/** Some things are drawn in several places, of which one is shown. */
function inSight(selector: string): HTMLElement | null {
  const all = [...(document.getElementById('main') ?? document).querySelectorAll<HTMLElement>(selector)];
  return all.find((one) => one.getClientRects().length > 0) ?? null;
}
