// Reactions at a table: who hears them, in one process and in several.
import { TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import { silencePerson } from '@undertow/server/store/people.ts';
import type { Reaction } from '@undertow/shared/protocol/chat.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/server/accounts.ts';
import { ManyHouses } from '../../support/server/many-apps.ts';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

async function come({ app }: QuietApp, id: string, person?: Person): Promise<Guest> {
  const guest = new Guest(person);
  await new TableSubscription(app, id, guest).begin();
  return guest;
}

function heard(guest: Guest): string[] {
  return guest.heard('reaction').map(({ person, reaction }) => `${person.name}: ${reaction}`);
}

describeStore('a reaction', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;
  let cleo: Person;
  let id: string;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben, cleo] = (await app.people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
    id = (await app.playing([ada, ben])).id;
    return () => app.app.close();
  });

  async function react(person: Person, reaction: Reaction): Promise<void> {
    await app.app.chat.react(person, await app.lobby.mustFind(id), reaction);
  }

  test('of a player is heard by the players, and of a spectator by the spectators', async () => {
    const guests = [await come(app, id, ada), await come(app, id, ben), await come(app, id, cleo), await come(app, id)];
    await react(ada, 'bravo');
    await react(cleo, 'wow');
    expect(guests.map(heard)).toEqual([['Ada: bravo'], ['Ada: bravo'], ['Cleo: wow'], ['Cleo: wow']]);
  });

  test('is told to no client that comes later', async () => {
    await react(ada, 'ouch');
    expect(heard(await come(app, id, ben))).toEqual([]);
  });

  test('of a muted person is not heard', async () => {
    const guest = await come(app, id, ben);
    guest.muted.add(ada.id);
    await react(ada, 'bravo');
    expect(heard(guest)).toEqual([]);
  });

  describe('is limited', () => {
    test('together with chat', async () => {
      const table = await app.lobby.mustFind(id);
      for (let i = 1; i < LIMITS.chatPerMinute; i += 2) {
        await react(ada, 'wow');
        await app.app.chat.say(ada, table, `${i}`);
      }
      expect(await refusalOf(react(ada, 'wow'))).toBe('too-many');
      expect(await refusalOf(app.app.chat.say(ada, table, 'more'))).toBe('too-many');
    });

    test('for a person whom the operator has silenced', async () => {
      await store().write(silencePerson(ada.id, app.time.now() + 60_000));
      expect(await refusalOf(react(ada, 'bravo'))).toBe('forbidden');
    });
  });
});

describeStore('a reaction in several processes', (store) => {
  test('is heard once in its channel in each of them', async () => {
    const houses = new ManyHouses(store());
    const [one, other] = [await houses.open('one'), await houses.open('other')];
    const [ada, ben, cleo] = (await one.people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
    const { id } = await one.create(ada);
    await one.lobby.join(ben, id, {});
    await one.time.pass(100);
    const guests = [await come(one, id, ada), await come(other, id, ben), await come(other, id, cleo)];
    await one.app.chat.react(ada, await one.lobby.mustFind(id), 'bravo');
    await one.time.pass(100);
    expect(guests.map(heard)).toEqual([['Ada: bravo'], ['Ada: bravo'], []]);
  });
});
