// The games that the visitor has played in this browser, by having had a seat; the latest last.
import { browserStorage, keptList } from '../browser/storage.ts';

const KEY = 'undertow.played';

class PlayedGames {
  list = $state.raw<readonly string[]>(keptList(() => browserStorage.getItem(KEY), isText));

  add(game: string): void {
    if (this.list.at(-1) === game) return;
    this.list = [...this.list.filter((other) => other !== game), game];
    browserStorage.setItem(KEY, JSON.stringify(this.list));
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export const playedGames = new PlayedGames();
