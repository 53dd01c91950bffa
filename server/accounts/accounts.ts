// The accounts of a server, put together: sign-in, sessions, tokens, names, and who is told of changes.
import { randomBytes } from 'node:crypto';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Bus } from '../cluster/bus.ts';
import { RepeatedTask } from '../scheduling/repeated-task.ts';
import type { Timers } from '../scheduling/timers.ts';
import { keyNamed } from '../store/keys.ts';
import { removeStrayGuests } from '../store/people.ts';
import { removeExpiredSessions } from '../store/sessions.ts';
import type { Sql } from '../store/sql.ts';
import { removeExpiredTickets } from '../store/tickets.ts';
import { Allowances } from './allowances.ts';
import { Authentication } from './authentication.ts';
import { FamiliarPlaces } from './familiar-places.ts';
import type { Credentials, Identity } from './identity.ts';
import { type AccountListener, Listeners } from './listeners.ts';
import { OwnAccount } from './own-account.ts';
import { Passwords } from './passwords.ts';
import { PersonalTokens } from './personal-tokens.ts';
import { revalidate } from './revalidation.ts';
import { Sessions } from './sessions.ts';
import { Signatures } from './signatures.ts';
import { Tickets } from './tickets.ts';

export interface AccountSettings {
  readonly bus: Bus;
  readonly timers: Timers;
  readonly guestsPerHour: number;
  readonly passwords?: Passwords;
  /** Told of a look-up in the background that failed. */
  report?(failure: unknown): void;
}

const DAY = 86_400_000;

export async function openAccounts(sql: Sql, settings: AccountSettings): Promise<Accounts> {
  const signatures = await secretKey(sql, 'signatures');
  const places = await secretKey(sql, 'places');
  return new Accounts(sql, { signatures, places }, settings);
}

function secretKey(sql: Sql, name: keyof SecretKeys): Promise<string> {
  return keyNamed(sql, name, randomBytes(32).toString('base64url'));
}

/** The keys for signatures and hashes, the same in every process. */
interface SecretKeys {
  readonly signatures: string;
  readonly places: string;
}

export class Accounts {
  readonly authentication: Authentication;
  readonly own: OwnAccount;
  readonly sessions: Sessions;
  readonly tokens: PersonalTokens;
  readonly tickets: Tickets;
  readonly #sql: Sql;
  readonly #passwords: Passwords;
  readonly #places: FamiliarPlaces;
  readonly #now: () => number;
  readonly #listeners: Listeners;
  readonly #revalidate: RepeatedTask;

  constructor(sql: Sql, keys: SecretKeys, settings: AccountSettings) {
    const { bus, timers, guestsPerHour, passwords = new Passwords(), report = () => {} } = settings;
    const now = () => timers.now();
    const listeners = new Listeners(bus);
    const signatures = new Signatures(keys.signatures);
    const places = new FamiliarPlaces(sql, keys.places, now);
    const allowances = new Allowances(guestsPerHour, { bus, timers });
    this.#listeners = listeners;
    this.sessions = new Sessions(sql, signatures, places, now, listeners);
    this.tokens = new PersonalTokens(sql, now, listeners);
    this.tickets = new Tickets(sql, signatures, this.sessions, this.tokens, now);
    this.authentication = new Authentication(sql, this.sessions, passwords, allowances, places, listeners, now);
    this.own = new OwnAccount(sql, passwords, allowances, places, listeners);
    this.#sql = sql;
    this.#passwords = passwords;
    this.#places = places;
    this.#now = now;
    this.#revalidate = new RepeatedTask(() => revalidate(sql, listeners), timers, report);
    bus.onMissed(() => this.#distrust());
    bus.onGone(() => this.#distrust());
  }

  /** The identity behind a token or a ticket, at any door. Refuses those that are not valid, or not any more. */
  async identify({ token, ticket }: Credentials): Promise<Identity> {
    const identity =
      token === undefined
        ? ticket !== undefined && (await this.tickets.redeem(ticket))
        : ((await this.sessions.identify(token)) ?? (await this.tokens.identify(token)));
    if (identity) return identity;
    throw new Refusal('unauthorized', 'This token is not valid (any more).');
  }

  listen(listener: AccountListener): void {
    this.#listeners.add(listener);
  }

  /** Deletes what no client can come back to; to be called now and then. */
  async sweep(): Promise<void> {
    await this.#sql.write(removeExpiredSessions(this.#now()));
    await this.#sql.write(removeExpiredTickets(this.#now()));
    await this.#sql.write(removeStrayGuests(this.#now() - DAY));
    await this.#places.sweep();
  }

  /** Stops the work in the background; requests still go on. */
  close(): void {
    this.#revalidate.stop();
  }

  /** Ends the rest, when no request is left. */
  end(): Promise<void> {
    return this.#passwords.close();
  }

  #distrust(): void {
    this.sessions.forget();
    this.tokens.forget();
    void this.#revalidate.run();
  }
}
