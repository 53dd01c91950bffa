// The levels at which bots play, by name, the weakest first.
import type { Hint } from '@undertow/shared/protocol/hints.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { deep } from './deep.ts';
import { hinter } from './hint.ts';
import { type Keenness, keen } from './keen.ts';
import type { Player } from './play.ts';
import type { Budget, Situation, Thinker } from './thinker.ts';
import { type AnyMind, Trial } from './trial.ts';
import { Value } from './value.ts';
import { netOf, type Weights } from './weights.ts';

interface Level {
  readonly name: string;
  /** What it thinks with where nothing else is said. */
  readonly budget: Budget;
  /** It tries answers out, and takes its time. */
  readonly looksAhead: boolean;
  make(mind: AnyMind, trial: Trial): Thinker;
}

const CANDIDATES = 16;
/** Always the answer that is worth most. To keep more of them in each world takes longer, and wins no more. */
const SHARP: Keenness = { candidates: CANDIDATES, temperature: 0, kept: [4, 3, 2] };

const LEVELS: readonly Level[] = [
  {
    name: 'random',
    budget: { iterations: 1 },
    looksAhead: false,
    make: () => (situation, random) => sample(situation.decision.choice, random, situation.match.game.forms),
  },
  // They look ahead like the keen one, but at fewer worlds, and take what is second best now and then.
  {
    name: 'beginner',
    budget: { iterations: 1 },
    looksAhead: true,
    make: (mind, trial) => keen(mind, trial, { candidates: CANDIDATES, temperature: 0.1 }),
  },
  {
    name: 'casual',
    budget: { iterations: 2 },
    looksAhead: true,
    make: (mind, trial) => keen(mind, trial, { candidates: CANDIDATES, temperature: 0.05 }),
  },
  {
    name: 'sensible',
    budget: { iterations: 1 },
    looksAhead: false,
    make: (mind) => (situation) =>
      mind.sensible(situation.match.view(situation.decision.seat) as Json, situation.decision),
  },
  {
    name: 'keen',
    budget: { iterations: 4 },
    looksAhead: true,
    make: (mind, trial) => keen(mind, trial, SHARP),
  },
  { name: 'deep', budget: { ms: 100 }, looksAhead: true, make: (mind, trial) => deep(mind, trial, CANDIDATES) },
];

/** An upper bound for the time of levels whose budget is a number of tries. */
const COUNTED_MS = 250;

/** The levels, the strongest first, and how many milliseconds each may think: 0 for those who do not look ahead. */
export const levels = LEVELS.toReversed().map(({ name, budget, looksAhead }) => ({
  level: name,
  milliseconds: looksAhead ? (budget.ms ?? COUNTED_MS) : 0,
}));

export const levelNames: readonly string[] = LEVELS.map(({ name }) => name);

/** A player of this level, with the weights of the house unless others are given; `undefined` if there is no such level. */
export function playerOf(mind: AnyMind, name: string, weights: Weights = mind.weights): Player | undefined {
  const level = LEVELS.find((one) => one.name === name);
  if (!level) return undefined;
  return { think: level.make(mind, trialOf(mind, weights)), budget: level.budget };
}

/** The level whose answers are given as hints. */
export const HINTS = 'keen';

/** Says what the keen player of this mind would answer, and why. */
export function hinterOf(mind: AnyMind): (situation: Situation, random: Random) => Hint {
  const { budget } = LEVELS.find(({ name }) => name === HINTS) as Level;
  const hint = hinter(mind, trialOf(mind), SHARP);
  return (situation, random) => hint(situation, random, budget);
}

/** Tries answers out, and judges what comes of them by these weights. */
export function trialOf(mind: AnyMind, weights: Weights = mind.weights): Trial {
  const { inputs } = mind;
  return new Trial(mind, new Value(inputs, netOf(weights, inputs.names)));
}
