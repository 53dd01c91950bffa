// The games as a host finds them: by id, and described for persons who set a table up.
import { defaultOptions, type GameChoice, seatsWith } from '@undertow/shared/table/about.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, test } from 'vitest';
import { offered } from './prizes/offered.ts';

const { games } = offered;

test('nothing is found by an id that is no game', () => {
  for (const id of ['', 'chess', 'constructor', '__proto__', 'toString']) expect(games.get(id)).toBeUndefined();
});

/** All that can be chosen by it. */
function waysOf({ many, values }: GameChoice): Json[] {
  const each = values.map(({ value }) => value);
  if (!many) return each;
  return Array.from({ length: 2 ** each.length }, (_, bits) => each.filter((_, i) => bits & (1 << i)));
}

/** All options that there are. */
function allOptions(choices: readonly GameChoice[]): Readonly<Record<string, Json>>[] {
  const [first, ...others] = choices;
  if (!first) return [{}];
  const rest = allOptions(others);
  return waysOf(first).flatMap((way) => rest.map((options) => ({ [first.id]: way, ...options })));
}

describe.for([...games])('%s', ([id, { game, about }]) => {
  test('is known by its own id', () => {
    expect(game.id).toBe(id);
  });

  test('can be played with the default options, by all numbers that are told', () => {
    for (let seats = about.seats.min; seats <= about.seats.max; seats++) {
      expect(game.objection(defaultOptions(about), seats)).toBeUndefined();
    }
  });

  test('is played by as many as is told, whatever is chosen', () => {
    for (const options of allOptions(about.choices)) {
      const { min, max } = seatsWith(about, options);
      for (let seats = 0; seats <= max + 1; seats++) {
        const isTold = seats >= min && seats <= max;
        expect([seats, game.objection(options, seats) === undefined]).toEqual([seats, isTold]);
      }
    }
  });

  test('tells of all that it has in plain JSON', () => {
    const options = allOptions(about.choices).at(-1) ?? {};
    const match = Match.start(game, options, seatsWith(about, options).max, 'fast:1');
    const all = [match.state, match.view(0), match.view('spectator'), match.told, about];
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });
});
