// The place on the scale to which a price leads that is pointed at.
import type { Attachment } from 'svelte/attachments';

class Aim {
  evil = $state.raw<number | undefined>();

  /** Shows where one's mask would stand while the element is pointed at, or in focus. */
  readonly on =
    (evil: () => number | undefined): Attachment<HTMLElement> =>
    (element) => {
      let isOn = false;
      const begin = () => {
        this.evil = evil();
        isOn = true;
      };
      const end = () => {
        if (isOn) this.evil = undefined;
        isOn = false;
      };
      const begins = ['pointerenter', 'focusin'];
      const ends = ['pointerleave', 'focusout'];
      for (const name of begins) element.addEventListener(name, begin);
      for (const name of ends) element.addEventListener(name, end);
      return () => {
        for (const name of begins) element.removeEventListener(name, begin);
        for (const name of ends) element.removeEventListener(name, end);
        // What is taken from the board in the middle of drawing says so afterwards.
        queueMicrotask(end);
      };
    };
}

export const aim = new Aim();
