// The lobby as reactive state: the tables as they come and go.
import type { Table } from '@undertow/client-sdk/index.ts';
import { offered } from '../app/offered-games.svelte.ts';
import { client } from '../browser/session.svelte.ts';

/** Milliseconds before the list is asked for again. */
const AGAIN = 1000;

class LobbyState {
  tables = $state.raw<readonly Table[]>([]);
  /** Whether the list is known: before that, no one should be told that it is empty. */
  isKnown = $state(false);

  /** Keeps the list up to date for as long as a person looks at it. */
  readonly follow = (): (() => void) => {
    let isOver = false;
    const stop = client.lobby.on('change', (tables) => this.#show(tables));
    const begin = async (): Promise<void> => {
      try {
        await client.lobby.follow();
        if (!isOver) this.#show(client.lobby.tables);
      } catch {
        // The server did not let this person in any more, or was going away: there is another try.
        if (!isOver) setTimeout(() => void begin(), AGAIN);
      }
    };
    void begin();
    void offered.ask();
    return () => {
      isOver = true;
      stop();
      client.lobby.unfollow().catch(() => {});
    };
  };

  #show(tables: readonly Table[]): void {
    this.tables = tables;
    this.isKnown = true;
  }
}

export const lobby = new LobbyState();
