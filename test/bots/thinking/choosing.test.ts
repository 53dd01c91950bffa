// How players that think choose among answers, whatever comes of these: on tries that are made up.
import { deep } from '@undertow/bots/thinking/deep.ts';
import { keen } from '@undertow/bots/thinking/keen.ts';
import type { Situation } from '@undertow/bots/thinking/thinker.ts';
import type { AnyMind } from '@undertow/bots/thinking/trial.ts';
import type { Foreseeing } from '@undertow/bots/thinking/trying.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';

const ANSWERS = ['first', 'second', 'third', 'fourth', 'fifth'];
const BEST = 'fourth';
const NOISE = 1000;

const random = () => openRandom({ seed: 'fast:1', position: 0 });
const situation = {
  match: { view: () => ({}) },
  decision: { seat: 0, prompt: 'what', choice: { type: 'one', options: ANSWERS } },
} as unknown as Situation;
const mind = { candidates: () => ANSWERS, sensible: () => 'first' } as unknown as AnyMind;

interface Try {
  readonly world: string;
  readonly answer: Answer;
}

/**
 * The best answer is worth a little more than the others, beside much noise that is the same for all in a world, and as much
 * of its own as is said.
 */
function tries(ownNoise = 0): { readonly made: Try[]; readonly trying: Foreseeing } {
  const made: Try[] = [];
  const own = random();
  const trying: Foreseeing = {
    outcomeLater: () => undefined,
    world: (_, chance) => ({ state: chance.below(NOISE), seats: 2, seed: `fast:${chance.below(NOISE)}`, others: [] }),
    outcome: (_, { state, seed }, answer) => {
      made.push({ world: seed, answer });
      return (state as number) / NOISE + (answer === BEST ? 0.1 : 0) + (ownNoise * own.below(NOISE)) / NOISE;
    },
  };
  return { made, trying };
}

const nothing: Foreseeing = { world: () => undefined, outcome: () => undefined, outcomeLater: () => undefined };

describe('the deep player', () => {
  test('finds the best answer, and tries no more than it may', () => {
    for (const iterations of [30, 100, 333]) {
      const { made, trying } = tries(0.1);
      expect(deep(mind, trying, 16)(situation, random(), { iterations })).toBe(BEST);
      expect(made.length).toBeLessThanOrEqual(iterations);
    }
  });

  test('uses its budget where answers are worth about the same, and stops where one is plainly the best', () => {
    const iterations = 10_000;
    const close = tries(1000);
    deep(mind, close.trying, 16)(situation, random(), { iterations });
    expect(close.made.length).toBeGreaterThan(iterations / 2);
    const plain = tries();
    expect(deep(mind, plain.trying, 16)(situation, random(), { iterations })).toBe(BEST);
    expect(plain.made.length).toBeLessThan(iterations / 50);
  });

  test('tries what is left in the same worlds, and what is better more often', () => {
    const { made, trying } = tries(2);
    deep(mind, trying, 16)(situation, random(), { iterations: 200 });
    const worldsOf = (answer: Answer) => made.filter((one) => one.answer === answer).map(({ world }) => world);
    const best = worldsOf(BEST);
    for (const answer of ANSWERS) expect(best.slice(0, worldsOf(answer).length)).toEqual(worldsOf(answer));
    expect(Math.min(...ANSWERS.map((answer) => worldsOf(answer).length))).toBeLessThan(best.length / 3);
  });

  test('goes by what it foresees of the best few answers, where the game has foresight', () => {
    const far: Answer[] = [];
    const { made, trying } = tries(0.1);
    const outcomeLater: Foreseeing['outcomeLater'] = (_, { state }, answer) => {
      far.push(answer);
      return (state as number) / NOISE + (answer === 'second' ? 0.1 : 0);
    };
    const wise = { ...mind, foresight: {} } as unknown as AnyMind;
    expect(deep(wise, { ...trying, outcomeLater }, 16)(situation, random(), { iterations: 500 })).toBe('second');
    expect(made.length).toBeGreaterThan(ANSWERS.length);
    expect(new Set(far).size).toBe(4);
    expect(far).toContain(BEST);
    expect(made.length + far.length).toBeLessThanOrEqual(500);
  });

  test('answers without a thought where nothing can be tried', () => {
    expect(deep(mind, nothing, 16)(situation, random(), { iterations: 10 })).toBe('first');
  });

  test('has no budget without an end', () => {
    expect(() => deep(mind, nothing, 16)(situation, random(), {})).toThrow('end');
  });
});

describe('the keen player', () => {
  test('finds the best answer, and tries each one in each world', () => {
    const { made, trying } = tries();
    const player = keen(mind, trying, { candidates: 16, temperature: 0 });
    expect(player(situation, random(), { iterations: 3 })).toBe(BEST);
    expect(made.map(({ answer }) => answer)).toEqual([...ANSWERS, ...ANSWERS, ...ANSWERS]);
    expect(new Set(made.map(({ world }) => world)).size).toBe(3);
  });

  test('tries only the better ones in further worlds, as many as it is told', () => {
    const { made, trying } = tries(0.05);
    const player = keen(mind, trying, { candidates: 16, temperature: 0, kept: [3, 2] });
    expect(player(situation, random(), { iterations: 3 })).toBe(BEST);
    expect(made).toHaveLength(5 + 3 + 2);
    expect(made.filter(({ answer }) => answer === BEST)).toHaveLength(3);
  });

  test('takes other answers too with some temperature, the best most often', () => {
    const { trying } = tries();
    const player = keen(mind, trying, { candidates: 16, temperature: 0.05 });
    const chance = random();
    const given = Array.from({ length: 300 }, () => player(situation, chance, { iterations: 1 }));
    const counts = ANSWERS.map((answer) => given.filter((one) => one === answer).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBe(counts[ANSWERS.indexOf(BEST)]);
  });

  test('answers without a thought where nothing can be tried', () => {
    expect(keen(mind, nothing, { candidates: 16, temperature: 0 })(situation, random(), {})).toBe('first');
  });
});
