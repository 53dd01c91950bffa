// The labels of a running match's counts, in the language of the reader.
import { capitalized, knownName } from '../app/labels.ts';
import { offered } from '../app/offered-games.svelte.ts';
import { t } from '../words/words.svelte.ts';
import type { Standing } from './standing.ts';

/** Something that is counted in a match. */
export function countName(game: string, id: string): string {
  return knownName(game, id) ?? offered.game(game)?.counts.find((count) => count.id === id)?.name ?? capitalized(id);
}

/** How far a match is: `Year 2 of 2, Round 3 of 4`. */
export function progressLabel(game: string, { progress }: Standing): readonly string[] {
  return progress.map(({ what, now, most }) => {
    const name = countName(game, what);
    return most === undefined ? t('lobby.progress', { name, now }) : t('lobby.progressOf', { name, now, most });
  });
}
