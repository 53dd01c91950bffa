// A load on a server: tables of random players, each over a socket of its own. Runs as a process of its own and tells
// what it saw to the process that started it.
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { GAMES, game } from '../game.ts';
import { colyseusPlayer } from './colyseus-player.ts';
import { jsonPlayer } from './json-player.ts';
import { takeOrders } from './orders.ts';
import type { Player, Question } from './player.ts';

export interface Order {
  readonly url: string;
  readonly door: 'json' | 'colyseus';
  readonly tables: number;
  readonly seats: number;
  /** All seats but the first are taken by bots of this level. */
  readonly level?: string;
  /** The tables play all games of the house in turn; otherwise all play the first. */
  readonly allGames?: boolean;
  /** The players of each table come from an address of their own; otherwise all come from the same. */
  readonly fromEachTable?: boolean;
}

/** Play as fast as it goes, or so many answers a second, for so long. */
export interface Spell {
  readonly seconds: number;
  readonly answersPerSecond?: number;
}

/** One of them. */
export interface LoadOrder {
  readonly seat?: Order;
  readonly play?: Spell;
  readonly answers?: number;
}

export interface Seen {
  readonly answers: number;
  readonly refused: number;
  readonly seconds: number;
  /** Milliseconds from sending an answer until the last seat of the table had its update; of settled ones. */
  readonly latencies: readonly number[];
  /** Bytes of each update, as one viewer gets it. */
  readonly bytes: readonly number[];
}

const random = openRandom({ seed: 'fast:7', position: 0 });

interface Table {
  /** Of the match that it plays now. */
  id: string;
  readonly game: AnyGame;
  players: Player[];
  readonly order: Order;
  /** Answers on their way: by the version that they lead to, when they were sent, and how many seats have seen it. */
  sent: { at: number; from: number; unseen: Set<Player> } | undefined;
  busy: boolean;
}

let tables: Table[] = [];
let seen = fresh();

function fresh() {
  return { answers: 0, refused: 0, latencies: [] as number[], bytes: [] as number[] };
}

async function seat(order: Order): Promise<string[]> {
  return Promise.all(
    Array.from({ length: order.tables }, (_, i) =>
      seatOne(order, gameAt(order, i), order.fromEachTable ? `127.0.1.${i + 1}` : undefined),
    ),
  );
}

function gameAt({ allGames }: Order, table: number): AnyGame {
  return (allGames ? GAMES[table % GAMES.length] : undefined) ?? game;
}

async function seatOne(order: Order, played: AnyGame, from: string | undefined): Promise<string> {
  const { url, door, seats, level } = order;
  const connect = door === 'json' ? jsonPlayer : colyseusPlayer;
  const table: Table = { id: '', game: played, players: [], order, sent: undefined, busy: false };
  const heard = {
    update: (player: Player, version: number, bytes: number) => hear(table, player, version, bytes),
  };
  const people = level === undefined ? seats : 1;
  table.players = await Promise.all(Array.from({ length: people }, () => connect(url, heard, from)));
  await begin(table);
  tables.push(table);
  return table.id;
}

/** Opens a table and begins the match on it. */
async function begin(table: Table): Promise<void> {
  const { players, game: played, order } = table;
  const { seats, level } = order;
  const [first, ...others] = players;
  const bots = level === undefined ? {} : { bots: true, level };
  table.id = (await first?.create({ game: played.id, seats, time: 'none', access: 'unlisted', ...bots })) ?? '';
  for (const player of others) await player.join(table.id);
  await Promise.all(players.map((player) => player.ready()));
  await Promise.all(players.map((player) => player.begun()));
}

function hear(table: Table, player: Player, version: number, bytes: number): void {
  seen.bytes.push(bytes);
  const { sent } = table;
  if (!sent || version <= sent.from) return;
  sent.unseen.delete(player);
  if (sent.unseen.size > 0) return;
  seen.latencies.push(performance.now() - sent.at);
  table.sent = undefined;
}

async function answerOnce(table: Table): Promise<void> {
  const asked = table.players.flatMap((player) => (player.question ? [{ player, question: player.question }] : []));
  const chosen = asked[random.below(Math.max(1, asked.length))];
  if (!chosen) {
    if (table.players.every((player) => player.hasEnded)) await begin(table);
    return;
  }
  await give(table, chosen.player, chosen.question);
}

async function give(table: Table, player: Player, question: Question): Promise<void> {
  const answer: Answer = sample(question.choice, random, table.game.forms);
  table.sent = { at: performance.now(), from: question.number, unseen: new Set(table.players) };
  try {
    await player.answer(question.number, answer);
    seen.answers++;
  } catch {
    seen.refused++;
  }
}

/** Plays on every table, the next answer as soon as the one before is acknowledged. */
async function playFast(until: number): Promise<void> {
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < until) {
        await answerOnce(table);
        // What was told with the acknowledgement comes first.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }),
  );
}

/** Plays at this rate over all tables, whatever the server does. */
async function playEvenly(until: number, perSecond: number): Promise<void> {
  const begun = performance.now();
  for (let n = 0; performance.now() < until; n++) {
    const wait = begun + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const table = tables[n % tables.length];
    if (!table || table.busy) continue;
    table.busy = true;
    void answerOnce(table).finally(() => {
      table.busy = false;
    });
  }
}

async function play({ seconds, answersPerSecond }: Spell): Promise<Seen> {
  seen = fresh();
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await (answersPerSecond === undefined ? playFast(until) : playEvenly(until, answersPerSecond));
  return { ...seen, seconds: (performance.now() - begun) / 1000 };
}

async function run({ seat: order, play: spell, answers }: LoadOrder): Promise<object> {
  if (order) {
    tables = [];
    return { seated: await seat(order) };
  }
  if (spell) return { seen: await play(spell) };
  for (let i = 0; i < (answers ?? 0); i++) {
    for (const table of tables) await answerOnce(table);
  }
  return { tables: tables.map(({ id }) => id) };
}

takeOrders(run);
