// The outcome of a match: the winner, the sources of the points, and the holders of titles.
import type { View } from '../../client.ts';
import { measureOf, titles } from '../../rules/scoring.ts';
import type { Score, TitleId } from '../../rules/state.ts';

/** Where points come from, in the sequence in which they are counted: what was lost comes last but the titles. */
export const KINDS = ['rooms', 'monsters', 'prisoners', 'prestige', 'conquered', 'redMarks', 'titles'] as const;
export type Kind = (typeof KINDS)[number];

/** The kinds that count anything for a seat. */
export function kindsIn({ seats }: View): readonly Kind[] {
  return KINDS.filter((kind) => seats.some(({ score }) => score[kind] !== 0));
}

/** The kinds alone: the pictures are as high as all that they are given. */
export function pointsOf({ seats }: View, seat: number): Readonly<Record<Kind, number>> {
  const score = seats[seat]?.score as Score;
  return Object.fromEntries(KINDS.map((kind) => [kind, score[kind]])) as Record<Kind, number>;
}

export interface HeldTitle {
  readonly id: TitleId;
  /** Each with what the title measures of it. */
  readonly holders: readonly { readonly seat: number; readonly measure: number }[];
}

/** Every title, with those who hold it. */
export function titlesIn({ seats }: View): readonly HeldTitle[] {
  return titles.map(({ id }) => ({
    id,
    holders: seats.flatMap((owned, seat) =>
      owned.score.held.includes(id) ? [{ seat, measure: measureOf(id, owned) }] : [],
    ),
  }));
}
