// The languages of the web client, as they lie in their folder: what the build finds there too.
import { readdirSync } from 'node:fs';

const FOLDER = new URL('../../web/src/languages/', import.meta.url);

export const languages: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
