// Puts on a card what every game has: the table, when it was, and where it can be seen.
import { tableName } from '../app/table-names.ts';
import { formatDate } from '../words/words.svelte.ts';
import type { Card, SeenAt, Sketch } from './card.ts';

export function cardOf(sketch: Sketch, { when, address, ...table }: SeenAt): Card {
  return { ...sketch, table: tableName(table), when: formatDate(when), address };
}
