// What becomes of the seats of people who delete themselves, whatever is under way at that moment, or become bots.
import { removePerson } from '@undertow/server/store/people.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import { QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('a person who deletes themselves', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    return () => app.app.close();
  });

  async function remove({ id }: Person): Promise<void> {
    await app.sql.write(removePerson(id));
    app.app.people.gone(id);
  }

  /** Of Ada, as all see it: no seat at all, or one in a match that a bot plays. */
  function seatOfAda({ seats }: Table) {
    return seats.find((taken) => taken?.person.id === ada.id);
  }

  test.each([0, 1, 2, 4, 8, 16])('while a match begins has given it up (%i steps into it)', async (steps) => {
    const { id } = await app.create(ada);
    await app.lobby.join(ben, id, {});
    await app.lobby.ready(ada, id, true);
    const begun = app.lobby.ready(ben, id, true).catch(() => {});
    for (let step = 0; step < steps; step++) await Promise.resolve();
    await remove(ada);
    await begun;
    await app.time.pass(10_000);
    const table = await app.lobby.see(ben, id);
    const isGone = { person: { name: expect.stringMatching(/^deleted-/) }, automatic: true };
    if (table.status === 'open') expect(seatOfAda(table)).toBeUndefined();
    else expect(seatOfAda(table)).toMatchObject(isGone);
    expect(app.reports).toEqual([]);
  });

  test('while they sit down at a table does not stay there', async () => {
    const { id } = await app.create(ben);
    await remove(ada);
    await app.lobby.join(ada, id, {});
    expect(seatOfAda(await app.lobby.see(ben, id))).toBeDefined();
    await app.time.pass(5000);
    expect(seatOfAda(await app.lobby.see(ben, id))).toBeUndefined();
    expect(app.reports).toEqual([]);
  });
});

describeStore('a person who says at an open table that they are a bot', (store) => {
  test('is one there, and the others are asked anew whether they are ready', async () => {
    const app = await QuietApp.open(store());
    try {
      const [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
      const { id, terms = 0 } = await app.create(ada, { seats: 3 });
      await app.lobby.join(ben, id, {});
      for (const person of [ada, ben]) await app.lobby.ready(person, id, true);
      app.app.people.changed({ ...ben, name: 'Benno' });
      await app.time.pass(1000);
      expect((await app.lobby.see(ada, id)).seats).toMatchObject([{ ready: true }, { ready: true }, null]);
      for (const _ of [1, 2]) app.app.people.changed({ ...ben, bot: true });
      await app.time.pass(1000);
      const seen = await app.lobby.see(ada, id);
      expect(seen.seats).toMatchObject([{ ready: false }, { ready: true, person: { bot: true } }, null]);
      expect(seen.terms).toBe(terms + 1);
      expect(app.reports).toEqual([]);
    } finally {
      await app.app.close();
    }
  });
});
