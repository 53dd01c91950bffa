// The place on the scale to which a price leads that is pointed at.
import type { Attachment } from 'svelte/attachments';
import { whilePointed } from '../../../table/kit/pointing.ts';

class Aim {
  evil = $state.raw<number | undefined>();

  /** Shows where one's mask would stand while the element is pointed at, or in focus. */
  readonly on = (evil: () => number | undefined): Attachment<HTMLElement> =>
    whilePointed(
      () => {
        this.evil = evil();
      },
      () => {
        this.evil = undefined;
      },
    );
}

export const aim = new Aim();
