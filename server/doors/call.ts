// A request under way: its client, its connection, and the services that it may use.
import type { ClientMessage } from '@undertow/shared/protocol/door.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { RoomReply, RoomRequestType } from '@undertow/shared/protocol/rooms.ts';
import type { TableFilter } from '@undertow/shared/protocol/tables.ts';
import type { Identity } from '../accounts/identity.ts';
import type { Waits } from '../host/host.ts';
import type { Timers } from '../scheduling/timers.ts';
import type { AppServices } from './app-services.ts';
import { onceKey } from './once.ts';
import type { OnceAnywhere } from './once-anywhere.ts';
import { isGoodFor, READING, type Wish } from './permissions.ts';
import type { Player } from './seat-access.ts';
import type { Subscriptions } from './subscriptions.ts';

/** What every request may use. */
export interface RequestServices {
  readonly app: AppServices;
  readonly timers: Timers;
  /** Recognises a request that its client repeats, also at another process. */
  readonly onceAnywhere: OnceAnywhere;
}

/** What a request is known by, and who is told that it waits. */
export interface RequestContext {
  /** The name that its client has given to the message. */
  readonly id: string | undefined;
  /** Is told if a match has to be woken for it. */
  readonly waits: Waits;
}

export interface Requester {
  /** `undefined` for a client that has shown neither token nor ticket. */
  readonly identity: Identity | undefined;
  /** The name that the client has chosen for itself, the same on all its connections. */
  readonly client: string | undefined;
  /** As `placeOf` names it. */
  readonly place: string;
}

/** What the connection follows, and how it follows more. */
export interface ConnectionSubscriptions {
  readonly tables: Pick<Subscriptions, 'isAt' | 'mustHaveRoom' | 'begin' | 'leave'>;
  followLobby(filter: TableFilter | undefined): void;
  leaveLobby(): void;
}

export class Call {
  readonly app: AppServices;
  readonly subscriptions: ConnectionSubscriptions;
  /** The person that the client speaks for; `undefined` if it has shown neither token nor ticket. */
  readonly identifiedPerson: Person | undefined;
  /** Names the client and this message of it, also after a restart; `undefined` if one of them has no name. */
  readonly name: string | undefined;
  readonly waits: RequestContext['waits'];
  readonly #services: RequestServices;
  readonly #identity: Identity | undefined;
  readonly #place: string;

  constructor(
    services: RequestServices,
    { identity, client, place }: Requester,
    subscriptions: ConnectionSubscriptions,
    { id, waits }: RequestContext,
  ) {
    this.app = services.app;
    this.subscriptions = subscriptions;
    this.identifiedPerson = identity?.person;
    this.name = client === undefined || id === undefined ? undefined : `${client}:${id}`;
    this.waits = waits;
    this.#services = services;
    this.#identity = identity;
    this.#place = place;
  }

  /** For requests that only a known person may make. */
  get person(): Person {
    if (!this.identifiedPerson) throw new Error('this request needs a person, and the client has shown none');
    return this.identifiedPerson;
  }

  get player(): Player {
    return { person: this.person, place: this.#place, waits: this.waits };
  }

  /** The tables that this connection follows. */
  get tables(): ConnectionSubscriptions['tables'] {
    return this.subscriptions.tables;
  }

  /** Whether the client may do more than look: a token may be good for less. */
  get mayPlay(): boolean {
    return this.#identity !== undefined && isGoodFor(this.#identity, ['play']);
  }

  /** Whether the client may see what is shown to the person it speaks for. */
  get mayRead(): boolean {
    return this.#identity !== undefined && isGoodFor(this.#identity, READING);
  }

  now(): number {
    return this.#services.timers.now();
  }

  /** Does this once, also if the message comes again over another connection: for what would else be there twice. */
  once<Result extends object>(work: () => Promise<Result>): Promise<Result> {
    const { name, identifiedPerson } = this;
    // Without a name only this connection can repeat it, and its session knows its replies.
    if (name === undefined || !identifiedPerson) return work();
    return this.#services.onceAnywhere.do(onceKey(identifiedPerson.id, name), work);
  }
}

export type Message<Type extends Wish> = Extract<ClientMessage, { readonly type: Type }>;

export interface Request<Type extends Wish> {
  /** Counts as so many messages, where the reply is long; one unless told otherwise. */
  readonly weight?: number;
  /** What the reply says, beyond that it is done. */
  run(call: Call, message: Message<Type>): Promise<Type extends RoomRequestType ? RoomReply<Type> : object>;
}
