// A seat that is asked several things at once, at a host: one after the other, each with a number of its own.
import { everyone } from '@undertow/shared/table/flow.ts';
import { describe, expect, test } from 'vitest';
import { asks, type ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, hosting, seated } from '../../support/host/hosting.ts';
import { BANK, DECISION, kept, last } from '../../support/host/pairs-of-cards.ts';
import { problemOf, refusalOf } from '../../support/server/accounts.ts';

/** Each of two players plans, and then plans for a dummy. */
function* plans(table: ToyTable) {
  const decisions = ['plan', 'dummy'].flatMap((prompt) => [0, 1].map((seat) => asks(seat, prompt, 'a', 'b')));
  table.state.log.push(yield* everyone(decisions));
}

const GAMES = known(hostedToy(plans, 9));

describe('a seat that is asked two things', () => {
  test('is asked the second as soon as the first is answered, by another number', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const [ada, ben] = await seated(match);
    const told = ben?.tellings.length;
    expect(ada?.decision).toMatchObject({ number: 0, prompt: 'plan' });
    await match.answer(0, 0, 'a');
    const second = ada?.decision?.number ?? 0;
    expect(ada?.decision).toMatchObject({ prompt: 'dummy' });
    expect(ada?.asked.map(({ seat, prompt }) => `${seat} ${prompt}`)).toEqual(['0 dummy', '1 plan']);
    expect([ada?.version, second]).not.toEqual([0, 0]);
    await match.answer(0, second, 'b');
    expect([ada?.decision, ben?.tellings.length]).toEqual([undefined, told]);
    await match.answer(1, 0, 'b');
    await match.answer(1, ben?.decision?.number ?? 0, 'a');
    for (const one of [ada, ben]) expect(one).toMatchObject({ version: 1, view: { log: [['a', 'b', 'b', 'a']] } });
    expect(ada?.decision).toMatchObject({ number: 1, prompt: 'plan' });
  });

  test('does not answer the second by what was meant for the first', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const [ada] = await seated(match);
    await match.answer(0, 0, 'a');
    const problem = await problemOf(match.answer(0, 0, 'b'));
    expect(problem).toMatchObject({ code: 'stale', decision: { prompt: 'dummy', number: ada?.decision?.number } });
    const number = problem?.decision?.number ?? 0;
    await match.answer(0, number, 'b');
    expect(await problemOf(match.answer(0, number, 'b'))).toMatchObject({ code: 'stale', decision: null });
    // Nor is a number good for anything when its batch is over.
    await match.answer(1, 0, 'a');
    await match.answer(1, number, 'a');
    expect(await refusalOf(match.answer(0, number, 'b'))).toBe('stale');
    expect(kept(app)).toEqual(['0 answer a', '0 answer b', '1 answer a', '1 answer a']);
  });

  test('cannot take the first answer back', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const [ada] = await seated(match);
    await match.answer(0, 0, 'a');
    expect([ada?.undo, await refusalOf(match.undo(0))]).toEqual([false, 'conflict']);
  });

  test('answers each once, however often a message is repeated', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const [ada] = await seated(match);
    for (let i = 0; i < 2; i++) await match.answer(0, 0, 'a', 'first');
    const number = ada?.decision?.number ?? 0;
    for (let i = 0; i < 2; i++) await match.answer(0, number, 'b', 'second');
    expect(kept(app)).toEqual(['0 answer a', '0 answer b']);
  });

  test.each(['dies', 'closes'])('is asked the second by the next process when the first one %s', async (how) => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    await match.answer(0, 0, 'a');
    const before = (await follow(match, 0)).knows;
    if (how === 'closes') await app.host.close();
    const open = await (await app.again(GAMES)).match();
    const ada = await follow(open, 0);
    expect(ada.knows).toEqual(before);
    await open.answer(0, ada.decision?.number ?? 0, 'b');
    expect((await follow(open, 0)).decision).toBeUndefined();
  });

  test('is told of the second when it comes back, whatever it has seen', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const ada = await follow(match, 0);
    match.detach(0, ada);
    await match.answer(0, 0, 'a');
    const anew = await follow(match, 0);
    expect((await follow(match, 0, ada)).knows).toEqual(anew.knows);
    expect(anew.decision?.prompt).toBe('dummy');
  });

  test('is answered for by orders, one after the other', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const [ada, ben] = await seated(match);
    await match.order(0, [{ to: 'dummy', say: 'b' }]);
    expect(kept(app)).toEqual([]);
    const told = ben?.tellings.length;
    await match.answer(0, 0, 'a');
    expect(kept(app)).toEqual(['0 answer a', '0 order b']);
    expect([ada?.decision, ben?.tellings.length]).toEqual([undefined, told]);
  });

  test('is answered for by a bot, one after the other', async () => {
    const app = await hosting(GAMES, { autopilot: () => last });
    const match = await app.begin({ seats: 2, bots: [null, 'sensible'] });
    await seated(match);
    await match.answer(0, 0, 'a');
    await app.time.pass(500);
    expect(kept(app)).toEqual(['0 answer a', '1 bot b', '1 bot b']);
  });
});

describe('the time of a seat that is asked two things', () => {
  test('is one time for both, and others do not see when it has answered the first', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2, time: 'fast' });
    const [ada, ben] = await seated(match);
    const until = ada?.decision?.until;
    await app.time.pass(20_000);
    await match.answer(0, 0, 'a');
    expect([ada?.decision?.until, ben?.clocks[0]?.until]).toEqual([until, until]);
    await app.time.pass(DECISION + BANK - 20_000);
    expect(kept(app).toSorted()).toEqual(['0 answer a', '0 timeout a', '1 timeout a', '1 timeout a']);
  });

  test.each(['lives', 'dies', 'closes'])('is up only once for both, though the process %s', async (how) => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2, time: 'fast' });
    const [ada] = await seated(match);
    await match.answer(0, 0, 'a');
    await match.answer(0, ada?.decision?.number ?? 0, 'b');
    await app.time.pass(DECISION + BANK);
    expect(kept(app)).toEqual(['0 answer a', '0 answer b', '1 timeout a', '1 timeout a']);
    if (how === 'closes') await app.host.close();
    const open = how === 'lives' ? match : await (await app.again(GAMES)).match();
    expect(open.isAutomatic(1)).toBe(false);
    const seats = await seated(open);
    await open.answer(0, 1, 'a');
    await open.answer(0, seats[0]?.decision?.number ?? 0, 'b');
    // Its bank is empty.
    await app.time.pass(DECISION);
    expect(kept(app).slice(-2)).toEqual(['1 timeout a', '1 timeout a']);
    expect(open.isAutomatic(1)).toBe(true);
  });
});
