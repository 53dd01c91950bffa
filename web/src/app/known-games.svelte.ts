// Which games the visitor knows: those of which a table, a lesson or the cards have been opened in this browser.
import { browserStorage, keptList } from './storage.ts';

const KEY = 'undertow.games';

class KnownGames {
  list = $state.raw<readonly string[]>(keptList(() => browserStorage.getItem(KEY), isText));

  know(game: string): void {
    if (this.list.includes(game)) return;
    this.list = [...this.list, game];
    browserStorage.setItem(KEY, JSON.stringify(this.list));
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export const knownGames = new KnownGames();
