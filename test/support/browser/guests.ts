// Guests of the house who can open a page, or be asked for elsewhere.
import { inMemory } from '@undertow/client-sdk/index.ts';
import type { Session } from '@undertow/client-sdk/protocol.ts';
import type { WholeServer } from '../whole-server.ts';

export async function guestOf(server: WholeServer): Promise<Session> {
  const store = inMemory();
  await server.client({ session: store }).guest();
  return store.read() as Session;
}
