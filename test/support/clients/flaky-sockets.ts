// Real sockets that break after some messages: with the last one sent or not, and its reply lost or not.
import type { Socket, SocketMaker } from '@undertow/client-sdk/json-socket.ts';
import type { Random } from '@undertow/shared/table/random.ts';

type Type = Parameters<Socket['addEventListener']>[0];
type Listener = Parameters<Socket['addEventListener']>[1];

/** The sockets of one client, each of which lasts for so many messages at most. */
export class FlakySockets {
  broken = 0;
  readonly #random: Random;
  readonly #most: number;

  constructor(random: Random, most: number) {
    this.#random = random;
    this.#most = most;
  }

  get WebSocket(): SocketMaker {
    const sockets = this;
    return class implements Socket {
      readonly #inner: WebSocket;
      readonly #listeners: { readonly type: Type; readonly listener: Listener }[] = [];
      // A hello and its welcome at least.
      #left = 2 + sockets.#random.below(sockets.#most);
      #isBroken = false;

      constructor(url: string) {
        this.#inner = new WebSocket(url);
        for (const type of ['open', 'close', 'error'] as const) {
          this.#inner.addEventListener(type, () => this.#tell(type, {}));
        }
        this.#inner.addEventListener('message', ({ data }) => {
          if (this.#lasts()) this.#tell('message', { data });
          else this.#break();
        });
      }

      addEventListener(type: Type, listener: Listener): void {
        this.#listeners.push({ type, listener });
      }

      send(text: string): void {
        if (this.#isBroken) return;
        const lasts = this.#lasts();
        if (lasts || sockets.#random.below(2) === 0) this.#inner.send(text);
        if (!lasts) this.#break();
      }

      close(): void {
        this.#inner.close();
      }

      #lasts(): boolean {
        return this.#left-- > 0;
      }

      #break(): void {
        if (this.#isBroken) return;
        sockets.broken++;
        this.#tell('close', {});
        this.#isBroken = true;
        this.#inner.close();
      }

      #tell(type: Type, event: { readonly data?: unknown }): void {
        if (this.#isBroken) return;
        for (const one of this.#listeners) if (one.type === type) one.listener(event);
      }
    };
  }
}
