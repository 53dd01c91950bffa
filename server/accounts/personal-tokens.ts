// Personal tokens: a person gives one to a program of theirs, with the scopes it may use, until they revoke it.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { NewPersonalToken, PersonalToken, TokenRequest } from '@undertow/shared/protocol/people.ts';
import { newId } from '../ids.ts';
import { hashOf, newSecret, readSecret } from '../secrets.ts';
import { findPerson } from '../store/people.ts';
import { Conflict, type Sql } from '../store/sql.ts';
import { createToken, findTokenByHash, removeToken, type TokenRecord, tokensOf, touchToken } from '../store/tokens.ts';
import { type Identity, personOf } from './identity.ts';
import type { Listeners } from './listeners.ts';
import { Lookup } from './lookup.ts';

const MOST_TOKENS = 20;
/** When it was used last is not needed to the minute, and not worth a write each time. */
const USE_IS_NOTED_EVERY = 3_600_000;

export class PersonalTokens {
  readonly #sql: Sql;
  readonly #now: () => number;
  readonly #listeners: Listeners;
  readonly #lookup: Lookup;

  constructor(sql: Sql, now: () => number, listeners: Listeners) {
    this.#sql = sql;
    this.#now = now;
    this.#listeners = listeners;
    this.#lookup = new Lookup((hash) => this.#find(hash), now, listeners);
  }

  async list(person: string): Promise<PersonalToken[]> {
    return (await tokensOf(this.#sql, person)).map(asShown);
  }

  async create(person: string, { label, scopes }: TokenRequest): Promise<NewPersonalToken> {
    if ((await tokensOf(this.#sql, person)).length >= MOST_TOKENS) {
      throw new Refusal('too-many', `You have ${MOST_TOKENS} tokens. Take one back before you make another.`);
    }
    const token = newSecret('personal');
    const record = { id: newId(12), person, label, scopes: [...new Set(scopes)], created: this.#now(), used: null };
    await this.#sql.write(createToken(record, hashOf(token)));
    return { ...asShown(record), token };
  }

  async revoke(person: string, id: string): Promise<void> {
    try {
      await this.#sql.write(removeToken(id, person));
    } catch (error) {
      if (error instanceof Conflict) throw new Refusal('not-found', 'You have no such token.');
      throw error;
    }
    this.#listeners.out({ token: id });
  }

  /** The identity behind this token; `undefined` if the token is not valid, or not any more. */
  async identify(token: string): Promise<Identity | undefined> {
    return readSecret('personal', token) === undefined ? undefined : this.#lookup.find(hashOf(token));
  }

  /** The identity behind the token with this hash. */
  of(hash: string): Promise<Identity | undefined> {
    return this.#lookup.find(hash);
  }

  /** Empties the cache of tokens. */
  forget(): void {
    this.#lookup.forget();
  }

  async #find(hash: string): Promise<Identity | undefined> {
    const token = await findTokenByHash(this.#sql, hash);
    const person = token && (await findPerson(this.#sql, token.person));
    if (!person) return undefined;
    if (this.#now() - (token.used ?? 0) >= USE_IS_NOTED_EVERY) {
      await this.#sql.write(touchToken(token.id, this.#now()));
    }
    return { person: personOf(person), scopes: token.scopes, token: token.id };
  }
}

function asShown({ id, label, scopes, created, used }: TokenRecord): PersonalToken {
  return { id, label, scopes, created, used };
}
