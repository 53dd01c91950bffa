// The time labels below the graph of a match: where a year begins, and where its combat does.
import { LAST_ROUND } from '../../rules/table.ts';
import type { MatchStats } from './match-stats.ts';

export interface Time {
  readonly at: number;
  readonly year: number;
  readonly isSiege: boolean;
}

export function timesIn({ samples }: MatchStats): Time[] {
  return samples.flatMap(({ year, round }, at): Time[] => {
    const before = samples[at - 1];
    if (before?.year !== year) return [{ at, year, isSiege: false }];
    return round > LAST_ROUND && before.round <= LAST_ROUND ? [{ at, year, isSiege: true }] : [];
  });
}
