// The levels at which bots play, by name, the weakest first.
import type { Hint } from '@undertow/shared/protocol/hints.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { deep } from './deep.ts';
import { flat } from './flat.ts';
import { hinter } from './hint.ts';
import { type Keenness, keen, withoutThought } from './keen.ts';
import type { Player } from './play.ts';
import type { Budget, Situation, Thinker } from './thinker.ts';
import { type AnyMind, Trial } from './trial.ts';
import type { Trying } from './trying.ts';
import { LearnedValue } from './value.ts';
import { netOf, type Weights } from './weights.ts';

interface Level {
  readonly name: string;
  /** What it thinks with where nothing else is said. */
  readonly budget: Budget;
  /** It tries answers out, and takes its time. */
  readonly looksAhead: boolean;
  make(mind: AnyMind, trial: Trial): Thinker;
}

/** A level as it is offered for a game. */
export interface LevelOffered {
  readonly level: string;
  /** How many milliseconds it may think: 0 for one that does not look ahead. */
  readonly milliseconds: number;
}

const CANDIDATES = 16;
/** Always the answer that is worth most. To keep more of them in each world takes longer, and wins no more. */
const SHARP: Keenness = { candidates: CANDIDATES, temperature: 0, kept: [4, 3, 2] };

const RANDOM: Level = {
  name: 'random',
  budget: { iterations: 1 },
  looksAhead: false,
  make: () => (situation, random) => sample(situation.decision.choice, random, situation.match.game.forms),
};

/** In the place of which the bots stand that a game names. */
const SENSIBLE: Level = {
  name: 'sensible',
  budget: { iterations: 1 },
  looksAhead: false,
  make: (mind) => (situation, random) => withoutThought(mind, situation, random),
};

/** Where a value was taught. */
const TAUGHT: readonly Level[] = [
  RANDOM,
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
  SENSIBLE,
  {
    name: 'keen',
    budget: { iterations: 4 },
    looksAhead: true,
    make: (mind, trial) => keen(mind, trial, SHARP),
  },
  { name: 'deep', budget: { ms: 100 }, looksAhead: true, make: (mind, trial) => deep(mind, trial, CANDIDATES) },
];

/** Nothing is known of what is likely to be good, and what is tried first is soon dropped. */
const MORE_CANDIDATES = 64;

/** Where positions are judged by the score: trials take longer, and one of them tells less. */
const BY_SCORE: readonly Level[] = [
  RANDOM,
  {
    name: 'beginner',
    budget: { iterations: 3 },
    looksAhead: true,
    make: (mind, trial) => keen(mind, trial, { candidates: CANDIDATES, temperature: 0.1 }),
  },
  SENSIBLE,
  {
    name: 'keen',
    budget: { iterations: 160, ms: 100 },
    looksAhead: true,
    make: (mind, trial) => flat(mind, trial, MORE_CANDIDATES),
  },
  { name: 'deep', budget: { ms: 250 }, looksAhead: true, make: (mind, trial) => flat(mind, trial, MORE_CANDIDATES) },
];

/** An upper bound for the time of levels whose budget is a number of tries. */
const COUNTED_MS = 250;

/** The levels where a value was taught, the strongest first. */
export const levels: readonly LevelOffered[] = TAUGHT.toReversed().map(offered);

export const levelNames: readonly string[] = TAUGHT.map(({ name }) => name);

/** The levels of a game with this mind, the strongest first, with the bots that it names; without a mind, those alone. */
export function levelsOf(mind: AnyMind | undefined, named: readonly string[]): readonly LevelOffered[] {
  const atOnce = named.map((level) => ({ level, milliseconds: 0 }));
  const all = mind ? levelsBy(mind.weights) : [SENSIBLE, RANDOM];
  return all.toReversed().flatMap((level) => (level === SENSIBLE ? atOnce : [offered(level)]));
}

function offered({ name, budget, looksAhead }: Level): LevelOffered {
  return { level: name, milliseconds: looksAhead ? (budget.ms ?? COUNTED_MS) : 0 };
}

function levelsBy(weights: Weights | undefined): readonly Level[] {
  return weights ? TAUGHT : BY_SCORE;
}

/** A player of this level, with the weights of the game unless others are given; `undefined` if there is no such level. */
export function playerOf(mind: AnyMind, name: string, weights: Weights | undefined = mind.weights): Player | undefined {
  const level = levelsBy(weights).find((one) => one.name === name);
  if (!level || (level === SENSIBLE && !mind.sensible)) return undefined;
  return { think: level.make(mind, trialOf(mind, weights)), budget: level.budget };
}

/** The level whose answers are given as hints. */
export const HINTS = 'keen';

/** Says what the keen player of this mind would answer, and why. */
export function hinterOf(mind: AnyMind): (situation: Situation, random: Random) => Hint {
  const { budget } = levelsBy(mind.weights).find(({ name }) => name === HINTS) as Level;
  const thinker = (trying: Trying) => (mind.weights ? keen(mind, trying, SHARP) : flat(mind, trying, MORE_CANDIDATES));
  const hint = hinter(mind, trialOf(mind), thinker);
  return (situation, random) => hint(situation, random, budget);
}

/** Tries answers out, and judges what comes of them by these weights, or by the score where there are none. */
export function trialOf(mind: AnyMind, weights: Weights | undefined = mind.weights): Trial {
  const { inputs, value } = mind;
  if (weights && inputs) return new Trial(mind, new LearnedValue(inputs, netOf(weights, inputs.names)));
  if (weights || !value) throw new Error('the inputs to these weights are missing');
  return new Trial(mind, value);
}
