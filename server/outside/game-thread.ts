// The thread of a game from outside. It is asked and waited for, so that the host of a match need not know that it is played
// elsewhere; but not for long. One that does not answer in time, or needs too much memory, is ended, and another takes its place.
import { deserialize } from 'node:v8';
import {
  MessageChannel,
  type MessagePort,
  type ResourceLimits,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { Busy } from '../limits/busy.ts';
import { LOADED, LOADING, REPLIES, type Reply, type Request, type ThreadData } from './messages.ts';

export interface ThreadBounds {
  /** How many milliseconds the game may take for one thing. The whole server waits for it. */
  readonly limit: number;
  /** How many it may take to be loaded. */
  readonly loading: number;
  readonly memory: ResourceLimits;
}

export const BOUNDS: ThreadBounds = {
  limit: 500,
  loading: 10_000,
  memory: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
};

/** What is set for the server is not the game's to know. */
export const BARE: NodeJS.ProcessEnv = process.env.NODE_COMPILE_CACHE
  ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  : {};

/** A match that is run again may take longer by so many milliseconds for each of its answers. */
const FOR_EACH_ACT = 5;

/** It may take so many times the limit at most: a server that stands still for longer is taken for lost by the others. */
const MOST_TIMES = 3;

/** The thread gave no answer in time: it hangs, or has died. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export class GameThread {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #signal = new Int32Array(new SharedArrayBuffer(8));
  readonly #bounds: ThreadBounds;
  /** Settled when it has loaded its game, or has failed to. */
  readonly loaded: Promise<void>;
  #isDead = false;

  constructor(folder: string, bounds: ThreadBounds) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#bounds = bounds;
    const workerData: ThreadData = { folder, port: port2, signal: this.#signal };
    this.#worker = new Worker(new URL('program.ts', import.meta.url), {
      ...{ name: 'outside game', workerData, transferList: [port2], resourceLimits: bounds.memory },
      env: BARE,
    });
    // No server is kept alive by it.
    this.#worker.unref();
    this.#port.unref();
    this.loaded = this.#untilLoaded(folder);
    this.loaded.catch(() => {});
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** Asks, and waits for the reply. */
  ask(request: Request): Reply {
    const { limit } = this.#bounds;
    // The other matches of this server must not wait for that.
    if (Atomics.load(this.#signal, LOADING) !== LOADED) throw new Busy('This game is just being loaded again.');
    const before = Atomics.load(this.#signal, REPLIES);
    this.#worker.postMessage(request);
    const within = Math.min(limit + FOR_EACH_ACT * actsIn(request), MOST_TIMES * limit);
    if (Atomics.wait(this.#signal, REPLIES, before, within) === 'timed-out') {
      this.#giveUp(`it took longer than ${within} ms, or needed more memory than it may`);
    }
    const received: { message: Uint8Array } | undefined = receiveMessageOnPort(this.#port);
    return received ? deserialize(received.message) : this.#giveUp('its reply was lost');
  }

  end(): Promise<unknown> {
    this.#isDead = true;
    this.#port.close();
    return this.#worker.terminate();
  }

  #giveUp(why: string): never {
    void this.end();
    throw new NoAnswer(why);
  }

  #untilLoaded(folder: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const tooLate = setTimeout(() => {
      void this.end();
      reject(new NoAnswer(`The game in ${folder} was not loaded within ${this.#bounds.loading} ms.`));
    }, this.#bounds.loading);
    this.#worker.once('message', () => resolve());
    const died = (failure: unknown): void => {
      this.#isDead = true;
      reject(failure instanceof Error ? failure : new NoAnswer(`The game in ${folder} ends the thread that loads it.`));
    };
    this.#worker.on('error', died);
    this.#worker.on('exit', died);
    return promise.finally(() => clearTimeout(tooLate));
  }
}

function actsIn(request: Request): number {
  return 'place' in request ? (request.place.record?.acts.length ?? 0) : 0;
}
