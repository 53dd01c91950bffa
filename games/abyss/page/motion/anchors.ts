// The positions on the page where movements begin and end, and copies of the pieces there.
import type { Anchor } from '@undertow/web/src/table/kit/movement.ts';
import type { Scenery } from '@undertow/web/src/table/kit/scenery.ts';
import { BACKS } from '../art/symbols.ts';
import { place } from '../board/places.ts';

export const scenery: Scenery = {
  elementAt,
  copyOf,
  backOf: (to) => (to.startsWith('court:') ? BACKS.lord : BACKS.ally),
  row: '[data-place^="court:"]',
  part: '#main nav > [aria-current]',
  dice: 'treasury',
};

function elementAt(anchor: Anchor): HTMLElement | null {
  if (anchor === 'treasury') return document.querySelector<HTMLElement>('.question .words, .question');
  if (anchor.startsWith('hand:of:')) return ofSeat(anchor.slice('hand:of:'.length), 'data-hand');
  if (anchor.startsWith('purse:')) return ofSeat(anchor.slice('purse:'.length), 'data-pearls');
  if (anchor.startsWith('wounds:')) return ofSeat(anchor.slice('wounds:'.length), 'data-wounds');
  if (anchor.startsWith('slot:'))
    return (
      document.querySelector<HTMLElement>('[data-fight-slot]') ??
      elementAt(place('beast', anchor.slice('slot:'.length)))
    );
  if (anchor === 'fight') return document.querySelector<HTMLElement>('[data-fight] .tide');
  if (anchor.startsWith('supply:'))
    return document.querySelector<HTMLElement>(`[data-supply="${anchor.slice('supply:'.length)}"]`);
  if (anchor.startsWith('points:'))
    return document.querySelector(`[data-seat="${anchor.slice('points:'.length)}"] .score`);
  if (anchor.startsWith('panel:')) return document.querySelector(`[data-seat="${anchor.slice('panel:'.length)}"]`);
  if (anchor === 'line') return document.querySelector<HTMLElement>('.question');
  if (anchor === 'figure') return document.querySelector<HTMLElement>('[data-figure="kraken"]');
  if (anchor === 'scourge') return document.querySelector<HTMLElement>('[data-figure="scourge"]');
  if (anchor.startsWith('head:')) return headAt(anchor.slice('head:'.length));
  // What has risen from its place is still known by it.
  const risen = document.querySelector<HTMLElement>(`[data-risen="${CSS.escape(anchor)}"]`);
  if (risen) return risen;
  const spot = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(anchor)}"]`);
  // Its place in the row is wider than the vault.
  if (anchor.startsWith('location:')) return spot?.querySelector<HTMLElement>('.piece') ?? spot;
  // A berth with a Leviathan is no place that may be chosen.
  if (!spot && anchor.startsWith('berth:'))
    return document.querySelector<HTMLElement>(`[data-space="${anchor.slice('berth:'.length)}"]`);
  return spot ?? (anchor === 'deck:exploration' ? document.querySelector<HTMLElement>('.dive .cap') : null);
}

/** One of the Lords under a Location: `bay:2` is the third. */
function headAt(head: string): HTMLElement | null {
  const [location = '', index] = head.split(':');
  const heads = document.querySelectorAll<HTMLElement>(`[data-place="${place('held', location)}"] .head`);
  return heads[Number(index)] ?? null;
}

/** What is one's own has places of its own; of others there is the panel. */
function ofSeat(seat: string, kind: string): HTMLElement | null {
  const own = document.querySelector<HTMLElement>(`[${kind}="${seat}"]`);
  const panel = document.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
  const stats = panel?.querySelector<HTMLElement>(kind === 'data-pearls' ? '.stats > *' : '.stats');
  return own ?? stats ?? panel;
}

function copyOf(element: Element): Element {
  const copy = (element.querySelector('.piece') ?? element).cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-state');
  return copy;
}
