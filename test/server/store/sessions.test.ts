// Sessions and personal tokens: what lets people and their programs in.
import {
  createSession,
  findSession,
  refreshSession,
  removeExpiredSessions,
  removeSession,
  removeSessionsOf,
  type SessionRecord,
  sessionsOf,
} from '@undertow/server/store/sessions.ts';
import { Conflict } from '@undertow/server/store/sql.ts';
import { expect, test } from 'vitest';
import { describeStore } from '../../support/store/stores.ts';

function session(id: string, more: Partial<SessionRecord> = {}): SessionRecord {
  return { id, person: 'anna', refreshHash: `hash of ${id}`, created: 1000, expires: 9000, ...more };
}

describeStore('sessions', (store) => {
  async function begin(...sessions: SessionRecord[]): Promise<void> {
    await store().write(sessions.flatMap(createSession));
  }

  test('are found by their ids', async () => {
    await begin(session('a'));
    expect(await findSession(store(), 'a')).toEqual(session('a'));
    expect(await findSession(store(), 'b')).toBeUndefined();
  });

  test('never share what refreshes them', async () => {
    await begin(session('a'));
    await expect(begin(session('b', { refreshHash: 'hash of a' }))).rejects.toThrow(Conflict);
  });

  test('are refreshed by each word once', async () => {
    await begin(session('a'));
    await store().write(refreshSession('a', 'hash of a', 'second', 12_000));
    expect(await findSession(store(), 'a')).toEqual(session('a', { refreshHash: 'second', expires: 12_000 }));
    await expect(store().write(refreshSession('a', 'hash of a', 'third', 15_000))).rejects.toThrow(Conflict);
    expect(await findSession(store(), 'a')).toEqual(session('a', { refreshHash: 'second', expires: 12_000 }));
  });

  test('are refreshed by one of two clients that have the same word', async () => {
    await begin(session('a'));
    const both = ['b', 'c'].map((next) => store().write(refreshSession('a', 'hash of a', next, 12_000)));
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('that are over cannot be refreshed', async () => {
    await begin(session('a'));
    await store().write(removeSession('a'));
    await expect(store().write(refreshSession('a', 'hash of a', 'b', 12_000))).rejects.toThrow(Conflict);
  });

  test('of a person are listed, the newest first, and ended together', async () => {
    await begin(session('a'), session('b', { created: 2000 }), session('c'), session('d', { person: 'bert' }));
    expect((await sessionsOf(store(), 'anna')).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    await store().write(removeSessionsOf('anna', 'a'));
    expect((await sessionsOf(store(), 'anna')).map(({ id }) => id)).toEqual(['a']);
    await store().write(removeSessionsOf('anna'));
    expect(await sessionsOf(store(), 'anna')).toEqual([]);
    expect(await sessionsOf(store(), 'bert')).toHaveLength(1);
  });

  test('are taken away when they have expired', async () => {
    await begin(session('a', { expires: 4999 }), session('b', { expires: 5000 }), session('c', { expires: 5001 }));
    await store().write(removeExpiredSessions(5000));
    expect((await sessionsOf(store(), 'anna')).map(({ id }) => id)).toEqual(['c']);
  });
});
