// Authentication: coming in as a guest, signing up and signing in.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { GuestRequest, Session, SignIn, SignUp } from '@undertow/shared/protocol/people.ts';
import { newId } from '../ids.ts';
import { createPerson, findPerson, findPersonByName, type PersonRecord, updatePerson } from '../store/people.ts';
import { Conflict, type Sql } from '../store/sql.ts';
import { type Allowances, mustHave, take } from './allowances.ts';
import type { FamiliarPlaces } from './familiar-places.ts';
import { newGuestName } from './guest-names.ts';
import { type Identity, personOf } from './identity.ts';
import type { Listeners } from './listeners.ts';
import { nameKey } from './names.ts';
import { mustBeGoodName, mustBeGoodPassword, named, nameTaken, writeNamed } from './naming.ts';
import type { Passwords } from './passwords.ts';
import { type Sessions, sessionOver } from './sessions.ts';

const NAMES_TRIED = 5;

export class Authentication {
  readonly #sql: Sql;
  readonly #sessions: Sessions;
  readonly #passwords: Passwords;
  readonly #allowances: Allowances;
  readonly #places: FamiliarPlaces;
  readonly #listeners: Listeners;
  readonly #now: () => number;

  constructor(
    sql: Sql,
    sessions: Sessions,
    passwords: Passwords,
    allowances: Allowances,
    places: FamiliarPlaces,
    listeners: Listeners,
    now: () => number,
  ) {
    this.#sql = sql;
    this.#sessions = sessions;
    this.#passwords = passwords;
    this.#allowances = allowances;
    this.#places = places;
    this.#listeners = listeners;
    this.#now = now;
  }

  /** Lets a guest in. The place is the address that they come from, as `placeOf` names it. */
  async guest(place: string, { bot = false }: GuestRequest = {}): Promise<Session> {
    take(this.#allowances.guests, place, 'Too many guests have come from where you are. Wait a little, or sign up.');
    for (let tried = 1; ; tried++) {
      const person = this.#newPerson(newGuestName(), { kind: 'guest', bot, password: null });
      const { session, statements } = await this.#sessions.open(person, place);
      try {
        await this.#sql.write([...createPerson(person), ...statements]);
        return session;
      } catch (error) {
        // Another person has this name already.
        if (!(error instanceof Conflict) || tried === NAMES_TRIED) throw error;
      }
    }
  }

  /** A guest who signs up stays the same person, in a new session: the one before ends everywhere. */
  async signUp({ name, password }: SignUp, place: string, identity?: Identity): Promise<Session> {
    if (identity && identity.person.kind !== 'guest') throw new Refusal('conflict', 'You have an account already.');
    take(this.#allowances.signUps, place, 'Too many people have signed up from where you are. Wait a little.');
    mustBeGoodName(name);
    mustBeGoodPassword(password, name);
    const namesake = await findPersonByName(this.#sql, nameKey(name));
    if (namesake && namesake.id !== identity?.person.id) throw nameTaken();
    const hash = await this.#passwords.hash(password, { place, isFamiliar: false });
    return identity?.session === undefined
      ? await this.#signUpStranger(name, hash, place)
      : await this.#signUpGuest(name, hash, place, { id: identity.person.id, session: identity.session });
  }

  async #signUpStranger(name: string, hash: string, place: string): Promise<Session> {
    const person = this.#newPerson(name, { kind: 'member', bot: false, password: hash });
    const { session, statements } = await this.#sessions.open(person, place);
    await writeNamed(this.#sql, [...createPerson(person), ...statements]);
    return session;
  }

  async #signUpGuest(
    name: string,
    hash: string,
    place: string,
    current: { readonly id: string; readonly session: string },
  ): Promise<Session> {
    const guest = await findPerson(this.#sql, current.id);
    if (!guest) throw sessionOver();
    const person = named({ ...guest, kind: 'member', password: hash }, name);
    const { session, statements } = await this.#sessions.replace(current.session, person, place);
    try {
      await writeNamed(this.#sql, [...updatePerson(person), ...statements]);
    } catch (failure) {
      // The write may have been done all the same: then the old session is over. If it was not, its clients just come back.
      if (!(failure instanceof Refusal)) this.#listeners.out({ session: current.session });
      throw failure;
    }
    this.#listeners.out({ session: current.session });
    this.#listeners.changed(personOf(person));
    return session;
  }

  async signIn({ name, password }: SignIn, place: string): Promise<Session> {
    const key = nameKey(name);
    const keyHere = `${key} ${place}`;
    take(this.#allowances.signIns, place, 'Too many tries. Wait a little.');
    mustHave(this.#allowances.guessesHere, keyHere, 'Too many tries to be this person. Wait a little.');
    const person = await findPersonByName(this.#sql, key);
    const isFamiliar = await this.#places.isFamiliar(person?.id, place);
    if (!isFamiliar) mustHave(this.#allowances.guesses, key, 'Too many have tried to be this person. Wait a little.');
    // Whether there is such a person shows neither in the answer nor in the time that it takes.
    const isRight = await this.#passwords.isRight(password, person?.password ?? null, { place, isFamiliar });
    if (!person || !isRight) {
      this.#allowances.guesses.allow(key);
      this.#allowances.guessesHere.allow(keyHere);
      throw new Refusal('unauthorized', 'This name and this password do not belong together.');
    }
    const { session, statements } = await this.#sessions.open(person, place);
    await this.#sql.write(statements);
    return session;
  }

  #newPerson(name: string, who: Pick<PersonRecord, 'kind' | 'bot' | 'password'>): PersonRecord {
    return named({ ...who, id: newId(12), created: this.#now(), silencedUntil: null }, name);
  }
}
