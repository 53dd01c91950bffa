// Loads the parts of the lobby that not every visitor sees, when they come into sight. An `{#await}` would hold the whole page
// that was there before, a table with all its pieces, for as long as one is in the lobby.
import { later } from '../browser/later.ts';

export async function fetchPart<Part>(
  coming: Promise<{ readonly default: Part }>,
  take: (part: Part) => void,
): Promise<void> {
  take((await later(coming)).default);
}
