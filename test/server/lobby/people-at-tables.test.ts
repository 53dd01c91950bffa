// What becomes of the seats of people who delete themselves, whatever is under way at that moment.
import { removePerson } from '@undertow/server/store/people.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import { QuietHouse } from '../../support/quiet-house.ts';
import { describeStore } from '../../support/stores.ts';

describeStore('whoever deletes themselves', (store) => {
  let house: QuietHouse;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    house = await QuietHouse.open(store());
    [ada, ben] = (await house.people('Ada', 'Ben')) as [Person, Person];
    return () => house.house.close();
  });

  async function remove({ id }: Person): Promise<void> {
    await house.sql.write(removePerson(id));
    house.house.people.gone(id);
  }

  /** Of Ada, as all see it: no seat at all, or one in a match that a bot plays. */
  function seatOfAda({ seats }: Table) {
    return seats.find((taken) => taken?.person.id === ada.id);
  }

  test.each([0, 1, 2, 4, 8, 16])('while a match begins has given it up (%i steps into it)', async (steps) => {
    const { id } = await house.create(ada);
    await house.lobby.join(ben, id, {});
    await house.lobby.ready(ada, id, true);
    const begun = house.lobby.ready(ben, id, true).catch(() => {});
    for (let step = 0; step < steps; step++) await Promise.resolve();
    await remove(ada);
    await begun;
    await house.time.pass(10_000);
    const table = await house.lobby.see(ben, id);
    const isGone = { person: { name: expect.stringMatching(/^deleted-/) }, automatic: true };
    if (table.status === 'open') expect(seatOfAda(table)).toBeUndefined();
    else expect(seatOfAda(table)).toMatchObject(isGone);
    expect(house.reports).toEqual([]);
  });

  test('while they sit down somewhere does not stay there', async () => {
    const { id } = await house.create(ben);
    await remove(ada);
    await house.lobby.join(ada, id, {});
    expect(seatOfAda(await house.lobby.see(ben, id))).toBeDefined();
    await house.time.pass(5000);
    expect(seatOfAda(await house.lobby.see(ben, id))).toBeUndefined();
    expect(house.reports).toEqual([]);
  });
});
