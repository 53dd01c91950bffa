// Somebody on one socket: who they are, what they follow, and what they ask.
import { PROTOCOL } from '@undertow/shared/protocol/basics.ts';
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Limits } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { TableFilter } from '@undertow/shared/protocol/tables.ts';
import type { Credentials, Identity } from '../accounts/identity.ts';
import type { Bus } from '../cluster/bus.ts';
import { mustBeAllowed } from '../doors/permissions.ts';
import type { Telling } from '../host/telling.ts';
import type { HeadCounts } from '../limits/head-counts.ts';
import { VERSION } from '../version.ts';
import { type Asker, Call, type Means, type Message, type Scene } from './call.ts';
import { Replies } from './replies.ts';
import { type Asking, run } from './requests.ts';
import { Visits } from './visits.ts';

/** What those at the door have in common. */
export interface Reception extends Means {
  readonly bus: Pick<Bus, 'self'>;
  readonly limits: Limits;
  /** The sockets of each person. */
  readonly people: HeadCounts;
  identify(credentials: Credentials): Promise<Identity>;
}

export interface Listener {
  told(telling: Telling): void;
  failed(failure: unknown): void;
}

const NOBODY: ReadonlySet<string> = new Set();

export class Caller implements Asker {
  readonly #reception: Reception;
  readonly #listener: Listener;
  readonly #replies = new Replies();
  /** From hello on. */
  #scene: (Scene & { readonly visits: Visits }) | undefined;
  /** Known a little earlier: whoever is put out meanwhile does not come in. */
  #identity: Identity | undefined;
  #client: string | undefined;
  /** Whose socket this counts as. */
  #counted: string | undefined;
  /** The person has as many sockets as a person may have, without this one. */
  #isOneTooMany = false;
  #leaveLobby: () => void = () => {};
  #hasLeft = false;

  constructor(reception: Reception, listener: Listener) {
    this.#reception = reception;
    this.#listener = listener;
  }

  get identity(): Identity | undefined {
    return this.#identity;
  }

  get client(): string | undefined {
    return this.#client;
  }

  get hasSaidHello(): boolean {
    return this.#scene !== undefined;
  }

  get isOneTooMany(): boolean {
    return this.#isOneTooMany;
  }

  async hello({ id, token, ticket, client }: Message<'hello'>): Promise<ServerMessage> {
    if (this.#scene) throw new Refusal('conflict', 'You have said hello already.');
    const { bus, house, limits, timers, identify } = this.#reception;
    const isSomebody = token !== undefined || ticket !== undefined;
    this.#identity = isSomebody ? await identify({ token, ticket }) : undefined;
    const person = this.#identity?.person;
    const muted = person ? await house.mutes.of(person.id) : NOBODY;
    if (person) this.#count(person);
    this.#client = client;
    const hears = (other: string): boolean => !muted.has(other);
    this.#scene = {
      visits: new Visits(house, { ...this.#listener, person, hears }, limits.watchedPerSocket),
      followLobby: (filter) => this.#followLobby(filter),
      leaveLobby: () => this.#leaveLobby(),
    };
    return {
      ...{ type: 'welcome', re: id, protocol: PROTOCOL, server: VERSION, process: bus.self },
      ...{ person: person ?? null, limits, time: timers.now() },
    };
  }

  /** Gives what the reply says, beyond that it is done. */
  async ask(message: Asking): Promise<object> {
    const scene = this.#scene;
    if (!scene) throw new Refusal('unauthorized', 'Say hello first.');
    mustBeAllowed(this.#identity, message.type);
    return this.#replies.give(message.id, () => run(new Call(this.#reception, this, scene, message.id), message));
  }

  rename(person: Person): void {
    if (this.#identity) this.#identity = { ...this.#identity, person };
  }

  leave(): void {
    this.#hasLeft = true;
    this.#leaveLobby();
    this.#scene?.visits.end();
    if (this.#counted !== undefined) this.#reception.people.takeOff(this.#counted);
    this.#counted = undefined;
  }

  #followLobby(filter: TableFilter | undefined): void {
    this.#leaveLobby();
    if (this.#hasLeft) return;
    this.#leaveLobby = this.#reception.house.lobby.feed.follow(this.#listener, filter);
  }

  /** Comes last in `hello`: after it nothing fails, so what is counted is taken off when the socket closes. */
  #count({ id }: Person): void {
    if (this.#hasLeft) throw new Refusal('conflict', 'You have gone already.');
    const { people } = this.#reception;
    if (people.add(id)) {
      this.#counted = id;
      return;
    }
    people.takeOff(id);
    this.#isOneTooMany = true;
    throw new Refusal('too-many', `You have ${people.most} open sockets already.`);
  }
}
