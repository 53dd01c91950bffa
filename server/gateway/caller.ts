// Somebody on one socket: who they are, what they follow, and what they ask.
import { PROTOCOL } from '@undertow/shared/protocol/basics.ts';
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Limits } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { TableFilter } from '@undertow/shared/protocol/tables.ts';
import type { Credentials, Identity } from '../accounts/identity.ts';
import type { House } from '../doors/attendance.ts';
import { mustBeAllowed } from '../doors/permissions.ts';
import type { Telling } from '../host/telling.ts';
import type { Timers } from '../host/timers.ts';
import type { HeadCounts } from '../limits/head-counts.ts';
import { VERSION } from '../version.ts';
import type { Call, Message } from './call.ts';
import type { OnceAnywhere } from './once-anywhere.ts';
import { Replies } from './replies.ts';
import { type Asking, run } from './requests.ts';
import { Visits } from './visits.ts';

/** What those at the door have in common. */
export interface Reception {
  readonly house: House;
  readonly limits: Limits;
  readonly timers: Timers;
  readonly onceAnywhere: OnceAnywhere;
  /** The sockets of each person. */
  readonly people: HeadCounts;
  identify(credentials: Credentials): Promise<Identity>;
}

export interface Listener {
  told(telling: Telling): void;
  failed(failure: unknown): void;
}

const NOBODY: ReadonlySet<string> = new Set();

export class Caller {
  readonly #reception: Reception;
  readonly #listener: Listener;
  readonly #replies = new Replies();
  /** From hello on. */
  #visits: Visits | undefined;
  /** Known a little earlier: whoever is put out meanwhile does not come in. */
  #identity: Identity | undefined;
  /** What the client calls itself, on all its sockets. */
  #client: string | undefined;
  #counted: string | undefined;
  #leaveLobby: () => void = () => {};
  #hasLeft = false;

  constructor(reception: Reception, listener: Listener) {
    this.#reception = reception;
    this.#listener = listener;
  }

  get identity(): Identity | undefined {
    return this.#identity;
  }

  get hasSaidHello(): boolean {
    return this.#visits !== undefined;
  }

  /** This person has more sockets than anybody may have. */
  get isOneTooMany(): boolean {
    const { people } = this.#reception;
    return this.#counted !== undefined && people.of(this.#counted) > people.most && !this.hasSaidHello;
  }

  async hello({ id, token, ticket, client }: Message<'hello'>): Promise<ServerMessage> {
    if (this.#visits) throw new Refusal('conflict', 'You have said hello already.');
    const { house, limits, timers, identify } = this.#reception;
    const isSomebody = token !== undefined || ticket !== undefined;
    this.#identity = isSomebody ? await identify({ token, ticket }) : undefined;
    const person = this.#identity?.person;
    const muted = person ? await house.mutes.of(person.id) : NOBODY;
    if (person) this.#count(person);
    this.#client = client;
    const hears = (other: string): boolean => !muted.has(other);
    this.#visits = new Visits(house, { ...this.#listener, person, hears }, limits.watchedPerSocket);
    const time = timers.now();
    return { type: 'welcome', re: id, protocol: PROTOCOL, server: VERSION, person: person ?? null, limits, time };
  }

  /** Gives what the reply says, beyond that it is done. */
  async ask(message: Asking): Promise<object> {
    const visits = this.#visits;
    if (!visits) throw new Refusal('unauthorized', 'Say hello first.');
    mustBeAllowed(this.#identity, message.type);
    return this.#replies.give(message.id, () => run(this.#call(message.id, visits), message));
  }

  rename(person: Person): void {
    if (this.#identity) this.#identity = { ...this.#identity, person };
  }

  leave(): void {
    this.#hasLeft = true;
    this.#leaveLobby();
    this.#visits?.end();
    if (this.#counted !== undefined) this.#reception.people.takeOff(this.#counted);
  }

  #call(id: string, visits: Visits): Call {
    const { house, timers, onceAnywhere } = this.#reception;
    const person = this.#identity?.person;
    const name = this.#client === undefined ? undefined : `${this.#client}:${id}`;
    return {
      house,
      visitor: person,
      get person() {
        if (!person) throw new Error('this was asked by nobody, and only somebody may ask it');
        return person;
      },
      mayPlay: this.#identity?.scopes.includes('play') ?? false,
      visits,
      name,
      now: () => timers.now(),
      followLobby: (filter) => this.#followLobby(filter),
      leaveLobby: () => this.#leaveLobby(),
      // Without a name only this socket can repeat it, and of that is taken care.
      once: (deed) => (name === undefined || !person ? deed() : onceAnywhere.do(`${person.id} ${name}`, deed)),
    };
  }

  #followLobby(filter: TableFilter | undefined): void {
    this.#leaveLobby();
    if (this.#hasLeft) return;
    this.#leaveLobby = this.#reception.house.lobby.feed.follow(this.#listener, filter);
  }

  #count({ id }: Person): void {
    if (this.#hasLeft) throw new Refusal('conflict', 'You have gone already.');
    const { people } = this.#reception;
    this.#counted = id;
    if (!people.add(id)) throw new Refusal('too-many', `You have ${people.most} open sockets already.`);
  }
}
