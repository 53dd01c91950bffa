// The games as a host finds them: by id, and described for those who set a table up.
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, test } from 'vitest';
import { offered } from './toy/offered.ts';

const { games } = offered;

test('nothing is found by an id that is no game', () => {
  for (const id of ['', 'chess', 'constructor', '__proto__', 'toString']) expect(games.get(id)).toBeUndefined();
});

describe.for([...games])('%s', ([id, { game, about }]) => {
  const withAll = (chosen: readonly string[]) => ({ ...about.options, expansions: chosen });
  const combinations = Array.from({ length: 2 ** about.expansions.length }, (_, bits) =>
    about.expansions.filter((_, i) => bits & (1 << i)),
  );

  test('is known by its own id', () => {
    expect(game.id).toBe(id);
  });

  test('can be played with the options that nobody chose, by all numbers that are told', () => {
    for (let seats = about.seats.min; seats <= about.seats.max; seats++) {
      expect(game.objection(about.options, seats)).toBeUndefined();
    }
  });

  test('is played by as many as is told, with each choice of expansions', () => {
    for (const chosen of combinations) {
      const most = Math.max(about.seats.max, ...chosen.map(({ maxSeats = 0 }) => maxSeats));
      const options = withAll(chosen.map((expansion) => expansion.id));
      for (let seats = 0; seats <= most + 1; seats++) {
        const isTold = seats >= about.seats.min && seats <= most;
        expect([seats, game.objection(options, seats) === undefined]).toEqual([seats, isTold]);
      }
    }
  });

  test('tells of all that it has in plain JSON', () => {
    const match = Match.start(
      game,
      withAll(about.expansions.map((expansion) => expansion.id)),
      about.seats.max,
      'fast:1',
    );
    const all = [match.state, match.view(0), match.view('spectator'), match.told, about];
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });
});
