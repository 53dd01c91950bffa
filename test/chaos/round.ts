// One round: a service under many players, to which things happen at random moments; and then the reckoning.
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '@undertow/server/store/postgres.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import { startService } from '../../scripts/service/service.ts';
import { WeakWire } from '../support/clients/weak-wire.ts';
import { audit } from './audit.ts';
import { MISCHIEFS, type Wires } from './mischief.ts';
import { type Memory, Player } from './player.ts';

export interface RoundWishes {
  readonly seed: number;
  /** An empty folder for everything that is kept. */
  readonly folder: string;
  readonly servers: number;
  /** How many matches are played at a time. */
  readonly tables: number;
  /** What happens, one after the other; drawn if not told. */
  readonly mischiefs?: readonly string[];
  readonly count?: number;
  said(line: string): void;
}

/** Whatever happened, the last match is over in this time. */
const LONGEST_END = 120_000;

const EXPANSIONS = [[], ['kraken'], ['leviathan'], ['kraken', 'leviathan']] as const;

/** No limits are tried here. */
const GENEROUS = {
  BOT_PACE: '0',
  LOG_LEVEL: 'info',
  GUESTS_PER_HOUR: '1000000',
  REQUESTS_PER_SECOND: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  MESSAGES_PER_ADDRESS: '1000000',
  NEW_SOCKETS_PER_ADDRESS: '1000000',
  THOUGHTS_PER_ADDRESS: '1000',
  ANALYSES_PER_ADDRESS: '100',
};

/** Plays a round, and gives all complaints. */
export async function playRound(wishes: RoundWishes): Promise<string[]> {
  const complaints: string[] = [];
  try {
    await using set = await setUp(wishes);
    await play(wishes, set, complaints);
  } catch (failure) {
    complaints.push(`the round broke off: ${(failure as Error).stack}`);
  }
  return complaints;
}

/** The service, with wires that can be cut between everything. */
async function setUp({ folder, servers }: RoundWishes) {
  await using started = new AsyncDisposableStack();
  const wires = new Map<string, WeakWire>();
  started.defer(async () => {
    await Promise.all([...wires.values()].map((wire) => wire.close()));
  });
  const detour = async (server: string, url: string): Promise<string> => {
    const wire = await WeakWire.before(url);
    wires.set(`${server} ${new URL(url).protocol}`, wire);
    return wire.url;
  };
  const service = await startService({ folder, servers, environment: GENEROUS, detour });
  started.defer(() => service.stop());
  const wire = await WeakWire.before(service.url);
  started.defer(() => wire.close());
  const wiresOf = (server: string): Wires => ({
    redis: wires.get(`${server} redis:`) as WeakWire,
    postgres: wires.get(`${server} postgres:`) as WeakWire,
  });
  const all = started.move();
  return { service, wire, wiresOf, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

async function play(
  { seed, tables, mischiefs, count = 6, said }: RoundWishes,
  { service, wire, wiresOf }: Awaited<ReturnType<typeof setUp>>,
  complaints: string[],
): Promise<void> {
  const random = openRandom({ seed: `fast:${seed}`, position: 0 });
  const complain = (what: string): void => void complaints.push(what);
  const evening = new Evening(wire.url, random, tables);
  const played = evening.play();
  played.catch(() => {});
  for (const name of mischiefs ?? draw(random, count)) {
    await Promise.race([pause(500 + random.below(1_500)), played]);
    said(name);
    await MISCHIEFS[name]?.({ service, wire, wiresOf, random, complain });
  }
  evening.isLate = true;
  const isOver = await Promise.race([played.then(() => true), pause(LONGEST_END, false)]);
  if (!isOver) complain(`not all matches are over: ${evening.open().join(', ')}`);
  const sql = await openPostgres(service.databaseUrl);
  for (const [table, memories] of Map.groupBy(evening.memories, ({ table }) => table)) {
    complaints.push(...(await audit(sql, table, memories)));
  }
  await sql.close();
  said(`${new Set(evening.memories.map(({ table }) => table)).size} matches, ${evening.acknowledged} answers`);
  evening.end();
}

function draw(random: Random, count: number): string[] {
  const names = Object.keys(MISCHIEFS);
  return Array.from({ length: count }, () => names[random.below(names.length)] as string);
}

/** Some tables, at each of which one match after the other is played until it is late. */
class Evening {
  isLate = false;
  readonly memories: Memory[] = [];
  readonly #url: string;
  readonly #random: Random;
  readonly #tables: number;
  readonly #players: Player[] = [];
  readonly #open = new Set<string>();

  constructor(url: string, random: Random, tables: number) {
    this.#url = url;
    this.#random = random;
    this.#tables = tables;
  }

  get acknowledged(): number {
    return this.memories.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  open(): string[] {
    return [...this.#open];
  }

  async play(): Promise<void> {
    await Promise.all(Array.from({ length: this.#tables }, (_, table) => this.#playAt(table)));
  }

  end(): void {
    for (const player of this.#players) player.leave();
  }

  async #playAt(number: number): Promise<void> {
    const seats = 2 + (number % 3);
    const bots = number % 3 === 2;
    const wanted = {
      ...{ game: 'abyss', seats, bots, ...(bots ? { level: 'keen' } : {}) },
      time: number % 2 === 0 ? 'none' : 'live',
      options: { expansions: [...(EXPANSIONS[number % EXPANSIONS.length] ?? [])] },
    } as const;
    const players: Player[] = [];
    for (let seat = 0; seat < seats - Number(bots); seat++) players.push(await this.#arrive(seat + number));
    const spectator = await this.#arrive(number);
    do {
      const [owner, ...others] = players as [Player, ...Player[]];
      const first = await owner.open(wanted);
      this.#open.add(first.id);
      const watched = spectator.watch(first.id);
      const visits = [first, ...(await Promise.all(others.map((player) => player.join(first.id))))];
      const played = visits.map((visit, at) => (players[at] as Player).play(visit));
      this.memories.push(...(await Promise.all([...played, watched])));
      this.#open.delete(first.id);
    } while (!this.isLate);
  }

  async #arrive(number: number): Promise<Player> {
    const random = openRandom({ seed: `fast:${this.#random.below(2 ** 31)}`, position: 0 });
    const player = await Player.arrive(this.#url, number % 2 === 0 ? 'json' : 'colyseus', random);
    this.#players.push(player);
    return player;
  }
}
