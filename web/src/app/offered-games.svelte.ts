// The games that the server offers.
import type { GameInfo } from '@undertow/client-sdk/index.ts';
import { client } from '../browser/session.svelte.ts';
import { shownGames, showsGame } from './games.ts';

class OfferedGames {
  /** None until the server has said. */
  all = $state.raw<readonly GameInfo[]>([]);
  /** Those that this page shows: no table of another one can be set or looked for here. */
  readonly shown = $derived(this.all.filter(({ id }) => showsGame(id)));
  /** The games of which visitors are shown a world; before the server has said which it offers, all that this page shows. */
  readonly worlds = $derived.by(() => {
    const ids = this.shown.map(({ id }) => id);
    if (this.all.length === 0) return shownGames();
    // Those with a page of their own in the order of this page.
    return [...new Set([...shownGames().filter((id) => ids.includes(id)), ...ids])];
  });
  #isAsking = false;

  async ask(): Promise<void> {
    if (this.all.length > 0 || this.#isAsking) return;
    this.#isAsking = true;
    try {
      this.all = await client.ask<GameInfo[]>({ method: 'GET', path: '/api/games' });
    } catch {
      // The menus wait until the server can be reached; a visitor who needs them asks again.
    } finally {
      this.#isAsking = false;
    }
  }

  game(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const offered = new OfferedGames();
