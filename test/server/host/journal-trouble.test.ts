// A journal that fails: nothing is acknowledged, nothing is lost, nothing is forged, and the match goes on by itself.
import type { LiveMatch } from '@undertow/server/host/live-match.ts';
import { choose, everyone } from '@undertow/shared/table/flow.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asks, type ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import type { Trouble } from '../../support/host/memory-archive.ts';
import type { Onlooker } from '../../support/host/onlooker.ts';
import { holdsInTime } from '../../support/run/seeds.ts';
import { refusalOf } from '../../support/server/accounts.ts';

/** In each turn one after the other is asked, and then all together. */
function* rounds({ state, random }: ToyTable) {
  for (const seat of [0, 1, 2]) state.log.push(yield* choose(seat, 'card', ['a', 'b']), random.below(100));
  state.log.push(...(yield* everyone([0, 1, 2].map((seat) => asks(seat, 'secret', 'x', 'y')))));
}

const GAMES = known(hostedToy(rounds, 2));

interface Scene {
  readonly app: Hosting;
  readonly match: LiveMatch;
  readonly all: readonly Onlooker[];
}

async function scene(settings = {}): Promise<Scene> {
  const app = await hosting(GAMES);
  const match = await app.begin(settings);
  return { app, match, all: [...(await seated(match)), await follow(match, 'spectator')] };
}

/** The archive fails like this, as often as is said, whenever this is called. */
function troubled(app: Hosting, call: string, trouble: Trouble, times = 1): void {
  let left = times;
  app.mischief = (called) => (called === call && left-- > 0 ? trouble : undefined);
}

/** What all subscribers of the match know is what a newcomer is told. */
async function expectAllUpToDate({ match, all }: Scene): Promise<void> {
  for (const [seat, onlooker] of all.entries()) {
    const newcomer = await follow(match, seat < 3 ? seat : 'spectator');
    expect(onlooker.knows).toEqual(newcomer.knows);
    expect(onlooker.ending).toEqual(newcomer.ending);
    match.detach(seat < 3 ? seat : 'spectator', newcomer);
  }
}

describe('an answer that could not be kept', () => {
  test('is refused, not told, and may be given again, or another one', async () => {
    const { app, match, all } = await scene();
    troubled(app, 'append', 'before');
    expect(await refusalOf(match.answer(0, 0, 'a', 'm1'))).toBe('unavailable');
    expect(all.map(({ version }) => version)).toEqual([0, 0, 0, 0]);
    expect(app.archive.kept('deep').entries).toEqual([]);
    await match.answer(0, 0, 'b', 'm2');
    expect(app.archive.kept('deep').entries).toMatchObject([{ answer: 'b' }]);
    await expectAllUpToDate({ app, match, all });
  });

  test('says when it is worth trying again, and is reported', async () => {
    const { app, match } = await scene();
    troubled(app, 'append', 'before');
    await expect(match.answer(0, 0, 'a')).rejects.toMatchObject({
      problem: { code: 'unavailable', retryAfter: expect.any(Number) },
    });
    expect(app.problems()).toContain('the journal failed');
  });

  test('is refused as long as nothing can be kept or read', async () => {
    const { app, match, all } = await scene();
    app.mischief = () => 'before';
    for (let tries = 0; tries < 5; tries++) expect(await refusalOf(match.answer(0, 0, 'a'))).toBe('unavailable');
    app.mischief = () => undefined;
    await match.answer(0, 0, 'a');
    expect(app.archive.kept('deep').entries).toHaveLength(1);
    await expectAllUpToDate({ app, match, all });
  });

  test('takes no time from the player who could not give it', async () => {
    const { app, match, all } = await scene({ time: 'fast' });
    await app.time.pass(10_000);
    app.mischief = () => 'before';
    expect(await refusalOf(match.answer(0, 0, 'a'))).toBe('unavailable');
    // All of the time of the decision, and of the bank.
    await app.time.pass(135_000);
    app.mischief = () => undefined;
    const told = all[0]?.tellings.length;
    while (all[0]?.tellings.length === told) await app.time.pass(1000);
    expect(all[0]?.clocks[0]?.until).toBeGreaterThan(app.time.now() + 10_000);
    expect(app.archive.kept('deep').entries).toEqual([]);
    await match.answer(0, 0, 'a');
    await expectAllUpToDate({ app, match, all });
  });
});

