// What people may change of their own account: its name, its password, that it is a bot's, and its end.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { AccountChange, AccountRemoval } from '@undertow/shared/protocol/people.ts';
import type { Source } from '../limits/fair-queue.ts';
import { findPerson, type PersonRecord, removePerson, updatePerson } from '../store/people.ts';
import { ratingsOf } from '../store/ratings.ts';
import { removeSessionsOf } from '../store/sessions.ts';
import type { Sql } from '../store/sql.ts';
import { removeTokensOf } from '../store/tokens.ts';
import { type Allowances, take } from './allowances.ts';
import type { FamiliarPlaces } from './familiar-places.ts';
import { type Identity, personOf } from './identity.ts';
import type { Listeners } from './listeners.ts';
import { mustBeGoodName, mustBeGoodPassword, named, writeNamed } from './naming.ts';
import type { Passwords } from './passwords.ts';
import { sessionOver } from './sessions.ts';

export class OwnAccount {
  readonly #sql: Sql;
  readonly #passwords: Passwords;
  readonly #allowances: Allowances;
  readonly #places: FamiliarPlaces;
  readonly #listeners: Listeners;

  constructor(sql: Sql, passwords: Passwords, allowances: Allowances, places: FamiliarPlaces, listeners: Listeners) {
    this.#sql = sql;
    this.#passwords = passwords;
    this.#allowances = allowances;
    this.#places = places;
    this.#listeners = listeners;
  }

  async find({ person }: Identity): Promise<PersonRecord> {
    const found = await findPerson(this.#sql, person.id);
    if (!found) throw sessionOver();
    return found;
  }

  /** Changes the account. With a new password, all other sessions end. */
  async change(identity: Identity, wanted: AccountChange, place: string): Promise<PersonRecord> {
    const { name, password, current, bot, revokeTokens = false } = wanted;
    const before = await this.find(identity);
    const source = await this.#source(before, place);
    if (bot && !before.bot) await this.#mustBeUnrated(before);
    if (name !== undefined) mustBeGoodName(name);
    if (password !== undefined) {
      mustBeGoodPassword(password, name ?? before.name);
      await this.#mustKnow(before, current, 'current', source);
    }
    if (name !== undefined)
      take(this.#allowances.renames, before.id, 'You have changed your name often. Wait a little.');
    const hash = password === undefined ? undefined : await this.#passwords.hash(password, source);
    // Read again, for all of that has taken its time.
    const now = await this.find(identity);
    const person = named({ ...now, bot: now.bot || bot === true, password: hash ?? now.password }, name ?? now.name);
    const others = hash === undefined ? [] : removeSessionsOf(person.id, identity.session);
    const tokens = revokeTokens ? removeTokensOf(person.id) : [];
    await writeNamed(this.#sql, [...updatePerson(person), ...others, ...tokens]);
    if (hash !== undefined) this.#listeners.out({ sessionsOf: person.id, except: identity.session ?? null });
    if (revokeTokens) this.#listeners.out({ tokensOf: person.id });
    if (name !== undefined || bot) this.#listeners.changed(personOf(person));
    return person;
  }

  /** The name is free again; the games stay, without it. */
  async remove(identity: Identity, { password }: AccountRemoval, place: string): Promise<void> {
    const person = await this.find(identity);
    if (person.password !== null) await this.#mustKnow(person, password, 'password', await this.#source(person, place));
    await this.#sql.write(removePerson(person.id));
    this.#listeners.out({ person: person.id });
    this.#listeners.gone(person.id);
  }

  async #mustBeUnrated({ id }: PersonRecord): Promise<void> {
    if ((await ratingsOf(this.#sql, id)).length === 0) return;
    throw new Refusal('conflict', 'You have played rated matches. Sign up anew for your bot.', { field: 'bot' });
  }

  async #mustKnow(person: PersonRecord, password = '', field: string, source: Source): Promise<void> {
    if (person.password === null) throw new Refusal('conflict', 'A guest has no password. Sign up first.');
    take(this.#allowances.confirmations, person.id, 'Too many tries. Wait a little.');
    if (await this.#passwords.isRight(password, person.password, source)) return;
    throw new Refusal('forbidden', 'This is not your password.', { field });
  }

  async #source({ id }: PersonRecord, place: string): Promise<Source> {
    return { place, isFamiliar: await this.#places.isFamiliar(id, place) };
  }
}
