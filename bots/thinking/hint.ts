// A hint: the answer of a player that thinks, and what sets it apart from the second best one.
import type { Hint, Reason } from '@undertow/shared/protocol/hints.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { differences, meanWorth, openedBy, type Result, resultOf, timesBetter } from './comparing.ts';
import type { Budget, Situation, Thinker } from './thinker.ts';
import type { AnyMind, Trial } from './trial.ts';
import type { Trying, World } from './trying.ts';

export type Hinter = (situation: Situation, random: Random, budget: Budget) => Hint;

/** Notes what is tried, by any thinker. */
export function hinter(mind: AnyMind, trial: Trial, thinker: (trying: Trying) => Thinker): Hinter {
  return (situation, random, budget) => {
    const trying = new Noting(mind, trial);
    const answer = thinker(trying)(situation, random, budget);
    return { answer, reason: trying.reasonFor(answer) };
  };
}

/** Tries answers out, and notes what comes of each. */
class Noting implements Trying {
  readonly #mind: AnyMind;
  readonly #trial: Trial;
  /** The results of each answer, world by world. */
  readonly #noted = new Map<string, Result[]>();

  constructor(mind: AnyMind, trial: Trial) {
    this.#mind = mind;
    this.#trial = trial;
  }

  world(situation: Situation, random: Random): World | undefined {
    return this.#trial.world(situation, random);
  }

  outcome(situation: Situation, world: World, answer: Answer): number | undefined {
    const result = resultOf(this.#mind, this.#trial, { situation, world, answer });
    if (!result) return undefined;
    const written = JSON.stringify(answer);
    const noted = this.#noted.get(written) ?? [];
    this.#noted.set(written, noted);
    noted.push(result);
    return result.value;
  }

  reasonFor(answer: Answer): Reason | null {
    const all = this.#noted.get(JSON.stringify(answer));
    // What was dropped on the way was tried in fewer worlds.
    const [second] = [...this.#noted]
      .filter(([, noted]) => noted !== all)
      .toSorted(([, one], [, other]) => other.length - one.length || meanWorth(other) - meanWorth(one));
    if (!all || !second) return null;
    const [given, next] = inSameWorlds(all, second[1]);
    if (given.length === 0) return null;
    const opens = openedBy(given, next);
    return {
      chance: percent(meanWorth(given)),
      second: percent(meanWorth(next)),
      better: timesBetter(given, next),
      worlds: given.length,
      brings: differences(this.#mind.gauges ?? [], given, next),
      instead: JSON.parse(second[0]) as Answer,
      ...(opens ? { opens } : {}),
    };
  }
}

/**
 * The results in the worlds that counted for the player. Where its time ran out, it has left the last one out, in which only one
 * of the answers was tried, or the one that it did not give came off better.
 */
function inSameWorlds(given: readonly Result[], other: readonly Result[]) {
  const both = Math.min(given.length, other.length);
  const isLastLeftOut = meanWorth(given.slice(0, both)) < meanWorth(other.slice(0, both));
  const worlds = isLastLeftOut ? both - 1 : both;
  return [given.slice(0, worlds), other.slice(0, worlds)] as const;
}

function percent(chance: number): number {
  return Math.round(100 * chance);
}
