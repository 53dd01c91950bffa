// Prizes is the example for authors: how little a game is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../games/prizes');
/** English alone counts. */
const OF_ANOTHER_LANGUAGE = /^words\/(?!en\.ts$)/;

test('a whole game has fewer than 250 lines in one language, and no page', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const counted = files.filter((path) => !OF_ANOTHER_LANGUAGE.test(path));
  const lines = counted.map((path) => readFileSync(join(FOLDER, path), 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThan(250);
  expect(readdirSync(FOLDER)).not.toContain('page');
});
