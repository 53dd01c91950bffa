// Clients at a table whose match goes on elsewhere, or is gone.
import { TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../../support/server/accounts.ts';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('a client at a table', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    return () => app.app.close();
  });

  test('whose match was taken over follows it anew, from where it stands now', async () => {
    const { id } = await app.playing([ada, ben]);
    const guest = new Guest(ben);
    const subscription = await new TableSubscription(app.app, id, guest).begin();
    const match = await app.match(id);
    const other = await app.again();
    await (await other.match(id)).answer(0, 0, 'a');
    expect(guest.heard('update')).toEqual([]);
    expect(await refusalOf(match.answer(0, 0, 'b'))).toBe('busy');
    await app.time.settle();
    expect(guest.heard('snapshot').map(({ version }) => version)).toEqual([0, 1]);
    await (await app.match(id)).answer(1, 1, 'b');
    expect(guest.heard('update').map(({ version }) => version)).toEqual([2]);
    expect([subscription.viewer, guest.failures]).toEqual([1, []]);
    await other.app.close();
  });

  test('that has left it is not called back', async () => {
    const { id } = await app.playing([ada, ben]);
    const guest = new Guest(ben);
    const subscription = await new TableSubscription(app.app, id, guest).begin();
    const match = await app.match(id);
    const other = await app.again();
    await other.match(id);
    subscription.leave();
    const { length } = guest.messages;
    expect(await refusalOf(match.answer(0, 0, 'b'))).toBe('busy');
    await app.time.settle();
    expect(guest.messages).toHaveLength(length);
    await other.app.close();
  });

  test('that fails over a message is still told all of them, and so are the others', async () => {
    const { id } = await app.playing([ada, ben]);
    const guests = [new Guest(ada), new Guest(ben), new Guest()];
    for (const guest of guests) await new TableSubscription(app.app, id, guest).begin();
    const told = guests[0]?.told.bind(guests[0]);
    if (guests[0]) {
      guests[0].told = (telling) => {
        told?.(telling);
        throw new Error('the socket is gone');
      };
    }
    await (await app.match(id)).answer(0, 0, 'a');
    expect(guests.map((guest) => guest.heard('update').length)).toEqual([1, 1, 1]);
    expect(guests[0]?.failures).not.toEqual([]);
  });

  test('that is gone is told so', async () => {
    const { id } = await app.create(ada);
    const guest = new Guest();
    await new TableSubscription(app.app, id, guest).begin();
    await app.lobby.leave(ada, id, false);
    expect(guest.heard('table').at(-1)?.table).toMatchObject({ id, status: 'abandoned', seats: [null, null] });
  });
});
