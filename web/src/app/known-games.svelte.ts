// Which games the visitor knows: those of which a table, a lesson or the cards have been opened in this browser, the latest last.
import { browserStorage, keptList } from './storage.ts';

const KEY = 'undertow.games';

class KnownGames {
  list = $state.raw<readonly string[]>(keptList(() => browserStorage.getItem(KEY), isText));

  know(game: string): void {
    if (this.list.at(-1) === game) return;
    this.list = [...this.list.filter((other) => other !== game), game];
    browserStorage.setItem(KEY, JSON.stringify(this.list));
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export const knownGames = new KnownGames();
