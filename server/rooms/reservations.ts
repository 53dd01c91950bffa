// Reserved places in rooms: each lets one client in, once, within some seconds. No client enters a room without one.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { TableFilter } from '@undertow/shared/protocol/tables.ts';
import type { Identity } from '../accounts/identity.ts';
import type { SharedCounters } from '../limits/shared-counters.ts';
import type { Timers } from '../scheduling/timers.ts';

/** The room that a client is to join. */
export interface Destination {
  readonly room: 'table' | 'lobby';
  /** The key of the room, the same for all its clients. */
  readonly key: string;
  readonly options: object;
}

export interface JoinOptions {
  readonly events?: boolean | undefined;
  readonly client?: string | undefined;
  readonly filter?: TableFilter | undefined;
}

export interface Expected {
  readonly identity: Identity | undefined;
  /** A client that shows the session must show this, too: to know a session alone is of no use. */
  readonly token: string | undefined;
  readonly place: string;
  readonly destination: Destination;
  readonly wishes: JoinOptions;
}

export const EXPECTED_FOR = 10_000;

export class Reservations {
  /** A reservation counts like a socket. */
  readonly #socketsByPlace: SharedCounters;
  readonly #timers: Timers;
  readonly #expected = new Map<string, Expected & { readonly callOff: () => void }>();

  constructor(socketsByPlace: SharedCounters, timers: Timers) {
    this.#socketsByPlace = socketsByPlace;
    this.#timers = timers;
  }

  mustHaveRoom(place: string): void {
    const { most } = this.#socketsByPlace;
    if (this.#socketsByPlace.of(place) < most) return;
    throw new Refusal('too-many', `There are ${most} sockets of this address already.`, { retryAfter: EXPECTED_FOR });
  }

  add(session: string, expected: Expected): void {
    this.mustHaveRoom(expected.place);
    this.#socketsByPlace.add(expected.place);
    const callOff = this.#timers.after(EXPECTED_FOR, () => this.drop(session));
    this.#expected.set(session, { ...expected, callOff });
  }

  /** Uses up a reservation. From now on the caller counts the place. */
  take(session: string, token: string | undefined): Expected | undefined {
    const expected = this.#expected.get(session);
    if (!expected || expected.token !== token) return undefined;
    expected.callOff();
    this.#expected.delete(session);
    return expected;
  }

  drop(session: string): void {
    const expected = this.#expected.get(session);
    expected?.callOff();
    if (this.#expected.delete(session) && expected) this.#socketsByPlace.takeOff(expected.place);
  }

  strike(isOut: (identity: Identity) => boolean): void {
    for (const [session, { identity }] of this.#expected) if (identity && isOut(identity)) this.drop(session);
  }

  clear(): void {
    for (const session of this.#expected.keys()) this.drop(session);
  }
}
