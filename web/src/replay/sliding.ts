// The attachment that makes timelines respond to presses and drags.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { pointIn } from '../table/kit/boxes.ts';

/** Tells at which place of its width the element is pressed, and to which it is dragged. */
export function sliding(to: (x: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const offs = [
      on(element, 'pointerdown', (event) => {
        if (event.button !== 0) return;
        element.setPointerCapture(event.pointerId);
        to(pointIn(element, event));
      }),
      on(element, 'pointermove', (event) => {
        if (element.hasPointerCapture(event.pointerId)) to(pointIn(element, event));
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  };
}
