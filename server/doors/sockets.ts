// How both doors let sockets in, and turn them away before they are any.
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';

/** Whoever does not answer a farewell in this time is cut off. */
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

export function turnAway(wire: Duplex, status: string, ...headers: readonly string[]): void {
  wire.on('error', () => wire.destroy());
  wire.end([`HTTP/1.1 ${status}`, ...headers, 'Connection: close', 'Content-Length: 0', '', ''].join('\r\n'));
}
