// Accepts sockets for both doors, or refuses them before the upgrade.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { type WebSocket, WebSocketServer } from 'ws';
import { Turns } from '../scheduling/turns.ts';
import type { DoorLimits } from './door-limits.ts';
import { FrameWire } from './frame-wire.ts';

/** A client that has not said hello in this time, or not joined its room, is cut off. */
export const HELLO_WITHIN = 10_000;

/** A client that does not answer a farewell in this time is cut off. */
const CLOSED_WITHIN = 2_000;

/** Many more than a client of our own needs for the longest message. */
const MOST_FRAGMENTS = 128;
const MOST_CHUNKS = 256;

/** A request to become a socket. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly wire: Duplex;
  /** What was read behind it. */
  readonly head: Buffer;
  readonly place: string;
}

const NOTHING = Buffer.alloc(0);

/** Makes sockets of requests to upgrade. Handshakes and frames take turns by address. */
export class Handshakes {
  readonly #server: WebSocketServer;
  readonly #turns = new Turns({ ofPlace: 2, inAll: 2 });
  readonly #frames: Turns;

  /** The door itself tracks its clients, and the port is not its own. */
  constructor(frameBytes: number, frames: Turns) {
    this.#frames = frames;
    // The types of `ws` do not know all of them yet.
    const options = {
      noServer: true,
      maxPayload: frameBytes,
      perMessageDeflate: false,
      maxFragments: MOST_FRAGMENTS,
      maxBufferedChunks: MOST_CHUNKS,
      clientTracking: false,
      closeTimeout: CLOSED_WITHIN,
    };
    this.#server = new WebSocketServer(options);
  }

  make({ request, wire, head, place }: Upgrade, made: (socket: WebSocket) => void): void {
    this.#turns.run(place, () => {
      const frameWire = new FrameWire(wire, head, (work) => this.#frames.run(place, work));
      this.#server.handleUpgrade(request, frameWire, NOTHING, (socket) => {
        frameWire.socket = socket;
        made(socket);
      });
    });
  }
}

/** Whether a request asks to become a socket. One that offers another protocol, such as HTTP/2, is an ordinary request. */
export function isForSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

export function arrivesTooOften(retryAfter: number): Refusal {
  return new Refusal('too-many', 'Sockets and streams are opened too often from where you are.', { retryAfter });
}

/** The limits that count at an address before it has a socket. */
type Crowding = Pick<DoorLimits, 'socketsByPlace' | 'arrivals' | 'foreignArrivals' | 'refusals'>;

/** A socket that wants in: where it comes from, and whether on a page that may not connect. */
interface Arrival {
  readonly place: string;
  readonly isForeign: boolean;
}

/** An address with too many sockets is told to try again after so many milliseconds. */
const FLOOD_RETRY_AFTER = 5_000;

/** Turns away an address that does not stop to open sockets: to tell it more would cost too much. */
export function isCrowdTurnedAway(wire: Duplex, { place, isForeign }: Arrival, crowding: Crowding): boolean {
  const { socketsByPlace } = crowding;
  const arrivals = isForeign ? crowding.foreignArrivals : crowding.arrivals;
  // Sockets that are refused count until they are closed.
  const isFlood = socketsByPlace.of(place) >= 2 * socketsByPlace.most;
  const retryAfter = arrivals.allow(place) ?? (isFlood ? FLOOD_RETRY_AFTER : undefined);
  if (retryAfter === undefined) return false;
  crowding.refusals.refuse(place, wire, () => {
    turnAway(wire, '429 Too Many Requests', `Retry-After: ${Math.ceil(retryAfter / 1000)}`);
  });
  return true;
}

export function turnAway(wire: Duplex, status: string, ...headers: readonly string[]): void {
  wire.on('error', () => wire.destroy());
  wire.end([`HTTP/1.1 ${status}`, ...headers, 'Connection: close', 'Content-Length: 0', '', ''].join('\r\n'));
  // Without this the connection stays until the client ends it, which may be never.
  wire.once('finish', () => wire.destroy());
}
