// Sockets in memory, with a wire between client and door that takes its time, can be cut, and can say things twice.
import type { Socket, SocketMaker } from '@undertow/client-sdk/json-socket.ts';
import type { ClientMessage, ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { MemoryDoor } from './memory-door.ts';

type Type = Parameters<Socket['addEventListener']>[0];
type Listener = Parameters<Socket['addEventListener']>[1];

export interface Weather {
  /** Milliseconds that the next message is on its way. */
  delay(): number;
  /** Whether the next message is delivered twice. */
  isDoubled(): boolean;
}

const FAIR: Weather = { delay: () => 1, isDoubled: () => false };

export class MemoryWire {
  readonly door: MemoryDoor;
  /** How often a socket was opened, or was tried to. */
  opened = 0;
  /** No server answers at all. */
  isDown = false;
  /** Takes messages, and delivers none. */
  isStuck = false;
  weather = FAIR;
  readonly #open = new Set<MemorySocket>();

  constructor(door: MemoryDoor) {
    this.door = door;
  }

  /** What a client takes in the place of `WebSocket`. */
  get WebSocket(): SocketMaker {
    const wire = this;
    return class extends MemorySocket {
      constructor(url: string) {
        super(url, wire);
        wire.opened++;
        wire.#open.add(this);
      }
    };
  }

  get open(): number {
    return this.#open.size;
  }

  /** Cuts every socket; what is on its way is lost. */
  cut(): void {
    for (const socket of this.#open) socket.cut();
  }

  gone(socket: MemorySocket): void {
    this.#open.delete(socket);
  }
}

class MemorySocket implements Socket {
  readonly url: string;
  readonly #wire: MemoryWire;
  readonly #listeners: { readonly type: Type; readonly listener: Listener }[] = [];
  readonly #take: (message: ClientMessage | undefined) => void;
  /** When the last message arrives, in each direction: none overtakes another. */
  readonly #last = { up: 0, down: 0 };
  #isOpen = true;

  constructor(url: string, wire: MemoryWire) {
    this.url = url;
    this.#wire = wire;
    this.#take = wire.door.accept((message) => this.#down(message));
    setTimeout(() => {
      if (wire.isDown) this.cut();
      else if (this.#isOpen) this.#tell('open');
    }, wire.weather.delay());
  }

  addEventListener(type: Type, listener: Listener): void {
    this.#listeners.push({ type, listener });
  }

  send(text: string): void {
    this.#carry('up', () => this.#take(JSON.parse(text) as ClientMessage));
  }

  close(): void {
    this.cut();
  }

  cut(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#wire.gone(this);
    this.#take(undefined);
    this.#tell('close');
  }

  #down(message: ServerMessage): void {
    const data = JSON.stringify(message);
    this.#carry('down', () => this.#tell('message', { data }));
  }

  #carry(direction: 'up' | 'down', deliver: () => void): void {
    const { weather } = this.#wire;
    this.#last[direction] = Math.max(this.#last[direction], Date.now() + weather.delay());
    const copies = weather.isDoubled() ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      setTimeout(() => {
        if (this.#isOpen && !this.#wire.isStuck) deliver();
      }, this.#last[direction] - Date.now());
    }
  }

  #tell(type: Type, event: { readonly data?: unknown } = {}): void {
    for (const one of this.#listeners) if (one.type === type) one.listener(event);
  }
}
