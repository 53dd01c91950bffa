// A request on its way: who asks, from which socket, and what the house can do about it.
import type { ClientMessage } from '@undertow/shared/protocol/door.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { RoomReply, RoomRequestType } from '@undertow/shared/protocol/rooms.ts';
import type { TableFilter } from '@undertow/shared/protocol/tables.ts';
import type { Identity } from '../accounts/identity.ts';
import type { House } from '../doors/attendance.ts';
import type { Wish } from '../doors/permissions.ts';
import type { Timers } from '../scheduling/timers.ts';
import { deedOf } from './once.ts';
import type { OnceAnywhere } from './once-anywhere.ts';
import type { Visits } from './visits.ts';

/** What the house lends to every request. */
export interface Means {
  readonly house: House;
  readonly timers: Timers;
  /** Knows what is repeated wherever its client comes back. */
  readonly onceAnywhere: OnceAnywhere;
}

export interface Asker {
  /** `undefined` for somebody who has not said who they are. */
  readonly identity: Identity | undefined;
  /** What the client calls itself, on all its sockets. */
  readonly client: string | undefined;
}

/** Where it is asked: what the socket follows, and how it follows more. */
export interface Scene {
  readonly visits: Pick<Visits, 'isAt' | 'mustHaveRoom' | 'begin' | 'leave'>;
  followLobby(filter: TableFilter | undefined): void;
  leaveLobby(): void;
}

export class Call {
  readonly house: House;
  readonly scene: Scene;
  /** `undefined` for somebody who has not said who they are. */
  readonly visitor: Person | undefined;
  /** Names the client and this message of it, also after a restart; `undefined` if one of them has no name. */
  readonly name: string | undefined;
  readonly #means: Means;
  readonly #identity: Identity | undefined;

  constructor(means: Means, { identity, client }: Asker, scene: Scene, id: string | undefined) {
    this.house = means.house;
    this.scene = scene;
    this.visitor = identity?.person;
    this.name = client === undefined || id === undefined ? undefined : `${client}:${id}`;
    this.#means = means;
    this.#identity = identity;
  }

  /** The visitor, for what only somebody may ask. */
  get person(): Person {
    if (!this.visitor) throw new Error('this was asked by nobody, and only somebody may ask it');
    return this.visitor;
  }

  /** The tables that this socket follows. */
  get visits(): Scene['visits'] {
    return this.scene.visits;
  }

  /** Whether they may do more than look: a token may be good for less. */
  get mayPlay(): boolean {
    return this.#identity?.scopes.includes('play') ?? false;
  }

  now(): number {
    return this.#means.timers.now();
  }

  /** Does this once, also if the message comes again over another socket. */
  once<Result extends object>(deed: () => Promise<Result>): Promise<Result> {
    const { name, visitor } = this;
    // Without a name only this socket can repeat it, and of that is taken care.
    if (name === undefined || !visitor) return deed();
    return this.#means.onceAnywhere.do(deedOf(visitor.id, name), deed);
  }
}

export type Message<Type extends Wish> = Extract<ClientMessage, { readonly type: Type }>;

export interface Request<Type extends Wish> {
  /** Counts as so many messages, where the reply is long; one unless told otherwise. */
  readonly weight?: number;
  /** What the reply says, beyond that it is done. */
  run(call: Call, message: Message<Type>): Promise<Type extends RoomRequestType ? RoomReply<Type> : object>;
}
