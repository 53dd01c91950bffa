// The standing of a running match for a row of the lobby: the counts of its game, in the order in which they are read.
import type { GameInfo, Table } from '@undertow/client-sdk/index.ts';

export interface Standing {
  readonly progress: readonly { readonly what: string; readonly now: number; readonly most: number | undefined }[];
  /** What each seat has of what is counted. */
  readonly counts: readonly { readonly what: string; readonly seats: readonly number[] }[];
}

/** `undefined` where nothing is told of it. */
export function standingOf(
  { summary }: Pick<Table, 'summary'>,
  game: Pick<GameInfo, 'counts'> | undefined,
): Standing | undefined {
  if (!summary) return undefined;
  const ids = game?.counts.map(({ id }) => id) ?? [];
  const placeOf = (what: string): number => (ids.includes(what) ? ids.indexOf(what) : ids.length);
  return {
    progress: summary.progress.map(({ what, now, most }) => ({ what, now, most })),
    counts: Object.entries(summary.seats)
      .map(([what, seats]) => ({ what, seats }))
      .sort((a, b) => placeOf(a.what) - placeOf(b.what)),
  };
}
