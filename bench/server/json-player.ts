// A player over the JSON door: as little as it takes, so that the load costs less than what it loads.
import { Refused } from '@undertow/client-sdk/errors.ts';
import { patiently } from '@undertow/client-sdk/patience.ts';
import type { ErrorCode } from '@undertow/client-sdk/protocol.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { WebSocket } from 'ws';
import { guestToken, type Heard, type Player, type Question } from './player.ts';

interface Incoming {
  readonly type: string;
  readonly re?: string;
  readonly code?: ErrorCode;
  readonly message?: string;
  readonly retryAfter?: number;
  readonly table?: string;
  readonly version?: number;
  readonly decision?: Question;
}

export async function jsonPlayer(url: string, heard: Heard, from?: string): Promise<Player> {
  const token = await guestToken(url, from);
  const options = { perMessageDeflate: false, ...(from === undefined ? {} : { localAddress: from }) };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/v1`, options);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const player = new JsonPlayer(socket, heard);
  await player.request({ type: 'hello', token });
  return player;
}

function refusedBy({ code = 'internal', message = '', retryAfter }: Incoming): Refused {
  return new Refused({ code, message, retryAfter });
}

class JsonPlayer implements Player {
  question: Question | undefined;
  hasEnded = false;
  readonly #socket: WebSocket;
  readonly #heard: Heard;
  readonly #replies = new Map<string, { resolve(reply: Incoming): void; reject(error: Error): void }>();
  #table = '';
  #last = 0;
  #begun = Promise.withResolvers<void>();

  constructor(socket: WebSocket, heard: Heard) {
    this.#socket = socket;
    this.#heard = heard;
    socket.on('message', (data: Buffer) => this.#hear(data));
  }

  async create(table: object): Promise<string> {
    this.#forget();
    const { table: id = '' } = await patiently(() => this.request({ type: 'create', ...table }));
    this.#table = id;
    return id;
  }

  async join(table: string): Promise<void> {
    this.#forget();
    this.#table = table;
    await patiently(() => this.request({ type: 'join', table }));
  }

  async ready(): Promise<void> {
    await patiently(() => this.request({ type: 'ready', table: this.#table, ready: true }));
  }

  begun(): Promise<void> {
    return this.#begun.promise;
  }

  async answer(number: number, answer: Answer): Promise<void> {
    this.question = undefined;
    await patiently(() => this.request({ type: 'answer', table: this.#table, decision: number, answer }));
  }

  close(): void {
    this.#socket.close();
  }

  request(message: object): Promise<Incoming> {
    const id = String(++this.#last);
    return new Promise((resolve, reject) => {
      this.#replies.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  #forget(): void {
    this.question = undefined;
    this.hasEnded = false;
    this.#begun = Promise.withResolvers();
  }

  #hear(data: Buffer): void {
    const message = JSON.parse(data.toString()) as Incoming;
    if (message.re !== undefined) {
      const reply = this.#replies.get(message.re);
      this.#replies.delete(message.re);
      if (message.type === 'error') reply?.reject(refusedBy(message));
      else reply?.resolve(message);
      return;
    }
    if (message.table !== this.#table) return;
    switch (message.type) {
      case 'snapshot':
        this.question = message.decision;
        this.#begun.resolve();
        break;
      case 'update':
        this.question = message.decision;
        this.#heard.update(this, message.version ?? 0, data.length);
        break;
      case 'decision':
        this.question = message.decision;
        break;
      case 'ended':
        this.hasEnded = true;
    }
  }
}
