// Players who have gone: a bot takes the seat over when their time is up, or when another player asks for it.
import { everyone } from '@undertow/shared/table/flow.ts';
import { describe, expect, test } from 'vitest';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, hosting, seated } from '../../support/host/hosting.ts';
import { AWAY, BANK, DECISION, kept, last, PAIRS } from '../../support/host/pairs-of-cards.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a player who is not connected when the time is up', () => {
  async function gone(time: 'fast' | 'correspondence' = 'fast') {
    const app = await hosting(PAIRS, { autopilot: () => last });
    const match = await app.begin({ seats: 2, time });
    const [ada, ben] = await seated(match);
    if (ada) match.detach(0, ada);
    return { app, match, ben };
  }

  test('is played for by a bot from that answer on, and all are told', async () => {
    const { app, match } = await gone();
    await app.time.pass(AWAY + DECISION + BANK - 1);
    expect([kept(app), match.isAutomatic(0)]).toEqual([[], false]);
    await app.time.pass(1);
    expect([kept(app), match.isAutomatic(0), app.changed.at(-1)]).toEqual([['0 bot c'], true, 'deep 0']);
    await match.answer(1, 1, 'a');
    await app.time.pass(500);
    expect(kept(app).at(-1)).toBe('0 bot c');
  });

  test('is played for after the process was killed, too, and plays on when they do something', async () => {
    const { app } = await gone();
    await app.time.pass(AWAY + DECISION + BANK);
    const other = await app.again(PAIRS, { autopilot: () => last });
    const woken = await other.match();
    expect(woken.isAutomatic(0)).toBe(true);
    await woken.back(0);
    expect([woken.isAutomatic(0), other.changed.at(-1)]).toEqual([false, 'deep 0']);
    await woken.answer(1, 1, 'a');
    await app.time.pass(DECISION - 1);
    expect(kept(app)).toEqual(['0 bot c', '1 answer a']);
  });

  test('is answered for by the game alone where people play over days', async () => {
    const { app, match } = await gone('correspondence');
    for (let days = 0; days < 4; days++) await app.time.leap(DAY);
    expect([kept(app), match.isAutomatic(0)]).toEqual([['0 timeout a'], false]);
  });
});

describe('a player who has gone from a table without a clock', () => {
  async function gone(games = PAIRS, answers: readonly string[] = []) {
    const app = await hosting(games, { autopilot: () => last });
    const match = await app.begin({ seats: 2, time: 'none' });
    const [ada] = await seated(match);
    for (const answer of answers) await match.answer(0, ada?.decision?.number ?? -1, answer);
    if (ada) match.detach(0, ada);
    return { app, match };
  }

  test('is played for at once when another asks for it, after a kill too, until they are back', async () => {
    const { app, match } = await gone();
    await app.time.pass(MINUTE);
    await match.substitute(0);
    expect([kept(app), match.isAutomatic(0), app.changed.at(-1)]).toEqual([['0 bot c'], true, 'deep 0']);
    await match.substitute(0);
    expect(kept(app)).toEqual(['0 bot c']);
    const woken = await (await app.again(PAIRS, { autopilot: () => last })).match();
    await follow(woken, 1);
    await woken.answer(1, 1, 'a');
    await app.time.pass(500);
    expect(kept(app).at(-1)).toBe('0 bot c');
    await woken.back(0);
    await woken.answer(1, 3, 'a');
    await app.time.pass(MINUTE);
    expect([kept(app).length, woken.isAutomatic(0)]).toEqual([4, false]);
  });

  test('plays on when they came back before the answers were opened in which a bot had stood in', async () => {
    const choice = { type: 'one', options: ['a', 'b'] } as const;
    const twice = known(
      hostedToy(function* (table) {
        for (const _ of [1, 2]) {
          const both = [0, 1].map((seat) => ({ seat, prompt: 'plan', choice }));
          table.state.log.push(...(yield* everyone(both)));
        }
      }, 9),
    );
    const { app, match } = await gone(twice);
    await app.time.pass(MINUTE);
    await match.substitute(0);
    await match.back(0);
    await match.answer(1, 0, 'a');
    expect([kept(app), match.isAutomatic(0)]).toEqual([['0 bot b', '1 answer a'], false]);
  });

  test('may be away for a minute', async () => {
    const { app, match } = await gone();
    await app.time.pass(MINUTE - 1000);
    await expect(match.substitute(0)).rejects.toMatchObject({ problem: { code: 'conflict', retryAfter: 1000 } });
    const ada = await follow(match, 0);
    await app.time.pass(MINUTE);
    await expect(match.substitute(0)).rejects.toThrow('This player is here.');
    match.detach(0, ada);
    await expect(match.substitute(0)).rejects.toMatchObject({ problem: { retryAfter: MINUTE } });
    expect(kept(app)).toEqual([]);
  });

  test('is not played for while nobody waits for them, nor where there is a clock', async () => {
    const { app, match } = await gone();
    await match.answer(0, 0, 'a');
    await app.time.pass(MINUTE);
    await expect(match.substitute(0)).rejects.toThrow('The match does not wait for this player.');
    const timed = await app.begin({ id: 'tide', seats: 2, time: 'live' });
    await expect(timed.substitute(0)).rejects.toThrow('The clock of this table');
    expect(kept(app)).toEqual(['0 answer a']);
  });

  test('is answered for in all that they are asked at once, and nobody learns whether they had answered', async () => {
    const choice = { type: 'one', options: ['a', 'b'] } as const;
    const plans = [0, 1].flatMap((seat) => ['plan', 'dummy'].map((prompt) => ({ seat, prompt, choice })));
    const secret = known(
      hostedToy(function* (table) {
        table.state.log.push(...(yield* everyone(plans)));
      }, 9),
    );
    for (const answers of [['a', 'a'], ['a'], []]) {
      const { app, match } = await gone(secret, answers);
      await app.time.pass(MINUTE);
      await match.substitute(0);
      expect(kept(app)).toEqual([...answers.map(() => '0 answer a'), ...Array(2 - answers.length).fill('0 bot b')]);
      expect([match.isAutomatic(0), match.status.version]).toEqual([false, 0]);
    }
  });
});
