// Adds the labels to a card that all games share: the table, the date, and the address.
import { tableName } from '../app/table-names.ts';
import { formatDate } from '../words/words.svelte.ts';
import type { Card, SeenAt, Sketch } from './card.ts';

export function cardOf(sketch: Sketch, { when, address, ...table }: SeenAt): Card {
  return { ...sketch, table: tableName(table), when: formatDate(when), address };
}
