// A socket of WebSocket whose client is a test that writes each byte, over a connection in memory.
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import type { Handshakes } from '@undertow/server/doors/handshakes.ts';
import { onTestFinished } from 'vitest';
import type { WebSocket } from 'ws';

export const CLOSE = 8;
export const PING = 9;

/** As a client sends it: masked, and the last of its message unless that goes on. */
export function frame(payload: string | Buffer, { opcode = 1, isLast = true } = {}): Buffer {
  const bytes = Buffer.from(payload);
  const length =
    bytes.length < 126
      ? [bytes.length]
      : bytes.length < 2 ** 16
        ? [126, ...big(bytes.length, 2)]
        : [127, ...big(bytes.length, 8)];
  const mask = Buffer.from([1, 2, 3, 4]);
  const masked = bytes.map((byte, i) => byte ^ (mask[i % 4] ?? 0));
  return Buffer.concat([
    Buffer.from([opcode | (isLast ? 0x80 : 0), (length[0] ?? 0) | 0x80, ...length.slice(1)]),
    mask,
    masked,
  ]);
}

export function goodbye(code: number): Buffer {
  return frame(Buffer.from(big(code, 2)), { opcode: CLOSE });
}

export interface RawSocket {
  /** The end of the server. */
  readonly socket: WebSocket;
  /** The connection beneath it. */
  readonly wire: Duplex;
  /** The end of the client. */
  readonly client: Duplex;
  /** What the server has read. */
  readonly messages: string[];
}

/** Done when the handshake is. */
export async function rawSocket(
  handshakes: Handshakes,
  place: string,
  behindHandshake = Buffer.alloc(0),
): Promise<RawSocket> {
  const [client, wire] = duplexPair();
  // What a test has not read would go on to be read in the next one.
  onTestFinished(() => {
    wire.destroy();
    client.destroy();
  });
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = '/';
  request.headers = {
    ...{ connection: 'Upgrade', upgrade: 'websocket' },
    ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
  };
  const messages: string[] = [];
  const socket = await new Promise<WebSocket>((resolve) => {
    handshakes.make({ request, wire, head: behindHandshake, place }, (made) => {
      made.on('error', () => {});
      made.on('message', (data) => messages.push(String(data)));
      resolve(made);
    });
  });
  client.resume();
  return { socket, wire, client, messages };
}

function big(value: number, bytes: number): number[] {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64BE(BigInt(value));
  return [...buffer.subarray(8 - bytes)];
}
