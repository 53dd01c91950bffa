// The `keen` player, which looks one step ahead: it tries answers in the same few worlds, plays on to the next rest
// point, and takes what is worth most then.
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { drawing } from './drawing.ts';
import type { Situation, Thinker } from './thinker.ts';
import type { AnyMind } from './trial.ts';
import type { Trying } from './trying.ts';

export interface Keenness {
  /** How many answers are tried. */
  readonly candidates: number;
  /** A chance to win that is lower by so much is answered e times less often; with 0 always the highest. */
  readonly temperature: number;
  /** How many of them go on after the first world, after the second and so on; all where nothing is said. */
  readonly kept?: readonly number[];
}

export function keen(mind: AnyMind, trial: Trying, { candidates, temperature, kept = [] }: Keenness): Thinker {
  return (situation, random, { iterations = 1 }) => {
    const answers = answersTo(mind, situation, candidates);
    if (answers.length === 1) return answers[0] as Answer;
    let left = answers.map((answer) => ({ answer, sum: 0 }));
    for (let i = 0; i < iterations; i++) {
      const world = trial.world(situation, random);
      for (const one of left) {
        const value = world && trial.outcome(situation, world, one.answer);
        if (value === undefined) return withoutThought(mind, situation, random);
        one.sum += value / iterations;
      }
      const most = kept[i] ?? left.length;
      if (left.length > most) left = left.toSorted((one, other) => other.sum - one.sum).slice(0, most);
    }
    const sums = left.map(({ sum }) => sum);
    return left[temperature === 0 ? highest(sums) : drawing(sums, temperature)(random)]?.answer as Answer;
  };
}

/** What is answered where nothing can be tried: what is sensible, or by chance where nothing is known to be so. */
export function withoutThought(mind: AnyMind, { match, decision }: Situation, random: Random): Answer {
  const sensible = mind.sensible?.(match.view(decision.seat) as Json, decision);
  return sensible ?? sample(decision.choice, random, match.game.forms);
}

/** What is worth a thought; the first is what is sensible, where something is known to be so. */
export function answersTo(mind: AnyMind, { match, decision }: Situation, limit: number): readonly Answer[] {
  return mind.candidates(match.view(decision.seat) as Json, decision, limit);
}

export function highest(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[best] as number)) best = i;
  return best;
}
