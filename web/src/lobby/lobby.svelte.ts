// The lobby as reactive state: the games that there are, and the tables as they come and go.
import type { GameInfo, Table } from '@undertow/client-sdk/index.ts';
import { shownGames, showsGame } from '../app/games.ts';
import { client } from '../app/session.svelte.ts';

/** Milliseconds before the list is asked for again. */
const AGAIN = 1000;

class LobbyState {
  tables = $state.raw<readonly Table[]>([]);
  games = $state.raw<readonly GameInfo[]>([]);
  /** Those that this page shows: no table of another one can be set or looked for here. */
  readonly shownGames = $derived(this.games.filter(({ id }) => showsGame(id)));
  /** The games of which visitors are shown a world; before the server has said which it offers, all that this page shows. */
  readonly worlds = $derived(
    this.games.length === 0
      ? shownGames()
      : shownGames().filter((id) => this.shownGames.some((game) => game.id === id)),
  );
  /** Whether the list is known: before that, no one should be told that it is empty. */
  isKnown = $state(false);
  #isAskingGames = false;

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
    void this.knowGames();
    return () => {
      isOver = true;
      stop();
      client.lobby.unfollow().catch(() => {});
    };
  };

  async knowGames(): Promise<void> {
    if (this.games.length > 0 || this.#isAskingGames) return;
    this.#isAskingGames = true;
    try {
      this.games = await client.ask<GameInfo[]>({ method: 'GET', path: '/api/games' });
    } catch {
      // The menus wait until the server can be reached; a visitor who needs them asks again.
    } finally {
      this.#isAskingGames = false;
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  #show(tables: readonly Table[]): void {
    this.tables = tables;
    this.isKnown = true;
  }
}

export const lobby = new LobbyState();
