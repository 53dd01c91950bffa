// A request on its way: who asks, from which socket, and what the house can do about it.
import type { ClientMessage } from '@undertow/shared/protocol/door.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { RoomReply, RoomRequestType } from '@undertow/shared/protocol/rooms.ts';
import type { TableFilter } from '@undertow/shared/protocol/tables.ts';
import type { House } from '../doors/attendance.ts';
import type { Wish } from '../doors/permissions.ts';
import type { Visits } from './visits.ts';

export interface Call {
  readonly house: House;
  /** `undefined` for somebody who has not said who they are. */
  readonly visitor: Person | undefined;
  /** The same, for what only somebody may ask. */
  readonly person: Person;
  /** Whether they may do more than look: a token may be good for less. */
  readonly mayPlay: boolean;
  /** The tables that this socket follows. */
  readonly visits: Pick<Visits, 'isAt' | 'mustHaveRoom' | 'begin' | 'leave'>;
  /** Names the client and this message of it, also after a restart; `undefined` if the client has no name. */
  readonly name: string | undefined;
  now(): number;
  followLobby(filter: TableFilter | undefined): void;
  leaveLobby(): void;
  /** Does this once, also if the message comes again over another socket. */
  once<Result extends object>(deed: () => Promise<Result>): Promise<Result>;
}

export type Message<Type extends Wish> = Extract<ClientMessage, { readonly type: Type }>;

export interface Request<Type extends Wish> {
  /** Counts as so many messages, where the reply is long; one unless told otherwise. */
  readonly weight?: number;
  /** What the reply says, beyond that it is done. */
  run(call: Call, message: Message<Type>): Promise<Type extends RoomRequestType ? RoomReply<Type> : object>;
}
