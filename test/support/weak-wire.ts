// A wire to a server, which can be cut, can be slow, and can fall silent.
import { type AddressInfo, createServer, connect as open, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export class WeakWire {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** Milliseconds by which everything comes later. */
  delay = 0;
  /** What is sent comes to nobody, and nobody is told so. */
  isSilent = false;

  static async before(url: string): Promise<WeakWire> {
    const wire = new WeakWire(new URL(url));
    await new Promise<void>((resolve) => wire.#server.listen(0, '127.0.0.1', resolve));
    return wire;
  }

  private constructor({ hostname, port }: URL) {
    this.#server = createServer((near) => {
      const far = open(Number(port), hostname);
      this.#join(near, far);
      this.#join(far, near);
    });
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  /** Breaks so many of all connections, or all. */
  cut(share = 1, chance: () => number = () => 0): void {
    for (const socket of this.#sockets) if (chance() < share) socket.destroy();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.cut();
    await closed;
  }

  #join(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    const slow = new Transform({
      transform: (chunk, _, done) => {
        if (this.isSilent) done();
        else if (this.delay === 0) done(null, chunk);
        else setTimeout(done, this.delay, null, chunk);
      },
    });
    from.pipe(slow).pipe(to);
    from.on('error', () => {});
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }
}
