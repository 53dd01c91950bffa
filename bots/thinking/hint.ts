// A hint: what the keen player would answer, and what sets that answer apart from the second best one.
import type { Hint, Reason } from '@undertow/shared/protocol/hints.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { Gauge } from './gauge.ts';
import { type Keenness, keen } from './keen.ts';
import type { Budget, Situation } from './thinker.ts';
import type { AnyMind, Trial } from './trial.ts';
import type { Trying, World } from './trying.ts';

export type Hinter = (situation: Situation, random: Random, budget: Budget) => Hint;

export function hinter(mind: AnyMind, trial: Trial, keenness: Keenness): Hinter {
  return (situation, random, budget) => {
    const trying = new Noting(mind.gauges ?? [], trial);
    const answer = keen(mind, trying, keenness)(situation, random, budget);
    return { answer, reason: trying.reasonFor(answer) };
  };
}

/** What an answer came to, by world. */
interface Noted {
  readonly values: number[];
  readonly counts: (readonly number[])[];
}

/** Tries answers out, and notes what comes of each. */
class Noting implements Trying {
  readonly #gauges: readonly Gauge<Json>[];
  readonly #trial: Trial;
  readonly #noted = new Map<string, Noted>();

  constructor(gauges: readonly Gauge<Json>[], trial: Trial) {
    this.#gauges = gauges;
    this.#trial = trial;
  }

  world(situation: Situation, random: Random): World | undefined {
    return this.#trial.world(situation, random);
  }

  outcome(situation: Situation, world: World, answer: Answer): number | undefined {
    const ending = this.#trial.ending(situation, world, answer);
    if (!ending) return undefined;
    const { seat } = situation.decision;
    const value = this.#trial.worth(ending, seat);
    const written = JSON.stringify(answer);
    const noted = this.#noted.get(written) ?? { values: [], counts: [] };
    this.#noted.set(written, noted);
    noted.values.push(value);
    noted.counts.push(this.#gauges.map((gauge) => gauge.of(ending.state, seat)));
    return value;
  }

  reasonFor(answer: Answer): Reason | null {
    const given = this.#noted.get(JSON.stringify(answer));
    // What was dropped on the way was tried in fewer worlds.
    const [next] = [...this.#noted.values()]
      .filter((noted) => noted !== given && noted.values.length === given?.values.length)
      .toSorted((one, other) => mean(other.values) - mean(one.values));
    if (!given || !next) return null;
    return {
      chance: percent(mean(given.values)),
      second: percent(mean(next.values)),
      better: given.values.filter((value, i) => value > (next.values[i] as number)).length,
      worlds: given.values.length,
      brings: this.#differences(given, next),
    };
  }

  /** Those that weigh most. */
  #differences(given: Noted, next: Noted): Reason['brings'] {
    const countOf = ({ counts }: Noted, at: number) => mean(counts.map((each) => each[at] as number));
    return this.#gauges
      .map(({ what, weight }, at) => ({ what, weight, by: Math.round(countOf(given, at) - countOf(next, at)) }))
      .filter(({ by }) => by !== 0)
      .toSorted((one, other) => Math.abs(other.by * other.weight) - Math.abs(one.by * one.weight))
      .slice(0, MOST_SAID)
      .map(({ what, by }) => ({ what, by }));
  }
}

const MOST_SAID = 2;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(chance: number): number {
  return Math.round(100 * chance);
}
