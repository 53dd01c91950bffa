// Asks the store again whether all who are signed in here still are, when messages about that may have been lost.
import { findPeople } from '../store/people.ts';
import { sessionsAmong } from '../store/sessions.ts';
import type { Sql } from '../store/sql.ts';
import { tokensAmong } from '../store/tokens.ts';
import { type Identity, isSeenAs, personOf } from './identity.ts';
import type { Listeners } from './listeners.ts';

const PEOPLE_IN_A_QUERY = 200;

export async function revalidate(sql: Sql, listeners: Listeners): Promise<void> {
  const present = listeners.present();
  for (let i = 0; i < present.length; i += PEOPLE_IN_A_QUERY) {
    await recheckSome(sql, listeners, present.slice(i, i + PEOPLE_IN_A_QUERY));
  }
}

async function recheckSome(sql: Sql, listeners: Listeners, some: readonly Identity[]): Promise<void> {
  const { heard } = listeners;
  const [sessions, tokens, people] = await Promise.all([
    sessionsAmong(sql, distinct(some.map(({ session }) => session))),
    tokensAmong(sql, distinct(some.map(({ token }) => token))),
    findPeople(sql, distinct(some.map(({ person }) => person.id))),
  ]);
  if (heard !== listeners.heard) return recheckSome(sql, listeners, some);
  for (const { person, session, token } of some) {
    const known = people.get(person.id);
    if (!known) listeners.hear({ out: { person: person.id } });
    else if (session !== undefined && !sessions.has(session)) listeners.hear({ out: { session } });
    else if (token !== undefined && !tokens.has(token)) listeners.hear({ out: { token } });
    else if (!isSeenAs(personOf(known), person)) listeners.hear({ changed: personOf(known) });
  }
}

function distinct(ids: readonly (string | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => id !== undefined))];
}
