// Who watches a table, by name: as all at the table are told it, a little later, and no more of it than names, and who is a bot.
import type { Person } from '@undertow/shared/protocol/people.ts';
import { WATCHERS_NAMED } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('those who watch a table', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;
  let id: string;
  let seated: Guest;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    ({ id } = await app.playing([ada, ben]));
    seated = follow(ada);
    return () => app.app.close();
  });

  function follow(person?: Person): Guest {
    const guest = new Guest(person);
    app.lobby.follow(id, guest);
    return guest;
  }

  /** As the player was told last. */
  function told(): { watching: number | undefined; watchers: readonly string[] | undefined } {
    const { watching, watchers } = seated.heard('table').at(-1)?.table ?? {};
    return { watching, watchers };
  }

  test('are told of by name a moment later, with those who have none as a number', async () => {
    const cleo = follow(await app.person('Cleo', 'guest'));
    follow();
    await app.time.pass(999);
    expect(told()).toEqual({ watching: 0, watchers: undefined });
    await app.time.pass(1);
    expect(told()).toEqual({ watching: 2, watchers: ['Cleo'] });
    app.lobby.unfollow(id, cleo);
    await app.time.pass(1000);
    expect(told()).toEqual({ watching: 1, watchers: undefined });
  });

  test('are each named once, however many windows they have, and players never', async () => {
    const cleo = await app.person('Cleo');
    follow(cleo);
    follow(cleo);
    follow(ben);
    await app.time.pass(1000);
    expect(told()).toEqual({ watching: 2, watchers: ['Cleo'] });
  });

  test('are told of as bots if they say so, behind the people, also where a person has the same name', async () => {
    follow(await app.person('Robin', 'guest', true));
    follow(await app.person('Cleo'));
    follow({ ...(await app.person('Otter', 'guest')), name: 'Robin' });
    await app.time.pass(1000);
    expect(seated.heard('table').at(-1)?.table).toMatchObject({
      watchers: ['Cleo', 'Robin', 'Robin'],
      watchingBots: ['Robin'],
    });
  });

  test('are people first, so that bots take the room of none', async () => {
    for (let i = 0; i < WATCHERS_NAMED; i++) follow(await app.person(nameOf(i), 'guest', true));
    follow(await app.person('Cleo'));
    await app.time.pass(1000);
    const { watchers, watchingBots } = seated.heard('table').at(-1)?.table ?? {};
    expect([watchers?.[0], watchers?.length, watchingBots?.length]).toEqual([
      'Cleo',
      WATCHERS_NAMED,
      WATCHERS_NAMED - 1,
    ]);
  });

  const nameOf = (i: number) => `Guest ${String.fromCharCode(65 + i)}`;

  test('are named up to a number, the first that came first', async () => {
    for (let i = 0; i < WATCHERS_NAMED + 5; i++) follow(await app.person(nameOf(i)));
    await app.time.pass(1000);
    expect(told().watching).toBe(WATCHERS_NAMED + 5);
    expect(told().watchers).toEqual(Array.from({ length: WATCHERS_NAMED }, (_, i) => nameOf(i)));
  });

  test('are told of together when many come at once', async () => {
    const before = seated.heard('table').length;
    for (let i = 0; i < 200; i++) follow();
    await app.time.pass(60_000);
    expect(seated.heard('table')).toHaveLength(before + 1);
  });

  test('are called by the name that they have now', async () => {
    const cleo = await app.person('Cleo');
    follow(cleo);
    app.app.people.changed({ ...cleo, name: 'Clea' });
    await app.time.pass(1000);
    expect(told().watchers).toEqual(['Clea']);
  });

  test('are not named in the list', async () => {
    follow(await app.person('Cleo'));
    await app.time.pass(5000);
    const [listed] = app.lobby.list.newest().tables;
    expect(listed?.watching).toBe(1);
    expect(listed?.watchers).toBeUndefined();
  });
});
