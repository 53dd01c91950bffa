// A game from outside with every fault: each ends its own match alone, and the others go on.
import { Busy } from '@undertow/server/limits/busy.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, test } from 'vitest';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import { FAULTS } from '../../support/outside/frail/faults.ts';
import { FRAIL, known, opened } from '../../support/outside/opened.ts';
import { refusalOf } from '../../support/server/accounts.ts';

const FRAIL_GAME = { game: 'frail', seats: 2 };

async function frail(more: Parameters<typeof hosting>[1] = {}): Promise<Hosting> {
  return hosting(known(await opened(FRAIL)), more);
}

function broken({ reports }: Hosting): Hosting['reports'] {
  return reports.filter(({ problem }) => problem === 'a game from outside broke down');
}

function logOf({ view }: { readonly view: Json | undefined }): unknown {
  return (view as { readonly log: unknown }).log;
}

describe('rules over an answer', () => {
  test.for(FAULTS)(
    'that are at fault, %s: the match is over, its players are told why, and another match goes on',
    async (card) => {
      const app = await frail();
      const other = await app.begin({ id: 'other', ...FRAIL_GAME });
      await other.answer(0, other.status.version, 'whole');
      const match = await app.begin(FRAIL_GAME);
      const [ada, ben] = await seated(match);
      expect(await refusalOf(match.answer(0, match.status.version, card))).toBe('internal');
      expect([ada?.ending, ben?.ending]).toEqual(
        Array(2).fill({ ranking: null, seed: match.record.seed, broken: true }),
      );
      expect(app.archive.kept('deep').record).toMatchObject({ ranking: null, settings: { broken: true } });
      expect(app.archive.kept('deep').entries).toEqual([]);
      await other.answer(1, other.status.version, 'whole');
      expect(logOf(await follow(other, 'spectator'))).toEqual(['whole', 'whole']);
      expect(app.ended).toEqual([null]);
    },
  );

  test('are reported with what repeats it: the seed, what was answered, and the last answer', async () => {
    const app = await frail();
    const match = await app.begin(FRAIL_GAME);
    await match.answer(0, match.status.version, 'whole');
    expect(await refusalOf(match.answer(1, match.status.version, 'throws'))).toBe('internal');
    const [report] = broken(app);
    const { seed, options, seats, moves } = (report?.details ?? {}) as {
      seed: string;
      options: null;
      seats: number;
      moves: { seat: number; answer: string }[];
    };
    const { frail: folder } = await import('../../support/outside/frail/index.ts');
    const again = Match.start(folder.game, options, seats, seed);
    const [last, ...before] = moves.toReversed();
    for (const { seat, answer } of before) again.answer(seat, answer);
    expect(() => again.answer(last?.seat ?? 0, last?.answer ?? '')).toThrow('the rule broke down');
  });

  test('that was not offered is refused, and nothing else', async () => {
    const app = await frail();
    const match = await app.begin(FRAIL_GAME);
    expect(await refusalOf(match.answer(0, match.status.version, 'other'))).toBe('illegal');
    expect([match.hasEnded, broken(app)]).toEqual([false, []]);
  });
});

describe('where no player answers', () => {
  test('a bot that loops for ever ends its match', async () => {
    const { game, ...found } = await opened(FRAIL);
    const autopilot = () => (view: Json, decision: Parameters<typeof game.bot>[2]) =>
      game.bot('looping', view, decision);
    const app = await hosting(known({ game, ...found }), { autopilot });
    const match = await app.begin({ ...FRAIL_GAME, bots: ['looping', null] });
    await app.time.pass(1000);
    expect([match.hasEnded, broken(app).length]).toEqual([true, 1]);
  });

  test('a bot that throws ends nothing: the automatic answer stands in', async () => {
    const { game, ...found } = await opened(FRAIL);
    const autopilot = () => (view: Json, decision: Parameters<typeof game.bot>[2]) =>
      game.bot('throwing', view, decision);
    const app = await hosting(known({ game, ...found }), { autopilot });
    const match = await app.begin({ ...FRAIL_GAME, bots: ['throwing', null] });
    await app.time.pass(1000);
    expect([match.hasEnded, app.archive.kept('deep').entries.map(({ answer }) => answer)]).toEqual([false, ['whole']]);
  });

  test('a bot whose thread is just being loaded again answers a moment later, and nothing stands in for it', async () => {
    let isLoading = true;
    const autopilot = () => (): Json => {
      if (isLoading) throw new Busy('This game is just being loaded again.');
      return 'throws when looked at';
    };
    const app = await frail({ autopilot });
    const match = await app.begin({ ...FRAIL_GAME, bots: ['looping', null] });
    await app.time.pass(300);
    expect([match.hasEnded, app.archive.kept('deep').entries, app.reports]).toEqual([false, [], []]);
    isLoading = false;
    await app.time.pass(10_000);
    expect(broken(app)).toHaveLength(1);
  });

  test('an order over which the rules loop for ever ends its match', async () => {
    const app = await frail();
    const match = await app.begin(FRAIL_GAME);
    await match.order(0, ['loop']);
    expect([match.hasEnded, broken(app).length]).toEqual([true, 1]);
  });
});

describe('a match that cannot begin', () => {
  test('is over, and others begin', async () => {
    const app = await frail();
    expect(await refusalOf(app.begin({ ...FRAIL_GAME, options: { at: 'setup' } }))).toBe('internal');
    expect(app.archive.kept('deep').record).toMatchObject({ ranking: null, settings: { broken: true } });
    const other = await app.begin({ id: 'other', ...FRAIL_GAME });
    expect(other.status.asked).toEqual([0]);
  });
});

describe('a game that breaks down again and again', () => {
  test('rests: no table of it is opened for a while, and the matches that run go on', async () => {
    let now = 0;
    const found = await opened(FRAIL, { now: () => now });
    const app = await hosting(known(found));
    const lasting = await app.begin({ id: 'lasting', ...FRAIL_GAME });
    for (const id of ['a', 'b', 'c']) {
      expect(found.game.objection(null, 2)).toBeUndefined();
      const match = await app.begin({ id, ...FRAIL_GAME });
      expect(await refusalOf(match.answer(0, match.status.version, 'throws'))).toBe('internal');
      now += 1000;
    }
    expect(() => found.game.objection(null, 2)).toThrow('rests for some minutes');
    await lasting.answer(0, lasting.status.version, 'whole');
    now += 10 * 60_000;
    expect(found.game.objection(null, 2)).toBeUndefined();
  });
});
