// The levels of bots that a person can choose from, and the one chosen at first.
import type { GameInfo } from '@undertow/client-sdk/index.ts';
import type { TextStore } from '../browser/storage.ts';

const KEY = 'undertow.level';
/** How bots play where no one has chosen. */
const USUAL = 'sensible';
/** No rival for a person: only where everything can be chosen. */
const LEAST = 'random';

/** Those of a game, the strongest first. */
export function levelsOf({ levels }: Pick<GameInfo, 'levels'>): readonly string[] {
  return levels.map(({ id }) => id);
}

/** Those against which a person may want to play; none where there is nothing to choose. */
export function rivalsOf(game: Pick<GameInfo, 'levels'>): readonly string[] {
  const rivals = levelsOf(game).filter((id) => id !== LEAST);
  return rivals.length > 1 ? rivals : [];
}

/** This one if it is among them, or how bots play otherwise: where that is not among them, the weakest rival. */
export function levelAmong(levels: readonly string[], wanted: string | null | undefined): string | undefined {
  const known = [wanted, USUAL].find((id) => id != null && levels.includes(id));
  return known ?? levels.findLast((id) => id !== LEAST) ?? levels[0];
}

export function rememberedLevel(store: TextStore): string | null {
  return store.getItem(KEY);
}

export function rememberLevel(store: TextStore, level: string): void {
  store.setItem(KEY, level);
}
