// What a game must bring so that its bots can think, tried in random games of every setting.
import { minds } from '@undertow/bots/bots.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { describe, expect, test } from 'vitest';
import { CASES } from '../../games/games.ts';
import { draw, isAtRest, make, overGames } from '../../games/random-games.ts';
import { expectTried } from '../../support/run/seeds.ts';

const MOST = 16;

const THOUGHTFUL = CASES.flatMap(({ name, under, setting }) => {
  const mind = minds.get(under.game.id);
  return mind ? [{ name, under, setting, mind }] : [];
});

const TAUGHT = THOUGHTFUL.flatMap(({ mind, ...one }) => (mind.inputs ? [{ ...one, inputs: mind.inputs }] : []));

test('there is a game whose bots think, and one whose bots were taught a value', () => {
  expect(Math.min(THOUGHTFUL.length, TAUGHT.length)).toBeGreaterThan(0);
});

describe.for(THOUGHTFUL)('$name', ({ under, setting, mind }) => {
  test('what is worth a thought is legal, each answer once, and what is answered without one stands first', () => {
    let tried = 0;
    overGames(under, { ...setting, share: 1 }, 1, (game) => {
      const { match } = game;
      while (!match.outcome) {
        const move = draw(game);
        const { decision } = move;
        const view = match.view(decision.seat) as unknown as Json;
        const found = mind.candidates(view, decision, MOST);
        const odd = found.filter((answer) => !isLegal(decision.choice, answer, match.game.forms));
        if (odd.length > 0) expect.fail(`${JSON.stringify(odd)} is no answer to ${JSON.stringify(decision)}`);
        expect(new Set(found.map((answer) => JSON.stringify(answer))).size).toBe(found.length);
        expect(found[0]).toEqual(mind.sensible?.(view, decision));
        expect(found.length).toBeLessThanOrEqual(MOST);
        tried++;
        make(match, move);
      }
    });
    expectTried(tried, 20);
  });
});

describe.for(TAUGHT)('$name', ({ under, setting, inputs }) => {
  test('a position is told in whole numbers that fit into bytes, and what is common to all is the same for all', () => {
    const { names, common } = inputs;
    const rows = new Float32Array(names.length * setting.seats);
    const bytes = new Int8Array(rows.length);
    overGames(under, { ...setting, share: 1 }, 1, (game) => {
      const { match } = game;
      while (!match.outcome) {
        if (isAtRest(match)) {
          inputs.write(match.state, rows);
          inputs.write(match.state, bytes);
          expect(bytes.join()).toBe(rows.join());
          const shared = Array.from({ length: setting.seats }, (_, seat) => {
            const row = seat * names.length;
            return rows.slice(row, row + common).join();
          });
          expect(new Set(shared).size).toBe(1);
        }
        make(match, draw(game));
      }
    });
  });

  test('no two inputs have the same name', () => {
    const { names } = inputs;
    expect(new Set(names).size).toBe(names.length);
  });
});
