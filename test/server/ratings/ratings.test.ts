// The ratings of people.
import { Ratings } from '@undertow/server/ratings/ratings.ts';
import { createPerson, removePerson } from '@undertow/server/store/people.ts';
import { Conflict } from '@undertow/server/store/sql.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, expect, test } from 'vitest';
import { personRecord } from '../../support/server/records.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('ratings', (store) => {
  let ratings: Ratings;
  beforeEach(() => {
    ratings = new Ratings(store());
  });

  async function add(kind: Person['kind'], ...ids: string[]): Promise<void> {
    for (const id of ids) {
      const rest = { bot: false, password: null, created: 1, silencedUntil: null };
      await store().write(createPerson({ id, name: id, nameKey: id, kind, ...rest }));
    }
  }

  async function play(...places: string[][]): Promise<void> {
    await store().write((await ratings.after('abyss', places)).statements);
  }

  async function ratingsNow(...ids: string[]): Promise<(number | undefined)[]> {
    return (await Promise.all(ids.map((id) => ratings.of('abyss', id)))).map((rating) => rating?.rating);
  }

  test('come from matches, game by game', async () => {
    await add('member', 'ada', 'bob');
    expect(await ratings.of('abyss', 'ada')).toBeUndefined();
    await play(['ada'], ['bob']);
    expect(await ratings.of('abyss', 'ada')).toEqual({ rating: 1658, games: 1, provisional: true });
    expect(await ratings.ofPerson('bob')).toEqual({ abyss: { rating: 1342, games: 1, provisional: true } });
    expect(await ratings.of('dungeon-lords', 'ada')).toBeUndefined();
    await play(['ada'], ['bob']);
    expect(await ratings.of('abyss', 'ada')).toMatchObject({ games: 2 });
  });

  test('are sure after ten games', async () => {
    await add('member', 'ada', 'bob');
    for (let i = 0; i < 9; i++) await play(['ada'], ['bob']);
    expect(await ratings.of('abyss', 'ada')).toMatchObject({ games: 9, provisional: true });
    await play(['ada'], ['bob']);
    expect(await ratings.of('abyss', 'ada')).toMatchObject({ games: 10, provisional: false });
  });

  test('are for members alone: others are passed over', async () => {
    await add('member', 'ada', 'bob');
    await add('guest', 'guest');
    await add('bot', 'bot');
    await store().write(createPerson(personRecord('engine', { bot: true })));
    await play(['bot'], ['engine'], ['ada', 'guest'], ['nobody', 'bob']);
    expect(await ratings.of('abyss', 'engine')).toBeUndefined();
    expect(await ratingsNow('ada', 'bob', 'guest', 'bot', 'nobody')).toEqual([
      1658,
      1342,
      undefined,
      undefined,
      undefined,
    ]);
    expect(await ratings.after('abyss', [['ada'], ['guest'], ['bot']])).toMatchObject({ statements: [] });
    expect(await ratings.after('abyss', [])).toMatchObject({ statements: [] });
  });

  test('say how strong those were who sat at a match, if each had one before', async () => {
    await add('member', 'ada', 'bob', 'cid', 'new');
    await add('guest', 'guest');
    expect((await ratings.after('abyss', [['ada'], ['bob']])).strength).toBeNull();
    await play(['ada'], ['bob'], ['cid']);
    const [ada, bob, cid] = (await ratingsNow('ada', 'bob', 'cid')) as [number, number, number];
    const strength = Math.round((ada + bob + cid) / 3);
    expect((await ratings.after('abyss', [['cid'], ['bob', 'ada']])).strength).toBe(strength);
    for (const one of ['new', 'guest', 'nobody'])
      expect((await ratings.after('abyss', [['ada'], ['bob'], [one]])).strength).toBeNull();
    expect((await ratings.after('dungeon-lords', [['ada'], ['bob']])).strength).toBeNull();
  });

  test('of two matches that end together are both counted, when the second asks again', async () => {
    await add('member', 'ada', 'bob', 'cid');
    const one = await ratings.after('abyss', [['ada'], ['bob']]);
    const other = await ratings.after('abyss', [['ada'], ['cid']]);
    await store().write(one.statements);
    await expect(store().write(other.statements)).rejects.toBeInstanceOf(Conflict);
    expect(await ratings.of('abyss', 'cid')).toBeUndefined();
    await play(['ada'], ['cid']);
    expect(await ratings.of('abyss', 'ada')).toMatchObject({ games: 2 });
  });

  test('make a leaderboard of members who have played enough, and are not deleted', async () => {
    await add('member', 'ada', 'bob', 'cid', 'new');
    for (let i = 0; i < 10; i++) await play(['ada'], ['bob'], ['cid']);
    await play(['new'], ['ada']);
    const names = async (limit: number, offset: number) =>
      (await ratings.leaderboard('abyss', { limit, offset })).players.map(({ person }) => person.name);
    expect(await names(10, 0)).toEqual(['ada', 'bob', 'cid']);
    expect(await names(1, 1)).toEqual(['bob']);
    expect((await ratings.leaderboard('abyss', { limit: 1, offset: 0 })).players).toMatchObject([
      { person: { id: 'ada', name: 'ada', kind: 'member' }, rating: { games: 11, provisional: false } },
    ]);
    const soughtAs = async (person: string) =>
      (await ratings.leaderboard('abyss', { limit: 1, offset: 0, person })).sought;
    expect(await soughtAs('ada')).toMatchObject({ place: 1, person: { name: 'ada' } });
    expect(await soughtAs('cid')).toMatchObject({ place: 3, rating: { games: 10 } });
    expect([await soughtAs('new'), await soughtAs('nobody')]).toEqual([undefined, undefined]);
    await store().write(removePerson('bob'));
    expect(await soughtAs('bob')).toBeUndefined();
    expect(await names(10, 0)).toEqual(['ada', 'cid']);
    for (let i = 0; i < 10; i++) {
      await store().write((await ratings.after('dungeon-lords', [['cid'], ['new']])).statements);
    }
    expect(await names(10, 0)).toEqual(['ada', 'cid']);
    const others = (await ratings.leaderboard('dungeon-lords', { limit: 10, offset: 0 })).players;
    expect(others.map(({ person }) => person.name)).toEqual(['cid', 'new']);
    expect((await ratings.leaderboard('no such game', { limit: 10, offset: 0 })).players).toEqual([]);
  });
});
