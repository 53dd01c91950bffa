// The content of a shared picture of a scoring.
import type { Row, Sketch } from '../sharing/card.ts';
import { formatNumber } from '../words/words.svelte.ts';
import type { KindName } from './pillars.ts';
import type { Placing } from './placings.ts';

interface Scored extends Pick<Sketch, 'title' | 'subtitle' | 'playedWith'> {
  readonly names: readonly string[];
  readonly placings: readonly Placing<{ readonly total: number }>[];
  readonly winners: readonly number[];
  readonly kinds: readonly KindName[];
  readonly pointsOf: (seat: number) => Readonly<Record<string, number>>;
  readonly faceOf: (seat: number) => string | undefined;
}

export function sketchOf({ names, placings, winners, kinds, pointsOf, faceOf, ...told }: Scored): Sketch {
  return {
    ...told,
    kinds: kinds.map(({ label }) => label),
    rows: placings.map(({ seat, place, score }): Row => {
      const points = pointsOf(seat);
      const hasWon = winners.includes(seat);
      return {
        place: formatNumber(place),
        name: names[seat] ?? '',
        total: formatNumber(score.total),
        isMarked: hasWon,
        isCrowned: hasWon,
        face: faceOf(seat),
        parts: kinds.map(({ id }) => points[id] ?? 0),
      };
    }),
  };
}
