// How both doors let sockets in, and turn them away before they are any.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { WebSocketServer } from 'ws';
import type { DoorLimits } from './door-limits.ts';

/** A client that has not said who it is in this time, or not joined its room, is cut off. */
export const HELLO_WITHIN = 10_000;

/** A client that does not answer a farewell in this time is cut off. */
const CLOSED_WITHIN = 2_000;

/** Who is there is known to the door itself, and the port is not its own. */
export function socketsWithin(frameBytes: number): WebSocketServer {
  const options = {
    noServer: true,
    maxPayload: frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
    closeTimeout: CLOSED_WITHIN,
  };
  return new WebSocketServer(options);
}

/** Whether a request wants to become a socket. What else it may want to become is not offered: it is one like any other. */
export function isForSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

export function arrivesTooOften(retryAfter: number): Refusal {
  return new Refusal('too-many', 'Sockets and streams are opened too often from where you are.', { retryAfter });
}

/** What counts at an address before a socket of it is any. */
type Crowding = Pick<DoorLimits, 'places' | 'arrivals' | 'foreignArrivals'>;

/** A socket that wants in: where it comes from, and whether on a page that may not connect. */
interface Arrival {
  readonly place: string;
  readonly isForeign: boolean;
}

/** Milliseconds after which who has too many open may have fewer. */
const SOME_TIME = 5_000;

/** Turns away whom it would cost too much to be told more: an address that does not stop to open sockets. */
export function isCrowdTurnedAway(wire: Duplex, { place, isForeign }: Arrival, crowding: Crowding): boolean {
  const { places } = crowding;
  const arrivals = isForeign ? crowding.foreignArrivals : crowding.arrivals;
  // Those who are told that they are too many count until they have gone.
  const isFlood = places.of(place) >= 2 * places.most;
  const retryAfter = arrivals.allow(place) ?? (isFlood ? SOME_TIME : undefined);
  if (retryAfter === undefined) return false;
  turnAway(wire, '429 Too Many Requests', `Retry-After: ${Math.ceil(retryAfter / 1000)}`);
  return true;
}

export function turnAway(wire: Duplex, status: string, ...headers: readonly string[]): void {
  wire.on('error', () => wire.destroy());
  wire.end([`HTTP/1.1 ${status}`, ...headers, 'Connection: close', 'Content-Length: 0', '', ''].join('\r\n'));
  // Otherwise it would stay until the other side ends it, which need never be.
  wire.once('finish', () => wire.destroy());
}
