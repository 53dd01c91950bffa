// Tickets: each opens one socket, once and within seconds, for clients that can pass it only in an address. The store
// knows which were used, so no ticket is good at two processes.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Ticket } from '@undertow/shared/protocol/people.ts';
import { newId } from '../ids.ts';
import { hashOf } from '../secrets.ts';
import { Conflict, type Sql } from '../store/sql.ts';
import { spendTicket } from '../store/tickets.ts';
import type { Credentials, Identity } from './identity.ts';
import type { PersonalTokens } from './personal-tokens.ts';
import type { Sessions } from './sessions.ts';
import type { Signatures } from './signatures.ts';

const LASTS = 30_000;

export class Tickets {
  readonly #sql: Sql;
  readonly #signatures: Signatures;
  readonly #sessions: Sessions;
  readonly #tokens: PersonalTokens;
  readonly #now: () => number;

  constructor(sql: Sql, signatures: Signatures, sessions: Sessions, tokens: PersonalTokens, now: () => number) {
    this.#sql = sql;
    this.#signatures = signatures;
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#now = now;
  }

  /** Makes a ticket for the client that has shown this token. The ticket expires with the token at the latest. */
  issue({ session }: Identity, { token = '' }: Credentials): Ticket {
    const expires = this.#now() + LASTS;
    const holder = session ? ['session', session] : ['token', hashOf(token)];
    return { ticket: this.#signatures.sign('ticket', [...holder, expires.toString(36), newId(12)]), expires };
  }

  async redeem(ticket: string): Promise<Identity | undefined> {
    const [kind, holder = '', end = '', id = ''] = this.#signatures.read('ticket', ticket) ?? [];
    const until = Number.parseInt(end, 36);
    if (!(until > this.#now())) return undefined;
    await this.#spend(id, until);
    return kind === 'session' ? this.#sessions.of(holder) : this.#tokens.of(holder);
  }

  async #spend(id: string, until: number): Promise<void> {
    try {
      await this.#sql.write(spendTicket(id, until));
    } catch (failure) {
      if (!(failure instanceof Conflict)) throw failure;
      throw new Refusal('unauthorized', 'This ticket was used. Each works once.');
    }
  }
}
