// Sessions: an access token that lasts for minutes, and a refresh word, good once, that gets the next pair.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Session } from '@undertow/shared/protocol/people.ts';
import { newId } from '../ids.ts';
import { hashOf } from '../secrets.ts';
import { findPerson, findPersonIn, type PersonRecord } from '../store/people.ts';
import {
  createSession,
  endSession,
  findSession,
  refreshSession,
  removeSession,
  type SessionRecord,
  sessionsOf,
} from '../store/sessions.ts';
import { Conflict, type Sql, type Statement } from '../store/sql.ts';
import type { FamiliarPlaces } from './familiar-places.ts';
import { ALL_SCOPES, type Identity, personOf } from './identity.ts';
import type { Listeners } from './listeners.ts';
import { Lookup } from './lookup.ts';
import type { Signatures } from './signatures.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOKEN_LASTS = 15 * MINUTE;
/** Counted from its last refresh. */
const SESSION_LASTS = 60 * DAY;
/** A reply may be lost on its way: a client that repeats the word so soon gets the same reply again. */
const REPLY_REPEATED = 20_000;
const MOST_SESSIONS = 20;

interface Draft {
  readonly session: Session;
  readonly refreshHash: string;
  readonly expires: number;
}

export class Sessions {
  readonly #sql: Sql;
  readonly #signatures: Signatures;
  readonly #places: FamiliarPlaces;
  readonly #now: () => number;
  readonly #listeners: Listeners;
  readonly #lookup: Lookup;

  constructor(sql: Sql, signatures: Signatures, places: FamiliarPlaces, now: () => number, listeners: Listeners) {
    this.#sql = sql;
    this.#signatures = signatures;
    this.#places = places;
    this.#now = now;
    this.#listeners = listeners;
    this.#lookup = new Lookup((id) => this.#find(id), now, listeners);
  }

  /** A new session for a person at this place, and what must be written before it counts. */
  async open(
    person: PersonRecord,
    place: string,
  ): Promise<{ readonly session: Session; readonly statements: Statement[] }> {
    const id = newId(16);
    const { session, refreshHash, expires } = this.#draft(id, person, newId(24), this.#now());
    const forgotten = (await sessionsOf(this.#sql, person.id)).slice(MOST_SESSIONS - 1);
    const statements = [
      ...createSession({ id, person: person.id, refreshHash, created: this.#now(), expires }),
      ...forgotten.flatMap((session) => removeSession(session.id)),
      ...this.#places.noted(person, place),
    ];
    return { session, statements };
  }

  /** A new session in the place of this one: its words, and the sockets that they opened, may be another client's. */
  async replace(
    id: string,
    person: PersonRecord,
    place: string,
  ): Promise<{ readonly session: Session; readonly statements: Statement[] }> {
    const { session, statements } = await this.open(person, place);
    return { session, statements: [...endSession(id), ...statements] };
  }

  /** Each word works once, and gives the same reply if it is repeated soon, whichever process hears it. */
  async refresh(word: string, place: string): Promise<Session> {
    const [id] = this.#signatures.read('refresh', word) ?? [];
    const kept = id === undefined ? undefined : await this.#current(id);
    const person = kept && (await findPerson(this.#sql, kept.person));
    if (!person) throw sessionOver();
    const hash = hashOf(word);
    const { session, refreshHash, expires } = this.#draft(kept.id, person, hash, this.#now());
    try {
      await this.#sql.write([
        ...refreshSession(kept.id, hash, refreshHash, expires),
        ...this.#places.noted(person, place),
      ]);
      return session;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      return this.#repeat(kept.id, person, hash);
    }
  }

  /** Answers a refresh word that was used before: repeats the reply if it may have been lost, or else ends the session. */
  async #repeat(id: string, person: PersonRecord, hash: string): Promise<Session> {
    const kept = await this.#current(id);
    if (!kept) throw sessionOver();
    const refreshed = kept.expires - SESSION_LASTS;
    const { session, refreshHash } = this.#draft(id, person, hash, refreshed);
    if (kept.refreshHash === refreshHash && this.#now() - refreshed <= REPLY_REPEATED) return session;
    // So a second client has it, too, and it cannot be told which of both is the right one.
    await this.close(id);
    throw new Refusal('unauthorized', 'This session was used from two places, and has been ended. Sign in again.');
  }

  async close(id: string): Promise<void> {
    await this.#sql.write(removeSession(id));
    this.#listeners.out({ session: id });
  }

  /** The identity behind this token; `undefined` if the token is not valid, or not any more. */
  async identify(token: string): Promise<Identity | undefined> {
    const [id = '', expires = ''] = this.#signatures.read('access', token) ?? [];
    return Number.parseInt(expires, 36) > this.#now() ? this.#lookup.find(id) : undefined;
  }

  /** The identity that this session belongs to, if it is not over. */
  of(id: string): Promise<Identity | undefined> {
    return this.#lookup.find(id);
  }

  /** Empties the cache of sessions. */
  forget(): void {
    this.#lookup.forget();
  }

  async #find(id: string): Promise<Identity | undefined> {
    const person = await findPersonIn(this.#sql, id, this.#now());
    return person && { person: personOf(person), scopes: ALL_SCOPES, session: id };
  }

  async #current(id: string): Promise<SessionRecord | undefined> {
    const kept = await findSession(this.#sql, id);
    return kept && kept.expires > this.#now() ? kept : undefined;
  }

  /** The next words of a session, worked out from the last one and the time: so a repeated request gets the same ones. */
  #draft(id: string, person: PersonRecord, from: string, now: number): Draft {
    const expires = now + TOKEN_LASTS;
    const token = this.#signatures.sign('access', [id, expires.toString(36)]);
    const refresh = this.#signatures.sign('refresh', [id, from]);
    return {
      session: { person: personOf(person), token, expires, refresh },
      refreshHash: hashOf(refresh),
      expires: now + SESSION_LASTS,
    };
  }
}

export function sessionOver(): Refusal {
  return new Refusal('unauthorized', 'This session is over. Sign in again.');
}
