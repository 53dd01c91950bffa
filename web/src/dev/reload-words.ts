// What an author is told when the files of a game have changed.
import type { Reload } from '@undertow/authoring/dev/wire.ts';

export function spokenReload({ files, answers, fitted }: Reload): string {
  const read = `Rules read again: ${files.length > 3 ? `${files.length} files` : files.join(', ')}.`;
  if (answers === 0) return read;
  if (fitted === answers) {
    return `${read} The match went on: ${answers === 1 ? 'its one answer still fits' : `all ${answers} answers still fit`}.`;
  }
  return `${read} The match has begun anew with the same seed: answer ${fitted + 1} of ${answers} does not fit any more.`;
}
