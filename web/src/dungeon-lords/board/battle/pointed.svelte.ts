// The choice that is pointed at, before it is made: the heroes show what it would do to them.
import type { Attachment } from 'svelte/attachments';

class Pointed {
  pick = $state.raw<string | undefined>();

  /** Whatever it is attached to points at this pick while it is under the pointer, or in focus. */
  readonly at =
    (pick: () => string | undefined): Attachment<HTMLElement> =>
    (element) => {
      let own: string | undefined;
      const begin = () => {
        own = pick();
        this.pick = own;
      };
      const end = () => {
        const left = own;
        own = undefined;
        // What is taken from the stage while it is in focus says so in the middle of drawing.
        queueMicrotask(() => {
          if (left !== undefined && this.pick === left) this.pick = undefined;
        });
      };
      const listeners = [
        ['pointerenter', begin],
        ['focusin', begin],
        ['pointerleave', end],
        ['focusout', end],
      ] as const;
      for (const [name, listener] of listeners) element.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of listeners) element.removeEventListener(name, listener);
        end();
      };
    };
}

export const pointed = new Pointed();