describe('an answer that was kept although the journal said that it failed', () => {
  test('is told to all without a further request', async () => {
    const { app, match, all } = await scene();
    troubled(app, 'append', 'after');
    expect(await refusalOf(match.answer(0, 0, 'a', 'm1'))).toBe('unavailable');
    expect(all.map(({ version }) => version)).toEqual([0, 0, 0, 0]);
    await app.time.pass(1000);
    expect(all.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
    await expectAllUpToDate({ app, match, all });
  });

  test('is known when the message is repeated, and counts once', async () => {
    const { app, match } = await scene();
    troubled(app, 'append', 'after');
    expect(await refusalOf(match.answer(0, 0, 'a', 'm1'))).toBe('unavailable');
    await match.answer(0, 0, 'a', 'm1');
    expect(app.archive.kept('deep').entries).toHaveLength(1);
  });

  test('stays sealed if it was', async () => {
    const { app, match, all } = await scene();
    for (const seat of [0, 1, 2]) await match.answer(seat, seat, 'a');
    const before = all.map(({ tellings }) => tellings.length);
    troubled(app, 'append', 'after');
    expect(await refusalOf(match.answer(1, 3, 'y'))).toBe('unavailable');
    await app.time.pass(1000);
    const told = all.map(({ messages }, i) => messages.slice(before[i]).map(({ type }) => type));
    expect(told).toEqual([[], ['decision'], [], []]);
    expect(all[1]?.decision).toBeUndefined();
    await match.answer(0, 3, 'x');
    await match.answer(2, 3, 'x');
    expect(all[3]?.view).toMatchObject({ log: expect.arrayContaining(['x', 'y', 'x']) });
  });
});

describe('the end of a match', () => {
  test.each<Trouble>(['before', 'after'])('comes though it could not be kept at first (%s)', async (trouble) => {
    const { app, match, all } = await scene();
    troubled(app, 'end', trouble, 3);
    for (let number = 0; number < 8; number++) {
      const { asked } = match.status;
      const secret = number % 4 === 3;
      for (const seat of asked) await match.answer(seat, match.status.version, secret ? 'x' : 'a');
    }
    // The last answer is kept, so it is acknowledged.
    expect(app.archive.kept('deep').entries).toHaveLength(12);
    expect(app.ended).toEqual([]);
    await app.time.pass(60_000);
    expect(app.ended).toEqual([[[0]]]);
    expect(app.archive.kept('deep').record.ranking).toEqual([[0]]);
    for (const { ending } of all) expect(ending).toMatchObject({ ranking: [[0]] });
  });

  test.each<Trouble>(['before', 'after'])('that was cut short is told once (%s)', async (trouble) => {
    const { app, match, all } = await scene();
    troubled(app, 'end', trouble);
    expect(await refusalOf(match.cutShort([[1], [0, 2]]))).toBe('unavailable');
    await app.time.pass(60_000);
    const isKept = trouble === 'after';
    expect(app.ended).toEqual(isKept ? [[[1], [0, 2]]] : []);
    await match.cutShort([[1], [0, 2]]);
    expect(app.ended).toEqual([[[1], [0, 2]]]);
    for (const { messages } of all) expect(messages.filter(({ type }) => type === 'ended')).toHaveLength(1);
  });
});

describe('orders and seats that could not be kept', () => {
  test.each<Trouble>(['before', 'after'])(
    'are as they are kept, and not as they were in memory (%s)',
    async (trouble) => {
      const { app, match } = await scene();
      troubled(app, 'keepOrders', trouble);
      expect(await refusalOf(match.order(1, [{ to: 'card', say: 'b' }]))).toBe('unavailable');
      await match.answer(0, 0, 'a');
      const isKept = trouble === 'after';
      const { entries } = app.archive.kept('deep');
      expect(entries.map(({ kind }) => kind)).toEqual(isKept ? ['answer', 'order'] : ['answer']);
      troubled(app, 'keepSettings', trouble);
      expect(await refusalOf(match.resign(2, 'simple'))).toBe('unavailable');
      await app.time.pass(1000);
      expect(match.isAutomatic(2)).toBe(isKept);
    },
  );
});

describe('whatever fails, and whenever', () => {
  /** For each call of the archive: whether and how it fails. The more often, the longer it takes. */
  const mischief = fc.infiniteStream(
    fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.constantFrom<Trouble>('before', 'after')),
  );

  /** Every player answers what they are asked, and repeats what was not acknowledged, until the match is over. */
  async function playOn({ app, match, all }: Scene, seed: number): Promise<string[]> {
    const random = openRandom({ seed: `fast:${seed}`, position: 0 });
    const acknowledged: string[] = [];
    for (let steps = 0; !match.hasEnded; steps++) {
      // After many failures in a row, the next try may be ten minutes away.
      if (steps > 2000) throw new Error('the match does not go on');
      const seat = random.below(3);
      const { decision } = all[seat] as Onlooker;
      if (!decision) {
        await app.time.pass(1000);
        continue;
      }
      const options = decision.choice.type === 'one' ? decision.choice.options : [];
      const answer = options[random.below(options.length)] ?? '';
      const name = `${seat} ${decision.number}`;
      for (let tries = 0; ; tries++) {
        if (tries > 50) throw new Error('the answer is never taken');
        const code = await refusalOf(match.answer(seat, decision.number, answer, name));
        if (code === 'nothing') break;
        expect(code).toBe('unavailable');
      }
      acknowledged.push(`${name} ${answer}`);
    }
    await app.time.settle();
    return acknowledged;
  }

  test('every answer that is acknowledged is kept once, in its order, and told to every viewer', async () => {
    const property = fc.asyncProperty(mischief, fc.nat(), async (troubles, seed) => {
      const played = await scene();
      played.app.mischief = () => troubles.next().value;
      const acknowledged = await playOn(played, seed);
      played.app.mischief = () => undefined;
      const { entries, record } = played.app.archive.kept('deep');
      expect(entries.map(({ message, answer }) => `${message} ${answer}`)).toEqual(acknowledged);
      expect(new Set(acknowledged).size).toBe(12);
      expect(record.ranking).toEqual([[0]]);
      expect(played.app.ended).toEqual([[[0]]]);
      await expectAllUpToDate(played);
      for (const { texts } of played.all) {
        const updates = texts.filter((text) => text.startsWith('{"type":"update"'));
        expect(updates).toHaveLength(8);
      }
    });
    await holdsInTime(property, 60);
  });
});
