// The figures on the stage that a moment moves: each is hidden while the moment draws it.
import { boxOf } from '@undertow/web/src/table/kit/boxes.ts';
import type { Attachment } from 'svelte/attachments';
import { scenery } from '../board/anchors.ts';
import type { Place } from '../board/places.ts';

export interface Figure {
  readonly box: DOMRect;
  /** What of the board is not seen meanwhile. */
  readonly below: HTMLElement | SVGElement;
}

/** The figure alone, without what stands below it; `undefined` while it is not in sight. */
export function figureAt(place: Place): Figure | undefined {
  const below = scenery.elementAt(place)?.querySelector<SVGElement>('.figure > svg');
  return below ? { below, box: boxOf(below) } : undefined;
}

/** For as long as what is drawn instead is there. */
export function standingFor(below: Figure['below']): Attachment {
  return () => {
    below.style.visibility = 'hidden';
    return () => {
      below.style.visibility = '';
    };
  };
}
