// A hint is the answer of the keen player, with what sets it apart from the second best one.
import { minds } from '@undertow/bots/bots.ts';
import type { Gauge } from '@undertow/bots/thinking/gauge.ts';
import { hinter } from '@undertow/bots/thinking/hint.ts';
import { keen } from '@undertow/bots/thinking/keen.ts';
import { hinterOf, playerOf } from '@undertow/bots/thinking/levels.ts';
import type { Situation } from '@undertow/bots/thinking/thinker.ts';
import type { AnyMind, Trial } from '@undertow/bots/thinking/trial.ts';
import type { Trying } from '@undertow/bots/thinking/trying.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { CASES } from '../../games/games.ts';

const random = (seed = 1) => openRandom({ seed: `fast:${seed}`, position: 0 });
const situation = {
  match: { view: () => ({}) },
  decision: { seat: 0, prompt: 'what', choice: { type: 'one', options: ['a', 'b', 'c'] } },
} as unknown as Situation;

interface Ending {
  readonly chance: number;
  readonly gold: number;
  readonly food: number;
  readonly evil: number;
  readonly ids?: readonly string[];
}

const counted = (what: Exclude<keyof Ending, 'ids'>, weight = 1): Gauge<Json> => ({
  what,
  weight,
  of: (state) => (state as unknown as Ending)[what],
});

/** What comes of each answer, world by world. */
function hintFrom(
  endings: Readonly<Record<string, readonly Ending[]>>,
  gauges = [counted('gold'), counted('food'), counted('evil')],
) {
  const inReach = ({ ids = [] }: Ending) => ids.map((id) => ({ what: 'card', id }));
  const mind = { candidates: () => Object.keys(endings), gauges, inReach } as unknown as AnyMind;
  let world = -1;
  const trial = {
    world: () => ({ state: ++world, seed: 'fast:1' }),
    ending: (_: Situation, { state }: { state: number }, answer: string) => ({ state: endings[answer]?.[state] }),
    worth: ({ state }: { state: Ending }) => state.chance,
  } as unknown as Trial;
  const worlds = Object.values(endings)[0]?.length ?? 0;
  const keenOne = (trying: Trying) => keen(mind, trying, { candidates: 16, temperature: 0 });
  return hinter(mind, trial, keenOne)(situation, random(), { iterations: worlds });
}

test('it is compared with the second best answer, world by world', () => {
  const same = { gold: 0, food: 0, evil: 0 };
  const { answer, reason } = hintFrom({
    a: [0.1, 0.1].map((chance) => ({ ...same, chance })),
    b: [0.6, 0.3].map((chance) => ({ ...same, chance })),
    c: [0.4, 0.4].map((chance) => ({ ...same, chance })),
  });
  expect(answer).toBe('b');
  expect(reason).toEqual({ chance: 45, second: 40, better: 1, worlds: 2, brings: [], instead: 'c' });
});

test('it says the two differences that weigh most, on average, and none that vanish', () => {
  const { reason } = hintFrom(
    {
      a: [0, 0].map(() => ({ chance: 0.2, gold: 1, food: 5, evil: 4 })),
      b: [3, 4].map((gold) => ({ chance: 0.5, gold, food: 4, evil: 4 })),
    },
    [counted('gold'), counted('food', 5), counted('evil', 100)],
  );
  expect(reason?.brings).toEqual([
    { what: 'food', by: -1 },
    { what: 'gold', by: 3 },
  ]);
});

test('it says what comes within reach by its answer in most of the worlds, and not by the second best', () => {
  const of = (chance: number, ...ids: string[]) => ({ chance, gold: 0, food: 0, evil: 0, ids });
  const opens = (best: readonly string[][]) =>
    hintFrom({ a: best.map((ids) => of(0.6, ...ids)), b: [of(0.3, 'near'), of(0.3, 'near'), of(0.3)] }).reason?.opens;
  expect(opens([['near', 'far'], ['near', 'far'], ['near']])).toEqual({ what: 'card', id: 'far' });
  expect(opens([['near', 'far'], ['near'], ['near']])).toBeUndefined();
});

test('a world that the player left out, as its time was up, counts in no reason', () => {
  const worths: Readonly<Record<string, readonly number[]>> = { a: [0.6, 0.1], b: [0.5, 0.9] };
  const trial = {
    ending: (_: Situation, world: number, answer: string) => ({ state: { chance: worths[answer]?.[world] } }),
    worth: ({ state }: { state: Ending }) => state.chance,
  } as unknown as Trial;
  const late = (trying: Trying) => (here: Situation) => {
    for (const world of [0, 1]) for (const answer of ['a', 'b']) trying.outcome(here, world as never, answer);
    return 'a';
  };
  const { reason } = hinter({} as AnyMind, trial, late)(situation, random(), { iterations: 2 });
  expect(reason).toMatchObject({ chance: 60, second: 50, worlds: 1, better: 1 });
});

test('it has no reason where there is one answer', () => {
  expect(hintFrom({ a: [{ chance: 1, gold: 0, food: 0, evil: 0 }] })).toEqual({ answer: 'a', reason: null });
});

const THOUGHTFUL = CASES.flatMap(({ name, under, setting }) => {
  const mind = minds.get(under.game.id);
  return mind ? [{ name, under, setting, mind }] : [];
});

describe.for(THOUGHTFUL)('$name', ({ under: { game }, setting, mind }) => {
  test('gives what keen answers, legal, with figures that fit together', () => {
    const hint = hinterOf(mind);
    const keen = playerOf(mind, 'keen');
    const match = Match.start(game, setting.options as never, setting.seats, 'fast:3');
    for (let asked = 0; asked < 12 && !match.outcome; asked++) {
      const [decision] = match.pending;
      if (!decision || !keen) throw new Error('nothing is asked');
      const here = { match, decision, memory: undefined } as unknown as Situation;
      const { answer, reason } = hint(here, random(asked));
      // By a clock it may have come less far the second time.
      if (keen.budget.ms === undefined) expect(answer).toEqual(keen.think(here, random(asked), keen.budget));
      expect(isLegal(decision.choice, answer, game.forms)).toBe(true);
      if (reason) {
        expect(reason.chance).toBeGreaterThanOrEqual(reason.second);
        expect(reason.worlds).toBeGreaterThan(0);
        expect(reason.better).toBeLessThanOrEqual(reason.worlds);
      }
      match.answer(decision.seat, answer);
    }
  });
});
