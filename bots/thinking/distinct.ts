// The distinct answers of a list, up to a limit.
import type { Answer } from '@undertow/shared/table/game.ts';

/** The first answers of the list that differ, up to the limit. */
export function distinct(answers: readonly Answer[], limit: number): readonly Answer[] {
  const found = new Map<string, Answer>();
  for (const answer of answers) {
    if (found.size >= limit) break;
    const written = JSON.stringify(answer);
    if (!found.has(written)) found.set(written, answer);
  }
  return [...found.values()];
}
