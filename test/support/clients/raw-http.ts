// A connection over which a test sends bytes as they stand, and reads whole answers of HTTP.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export class RawHttp {
  readonly #socket: Socket;
  #heard = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      this.#heard += String(bytes);
    });
  }

  static async to(url: string): Promise<RawHttp> {
    const { port, hostname: host } = new URL(url);
    const socket = connect({ port: Number(port), host });
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return new RawHttp(socket);
  }

  /** The head of the answer and its body. The head must tell its length. */
  async ask(lines: readonly string[], body = ''): Promise<{ readonly head: string; readonly body: string }> {
    const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
    this.#socket.write([...lines, 'Host: here', ...length, '', body].join('\r\n'));
    for (;;) {
      const end = this.#heard.indexOf('\r\n\r\n') + 4;
      const head = this.#heard.slice(0, end);
      const bytes = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      if (end >= 4 && this.#heard.length >= end + bytes) {
        const answer = this.#heard.slice(end, end + bytes);
        this.#heard = this.#heard.slice(end + bytes);
        return { head, body: answer };
      }
      await once(this.#socket, 'data');
    }
  }
}

/** What Java’s client of HTTP sends with each request, and curl when it is told to: the offer to go on in HTTP/2. */
export const OFFERS_HTTP2 = [
  'Connection: Upgrade, HTTP2-Settings',
  'Upgrade: h2c',
  'HTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA',
];
