// The name of a table, for persons who read the same language.
import { tableNames as ofAbyss } from '@undertow/games/abyss/page/table-names.ts';
import { tableNames as ofDungeonLords } from '@undertow/games/dungeon-lords/page/table-names.ts';
import { nameAmong } from '@undertow/web/src/app/naming.ts';
import { expect, test } from 'vitest';

const ids = Array.from({ length: 400 }, (_, i) => `t${(i * 7919).toString(36)}`);

test('a table is called the same whenever it is seen', () => {
  expect(nameAmong('The Reef|The Lamp', 'k3v9x0q2ma')).toBe(nameAmong('The Reef|The Lamp', 'k3v9x0q2ma'));
  expect(nameAmong('The Reef|The Lamp', 'k3v9x0q2ma')).toMatch(/^The (Reef|Lamp) \d\d$/);
});

test('tables of the same name are told apart by a number', () => {
  const names = ids.slice(0, 12).map((id) => nameAmong('The Reef', id));
  expect(new Set(names).size).toBeGreaterThan(10);
});

test('the number is the same however many names a language has', () => {
  for (const id of ids) {
    expect(nameAmong('The Reef', id).split(' ').at(-1)).toBe(nameAmong('a|b|c', id).split(' ').at(-1));
  }
});

const NAMES = { Abyss: ofAbyss, 'Dungeon Lords': ofDungeonLords };

test.each(Object.entries(NAMES))('tables of %s have names of its world in each language, each once', (_, names) => {
  for (const list of Object.values(names)) {
    const all = list.split('|');
    expect(all.length).toBeGreaterThan(24);
    expect(new Set(all).size).toBe(all.length);
    // Longer ones would be cut where tables are listed.
    expect(all.filter((name) => name.length > 30)).toEqual([]);
  }
});
