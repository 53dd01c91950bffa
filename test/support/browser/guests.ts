// Guests of the house who can open a page, and do something elsewhere meanwhile.
import type { Client } from '@undertow/client-sdk/client.ts';
import { inMemory } from '@undertow/client-sdk/index.ts';
import type { Session } from '@undertow/client-sdk/protocol.ts';
import type { WholeServer } from '../whole-server.ts';

export interface Guest extends Session {
  readonly client: Client;
}

export async function guestOf(server: WholeServer): Promise<Guest> {
  const store = inMemory();
  const client = server.client({ session: store });
  await client.guest();
  return { ...(store.read() as Session), client };
}
