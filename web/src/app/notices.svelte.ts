// The notices of the operators as reactive state, and how high they stand above the page.
import type { Notice } from '@undertow/client-sdk/index.ts';
import { withNotice, withoutNotice } from './notices.ts';
import { client } from './session.svelte.ts';

class Notices {
  standing = $state.raw<readonly Notice[]>([]);
  /** In pixels of the window, which the page does not have. */
  height = $state(0);

  constructor() {
    client.on('notice', (notice) => {
      this.standing = withNotice(this.standing, notice);
    });
  }

  putAway(notice: Notice): void {
    this.standing = withoutNotice(this.standing, notice);
  }
}

export const notices = new Notices();
