// The person at this tab, and its one client. A visitor who only looks around has no name; a guest is made when one is
// needed.
import { Client, inStorage, isRateable, type Person } from '@undertow/client-sdk/index.ts';
import { untrack } from 'svelte';
import { browserStorage } from './storage.ts';

const KEY = 'undertow.session';

export const client = new Client(location.origin, { session: inStorage(browserStorage, KEY) });

class Session {
  person = $state.raw<Person | undefined>(client.person);

  constructor() {
    // Told in the midst of whatever makes the client connect, which must not be done again because of that.
    client.on('state', () => untrack(() => this.#look()));
    client.on('refused', () => {
      this.#look();
      // The session is gone; a visitor without a name may still look around.
      client.connect();
    });
    // Another tab has come in, or gone out, and this one goes along.
    addEventListener('storage', ({ key }) => {
      if (key === KEY && client.person?.id !== this.person?.id) location.reload();
    });
  }

  get isMember(): boolean {
    return this.person?.kind === 'member';
  }

  /** Whether they may play rated matches. */
  get isRateable(): boolean {
    return this.person !== undefined && isRateable(this.person);
  }

  /** The person; a visitor without a name is a guest now. */
  async somebody(): Promise<Person> {
    return this.person ?? (await this.#comeIn(client.guest()));
  }

  signIn(name: string, password: string): Promise<Person> {
    return this.#comeIn(client.signIn(name, password));
  }

  /** A guest who signs up stays who they are. */
  signUp(name: string, password: string): Promise<Person> {
    return this.#comeIn(client.signUp(name, password));
  }

  async signOut(): Promise<void> {
    const gone = client.signOut();
    // However long the server takes to hear of it, the visitor is signed out now.
    this.#look();
    client.connect();
    await gone;
  }

  async changeName(name: string): Promise<void> {
    await client.ask({ method: 'PATCH', path: '/api/account', body: { name } });
    await this.refresh();
  }

  async changePassword(current: string, password: string, revokeTokens: boolean): Promise<void> {
    await client.ask({ method: 'PATCH', path: '/api/account', body: { current, password, revokeTokens } });
  }

  /** Forgets this person here and at the server. */
  async remove(password: string | undefined): Promise<void> {
    await client.ask({ method: 'DELETE', path: '/api/account', body: { password } });
    // The session has ended with the account, so that there is nothing to sign out of.
    await this.signOut().catch(() => {});
  }

  /** Asks the server who one is by now. */
  async refresh(): Promise<void> {
    this.person = (await client.account()).person;
  }

  async #comeIn(coming: Promise<Person>): Promise<Person> {
    this.person = await coming;
    client.connect();
    return this.person;
  }

  #look(): void {
    const { person } = client;
    if (JSON.stringify(person) !== JSON.stringify(this.person)) this.person = person;
  }
}

export const session = new Session();
