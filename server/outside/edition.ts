// The edition of a game from outside: a digest of the files of which its rules may consist, code and the data it imports.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What no rule depends on. */
const APART = /^(node_modules|words|test|page|terminal)$|^\.|^(package|package-lock|tsconfig)\.json$|\.match\.json$/;
const CODE = /\.([cm]?[jt]s|json)$/;

export function editionOf(folder: string): string {
  const hash = createHash('sha256');
  for (const path of filesIn(folder)) {
    hash
      .update(`${relative(folder, path).split(sep).join('/')}\n`)
      .update(readFileSync(path))
      .update('\n');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !APART.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return CODE.test(entry.name) ? [path] : [];
    });
}
