// The choice that is pointed at, before it is made: the heroes show what it would do to them.
import type { Attachment } from 'svelte/attachments';

class Pointed {
  pick = $state.raw<string | undefined>();

  /** Whatever it is attached to points at this pick while it is under the pointer, or in focus. */
  readonly at =
    (pick: () => string | undefined): Attachment<HTMLElement> =>
    (element) => {
      const begin = () => {
        this.pick = pick();
      };
      const end = () => {
        if (this.pick === pick()) this.pick = undefined;
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
