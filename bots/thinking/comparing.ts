// Compares answers by what came of them, world by world: which is worth more, and what the seat has more of then.
import type { Difference, Opened } from '@undertow/shared/protocol/hints.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Gauge } from './gauge.ts';
import type { Situation } from './thinker.ts';
import type { AnyMind, Trial } from './trial.ts';
import type { World } from './trying.ts';

export type Gauges = readonly Gauge<Json>[];

/** What came of an answer in one world. */
export interface Result {
  readonly value: number;
  /** What the seat has, by gauge. */
  readonly counts: readonly number[];
  readonly inReach?: readonly Opened[];
}

/** `undefined` where the answer cannot be tried out. */
export function resultOf(
  { gauges = [], inReach }: Pick<AnyMind, 'gauges' | 'inReach'>,
  trial: Pick<Trial, 'ending' | 'worth'>,
  { situation, world, answer }: { situation: Situation; world: World; answer: Answer },
): Result | undefined {
  const ending = trial.ending(situation, world, answer);
  if (!ending) return undefined;
  const { seat } = situation.decision;
  return {
    value: trial.worth(ending, seat, world.seats),
    counts: gauges.map((gauge) => gauge.of(ending.state, seat)),
    ...(inReach ? { inReach: inReach(ending.state, seat) } : {}),
  };
}

/** In how many worlds the first answer was better. */
export function timesBetter(one: readonly Result[], other: readonly Result[]): number {
  return one.filter(({ value }, i) => value > (other[i] as Result).value).length;
}

/** What the one brings beside the other on average: what weighs most. */
export function differences(gauges: Gauges, one: readonly Result[], other: readonly Result[]): Difference[] {
  const countOf = (results: readonly Result[], at: number) => mean(results.map(({ counts }) => counts[at] as number));
  return gauges
    .map(({ what, weight }, at) => ({ what, weight, by: Math.round(countOf(one, at) - countOf(other, at)) }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by * b.weight) - Math.abs(a.by * a.weight))
    .slice(0, MOST_SAID)
    .map(({ what, by }) => ({ what, by }));
}

/** What is in reach in most of the worlds after the one, and in few of them after the other. */
export function openedBy(one: readonly Result[], other: readonly Result[]): Opened | undefined {
  const timesIn = (results: readonly Result[], { what, id }: Opened) =>
    results.filter(({ inReach = [] }) => inReach.some((each) => each.what === what && each.id === id)).length;
  const isMost = (times: number) => 2 * times > one.length;
  return one
    .flatMap(({ inReach = [] }) => inReach)
    .find((each) => isMost(timesIn(one, each)) && !isMost(timesIn(other, each)));
}

const MOST_SAID = 2;

export function meanWorth(results: readonly Result[]): number {
  return mean(results.map(({ value }) => value));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
