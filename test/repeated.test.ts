// Games do not repeat each other: what two of them need alike belongs into what all share.
import { expect, test } from 'vitest';
import { files, isTest } from './support/code/architecture.ts';
import { GAMES } from './support/code/games-in-files.ts';
import { repeatedIn } from './support/code/repeated.ts';
import { pages } from './support/code/source-files.ts';

const MOST_LINES_ALIKE = 19;

const partsOf = (game: string) =>
  [...files, ...pages()].filter(({ path }) => path.startsWith(`games/${game}/`) && !isTest(path));

test('no game has twenty lines that another has', () => {
  expect(partsOf(GAMES[0] as string).length).toBeGreaterThan(100);
  for (const [i, game] of GAMES.entries()) {
    for (const other of GAMES.slice(i + 1)) {
      expect(repeatedIn(partsOf(game), partsOf(other), MOST_LINES_ALIKE + 1), `${game} and ${other}`).toEqual([]);
    }
  }
});

test('lines that stand in two files are found, whatever stands between them', () => {
  const lines = Array.from({ length: 20 }, (_, i) => `line(${i});`);
  const one = [{ path: 'one', text: lines.join('\n') }];
  const other = [{ path: 'other', text: `first();\n\n  ${lines.join('\n  // Why.\n  ')}\nlast();` }];
  expect(repeatedIn(one, other, 20)).toEqual(['one, other']);
  expect(repeatedIn(one, other, 21)).toEqual([]);
});
