// Chat at a table: its channels, how much may be said, and what clients that come later are told.
import { TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import { silencePerson } from '@undertow/server/store/people.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/server/accounts.ts';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('what is said at a table', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;
  let cleo: Person;
  let dora: Person;
  let id: string;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben, cleo, dora] = (await app.people('Ada', 'Ben', 'Cleo', 'Dora')) as [Person, Person, Person, Person];
    id = (await app.playing([ada, ben])).id;
    return () => app.app.close();
  });

  async function come(person?: Person): Promise<Guest> {
    const guest = new Guest(person);
    await new TableSubscription(app.app, id, guest).begin();
    return guest;
  }

  async function say(person: Person, text: string): Promise<void> {
    await app.app.chat.say(person, await app.lobby.mustFind(id), text);
  }

  function heard(guest: Guest): string[] {
    return guest.heard('chat').map(({ person, text }) => `${person.name}: ${text}`);
  }

  test('by a player is heard by the players, and by a spectator by the spectators', async () => {
    const guests = [await come(ada), await come(ben), await come(cleo), await come(dora), await come()];
    await say(ada, 'hello');
    await say(cleo, 'look at that');
    expect(guests.map(heard)).toEqual([
      ['Ada: hello'],
      ['Ada: hello'],
      ['Cleo: look at that'],
      ['Cleo: look at that'],
      ['Cleo: look at that'],
    ]);
    expect(guests[0]?.heard('chat')[0]).toMatchObject({ channel: 'players', table: id, time: app.time.now() });
  });

  test('before is told to clients that come later, each channel to its own, and after a restart', async () => {
    for (let i = 0; i < 3; i++) await say(ada, `player ${i}`);
    await say(cleo, 'spectator');
    const later = await app.again();
    const ends = [];
    for (const person of [ben, dora]) {
      const guest = new Guest(person);
      await new TableSubscription(later.app, id, guest).begin();
      ends.push(heard(guest));
    }
    expect(ends).toEqual([['Ada: player 0', 'Ada: player 1', 'Ada: player 2'], ['Cleo: spectator']]);
    await later.app.close();
  });

  test('is told to clients that come later no further back than fifty lines', async () => {
    for (let i = 0; i < 60; i++) {
      await say(ada, `${i}`);
      await app.time.pass(60_000 / LIMITS.chatPerMinute);
    }
    expect(heard(await come(ben))).toEqual(Array.from({ length: 50 }, (_, i) => `Ada: ${i + 10}`));
  });

  test('by a player who gave the seat up is heard by spectators', async () => {
    const player = await come(ada);
    const spectator = await come(cleo);
    await app.lobby.leave(ben, id, true);
    await say(ben, 'I had nothing but crabs');
    expect([heard(player), heard(spectator)]).toEqual([[], ['Ben: I had nothing but crabs']]);
  });

  test('by a muted person is not heard, now or later', async () => {
    const guest = await come(ben);
    guest.muted.add(ada.id);
    await say(ada, 'blah');
    expect(heard(guest)).toEqual([]);
    const deaf = new Guest(ben);
    deaf.muted.add(ada.id);
    await new TableSubscription(app.app, id, deaf).begin();
    expect(heard(deaf)).toEqual([]);
  });

  describe('is limited', () => {
    test('for a person who talks too fast, who is told when they may go on', async () => {
      const guest = await come(ben);
      for (let i = 0; i < LIMITS.chatPerMinute; i++) await say(ada, `${i}`);
      await expect(say(ada, 'more')).rejects.toMatchObject({ problem: { code: 'too-many', retryAfter: 3000 } });
      await say(ben, 'others may');
      await app.time.pass(3000);
      await say(ada, 'again');
      expect(heard(guest).at(-1)).toBe('Ada: again');
      expect(heard(guest)).toHaveLength(LIMITS.chatPerMinute + 2);
    });

    test('for a person whom the operator has silenced, until then', async () => {
      await store().write(silencePerson(ada.id, app.time.now() + 60_000));
      await expect(say(ada, 'hello')).rejects.toMatchObject({ problem: { code: 'forbidden', retryAfter: 60_000 } });
      await app.time.pass(60_000);
      await say(ada, 'hello');
    });
  });

  test('is not heard if it could not be kept', async () => {
    const guest = await come(ben);
    app.mischief = (call) => (call === 'write' ? 'before' : undefined);
    await expect(say(ada, 'hello')).rejects.toThrow();
    app.mischief = () => undefined;
    expect([heard(guest), heard(await come(ben))]).toEqual([[], []]);
    expect(await refusalOf(say(ada, 'hello'))).toBe('nothing');
  });
});
