// What the list says of matches that run: what spectators may see of them, as late as they see it, and rarely.
import { lastSummaries } from '@undertow/server/store/matches.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { Summary, type Table } from '@undertow/shared/protocol/tables.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { beforeEach, expect, test } from 'vitest';
import { ManyHouses } from '../../support/server/many-apps.ts';
import { Guest, QuietApp, TOYS } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

/** Counts how often it is asked for a summary. */
let asked = 0;

/** What each turn is summarized to. */
let told = (turns: number): unknown => ({ progress: [{ what: 'turn', now: turns }], seats: { points: [1, 2] } });

const TELLING = new Map(
  [...TOYS].map(([id, { game, about }]) => {
    const summary = (view: { readonly log: readonly unknown[] }) => {
      asked++;
      return told(view.log.length / 2);
    };
    return [id, { about, game: { ...game, summary } as unknown as AnyGame }];
  }),
);

describeStore('the list', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    asked = 0;
    told = (turns) => ({ progress: [{ what: 'turn', now: turns }], seats: { points: [1, 2] } });
    app = await QuietApp.open(store(), { games: TELLING });
    [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    return () => app.app.close();
  });

  function listed(): Table | undefined {
    return app.lobby.list.newest().tables[0];
  }

  /** Both seats answer once. */
  async function turn(id: string): Promise<void> {
    const match = await app.match(id);
    for (const seat of [0, 1]) await match.answer(seat, match.status.version, 'a');
  }

  test('says how a match stands, a few seconds after a turn has ended', async () => {
    const { id } = await app.playing([ada, ben]);
    await app.time.pass(5000);
    const reader = new Guest();
    app.lobby.feed.follow(reader);
    expect(reader.heard('tables')[0]?.tables[0]?.summary?.progress).toEqual([{ what: 'turn', now: 0 }]);
    await turn(id);
    await app.time.pass(3999);
    expect(reader.heard('tables')).toHaveLength(1);
    await app.time.pass(300);
    expect(reader.heard('tables').at(-1)?.tables[0]?.summary).toEqual({
      progress: [{ what: 'turn', now: 1 }],
      seats: { points: [1, 2] },
    });
  });

  test('asks the game when a turn ends, however many read it', async () => {
    const { id } = await app.playing([ada, ben]);
    for (let i = 0; i < 5; i++) app.lobby.feed.follow(new Guest(), { seats: i });
    await turn(id);
    await app.time.pass(10_000);
    expect(asked).toBe(2);
  });

  test('says it as late as spectators see it', async () => {
    const { id } = await app.playing([ada, ben], { spectators: { allowed: true, delay: 1 } });
    await app.time.pass(5000);
    expect(listed()?.summary).toBeUndefined();
    await turn(id);
    await app.time.pass(5000);
    expect(listed()?.summary?.progress[0]?.now).toBe(0);
  });

  test.each([{ spectators: { allowed: false, delay: 0 } }, { access: 'unlisted' }, { access: 'private' }] as const)(
    'says nothing of a table with %o',
    async (wanted) => {
      await app.playing([ada, ben], wanted);
      await app.time.pass(5000);
      expect(listed()?.summary).toBeUndefined();
    },
  );

  test('says nothing where the game says too much, and the match goes on', async () => {
    told = () => ({ progress: [], seats: { 'a sentence': [1], points: [1] } });
    const { id } = await app.playing([ada, ben]);
    await turn(id);
    await app.time.pass(5000);
    expect(listed()).toMatchObject({ id, status: 'playing' });
    expect(listed()?.summary).toBeUndefined();
    expect(app.reports.map(({ problem }) => problem)).toContain('a match could not be summarized');
  });

  test('says the same in every process, also in one that comes later, until the match goes on elsewhere', async () => {
    const houses = new ManyHouses(app.sql);
    const [one, other] = [await houses.open('one', { games: TELLING }), await houses.open('other', { games: TELLING })];
    const { id } = await one.playing([ada, ben]);
    const turns = (house: QuietApp) => house.lobby.list.newest().tables[0]?.summary?.progress[0]?.now;
    await one.time.pass(10_000);
    expect([turns(one), turns(other)]).toEqual([0, 0]);
    const late = await houses.open('late', { games: TELLING });
    await one.time.pass(10_000);
    expect(turns(late)).toBe(0);
    await houses.kill('one');
    const match = await other.match(id);
    for (const seat of [0, 1]) await match.answer(seat, match.status.version, 'a');
    await other.time.pass(10_000);
    expect([turns(other), turns(late)]).toEqual([1, 1]);
  });

  test('still says it of a match that sleeps, and no more when it is over', async () => {
    const { id } = await app.playing([ada, ben], { time: 'none' });
    await app.time.pass(120_000);
    expect(app.app.host.awake).toBe(0);
    expect(Summary.parse(listed()?.summary).progress[0]?.now).toBe(0);
    await app.playOut(id);
    expect((await app.lobby.see(ada, id)).status).toBe('ended');
    expect((await app.lobby.see(ada, id)).summary).toBeUndefined();
  });

  test('is kept as it was at the end, without delay', async () => {
    const { id } = await app.playing([ada, ben], { spectators: { allowed: true, delay: 1 } });
    await app.playOut(id);
    expect((await app.lobby.see(ben, id)).status).toBe('ended');
    // It lasts for three turns; spectators, who are late, had seen two of them.
    expect((await lastSummaries(store(), [id])).get(id)?.progress[0]?.now).toBe(3);
  });

  test('is missing where the game says too much, and the match ends all the same', async () => {
    told = () => ({ progress: [], seats: { 'a sentence': [1], points: [1] } });
    const { id } = await app.playing([ada, ben]);
    await app.playOut(id);
    expect((await app.lobby.see(ada, id)).status).toBe('ended');
    expect((await lastSummaries(store(), [id])).size).toBe(0);
  });
});
