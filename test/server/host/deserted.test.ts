// Matches that no player plays any more, and those that wait for their players to come back.
import type { LiveMatch } from '@undertow/server/host/live-match.ts';
import { everyone } from '@undertow/shared/table/flow.ts';
import { describe, expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import { BANK, DECISION, kept, last, PAIRS } from '../../support/host/pairs-of-cards.ts';
import { refusalOf } from '../../support/server/accounts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** So long do all players have to come back when all have fallen silent. */
const SILENCE = 10 * MINUTE;

describe('a match', () => {
  test('that no player plays any more is over, without a ranking', async () => {
    const app = await hosting(PAIRS);
    const match = await app.begin({ seats: 2, time: 'fast' });
    const [, ben] = await seated(match);
    await app.time.pass(20 * MINUTE);
    expect(match.hasEnded).toBe(true);
    expect(app.ended).toEqual([null]);
    expect(ben?.ending).toMatchObject({ ranking: null, seed: match.record.seed });
    // Two silences each.
    expect(kept(app)).toEqual(['0 timeout a', '1 timeout a', '0 timeout a', '1 timeout a']);
  });

  test('that no player plays any more waits for its players, who may still come back', async () => {
    for (const kill of [false, true]) {
      const app = await hosting(PAIRS);
      const match = await app.begin({ seats: 2, time: 'fast' });
      await seated(match);
      await app.time.pass(2 * (DECISION + BANK) + 2 * DECISION + SILENCE - 1);
      const next = kill ? await app.again(PAIRS) : app;
      expect([...app.ended, ...next.ended]).toEqual([]);
      const again = await next.match();
      await again.answer(0, again.status.version, 'b');
      await next.time.pass(500);
      expect(kept(next).slice(-3)).toEqual(['1 timeout a', '0 answer b', '1 bot a']);
      expect(again.hasEnded).toBe(false);
    }
  });

  test('against bots waits for its only player likewise, and no bot plays on alone', async () => {
    const app = await hosting(PAIRS, { autopilot: () => last });
    const match = await app.begin({ seats: 2, time: 'fast', bots: [null, 'simple'] });
    const [ada] = await seated(match);
    await app.time.pass(2 * DECISION + BANK + 500);
    const silent = ['0 timeout a', '1 bot c', '0 timeout a'];
    await app.time.pass(SILENCE - 1);
    expect([kept(app), match.isAutomatic(0), ada?.ending]).toEqual([silent, true, null]);
    await match.order(0, []);
    expect(kept(app)).toEqual([...silent, '1 bot c']);
  });

  /** What happens while one of two is silent already; from then on the match waits. */
  const BEGINNINGS: Record<string, (app: Hosting, match: LiveMatch) => Promise<Hosting>> = {
    'from when the other is silent as well': async (app) => {
      await app.time.pass(DECISION);
      return app;
    },
    'from when the other gives up': async (app, match) => {
      await match.resign(1, 'simple');
      return app;
    },
    'anew from when the server is back that was killed': async (app) => {
      await app.time.pass(DECISION + SILENCE - 1);
      return app.again(PAIRS);
    },
    'anew from when the store is back': async (app, match) => {
      await app.time.pass(DECISION + SILENCE - 1);
      app.mischief = (call) => (call === 'append' ? 'before' : undefined);
      expect(await refusalOf(match.answer(0, match.status.version, 'a'))).toBe('unavailable');
      app.mischief = () => undefined;
      return app;
    },
  };

  test.each(Object.entries(BEGINNINGS))('waits for its players %s', async (_, elapse) => {
    const app = await hosting(PAIRS);
    const match = await app.begin({ seats: 2, time: 'fast' });
    await seated(match);
    await app.time.pass(2 * (DECISION + BANK) + DECISION);
    const next = await elapse(app, match);
    await next.time.pass(SILENCE - 1);
    expect([...app.ended, ...next.ended]).toEqual([]);
    await next.time.pass(MINUTE);
    expect(next.ended).toEqual([null]);
  });

  test('goes on when one of the silent is back by an answer that others may not know of yet', async () => {
    const app = await hosting(
      known(
        hostedToy(function* (table: ToyTable) {
          const answers = yield* everyone(
            [0, 1].map((seat) => ({ seat, prompt: 'card', choice: { type: 'one', options: ['a', 'b'] } })),
          );
          table.state.log.push(...(answers as string[]));
        }, 20),
      ),
      { autopilot: () => last },
    );
    const match = await app.begin({ seats: 2, time: 'fast' });
    await seated(match);
    await app.time.pass(2 * DECISION + BANK + 1000);
    expect([match.isAutomatic(0), match.isAutomatic(1)]).toEqual([true, true]);
    const { version } = match.status;
    await match.answer(0, version, 'b');
    expect(kept(app).slice(-2)).toEqual(['0 answer b', '1 bot b']);
    expect([match.isAutomatic(0), match.isAutomatic(1)]).toEqual([false, true]);
  });

  test('that only bots are left of is over as well', async () => {
    const app = await hosting(PAIRS);
    const match = await app.begin({ seats: 2, time: 'none', bots: [null, 'simple'] });
    await seated(match);
    await match.resign(0, 'simple');
    expect([match.hasEnded, app.ended]).toEqual([true, [null]]);
  });

  test('waits for as long as was left when the server went, however long that was away', async () => {
    const app = await hosting(PAIRS);
    await seated(await app.begin({ seats: 2, time: 'fast' }));
    await app.time.pass(2 * (DECISION + BANK) + 2 * DECISION + 4 * MINUTE);
    await app.host.close();
    await app.time.leap(DAY);
    const next = await app.again(PAIRS);
    await next.time.pass(5 * MINUTE);
    expect(next.ended).toEqual([]);
    await next.time.pass(MINUTE);
    expect(next.ended).toEqual([null]);
  });

  test('that has gone to sleep for want of players sleeps while it waits for them, and ends as well', async () => {
    const app = await hosting(PAIRS);
    await app.begin({ seats: 2, time: 'correspondence' });
    await app.time.pass(60_000);
    expect(app.host.awake).toBe(0);
    // Four days each, with the bank, and then a day.
    for (let days = 0; days <= 10; days++) {
      if (days < 10) expect(app.ended).toEqual([]);
      await app.time.leap(DAY);
      await app.time.pass(MINUTE);
      expect(app.host.awake).toBe(0);
    }
    expect(app.ended).toEqual([null]);
    expect(kept(app).map((entry) => entry.split(' ')[1])).toEqual(Array(4).fill('timeout'));
  });

  test('of a person and bots goes on by itself as far as it can', async () => {
    const app = await hosting(PAIRS, { autopilot: (_, bot) => (bot === 'simple' ? last : () => 'b') });
    const match = await app.begin({ seats: 2, bots: ['simple', null] });
    expect(kept(app)).toEqual([]);
    await app.time.pass(500);
    expect(kept(app)).toEqual(['0 bot c']);
    await match.answer(1, 1, 'a');
    await app.time.pass(500);
    expect(kept(app)).toEqual(['0 bot c', '1 answer a', '0 bot c']);
  });
});
