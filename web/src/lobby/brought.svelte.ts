// What games bring to the lobby beside their names: fetched when it is first asked for, and there from then on.
import type { Component } from 'svelte';
import type { GameGate, GameInLobby } from '../game.ts';
import { games } from '../games.ts';

class Brought<Thing> {
  #things = $state.raw<Readonly<Record<string, Thing>>>({});
  readonly #asked = new Set<string>();
  readonly #fetch: (lobby: GameInLobby) => Promise<Thing> | undefined;

  constructor(fetch: (lobby: GameInLobby) => Promise<Thing> | undefined) {
    this.#fetch = fetch;
  }

  /** `undefined` while it is on its way, and for a game that brings none. */
  of(game: string): Thing | undefined {
    if (!this.#asked.has(game)) void this.#bring(game);
    return this.#things[game];
  }

  async #bring(game: string): Promise<void> {
    this.#asked.add(game);
    const lobby = Object.hasOwn(games, game) ? games[game]?.lobby : undefined;
    try {
      const thing = await (lobby && this.#fetch(lobby));
      if (thing !== undefined) this.#things = { ...this.#things, [game]: thing };
    } catch {
      // The lobby is as good without it. It is asked for again when the page is.
      this.#asked.delete(game);
    }
  }
}

export const gates = new Brought<GameGate>(({ gate }) => gate?.());
export const emblems = new Brought<Component>(({ emblem }) => emblem?.());
export const miniatures = new Brought(({ miniature }) => miniature?.());
