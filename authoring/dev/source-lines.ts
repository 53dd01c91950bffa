// Finds in which line of a game's rules a word of its own stands, such as the reason for which an option is withheld.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `rules/lots.ts:41`, by word; the words of a language name it, too, and are not meant. */
export function linesWith(words: readonly string[], home: string): Readonly<Record<string, string>> {
  const folder = fileURLToPath(home);
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !/(^|[/\\])(words|test|node_modules)[/\\]/.test(path))
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), 'utf8').split('\n');
      return text.map((line, i) => ({ line, at: `${path}:${i + 1}` }));
    });
  const found = words.flatMap((word) => {
    const place = lines.find(({ line }) => line.includes(`'${word}'`) || line.includes(`"${word}"`));
    return place ? [[word, place.at] as const] : [];
  });
  return Object.fromEntries(found);
}
