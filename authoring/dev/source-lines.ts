// Finds in which lines of a game's rules a word of its own stands, such as the reason for which an option is withheld.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What names such a word and does not say it. */
const BESIDE = /(^|[/\\])(words|bots|test|page|terminal|node_modules)[/\\]/;

/** `rules/lots.ts:41`, by word: every line in which it stands, as which of them gave it is not known. */
export function linesWith(words: readonly string[], home: string): Readonly<Record<string, readonly string[]>> {
  const folder = fileURLToPath(home);
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !BESIDE.test(path))
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), 'utf8').split('\n');
      return text.map((line, i) => ({ line, at: `${path}:${i + 1}` }));
    });
  const isIn = (line: string, word: string) => [`'${word}'`, `"${word}"`].some((quoted) => line.includes(quoted));
  return Object.fromEntries(
    words.map((word) => [word, lines.filter(({ line }) => isIn(line, word)).map(({ at }) => at)]),
  );
}
