// Guests who can open a page, and do something elsewhere meanwhile.
import type { Client } from '@undertow/client-sdk/client.ts';
import { inMemory } from '@undertow/client-sdk/index.ts';
import type { Session } from '@undertow/client-sdk/protocol.ts';
import type { Page } from 'playwright-core';
import type { WholeServer } from '../server/whole-server.ts';

export interface Guest extends Session {
  readonly client: Client;
}

export function guestOf(server: Pick<WholeServer, 'client'>): Promise<Guest> {
  return cameInto(server, (client) => client.guest());
}

/** The same for members, by this name. */
export function memberOf(server: WholeServer, name: string): Promise<Guest> {
  return cameInto(server, (client) => client.signUp(name, 'correct horse'));
}

async function cameInto(
  server: Pick<WholeServer, 'client'>,
  comeIn: (client: Client) => Promise<unknown>,
): Promise<Guest> {
  const store = inMemory();
  const client = server.client({ session: store });
  await comeIn(client);
  return { ...(store.read() as Session), client };
}

/** Another client of the person who came in at this page. */
export async function clientOf(page: Page, server: Pick<WholeServer, 'client'>): Promise<Client> {
  const session = inMemory();
  session.write(JSON.parse(await page.evaluate<string>(`localStorage.getItem('undertow.session')`)));
  return server.client({ session });
}

/** What an English page calls a guest who is the only one of the name there. */
export function shownName({ person }: Guest): string {
  return person.name.replace(/ \d+$/, '');
}
