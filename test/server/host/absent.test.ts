// Players who do not answer: the clock answers for them, then a bot, until they come back.
import { choose } from '@undertow/shared/table/flow.ts';
import { describe, expect, test } from 'vitest';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import { AWAY, BANK, DECISION, kept, last, PAIRS } from '../../support/host/pairs-of-cards.ts';
import { refusalOf } from '../../support/server/accounts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a player whose time is up', () => {
  test('is answered for by the game, and the journal says so', async () => {
    const app = await hosting(PAIRS);
    const match = await app.begin({ seats: 2, time: 'fast' });
    const [ada] = await seated(match);
    expect(ada?.decision?.until).toBe(app.time.now() + DECISION + BANK);
    await app.time.pass(DECISION + BANK - 1);
    expect(kept(app)).toEqual([]);
    await app.time.pass(1);
    expect(kept(app)).toEqual(['0 timeout a']);
    expect(app.archive.kept('deep').entries[0]).toMatchObject({ bank: 0 });
    expect(ada?.decision).toBeUndefined();
  });

  test('has longer while they are away', async () => {
    const app = await hosting(PAIRS);
    const match = await app.begin({ seats: 2, time: 'fast' });
    const [ada, ben] = await seated(match);
    if (ada) match.detach(0, ada);
    expect(ben?.clocks[0]).toEqual({ seat: 0, until: app.time.now() + AWAY + DECISION + BANK, bank: BANK });
    await app.time.pass(30_000);
    await follow(match, 0);
    expect(ben?.clocks[0]?.until).toBe(app.time.now() + DECISION + BANK);
    await app.time.pass(DECISION + BANK);
    expect(kept(app)).toEqual(['0 timeout a']);
  });

  test('is not away as long as one of their clients is there', async () => {
    const app = await hosting(PAIRS);
    const match = await app.begin({ seats: 2, time: 'fast' });
    const [desk] = await seated(match);
    const phone = await follow(match, 0);
    const until = phone.clocks[0]?.until;
    if (desk) match.detach(0, desk);
    expect((await follow(match, 'spectator')).clocks[0]?.until).toBe(until);
  });

  test('has less in the bank for the next decision, and all viewers are told', async () => {
    const app = await hosting(PAIRS);
    const match = await app.begin({ seats: 2, time: 'fast' });
    const [, ben] = await seated(match);
    await app.time.pass(DECISION + 5000);
    await match.answer(0, 0, 'a');
    expect(ben?.clocks[0]).toEqual({ seat: 0, until: null, bank: BANK - 5000 });
    expect(app.archive.kept('deep').entries[0]).toMatchObject({ bank: BANK - 5000 });
  });

  test('gains nothing by going back and forth', async () => {
    const game = hostedToy(function* (table) {
      for (const prompt of ['first', 'second']) table.state.log.push(yield* choose(0, prompt, ['a', 'b']));
      table.state.log.push(yield* choose(1, 'card', ['a', 'b']));
    }, 9);
    const app = await hosting(known(game));
    const match = await app.begin({ seats: 2, time: 'fast' });
    await seated(match);
    let passed = 0;
    while (kept(app).every((entry) => !entry.includes('timeout'))) {
      const { version } = match.status;
      await (version % 2 === 0 ? match.answer(0, version, 'a') : match.undo(0));
      await app.time.pass(5000);
      passed += 5000;
    }
    expect(passed).toBeLessThanOrEqual(2 * DECISION + BANK + 5000);
  });

  test('is waited for without end where people play without clocks', async () => {
    const app = await hosting(PAIRS);
    const match = await app.begin({ seats: 2, time: 'none' });
    await seated(match);
    for (let days = 0; days < 29; days++) await app.time.leap(DAY);
    expect(kept(app)).toEqual([]);
  });
});

