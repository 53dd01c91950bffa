// Standing orders: answers that a seat gives in advance.
import { choose, everyone } from '@undertow/shared/table/flow.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { describe, expect, test } from 'vitest';
import { asks, type ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import { refusalOf } from '../../support/server/accounts.ts';

/** The first seat is asked, then the second. */
function* pairs(table: ToyTable) {
  for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

function* secrets(table: ToyTable) {
  table.state.log.push(...(yield* everyone([0, 1].map((seat) => asks(seat, 'secret', 'a', 'b')))));
}

const GAMES = known(hostedToy(pairs, 4));
const B: Json = { to: 'card', say: 'b' };

function kept(app: Hosting): string[] {
  return app.archive.kept('deep').entries.map(({ seat, kind, answer }) => `${seat} ${kind} ${answer}`);
}

describe('a standing order', () => {
  test('is answered at once when it fits, as if the player had answered', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const [ada, ben] = await seated(match);
    await match.order(1, [{ to: 'nothing', say: 'b' }, B]);
    await match.answer(0, 0, 'a');
    expect(kept(app)).toEqual(['0 answer a', '1 order b']);
    expect(ada?.decision?.number).toBe(2);
    expect(ben?.view).toMatchObject({ log: ['a', 'b'] });
  });

  test('that fits what is asked already is answered as soon as it is given', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    await match.order(0, [B]);
    expect(kept(app)).toEqual(['0 order b']);
  });

  test('is private: its seat is told of it, and no other viewer', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2, time: 'live' });
    const [ada, ben] = await seated(match);
    const other = await follow(match, 'spectator');
    const before = [ada, other].map((onlooker) => onlooker?.tellings.length);
    await match.order(1, [B]);
    expect(ben?.orders).toEqual([B]);
    expect((await follow(match, 1)).orders).toEqual([B]);
    expect([ada, other].map((onlooker) => onlooker?.tellings.length)).toEqual(before);
    expect((await follow(match, 0)).orders).toEqual([]);
    expect((await follow(match, 'spectator')).orders).toEqual([]);
  });

  test('is told to all of the player’s clients, and to those that resume', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const desk = await follow(match, 1);
    const phone = await follow(match, 1);
    match.detach(1, phone);
    await match.order(1, [B]);
    expect(desk.orders).toEqual([B]);
    expect((await follow(match, 1, phone)).orders).toEqual([B]);
  });

  test('stands until it is replaced or taken back', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    await match.order(1, [B]);
    await match.answer(0, 0, 'a');
    await match.order(1, [{ to: 'card', say: 'a' }]);
    await match.answer(0, 2, 'a');
    await match.order(1, []);
    await match.answer(0, 4, 'a');
    expect(kept(app)).toEqual(['0 answer a', '1 order b', '0 answer a', '1 order a', '0 answer a']);
  });

  test('stays sealed where the answer would', async () => {
    const app = await hosting(known(hostedToy(secrets, 2)));
    const match = await app.begin({ seats: 2, time: 'live' });
    const [ada] = await seated(match);
    const before = ada?.tellings.length;
    await match.order(1, [{ to: 'secret', say: 'b' }]);
    expect(kept(app)).toEqual(['1 order b']);
    expect(ada?.tellings.length).toBe(before);
    await match.answer(0, 0, 'a');
    expect(ada?.view).toMatchObject({ log: ['a', 'b'] });
  });

  test('is given again when the answer before it is taken back', async () => {
    const app = await hosting(
      known(
        hostedToy(function* (table) {
          for (const prompt of ['first', 'second', 'third']) {
            table.state.log.push(yield* choose(0, prompt, ['a', 'b']));
          }
        }),
      ),
    );
    const match = await app.begin({ seats: 1 });
    await match.order(0, [{ to: 'second', say: 'b' }]);
    await match.answer(0, 0, 'a');
    expect(kept(app)).toEqual(['0 answer a', '0 order b']);
    await match.undo(0);
    expect(kept(app)).toEqual(['0 answer a', '0 order b', '0 undo undefined', '0 order b']);
    expect(match.status.asked).toEqual([0]);
  });

  test('that the game does not know is refused, with all others that came with it', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    await match.order(1, [B]);
    await expect(match.order(1, [B, { what: 'is this' }])).rejects.toMatchObject({
      problem: { code: 'malformed', field: 'orders.1' },
    });
    expect(app.archive.kept('deep').orders.get(1)?.orders).toEqual([B]);
    const { orders: _, ...without } = hostedToy(pairs);
    const other = await hosting(known(without));
    expect(await refusalOf((await other.begin()).order(0, [B]))).toBe('malformed');
  });

  test('to give what was not offered is no answer, and does not stop the match', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2, time: 'fast' });
    await match.order(0, [{ to: 'card', say: 'z' }]);
    expect(kept(app)).toEqual([]);
    expect(app.problems()).toContain('an order gave an answer that was not offered');
    await match.answer(0, 0, 'b');
    expect(kept(app)).toEqual(['0 answer b']);
  });

  test('can be given until the match is over', async () => {
    const app = await hosting(known(hostedToy(pairs)));
    const match = await app.begin({ seats: 2 });
    await match.answer(0, 0, 'a');
    await match.answer(1, 1, 'a');
    expect(await refusalOf(match.order(0, [B]))).toBe('conflict');
  });
});

describe('an order for this turn', () => {
  const NOW: Json = { to: 'card', say: 'b', turn: true };

  test('is spent with it, and its seat is told', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const [, ben] = await seated(match);
    await match.order(1, [NOW, { to: 'another', say: 'a' }]);
    await match.answer(0, 0, 'a');
    expect(kept(app)).toEqual(['0 answer a', '1 order b']);
    expect(ben?.orders).toEqual([{ to: 'another', say: 'a' }]);
    await match.answer(0, 2, 'a');
    expect(kept(app)).toHaveLength(3);
  });

  test('stays spent when the same message comes again', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const [, ben] = await seated(match);
    await match.order(1, [NOW], 'm1');
    await match.answer(0, 0, 'a');
    await match.order(1, [NOW], 'm1');
    expect(ben?.orders).toEqual([]);
    await match.order(1, [NOW], 'm2');
    expect(ben?.orders).toEqual([NOW]);
  });

  test('stays spent when the match comes back into memory', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    await match.order(1, [NOW, B]);
    await match.answer(0, 0, 'a');
    for (const isKilled of [true, false]) {
      if (!isKilled) await app.host.close();
      const woken = await (await app.again(GAMES)).match();
      expect((await follow(woken, 1)).orders).toEqual([B]);
    }
  });
});

describe('after sleep, and after the process has died', () => {
  test.each([true, false])('orders stand as they did', async (isKilled) => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    await match.order(1, [B]);
    if (!isKilled) await app.host.close();
    const woken = await (await app.again(GAMES)).match();
    expect((await follow(woken, 1)).orders).toEqual([B]);
    await woken.answer(0, 0, 'a');
    expect(kept(app)).toEqual(['0 answer a', '1 order b']);
  });

  test('an order that was due is answered though no client comes', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    await match.order(1, [B]);
    // The answer is kept, and then the process dies.
    await app.archive.append('deep', app.archive.kept('deep').fence, 0, {
      seat: 0,
      kind: 'answer',
      answer: 'a',
      time: 1,
      bank: null,
    });
    await app.again(GAMES);
    expect(kept(app)).toEqual(['0 answer a', '1 order b']);
  });
});
