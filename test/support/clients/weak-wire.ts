// A wire to a server, which can be cut, can be slow, and can fall silent.
import { type AddressInfo, createServer, connect as open, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export class WeakWire {
  readonly #far: URL;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** Milliseconds by which everything comes later. */
  delay = 0;
  #isSilent = false;
  #isBroken = false;
  /** How many connections were begun while it was broken. */
  refused = 0;

  static async before(url: string): Promise<WeakWire> {
    const wire = new WeakWire(new URL(url));
    await new Promise<void>((resolve) => wire.#server.listen(0, '127.0.0.1', resolve));
    return wire;
  }

  private constructor(far: URL) {
    this.#far = far;
    const { hostname, port } = far;
    this.#server = createServer((near) => {
      if (this.#isBroken) {
        this.refused++;
        near.on('error', () => {}).destroy();
        return;
      }
      const far = open(Number(port), hostname);
      this.#join(near, far);
      this.#join(far, near);
    });
  }

  /** Where it begins: the address of the server, but for the port. */
  get url(): string {
    const url = new URL(this.#far);
    url.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** How many sockets are open, at both ends of it. */
  get sockets(): number {
    return this.#sockets.size;
  }

  /** What is sent does not arrive, and neither side is told so. */
  fallSilent(): void {
    this.#isSilent = true;
  }

  /** All that are connected have to connect anew. */
  speakAgain(): void {
    this.cut();
    this.#isSilent = false;
  }

  /** Every connection ends, and so does each that is begun from now on. */
  breakDown(): void {
    this.#isBroken = true;
    this.cut();
  }

  mend(): void {
    this.#isBroken = false;
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
        if (this.#isSilent) done();
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
