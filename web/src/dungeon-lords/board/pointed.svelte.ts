// The choice that is pointed at, before it is made: the heroes show what it would do to them, a house what it would bring.
import type { Attachment } from 'svelte/attachments';
import { whilePointed } from '../../table/kit/pointing.ts';

class Pointed {
  pick = $state.raw<string | undefined>();

  /** Whatever it is attached to points at this pick while it is under the pointer, or in focus. */
  readonly at = (pick: () => string | undefined): Attachment<HTMLElement> => {
    let own: string | undefined;
    return whilePointed(
      () => {
        own = pick();
        this.pick = own;
      },
      () => {
        if (this.pick === own) this.pick = undefined;
      },
    );
  };
}

export const pointed = new Pointed();
