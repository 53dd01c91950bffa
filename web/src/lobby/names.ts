// Tables have no names of their own; everybody who reads the same language sees the same one for a table.
import type { Table } from '@undertow/client-sdk/index.ts';
import { Brought } from '../app/brought.svelte.ts';
import { games } from '../games.ts';
import { language, t } from '../words/words.svelte.ts';
import { gameName } from './labels.ts';
import { nameAmong } from './naming.ts';

/** Those that are of the world of their game. */
const ownNames = new Brought(async (game) => games[game]?.tableNames?.());

export function tableName({ id, game }: Pick<Table, 'id' | 'game'>): string {
  if (!games[game]?.tableNames) return nameAmong(t('lobby.names'), id);
  const names = ownNames.of(game);
  // Until they are there, it is told apart by the same number.
  return nameAmong(names?.[language.current] ?? gameName(game), id);
}
