// The servers that are compared by what a message, or an answer, costs them: each stands with its clients, and works when
// it is its turn.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Order } from '../server/load.ts';
import { Groups, Load } from '../server/load-process.ts';
import { type ThreadTimes, threadTimes } from '../server/processes.ts';
import { ServerProcess } from '../server/server-process.ts';

const TABLES = 50;
const SEATS = 4;

/** What was seen while it worked. */
export interface Worked {
  readonly answers: number;
  readonly seconds: number;
  /** Microseconds of a core for each answer. */
  readonly cost: number;
  readonly bytes: readonly number[];
  readonly latencies: readonly number[];
}

export interface Contender {
  work(seconds: number): Promise<Worked>;
  stop(): Promise<void>;
}

/** What the server has used of its core for each answer that was given meanwhile. */
async function withCost(server: ServerProcess, work: () => Promise<Omit<Worked, 'cost'>>): Promise<Worked> {
  const before = await server.cpuSeconds();
  const seen = await work();
  return { ...seen, cost: (((await server.cpuSeconds()) - before) * 1e6) / seen.answers };
}

/** The least that any server could do, and a bare room of Colyseus. */
export class Bare implements Contender {
  readonly #server: ServerProcess;
  readonly #groups: Groups;

  private constructor(server: ServerProcess, groups: Groups) {
    this.#server = server;
    this.#groups = groups;
  }

  static async start(kind: 'sockets' | 'room'): Promise<Bare> {
    const program = kind === 'room' ? 'bench/server/bare-room.ts' : 'bench/server/bare-fan-out.ts';
    const server = await ServerProcess.start(program);
    const groups = await Groups.start();
    await groups.gather({ url: server.url, kind, groups: TABLES, members: SEATS });
    return new Bare(server, groups);
  }

  work(seconds: number): Promise<Worked> {
    return withCost(this.#server, async () => {
      return { answers: await this.#groups.pass(seconds), seconds, bytes: [], latencies: [] };
    });
  }

  async stop(): Promise<void> {
    await this.#groups.stop();
    await this.#server.stop();
  }
}

interface DoorPlace {
  /** Another state of the project, which runs on the Node that it brings. */
  readonly folder?: string;
  /** What else its server is told. */
  readonly environment?: Readonly<Record<string, string>>;
}

function nodeOf(folder: string): string {
  const node = join(folder, 'node_modules/node/bin/node');
  return existsSync(node) ? node : process.execPath;
}

/** A server of the house, whose players come by one of its doors. */
export class Door implements Contender {
  readonly #server: ServerProcess;
  readonly #load: Load;

  private constructor(server: ServerProcess, load: Load) {
    this.#server = server;
    this.#load = load;
  }

  static async start(door: Order['door'], { folder, environment }: DoorPlace = {}): Promise<Door> {
    const server = await (folder === undefined
      ? ServerProcess.start(undefined, environment)
      : ServerProcess.start(join(folder, 'server/main.ts'), environment, { node: nodeOf(folder) }));
    const load = await Load.start();
    await load.seat({ url: server.url, door, tables: TABLES, seats: SEATS });
    return new Door(server, load);
  }

  /** As fast as it goes, or so many answers a second. */
  work(seconds: number, answersPerSecond?: number): Promise<Worked> {
    const even = answersPerSecond === undefined ? {} : { answersPerSecond };
    return withCost(this.#server, () => this.#load.play({ seconds, ...even }));
  }

  threads(): Promise<ThreadTimes> {
    return threadTimes(this.#server.pid);
  }

  async stop(): Promise<void> {
    await this.#load.stop();
    await this.#server.stop();
  }
}
