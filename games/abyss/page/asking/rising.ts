// The attachment that moves a piece from its place on the board into a scene, and back if the scene is cancelled.

import { settings } from '@undertow/web/src/browser/settings.svelte.ts';
import { boxOf } from '@undertow/web/src/table/kit/boxes.ts';
import type { Attachment } from 'svelte/attachments';

const UP = { duration: 860, easing: 'cubic-bezier(.1,.7,.2,1)' };
const BACK = { duration: 320, easing: 'cubic-bezier(.22,.7,.2,1)' };

/** To be attached to the piece in the scene; it comes from what this finds on the board. */
export function rising(find: () => HTMLElement | null): Attachment<HTMLElement> {
  return (piece) => {
    const place = find();
    if (!place || settings.motion === 'off') return;
    const [below, above] = [boxOf(place), boxOf(piece)];
    if (below.width === 0) return;
    place.style.visibility = 'hidden';
    piece.animate([{ transform: way(above, below) }, { transform: 'none' }], UP);
    return () => {
      place.style.visibility = '';
      place.animate([{ transform: way(below, above) }, { transform: 'none' }], BACK);
      // On its way it is in front of all that it comes over.
      place.closest('[data-place]')?.animate({ zIndex: [1, 1] }, BACK);
    };
  };
}

/** What makes a piece that is here look as if it were there, seen from its middle. */
function way(here: DOMRect, there: DOMRect): string {
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  return `translate(${x}px, ${y}px) scale(${there.width / here.width})`;
}
