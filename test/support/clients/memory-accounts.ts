// The accounts of a server in memory: sessions that last a quarter of an hour, and what was asked for.
import { Client } from '@undertow/client-sdk/client.ts';
import type { Fetch } from '@undertow/client-sdk/http.ts';
import { inMemory } from '@undertow/client-sdk/identity.ts';
import type { Session } from '@undertow/shared/protocol/people.ts';
import { ADA, MemoryDoor } from './memory-door.ts';
import { MemoryWire } from './memory-wire.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

interface Asked {
  readonly what: string;
  readonly token: string | undefined;
  readonly body: unknown;
}

/** Hands out sessions that last a quarter of an hour, and exchanges each `refresh` once. */
export class MemoryAccounts {
  readonly asked: Asked[] = [];
  /** Answers the next request in the place of all this. */
  next: { readonly status: number; readonly text: string } | undefined;
  isDown = false;
  #held: { readonly what: string; readonly until: Promise<void> } | undefined;
  #made = 0;
  #good: string | undefined;

  readonly fetch: Fetch = async (url, { method, headers, body }) => {
    const what = `${method} ${url.replace('http://memory.test', '')}`;
    const { authorization } = headers;
    this.asked.push({ what, token: authorization?.replace('Bearer ', ''), body: body && JSON.parse(body) });
    await (this.#held?.what === what ? this.#held.until : Promise.resolve());
    if (this.isDown) throw new TypeError('fetch failed');
    const { status, text } = this.next ?? this.#answer(what, body);
    this.next = undefined;
    return { ok: status < 400, status, text: async () => text };
  };

  /** Gives no reply to this until the function that this gives is called. */
  hold(what: string): () => void {
    const { promise: until, resolve } = Promise.withResolvers<void>();
    this.#held = { what, until };
    return resolve;
  }

  /** How often this was asked for. */
  count(what: string): number {
    return this.asked.filter((one) => one.what === what).length;
  }

  #answer(what: string, body: string | undefined): { status: number; text: string } {
    if (what === 'DELETE /api/sessions') return { status: 204, text: '' };
    if (what.startsWith('GET')) return { status: 200, text: '{}' };
    if (what === 'POST /api/sessions/refresh' && JSON.parse(body ?? '{}').refresh !== this.#good) {
      const problem = { code: 'unauthorized', message: 'This session is over. Sign in again.' };
      return { status: 401, text: JSON.stringify(problem) };
    }
    const number = ++this.#made;
    this.#good = `refresh ${number}`;
    const person = { ...ADA, name: 'Guest', kind: 'guest' } as const;
    const session: Session = {
      person,
      token: `token ${number}`,
      expires: Date.now() + 15 * MINUTE,
      refresh: this.#good,
    };
    return { status: 201, text: JSON.stringify(session) };
  }
}

/** A client, and a server of which it knows the accounts and one table. */
export function meet(store = inMemory()) {
  const accounts = new MemoryAccounts();
  const door = new MemoryDoor();
  const wire = new MemoryWire(door);
  const options = { fetch: accounts.fetch, WebSocket: wire.WebSocket, session: store };
  return { accounts, door, wire, client: new Client('http://memory.test', options), options, store };
}
