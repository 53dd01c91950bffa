// Keeps the session of a guest in a file, so that a program that is started again is the same guest, and has its seats.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { inStorage, type SessionStore } from '@undertow/client-sdk/identity.ts';

/** Only its owner may read it: who has the file is that guest. */
const PRIVATE = 0o600;

export function inFile(path: string): SessionStore {
  return inStorage({
    getItem: () => (existsSync(path) ? readFileSync(path, 'utf8') : null),
    setItem(_, text) {
      // Whole or not at all: each word in it works once.
      writeFileSync(`${path}.new`, text, { mode: PRIVATE });
      renameSync(`${path}.new`, path);
    },
    removeItem: () => rmSync(path, { force: true }),
  });
}
