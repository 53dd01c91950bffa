// The names of tables beside what lies hidden on them.
import { tableNames } from '@undertow/games/dungeon-lords/page/table-names.ts';
import { words } from '@undertow/games/dungeon-lords/words/languages/en.ts';
import { expect, test } from 'vitest';

test('no table has the name of a trap: who looks for secrets on a page would take it for one', () => {
  const traps = Object.values(words.traps).map(({ name }) => name);
  const names = tableNames.en.split('|');
  expect(names.filter((name) => traps.some((trap) => name.includes(trap)))).toEqual([]);
});
