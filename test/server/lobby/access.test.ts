// Which persons may know of a table, come to it, and watch it.
import { leaveTable, play } from '@undertow/server/doors/seat-access.ts';
import { TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/server/accounts.ts';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('access', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;
  let cleo: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben, cleo] = (await app.people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
    return () => app.app.close();
  });

  /** What is refused to this person when they try everything with this table. */
  async function refusals(person: Person, id: string): Promise<string[]> {
    const { lobby } = app;
    const attempts: readonly (() => Promise<unknown>)[] = [
      () => lobby.see(person, id),
      () => lobby.see(undefined, id),
      () => lobby.mustMayWatch(person, id),
      () => lobby.join(person, id, {}),
      () => lobby.join(person, id, { invitation: 'guessed-wrong' }),
      () => lobby.ready(person, id, true),
      () => lobby.leave(person, id, true),
      () => lobby.remove(person, id, 0),
      () => lobby.rematch(person, id),
      () => play(app.app, { person, place: 'home' }, id, async () => {}),
    ];
    const problems = attempts.map(async (attempt) => {
      const failure = await attempt().then(
        () => 'nothing',
        (error) => JSON.stringify(error.problem),
      );
      return failure;
    });
    return Promise.all(problems);
  }

  describe('to a private table', () => {
    test('to strangers it is as if it were not there, before, during and after its match', async () => {
      const none = await refusals(cleo, 'nowhere000');
      const { id } = await app.create(ada, { access: 'private' });
      expect(await refusals(cleo, id)).toEqual(none);
      const playing = await app.playing([ada, ben], { access: 'private' });
      expect(await refusals(cleo, playing.id)).toEqual(none);
      await app.playOut(playing.id);
      expect(await refusals(cleo, playing.id)).toEqual(none);
      for (const problem of none) expect(problem).toContain('not-found');
    });

    test('players are shown the invitation, and a person who has it comes in', async () => {
      const { id, invitation } = await app.create(ada, { access: 'private', seats: 3 });
      expect(invitation).toMatch(/^[\w-]{16,}$/);
      const joined = await app.lobby.join(ben, id, { invitation: invitation ?? '' });
      expect(joined.invitation).toBe(invitation);
      expect((await app.lobby.see(cleo, id, invitation)).invitation).toBeUndefined();
      // A player needs it no more.
      expect((await app.lobby.see(ben, id)).invitation).toBe(invitation);
    });

    test('a player who has given up may still see the table, and other persons may not', async () => {
      const table = await app.playing([ada, ben, cleo], { access: 'private' });
      await app.lobby.leave(ben, table.id, true);
      expect((await app.lobby.see(ben, table.id)).id).toBe(table.id);
      expect(await refusalOf(app.lobby.see(await app.person('Dora'), table.id))).toBe('not-found');
    });
  });

  test('to an unlisted table is free for persons who know of it, and no list shows it', async () => {
    const { id, invitation } = await app.create(ada, { access: 'unlisted' });
    expect(invitation).toBeUndefined();
    expect(app.lobby.list.newest().tables).toEqual([]);
    await app.lobby.join(ben, id, {});
  });

  describe('to a table that wants no spectators', () => {
    const closed = { spectators: { allowed: false, delay: 0 } };

    test('is refused to spectators during the match, and free before and afterwards', async () => {
      const open = await app.create(ada, closed);
      await app.lobby.mustMayWatch(cleo, open.id);
      const { id } = await app.playing([ada, ben], closed);
      expect(await refusalOf(app.lobby.mustMayWatch(cleo, id))).toBe('forbidden');
      expect(await refusalOf(app.lobby.mustMayWatch(undefined, id))).toBe('forbidden');
      await app.lobby.mustMayWatch(ben, id);
      await app.playOut(id);
      await app.lobby.mustMayWatch(cleo, id);
    });

    test('is lost by a player who gives up', async () => {
      const { id } = await app.playing([ada, ben, cleo], closed);
      const guest = new Guest(cleo);
      await new TableSubscription(app.app, id, guest).begin();
      await app.lobby.leave(cleo, id, true);
      await app.time.settle();
      const told = guest.heard('update').length;
      await (await app.match(id)).answer(0, 0, 'a');
      expect([guest.heard('update').length, guest.failures]).toEqual([told, []]);
    });
  });

  test('a spectator who leaves an open table takes no seat away', async () => {
    const { id } = await app.create(ada);
    await leaveTable(app.app, { person: cleo, mayPlay: true }, id, false);
    expect(await refusalOf(leaveTable(app.app, { person: cleo, mayPlay: true }, id, true))).toBe('forbidden');
    await leaveTable(app.app, { person: undefined, mayPlay: false }, id, false);
    expect((await app.lobby.see(ada, id)).seats[0]?.person).toEqual(ada);
  });

  test('a token that is not good for playing takes no seat away, not even its person’s own', async () => {
    const { id } = await app.create(ada);
    await leaveTable(app.app, { person: ada, mayPlay: false }, id, false);
    expect(await refusalOf(leaveTable(app.app, { person: ada, mayPlay: false }, id, true))).toBe('forbidden');
    expect((await app.lobby.see(ada, id)).seats[0]?.person).toEqual(ada);
  });

  test('a player is known by the seat at the table, and by nothing else', async () => {
    const { id } = await app.playing([ada, ben]);
    const seats: number[] = [];
    const note = async (_: unknown, seat: number) => void seats.push(seat);
    await play(app.app, { person: ben, place: 'home' }, id, note);
    expect(await refusalOf(play(app.app, { person: cleo, place: 'home' }, id, note))).toBe('forbidden');
    const open = await app.create(ada);
    expect(await refusalOf(play(app.app, { person: ada, place: 'home' }, open.id, note))).toBe('conflict');
    expect(seats).toEqual([1]);
  });
});
