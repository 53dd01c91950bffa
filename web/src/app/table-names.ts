// Names tables, which have no names of their own: everybody who reads the same language sees the same one.
import type { Table } from '@undertow/client-sdk/index.ts';
import { LazyMap } from '../browser/lazy-map.svelte.ts';
import { language } from '../words/words.svelte.ts';
import { entryOf } from './games.ts';
import { gameName } from './labels.ts';
import { nameAmong } from './naming.ts';

/** They are of the world of their game, and come when the first of them is shown. */
const names = new LazyMap(async (game) => entryOf(game)?.tableNames?.());

export function tableName({ id, game }: Pick<Table, 'id' | 'game'>): string {
  // Until they are there, it is told apart by the same number.
  return nameAmong(names.of(game)?.[language.current] ?? gameName(game), id);
}
