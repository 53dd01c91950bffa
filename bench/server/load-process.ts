// The processes that make the load, each on the core of the clients.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { BareOrder } from './bare-load.ts';
import type { CrowdOrder } from './crowd.ts';
import type { Flooded, FloodSpell, Preparation } from './floods/order.ts';
import type { Order, Seen, Spell } from './load.ts';
import { CLIENT_CORE, pinned } from './server-process.ts';

export class Load {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static async start(): Promise<Load> {
    return new Load(await listening('bench/server/load.ts'));
  }

  /** Seats players at tables, begins the matches, and tells the ids of the tables. */
  async seat(order: Order): Promise<readonly string[]> {
    const { seated } = (await this.#ask({ seat: order })) as { seated: string[] };
    return seated;
  }

  /** Gives so many answers at each table, and tells the matches that are played then. */
  async answers(count: number): Promise<readonly string[]> {
    const { tables } = (await this.#ask({ answers: count })) as { tables: string[] };
    return tables;
  }

  async play(spell: Spell): Promise<Seen> {
    const { seen } = (await this.#ask({ play: spell })) as { seen: Seen };
    return seen;
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.send({ stop: true });
    await ended;
  }

  #ask(message: object): Promise<unknown> {
    return ask(this.#process, message);
  }
}

/** Sockets that only listen, people at many tables, spectators. */
export class Crowd {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static async start(): Promise<Crowd> {
    return new Crowd(await listening('bench/server/crowd.ts'));
  }

  async follow(order: CrowdOrder): Promise<number> {
    return ((await ask(this.#process, order)) as { updates: number }).updates;
  }

  updates(): Promise<number> {
    return this.follow({ type: 'count' });
  }

  stop(): Promise<void> {
    return end(this.#process);
  }
}

/** An attacker that floods the server. */
export class Flooder {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static async start(): Promise<Flooder> {
    return new Flooder(await listening('bench/server/flood.ts'));
  }

  async prepare(prepare: Preparation): Promise<void> {
    await ask(this.#process, { prepare });
  }

  async flood(spell: FloodSpell): Promise<Flooded> {
    return (await ask(this.#process, { spell })) as Flooded;
  }

  stop(): Promise<void> {
    return end(this.#process);
  }
}

/** How many messages went round on the bare fan-out. */
export async function bareLoad(order: BareOrder): Promise<number> {
  const process = await listening('bench/server/bare-load.ts');
  const [reply] = await Promise.all([answerOf(process), process.send(order)]);
  return (reply as { messages: number }).messages;
}

/** A process that has said that it listens: what it was told before, it would not have heard. */
async function listening(file: string): Promise<ChildProcess> {
  const process = pinned(CLIENT_CORE, [file]);
  await answerOf(process);
  return process;
}

async function ask(process: ChildProcess, message: object): Promise<unknown> {
  const [reply] = await Promise.all([answerOf(process), process.send(message)]);
  return reply;
}

async function end(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}

function answerOf(process: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the load ended with ${code}`));
    process.once('exit', ended);
    process.once('message', (reply) => {
      process.off('exit', ended);
      resolve(reply);
    });
  });
}
