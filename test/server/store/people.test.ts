// People, the persons that they mute, and what is deleted with them.
import { appendChat, lastChat } from '@undertow/server/store/chat.ts';
import { mute, mutedBy, unmute } from '@undertow/server/store/mutes.ts';
import {
  createPerson,
  findPeople,
  findPerson,
  findPersonByName,
  type PersonRecord,
  removePerson,
  removeStrayGuests,
  silencePerson,
  updatePerson,
} from '@undertow/server/store/people.ts';
import { putRatings, ratingsOf } from '@undertow/server/store/ratings.ts';
import { createSession, removeExpiredSessions, sessionsOf } from '@undertow/server/store/sessions.ts';
import { Conflict } from '@undertow/server/store/sql.ts';
import { createTable, findTables } from '@undertow/server/store/tables.ts';
import { createToken, tokensOf } from '@undertow/server/store/tokens.ts';
import { describe, expect, test } from 'vitest';
import { personRecord, tableRecord } from '../../support/server/records.ts';
import { describeStore } from '../../support/store/stores.ts';

function session(person: string, expires = 9000) {
  return { id: `session of ${person}`, person, refreshHash: `hash of ${person}`, created: 1000, expires };
}

function token(person: string) {
  return { id: `token of ${person}`, person, label: 'bot', scopes: ['play' as const], created: 1000, used: null };
}

describeStore('people', (store) => {
  async function add(...people: PersonRecord[]): Promise<void> {
    await store().write(people.flatMap(createPerson));
  }

  test('are found by their ids and by their names', async () => {
    const anna = personRecord('anna', { name: 'Ännä', nameKey: 'anna', password: 'hashed' });
    const guest = personRecord('guest', { kind: 'guest' });
    await add(anna, guest);
    expect(await findPerson(store(), 'anna')).toEqual(anna);
    expect(await findPersonByName(store(), 'anna')).toEqual(anna);
    expect(await findPerson(store(), 'nobody')).toBeUndefined();
    expect(await findPersonByName(store(), 'Ännä')).toBeUndefined();
    expect(await findPeople(store(), ['guest', 'nobody', 'anna'])).toEqual(
      new Map([
        ['anna', anna],
        ['guest', guest],
      ]),
    );
    expect(await findPeople(store(), [])).toEqual(new Map());
  });

  test('own their names alone, and guests own none', async () => {
    await add(personRecord('anna', { nameKey: 'same' }), personRecord('a', { name: 'Guest' }));
    await add(personRecord('b', { name: 'Guest' }));
    await expect(add(personRecord('bert', { nameKey: 'same' }))).rejects.toThrow(Conflict);
    await expect(add(personRecord('anna'))).rejects.toThrow(Conflict);
    expect(await findPerson(store(), 'bert')).toBeUndefined();
  });

  test('get a name once that two want at the same moment', async () => {
    const both = await Promise.allSettled(['a', 'b'].map((id) => add(personRecord(id, { nameKey: 'same' }))));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('change their name to a free one, and leave the old one to others', async () => {
    const anna = personRecord('anna', { nameKey: 'anna' });
    await add(anna, personRecord('bert', { nameKey: 'bert' }));
    await expect(store().write(updatePerson({ ...anna, nameKey: 'bert' }))).rejects.toThrow(Conflict);
    const changed = { ...anna, name: 'Carla', nameKey: 'carla', password: 'other' };
    await store().write(updatePerson(changed));
    expect(await findPerson(store(), 'anna')).toEqual(changed);
    await add(personRecord('new', { nameKey: 'anna' }));
  });

  test('who are deleted cannot change', async () => {
    await expect(store().write(updatePerson(personRecord('nobody')))).rejects.toThrow(Conflict);
    await expect(store().write(silencePerson('nobody', 5000))).rejects.toThrow(Conflict);
  });

  test('are silenced and heard again, whatever else of them changes', async () => {
    const anna = personRecord('anna');
    await add(anna);
    await store().write(silencePerson('anna', 5000));
    await store().write(updatePerson({ ...anna, name: 'Other' }));
    expect(await findPerson(store(), 'anna')).toMatchObject({ name: 'Other', silencedUntil: 5000 });
    await store().write(silencePerson('anna', null));
    expect(await findPerson(store(), 'anna')).toMatchObject({ silencedUntil: null });
  });

  test('mute others, once or often, until they unmute them', async () => {
    await store().write([...mute('anna', 'carl'), ...mute('anna', 'bert'), ...mute('bert', 'anna')]);
    await store().write(mute('anna', 'carl'));
    expect(await mutedBy(store(), 'anna')).toEqual(['bert', 'carl']);
    await store().write([...unmute('anna', 'carl'), ...unmute('anna', 'nobody')]);
    expect(await mutedBy(store(), 'anna')).toEqual(['bert']);
  });

  test('who are deleted take all with them that is theirs, and leave the games that they played', async () => {
    const all = ['anna', 'bert'];
    await add(...all.map((id) => personRecord(id, { nameKey: id })));
    await store().write([
      ...createTable(tableRecord('deep', { players: all.map((person, seat) => ({ seat, person })) })),
      ...mute('anna', 'bert'),
      ...mute('bert', 'anna'),
      ...all.flatMap((id) => [
        ...createSession(session(id)),
        ...createToken(token(id), `hash of ${id}`),
        ...putRatings([{ person: id, game: 'abyss', mu: 25, sigma: 8, games: 1, rating: 1000 }]),
        ...appendChat({
          table: 'deep',
          channel: 'players',
          person: { id, name: id, kind: 'member' },
          text: 'hi',
          time: 1,
        }),
      ]),
    ]);

    await store().write(removePerson('anna'));

    expect(await findPerson(store(), 'anna')).toBeUndefined();
    const lists = [sessionsOf, tokensOf, ratingsOf, mutedBy];
    for (const list of lists) expect(await list(store(), 'anna')).toEqual([]);
    expect(await mutedBy(store(), 'bert')).toEqual([]);
    for (const list of lists.slice(0, 3)) expect(await list(store(), 'bert')).toHaveLength(1);
    expect((await lastChat(store(), 'deep', 'players')).map(({ person }) => person.id)).toEqual(['bert']);
    expect((await findTables(store(), ['deep'])).map(({ players }) => players.length)).toEqual([2]);
    await add(personRecord('new', { nameKey: 'anna' }));
  });

  describe('who are stray guests', () => {
    const guest = (id: string, created = 1000) => personRecord(id, { kind: 'guest', created });

    test('are forgotten, once they can never come back', async () => {
      await add(guest('stray'), guest('young', 5000), guest('signed-in'), guest('player'), guest('owner'));
      await add(personRecord('member'));
      await store().write([
        ...createSession(session('signed-in', 3000)),
        ...createTable(tableRecord('deep', { players: [{ seat: 0, person: 'player' }] })),
        ...createToken(token('owner'), 'hash'),
      ]);
      const known = ['stray', 'young', 'signed-in', 'player', 'owner', 'member'];
      const left = async () => [...(await findPeople(store(), known)).keys()].sort();

      await store().write([...removeExpiredSessions(2000), ...removeStrayGuests(2000)]);
      expect(await left()).toEqual(['member', 'owner', 'player', 'signed-in', 'young']);
      await store().write([...removeExpiredSessions(3000), ...removeStrayGuests(2000)]);
      expect(await left()).toEqual(['member', 'owner', 'player', 'young']);
    });
  });
});