describe('a player who is silent twice in a row', () => {
  async function silent(more = {}): Promise<{ app: Hosting; match: Awaited<ReturnType<Hosting['begin']>> }> {
    const app = await hosting(PAIRS, { autopilot: () => last, ...more });
    const match = await app.begin({ seats: 2, time: 'fast' });
    await seated(match);
    await app.time.pass(DECISION + BANK);
    await match.answer(1, 1, 'a');
    expect(match.isAutomatic(0)).toBe(false);
    await app.time.pass(DECISION);
    await match.answer(1, 3, 'a');
    return { app, match };
  }

  test('is played for by a bot, which waits a moment, and the lobby is told', async () => {
    const { app, match } = await silent();
    expect(match.isAutomatic(0)).toBe(true);
    expect(app.changed.at(-1)).toBe('deep 0');
    expect(kept(app)).toHaveLength(4);
    await app.time.pass(499);
    expect(kept(app)).toHaveLength(4);
    await app.time.pass(1);
    expect(kept(app).at(-1)).toBe('0 bot c');
  });

  const SIGNS: Record<string, (match: Awaited<ReturnType<Hosting['begin']>>) => Promise<unknown>> = {
    'with an answer': (match) => match.answer(0, 4, 'b'),
    'with an order': (match) => match.order(0, []),
    'with a sign': (match) => match.back(0),
  };

  test.each(Object.entries(SIGNS))('plays on as soon as they are back %s', async (_, sign) => {
    const { app, match } = await silent();
    await sign(match);
    expect([match.isAutomatic(0), app.changed.at(-1)]).toEqual([false, 'deep 0']);
    await app.time.pass(DECISION - 1);
    expect(kept(app).some((entry) => entry.includes('bot'))).toBe(false);
  });

  test('is not back because their client has found the match again, or another person only watches it', async () => {
    const { match } = await silent();
    await follow(match, 0);
    expect(match.isAutomatic(0)).toBe(true);
  });

  test('has time to decide when they are back, and all are told', async () => {
    const { app, match } = await silent({ botPace: 10 * MINUTE });
    const [ada, ben] = await seated(match);
    await app.time.pass(MINUTE);
    await match.back(0);
    const until = app.time.now() + DECISION;
    expect(ada?.decision?.until).toBe(until);
    expect(ben?.clocks[0]).toMatchObject({ seat: 0, until });
    await app.time.pass(DECISION - 1);
    expect(kept(app)).toHaveLength(4);
  });

  test('is silent anew from the beginning after that', async () => {
    const { app, match } = await silent();
    await match.answer(0, 4, 'b');
    await match.answer(1, 5, 'a');
    await app.time.pass(DECISION);
    expect([kept(app).at(-1), match.isAutomatic(0)]).toEqual(['0 timeout a', false]);
  });

  test.each([true, false])('is still played for when the match comes back into memory', async (isKilled) => {
    const { app } = await silent();
    await app.time.pass(1000);
    if (!isKilled) await app.host.close();
    const other = await app.again(PAIRS, { autopilot: () => last });
    const woken = await other.match();
    expect(woken.isAutomatic(0)).toBe(true);
    await woken.answer(1, 5, 'a');
    await app.time.pass(500);
    expect(kept(app).at(-1)).toBe('0 bot c');
  });

  test('and has come back, is not played for because the match has slept', async () => {
    const { app, match } = await silent();
    await match.order(0, []);
    await app.host.close();
    expect((await (await app.again(PAIRS)).match()).isAutomatic(0)).toBe(false);
  });

  test('is replaced by the game’s answer where the bot says something impossible, or nothing at all', async () => {
    for (const autopilot of [() => () => 'nonsense', () => () => broken(), () => broken()]) {
      const { app } = await silent({ autopilot });
      await app.time.pass(500);
      expect(kept(app).at(-1)).toBe('0 bot a');
      expect(app.problems().some((problem) => problem.startsWith('a bot '))).toBe(true);
    }
  });

  function broken(): never {
    throw new Error('the bot broke down');
  }
});

describe('a player who gives up', () => {
  test('is played for by a bot from then on, also after a restart, and cannot come back', async () => {
    const app = await hosting(PAIRS, { autopilot: () => last });
    const match = await app.begin({ seats: 2 });
    await seated(match);
    await match.resign(0, 'simple');
    expect(match.isAutomatic(0)).toBe(true);
    await app.time.pass(500);
    expect(kept(app)).toEqual(['0 bot c']);
    expect(await refusalOf(match.order(0, []))).toBe('forbidden');
    expect(await refusalOf(match.answer(0, 0, 'a'))).toBe('forbidden');
    expect(match.isAutomatic(0)).toBe(true);
    const woken = await (await app.again(PAIRS)).match();
    expect(woken.isAutomatic(0)).toBe(true);
  });

  test('leaves no orders behind that would answer for the bot', async () => {
    const app = await hosting(PAIRS, { autopilot: () => last });
    const match = await app.begin({ seats: 2 });
    await match.order(1, [{ to: 'card', say: 'b' }]);
    await match.resign(1, 'simple');
    await match.answer(0, 0, 'a');
    await app.time.pass(500);
    expect(kept(app)).toEqual(['0 answer a', '1 bot c']);
    const woken = await app.again(PAIRS, { autopilot: () => last });
    await (await woken.match()).answer(0, 2, 'a');
    await app.time.pass(500);
    expect(kept(app).at(-1)).toBe('1 bot c');
  });

  test('cannot do so when the match is over', async () => {
    const app = await hosting(PAIRS);
    const match = await app.begin({ seats: 2 });
    await match.cutShort([[0], [1]]);
    expect(await refusalOf(match.resign(0, 'simple'))).toBe('conflict');
    expect(app.ended).toEqual([[[0], [1]]]);
  });
});
