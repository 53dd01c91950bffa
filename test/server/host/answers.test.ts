// Answers: kept before any viewer hears of them, and refused when they are not right.
import type { LiveMatch } from '@undertow/server/host/live-match.ts';
import { HostedSeat } from '@undertow/server/host/seat.ts';
import type { ERRORS } from '@undertow/shared/protocol/errors.ts';
import { choose, pick } from '@undertow/shared/table/flow.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import { refusalOf } from '../../support/server/accounts.ts';
import { nextRound } from '../../support/time/fake-time.ts';

/** Seat after seat is asked for a card. */
function* cards(table: ToyTable) {
  for (const seat of [0, 1, 2]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

/** The first seat is asked three times. */
function* alone(table: ToyTable) {
  for (const prompt of ['first', 'second', 'third']) table.state.log.push(yield* choose(0, prompt, ['a', 'b']));
  table.state.log.push(yield* choose(1, 'card', ['a', 'b']));
}

async function begun(rule: typeof cards, turns = 1): Promise<{ app: Hosting; match: LiveMatch }> {
  const app = await hosting(known(hostedToy(rule, turns)));
  return { app, match: await app.begin() };
}

/** What was answered, according to the journal. */
function kept(app: Hosting): unknown[] {
  return app.archive.kept('deep').entries.map(({ kind, answer }) => (kind === 'answer' ? answer : kind));
}

describe('an answer', () => {
  test('is told to all subscribers of the match', async () => {
    const { match } = await begun(cards);
    const all = [...(await seated(match)), await follow(match, 'spectator')];
    await match.answer(0, 0, 'b');
    for (const { version, view } of all) expect([version, view]).toMatchObject([1, { log: ['b'] }]);
    expect(all.map(({ decision }) => decision?.number)).toEqual([undefined, 1, undefined, undefined]);
    expect(all.map(({ asked }) => asked.map(({ seat }) => seat))).toEqual([[1], [1], [1], [1]]);
  });

  test('is neither told nor acknowledged nor seen before it is kept', async () => {
    const { app, match } = await begun(cards);
    const [ada, ben] = await seated(match);
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const append = app.archive.append.bind(app.archive);
    app.archive.append = async (...entry) => {
      await written;
      await append(...entry);
    };
    let isAcknowledged = false;
    const answering = match.answer(0, 0, 'a').then(() => {
      isAcknowledged = true;
    });
    let isSeen = false;
    const looking = match.look().then(({ version }) => {
      isSeen = true;
      return version;
    });
    await nextRound();
    expect([isAcknowledged, isSeen, ada?.version, ben?.version, kept(app)]).toEqual([false, false, 0, 0, []]);
    write();
    await answering;
    expect(await looking).toBe(1);
    expect([ada?.version, ben?.version, kept(app)]).toEqual([1, 1, ['a']]);
  });

  test('that could not be kept is never seen', async () => {
    const { app, match } = await begun(cards);
    app.mischief = () => 'before';
    const answering = match.answer(0, 0, 'a');
    const looking = match.look();
    await expect(answering).rejects.toMatchObject({ problem: { code: 'unavailable' } });
    await expect(looking).rejects.toThrow();
    app.mischief = () => undefined;
    expect(await match.look()).toMatchObject({ version: 0 });
  });

  test('is kept with what it was an answer of, and when', async () => {
    const { app, match } = await begun(cards);
    await app.time.pass(5000);
    await match.answer(0, 0, 'b', 'client 1');
    expect(app.archive.kept('deep').entries).toEqual([
      { seat: 0, kind: 'answer', answer: 'b', time: app.time.now(), bank: null, message: 'client 1' },
    ]);
  });

  test('that ends the match ends it for all, and tells the chance that it was played with', async () => {
    const { app, match } = await begun(cards);
    const all = [...(await seated(match)), await follow(match, 'spectator')];
    for (const seat of [0, 1, 2]) await match.answer(seat, seat, 'a');
    for (const { ending } of all) expect(ending).toMatchObject({ ranking: [[0]], seed: match.record.seed });
    expect(app.archive.kept('deep').record).toMatchObject({ ended: app.time.now(), ranking: [[0]] });
    expect(app.ended).toEqual([[[0]]]);
    expect(await refusalOf(match.answer(0, 3, 'a'))).toBe('conflict');
  });

  test('of many at once is given one after the other, and only the first counts', async () => {
    const { app, match } = await begun(cards);
    const all = await Promise.all(['a', 'b', 'a'].map((answer) => refusalOf(match.answer(0, 0, answer))));
    expect(all).toEqual(['nothing', 'stale', 'stale']);
    expect(kept(app)).toEqual(['a']);
  });
});

describe('refused, and nothing is changed, is an answer', () => {
  const cases: readonly [string, keyof typeof ERRORS, number, number, Answer][] = [
    ['that was not offered', 'illegal', 1, 1, 'c'],
    ['that is no answer at all', 'illegal', 1, 1, { a: ['b', null] }],
    ['to a decision that was open before', 'stale', 1, 0, 'a'],
    ['to a decision that may be open later', 'stale', 1, 2, 'a'],
    ['of a seat that is not asked', 'stale', 2, 1, 'a'],
    ['of a seat that there is not', 'forbidden', 7, 1, 'a'],
  ];

  test.each(cases)('%s', async (_, code, seat, number, answer) => {
    const { app, match } = await begun(cards);
    const all = await seated(match);
    await match.answer(0, 0, 'a');
    const before = all.map(({ tellings }) => tellings.length);
    expect(await refusalOf(match.answer(seat, number, answer))).toBe(code);
    expect(kept(app)).toEqual(['a']);
    expect(all.map(({ tellings }) => tellings.length)).toEqual(before);
    await match.answer(1, 1, 'b');
  });

  test('with what is really asked of the seat', async () => {
    const { match } = await begun(cards);
    const decision = { number: 0, prompt: 'card', choice: { type: 'one', options: ['a', 'b'] }, until: null };
    await expect(match.answer(0, 5, 'a')).rejects.toMatchObject({ problem: { code: 'stale', decision } });
    await expect(match.answer(0, 0, 'c')).rejects.toMatchObject({ problem: { code: 'illegal', decision } });
    await expect(match.answer(1, 0, 'a')).rejects.toMatchObject({ problem: { code: 'stale', decision: null } });
  });
});

describe('a message that is repeated', () => {
  test('is acknowledged again, and counts once', async () => {
    const { app, match } = await begun(alone);
    await match.answer(0, 0, 'a', 'm1');
    await match.answer(0, 0, 'a', 'm1');
    await match.answer(0, 1, 'b', 'm1');
    expect(kept(app)).toEqual(['a']);
  });

  test('is known again after the process has died', async () => {
    const { app, match } = await begun(alone);
    await match.answer(0, 0, 'a', 'm1');
    await match.answer(0, 1, 'a', 'm2');
    await match.undo(0, 'm3');
    const other = await app.again(known(hostedToy(alone)));
    const woken = await other.match();
    for (const message of ['m1', 'm2']) await woken.answer(0, 0, 'a', message);
    await woken.undo(0, 'm3');
    expect(kept(app)).toEqual(['a', 'a', 'undo']);
  });

  test('by another seat is another message', async () => {
    const { app, match } = await begun(cards);
    await match.answer(0, 0, 'a', 'm1');
    await match.answer(1, 1, 'b', 'm1');
    expect(kept(app)).toEqual(['a', 'b']);
  });

  test('counts the next time if it was refused', async () => {
    const { app, match } = await begun(cards);
    expect(await refusalOf(match.answer(0, 0, 'c', 'm1'))).toBe('illegal');
    await match.answer(0, 0, 'b', 'm1');
    expect(kept(app)).toEqual(['b']);
  });
});

describe('taking back', () => {
  test('brings the decision back, and tells every viewer', async () => {
    const { app, match } = await begun(alone);
    const [ada, ben] = await seated(match);
    await match.answer(0, 0, 'a');
    expect([ada?.undo, ben?.undo]).toEqual([true, false]);
    await match.undo(0);
    expect(kept(app)).toEqual(['a', 'undo']);
    expect([ada?.decision?.prompt, ada?.decision?.number, ada?.undo]).toEqual(['first', 2, false]);
    expect(ben?.view).toMatchObject({ log: [] });
    expect(ben?.events).toContainEqual({ type: 'answerTakenBack', seat: 0 });
  });

  test('is for the seat that answered last, and only until another seat is asked', async () => {
    const { app, match } = await begun(alone);
    expect(await refusalOf(match.undo(0))).toBe('conflict');
    await match.answer(0, 0, 'a');
    expect(await refusalOf(match.undo(1))).toBe('conflict');
    for (const number of [1, 2]) await match.answer(0, number, 'a');
    expect(await refusalOf(match.undo(0))).toBe('conflict');
    expect(kept(app)).toEqual(['a', 'a', 'a']);
  });

  test('that was refused is refused again, and takes no later answer back', async () => {
    const { app, match } = await begun(alone);
    expect(await refusalOf(match.undo(0, 'm1'))).toBe('conflict');
    await match.answer(0, 0, 'a');
    expect(await refusalOf(match.undo(0, 'm1'))).toBe('conflict');
    await match.undo(0, 'm2');
    expect(kept(app)).toEqual(['a', 'undo']);
  });

  describe('again and again', () => {
    /** Until the seat is slowed down; so often could it go back and forth. */
    async function circle(match: LiveMatch): Promise<number> {
      for (let steps = 0; steps < 500; steps++) {
        const { version } = match.status;
        const code = await refusalOf(steps % 2 === 0 ? match.answer(0, version, 'a') : match.undo(0));
        if (code !== 'nothing') {
          expect(code).toBe('too-many');
          return steps;
        }
      }
      throw new Error('the seat was not slowed down');
    }

    test('is slowed down, so that no player can fill the disk', async () => {
      const { app, match } = await begun(alone);
      expect(await circle(match)).toBeGreaterThan(50);
      await app.time.pass(4999);
      expect(await circle(match)).toBe(0);
      await app.time.pass(1);
      await match.answer(0, match.status.version, 'a');
    });

    test('is nothing to the next seat that is asked, nor to the next turn', async () => {
      const { app, match } = await begun(alone, 2);
      await circle(match);
      while (match.status.asked.includes(0)) {
        await app.time.pass(5000);
        await match.answer(0, match.status.version, 'a');
      }
      await match.answer(1, match.status.version, 'a');
      for (const _ of [1, 2, 3]) await match.answer(0, match.status.version, 'a');
    });
  });
});

test('a choice of several is answered whole', async () => {
  const app = await hosting(
    known(
      hostedToy(function* (table) {
        table.state.log.push(yield* pick(1, 'discard', ['a', 'a', 'b'], 2));
      }),
    ),
  );
  const match = await app.begin();
  expect(await refusalOf(match.answer(1, 0, ['a']))).toBe('illegal');
  expect(await refusalOf(match.answer(1, 0, ['b', 'b']))).toBe('illegal');
  await match.answer(1, 0, ['a', 'b']);
  expect(match.hasEnded).toBe(true);
});

test('the last 64 messages of a seat are known', () => {
  const seat = new HostedSeat(0, null, 0, 0);
  for (let i = 0; i < 100; i++) seat.remember(`phone:${i}`);
  expect([35, 36, 99].map((i) => seat.knows(`phone:${i}`))).toEqual([false, true, true]);
});
