// Answers that are worth a thought, each once.
import type { Answer } from '@undertow/shared/table/game.ts';

/** The first of these, and no more than the limit. */
export function distinct(answers: readonly Answer[], limit: number): readonly Answer[] {
  const found = new Map<string, Answer>();
  for (const answer of answers) {
    if (found.size >= limit) break;
    const written = JSON.stringify(answer);
    if (!found.has(written)) found.set(written, answer);
  }
  return [...found.values()];
}
