// The games that this page shows, by their ids. `main.ts` hands them in before anything is mounted. The first is meant where
// none is named.
import type { GameEntry } from '../game.ts';

let entries: Readonly<Record<string, GameEntry>> = {};

export function showGames(games: typeof entries): void {
  entries = games;
}

export function shownGames(): readonly string[] {
  return Object.keys(entries);
}

export function usualGame(): string {
  return shownGames()[0] ?? '';
}

/** A server may offer games that this page does not show: then they are played with other clients. */
export function showsGame(id: string): boolean {
  return entryOf(id) !== undefined;
}

export function entryOf(id: string): GameEntry | undefined {
  return Object.hasOwn(entries, id) ? entries[id] : undefined;
}
