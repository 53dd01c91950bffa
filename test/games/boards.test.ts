// What a list of matches carries for small pictures: its bound stands in the schema, and its form in the document of its game.
import { readFileSync } from 'node:fs';
import { BOARD_LETTERS, Summary } from '@undertow/shared/protocol/tables.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { GAMES } from './games.ts';
import { make, moves, overGames } from './random-games.ts';

/** Of the others there is no picture. */
const DOCUMENTED = GAMES.filter(({ game }) => game.summary);

/** The names of all fields, at every depth. */
function* fieldsOf(json: unknown): Generator<string> {
  if (typeof json !== 'object' || json === null) return;
  if (!Array.isArray(json)) yield* Object.keys(json);
  for (const value of Object.values(json)) yield* fieldsOf(value);
}

test('the bound of a board is told, and holds', () => {
  expect(JSON.stringify(z.toJSONSchema(Summary))).toContain(`at most ${BOARD_LETTERS} characters`);
  const longest = { progress: [], seats: {}, board: 'x'.repeat(BOARD_LETTERS - 2) };
  expect(Summary.safeParse(longest).success).toBe(true);
  expect(Summary.safeParse({ ...longest, board: `${longest.board}x` }).success).toBe(false);
});

describe.each(DOCUMENTED.map(({ game }) => game.id))('the document for authors of clients of %s', (id) => {
  test('names every field of the board of a summary', () => {
    const text = readFileSync(new URL(`../../docs/${id}-for-clients.md`, import.meta.url), 'utf8');
    const [, section = ''] = /^## In lists of matches\n(.*?)^## /ms.exec(text) ?? [];
    const under = DOCUMENTED.find(({ game }) => game.id === id);
    const [setting] = under?.settings ?? [];
    if (!under || !setting) throw new Error(`${id} is not under test`);
    const found = new Set<string>();
    overGames(under, setting, 1, (game) => {
      for (const move of moves(game)) {
        make(game.match, move);
        for (const field of fieldsOf(under.game.summary?.(game.match.view('spectator'))?.board)) found.add(field);
      }
    });
    expect(found.size).toBeGreaterThan(2);
    expect([...found].filter((field) => !section.includes(`\`${field}\``))).toEqual([]);
  });
});
