// Tickets: what opens one socket, once and soon, for those who can only put it into an address.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Ticket } from '@undertow/shared/protocol/people.ts';
import { newId } from '../ids.ts';
import { hashOf } from '../secrets.ts';
import type { Credentials, Identity } from './identity.ts';
import type { PersonalTokens } from './personal-tokens.ts';
import type { Sessions } from './sessions.ts';
import type { Signatures } from './signatures.ts';

const LASTS = 30_000;

export class Tickets {
  readonly #signatures: Signatures;
  readonly #sessions: Sessions;
  readonly #tokens: PersonalTokens;
  readonly #now: () => number;
  /** Until when each ticket that was used would have been good. */
  readonly #used = new Map<string, number>();

  constructor(signatures: Signatures, sessions: Sessions, tokens: PersonalTokens, now: () => number) {
    this.#signatures = signatures;
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#now = now;
  }

  /** For whoever has shown this token, and lasts no longer than it. */
  issue({ session }: Identity, { token = '' }: Credentials): Ticket {
    const expires = this.#now() + LASTS;
    const holder = session ? ['session', session] : ['token', hashOf(token)];
    return { ticket: this.#signatures.sign('ticket', [...holder, expires.toString(36), newId(12)]), expires };
  }

  async redeem(ticket: string): Promise<Identity | undefined> {
    const now = this.#now();
    for (const [used, until] of this.#used) {
      if (until > now) break;
      this.#used.delete(used);
    }
    const [kind, holder = '', end = ''] = this.#signatures.read('ticket', ticket) ?? [];
    const until = Number.parseInt(end, 36);
    if (!(until > now)) return undefined;
    if (this.#used.has(ticket)) throw new Refusal('unauthorized', 'This ticket was used. Each works once.');
    this.#used.set(ticket, until);
    return kind === 'session' ? this.#sessions.of(holder) : this.#tokens.of(holder);
  }
}
