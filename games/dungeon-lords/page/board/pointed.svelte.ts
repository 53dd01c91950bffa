// Something that is pointed at: what it would do is shown before it is chosen.
import { whilePointed } from '@undertow/web/src/table/kit/pointing.ts';
import type { Attachment } from 'svelte/attachments';

export class Pointed<What> {
  now = $state.raw<What | undefined>();

  /** Whatever it is attached to points at this while it is under the pointer, or in focus. */
  readonly at = (what: () => What | undefined): Attachment<HTMLElement> => {
    let own: What | undefined;
    return whilePointed(
      () => {
        own = what();
        this.now = own;
      },
      () => {
        if (this.now === own) this.now = undefined;
      },
    );
  };
}
