// Who plays each game for the house, once that is fetched. Where it comes from is said by what knows the games.
import { LazyMap } from '../app/lazy-map.svelte.ts';
import type { Cast } from '../rivals.ts';

let source: (game: string) => Promise<Cast | undefined> = async () => undefined;

export const casts = new LazyMap((game) => source(game));

export function castsFrom(fetch: typeof source): void {
  source = fetch;
}
