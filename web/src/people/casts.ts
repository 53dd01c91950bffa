// Who plays each game for the house, once that is fetched. Where it comes from is said by what knows the games.
import { Brought } from '../app/brought.svelte.ts';
import type { Cast } from '../rivals.ts';

let source: (game: string) => Promise<Cast | undefined> = async () => undefined;

export const casts = new Brought((game) => source(game));

export function castsFrom(fetch: typeof source): void {
  source = fetch;
}
