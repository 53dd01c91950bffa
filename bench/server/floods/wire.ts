// Sockets as an attacker writes them: everything in one piece, and no reply is read.
import { connect, type Socket } from 'node:net';

/** An address that floods in a round: one that no player has. */
export function attacker(round: number, nth = 0): string {
  return `127.0.${20 + round}.${1 + nth}`;
}

/** A socket of the JSON door that has sent its handshake and these messages at once. */
export function rushed(url: string, messages: readonly object[], from: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  socket.on('error', () => socket.destroy());
  socket.write(Buffer.concat([handshake(url), ...messages.map(frame)]));
  return socket;
}

function handshake(url: string): Buffer {
  const lines = [
    'GET /ws/v1 HTTP/1.1',
    `Host: ${new URL(url).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
}

/** Masked with zeros, as it must be masked. */
export function frame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const length = text.length < 126 ? [text.length | 0x80] : [126 | 0x80, text.length >> 8, text.length & 255];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), text]);
}

/** Works at so many at once until then. */
export async function atOnce(count: number, until: number, work: (i: number) => Promise<void>): Promise<void> {
  const worker = async (i: number): Promise<void> => {
    while (performance.now() < until) await work(i);
  };
  await Promise.all(Array.from({ length: count }, (_, i) => worker(i)));
}
