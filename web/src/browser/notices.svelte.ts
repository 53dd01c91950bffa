// The notices of the operators as reactive state, with their height above the page.
import type { Notice } from '@undertow/client-sdk/index.ts';
import { type KeptNotice, noticesFor, readNotices, withNotice, withoutNotice } from './notices.ts';
import { client, session } from './session.svelte.ts';
import { kept } from './storage.ts';

const KEY = 'undertow.notices';
const storage = kept(() => sessionStorage);

class Notices {
  #all = $state.raw<readonly KeptNotice[]>(readNotices(storage.getItem(KEY)));
  readonly #person = $derived(session.person?.id ?? null);
  readonly standing = $derived(noticesFor(this.#person, this.#all));
  /** What came last while this page was open. */
  latest = $state('');
  /** How many pixels of the window the notices take from the page. */
  height = $state(0);

  constructor() {
    client.on('notice', (notice) => {
      this.latest = notice.text;
      this.#keep(
        withNotice(
          this.#all,
          notice.table === undefined ? notice : { ...notice, to: this.#person, game: gameAt(notice.table) },
        ),
      );
    });
  }

  putAway(notice: Notice): void {
    this.#keep(withoutNotice(this.#all, notice));
  }

  #keep(notices: readonly KeptNotice[]): void {
    this.#all = notices;
    storage.setItem(KEY, JSON.stringify(notices));
  }
}

/** The game at this table, which the page follows if it gets a notice of it. */
function gameAt(table: string): string | undefined {
  return client.visits.find(({ id }) => id === table)?.table.game;
}

export const notices = new Notices();
