// The processes that make the load, each on the core of the clients.
import { Worker } from './children.ts';
import type { CrowdOrder } from './crowd.ts';
import type { Flooded, FloodSpell, Preparation } from './floods/order.ts';
import type { GroupsOrder, Order as OrderToGroups } from './groups.ts';
import type { LoadOrder, Order, Seen, Spell } from './load.ts';
import { CLIENT_CORE } from './server-process.ts';

export class Load {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(): Promise<Load> {
    return new Load(await Worker.start(CLIENT_CORE, 'bench/server/load.ts'));
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

  stop(): Promise<void> {
    return this.#worker.stop();
  }

  #ask(order: LoadOrder): Promise<unknown> {
    return this.#worker.ask(order);
  }
}

/** Sockets that only listen, people at many tables, spectators. */
export class Crowd {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(): Promise<Crowd> {
    return new Crowd(await Worker.start(CLIENT_CORE, 'bench/server/crowd.ts'));
  }

  async follow(order: CrowdOrder): Promise<number> {
    return ((await this.#worker.ask(order)) as { updates: number }).updates;
  }

  updates(): Promise<number> {
    return this.follow({ type: 'count' });
  }

  stop(): Promise<void> {
    return this.#worker.stop();
  }
}

/** An attacker that floods the server. */
export class Flooder {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(): Promise<Flooder> {
    return new Flooder(await Worker.start(CLIENT_CORE, 'bench/server/flood.ts'));
  }

  async prepare(prepare: Preparation): Promise<void> {
    await this.#worker.ask({ prepare });
  }

  async flood(spell: FloodSpell): Promise<Flooded> {
    return (await this.#worker.ask({ spell })) as Flooded;
  }

  stop(): Promise<void> {
    return this.#worker.stop();
  }
}

/** Groups of clients at a bare server. */
export class Groups {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(): Promise<Groups> {
    return new Groups(await Worker.start(CLIENT_CORE, 'bench/server/groups.ts'));
  }

  async gather(gather: GroupsOrder): Promise<void> {
    await this.#ask({ gather });
  }

  /** How many messages went round in so many seconds. */
  async pass(seconds: number): Promise<number> {
    return ((await this.#ask({ pass: { seconds } })) as { messages: number }).messages;
  }

  stop(): Promise<void> {
    return this.#worker.stop();
  }

  #ask(order: OrderToGroups): Promise<unknown> {
    return this.#worker.ask(order);
  }
}
