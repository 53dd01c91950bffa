// A proxy between clients and a server, which can break everything that goes through it.
import { type AddressInfo, createServer, connect as open, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export class CuttingProxy {
  readonly #sockets = new Set<Socket>();
  #port = 0;

  static async before(url: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy();
    const { hostname, port } = new URL(url);
    const server = createServer((near) => {
      const far = open(Number(port), hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        proxy.#sockets.add(socket);
        socket.pipe(other);
        socket.on('error', () => {});
        socket.on('close', () => {
          proxy.#sockets.delete(socket);
          other.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    proxy.#port = (server.address() as AddressInfo).port;
    onTestFinished(() => {
      server.close();
      proxy.cut();
    });
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
