// `npm run bot` and `undertow bot`: bots that sit down at tables of a server, and play.
import { randomInt } from 'node:crypto';
import { Client } from '@undertow/client-sdk/client.ts';
import { Refused } from '@undertow/client-sdk/errors.ts';
import type { Table, TimeControl } from '@undertow/client-sdk/protocol.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { printTo } from '@undertow/shared/protocol/printing.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { argumentsOf } from './arguments.ts';
import { inFile } from './kept-session.ts';
import { games } from './known-games.ts';
import { levelsOf, playAt } from './network.ts';
import { endingSentence, heldTables } from './tables.ts';

const HELP = `A bot that plays at tables of a server, over the JSON door, as a bot of your own would.

  undertow bot --table ID [--seat N] [--invitation WORD]   sits down at this table
  undertow bot --quick GAME [--seats N] [--time CONTROL]   sits down at one that fits, or opens it

  With --quick it stays at the first table that fits, also beside people who are not ready, and looks for no other while it waits.
  So two bots meet only if both look for the same GAME, --seats and --time, and no other table waits for players when the second one
  comes. To bring them together, start the second with --table and the ID that the first tells; to measure bots against each other
  without a server, use "npm run ladder".

  It comes in as a bot, so that all others see that it is one. Bots play no rated matches. It also plays on where
  it still has a seat.

  --url URL      the server; http://127.0.0.1:2567 unless told otherwise
  --token TOKEN  comes in as the owner of this personal token, which must be the account of a bot, else as a guest;
                 also from the variable UNDERTOW_TOKEN
  --session FILE comes in as the same guest each time, who is kept in this file
  --level LEVEL  how well it plays: deep, keen, sensible, casual, beginner or random, as far as there are
                 such bots for the game; sensible unless told otherwise
  --tables N     plays at so many tables at once, with --quick
  --games N      so many games at each, with rematches at the table, or quickly found ones; one unless told otherwise
`;

const { values } = argumentsOf(
  {
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:2567' },
      token: { type: 'string' },
      session: { type: 'string' },
      level: { type: 'string' },
      table: { type: 'string' },
      seat: { type: 'string' },
      invitation: { type: 'string' },
      quick: { type: 'string' },
      seats: { type: 'string' },
      time: { type: 'string' },
      tables: { type: 'string', default: '1' },
      games: { type: 'string', default: '1' },
      help: { type: 'boolean', short: 'h' },
    },
  },
  HELP,
);

if (values.help || (values.table === undefined) === (values.quick === undefined)) {
  process.stdout.write(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  await run().catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    printTo(process.stderr, `${error instanceof Refused ? `${error.code}: ` : ''}${error.message}`);
    process.exitCode = 1;
  });
}

async function run(): Promise<void> {
  const [atOnce, each] = [countOf('tables'), countOf('games')];
  const token = values.token ?? process.env.UNDERTOW_TOKEN;
  const { session } = values;
  const client = new Client(values.url, {
    ...(token === undefined ? {} : { token }),
    ...(session === undefined ? {} : { session: inFile(session) }),
  });
  try {
    await comeIn(client, token);
    await mustKnow(client, values.level);
    const ways = await waysToTables(client, atOnce);
    // What goes wrong at one table does not end the games at the others.
    const ends = await Promise.allSettled(ways.map((way) => playGames(client, way, each)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    client.close();
  }
}

async function comeIn(client: Client, token: string | undefined): Promise<void> {
  if (token === undefined && !client.person) await client.guest({ bot: true });
  const { person } = await client.account();
  if (person.bot) return;
  const page = new URL('/account', values.url);
  throw new Error(
    `${person.name} is no bot to the others. Make it the account of a bot at ${page}, which is for good; or come in as a guest, without a token.`,
  );
}

/** To those where it sits already, as when it ran last, and to as many others as it should play at. */
async function waysToTables(client: Client, atOnce: number): Promise<readonly (() => Promise<Visit>)[]> {
  const held = (await heldTables(client)).filter((id) => id !== values.table);
  const others = values.quick === undefined ? 1 : Math.max(0, atOnce - held.length);
  return [...held.map((id) => () => client.join(id)), ...Array.from({ length: others }, () => () => sitDown(client))];
}

/** One game after the other. The client connects again by itself where the connection breaks. */
async function playGames(client: Client, first: () => Promise<Visit>, most: number): Promise<void> {
  const random = openRandom({ seed: `fast:${randomInt(2 ** 31)}`, position: 0 });
  let visit = await first();
  for (let game = 1; ; game++) {
    const { table, id, seat } = visit;
    const isWaiting = table.seats.includes(null);
    const does = table.status === 'playing' ? 'plays on' : 'sits';
    say(`${client.person?.name} ${does} at table ${id}, seat ${seat}${isWaiting ? ', and waits for others' : ''}.`);
    const ending = await playAt(visit, random, values.level);
    say(endingSentence(visit.table, ending?.ranking ?? null));
    if (game === most) return;
    visit = await next(client, visit);
  }
}

function countOf(name: 'tables' | 'games'): number {
  const count = Number(values[name]);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} takes a whole number from 1 on.`);
  return count;
}

/** No player is to wait for a bot that has sat down and cannot play. */
async function mustKnow(client: Client, level: string | undefined): Promise<void> {
  if (level === undefined) return;
  const id = values.quick ?? (await seeTable(client)).game;
  const known = games.get(id);
  // The server says so if there is no such game.
  if (!known) return;
  const levels = levelsOf(known.game);
  if (!levels.includes(level)) throw new Error(`No ${level} plays ${id}; there is ${levels.join(', ')}.`);
}

function seeTable(client: Client): Promise<Table> {
  const { table = '', invitation } = values;
  const query = invitation === undefined ? '' : `?${new URLSearchParams({ invitation })}`;
  return client.ask<Table>({ method: 'GET', path: `/api/tables/${encodeURIComponent(table)}${query}` });
}

function sitDown(client: Client): Promise<Visit> {
  const { table, seat, invitation, quick, seats, time } = values;
  if (table !== undefined) {
    return client.join(table, {
      ...(seat === undefined ? {} : { seat: Number(seat) }),
      ...(invitation === undefined ? {} : { invitation }),
    });
  }
  return client.quick({
    game: quick ?? '',
    ...(seats === undefined ? {} : { seats: Number(seats) }),
    // The server says what controls there are, if this is none.
    ...(time === undefined ? {} : { time: time as TimeControl }),
  });
}

async function next(client: Client, before: Visit): Promise<Visit> {
  if (values.quick === undefined) return before.rematch();
  await before.leave();
  return sitDown(client);
}

function say(sentence: string): void {
  printTo(process.stdout, sentence);
}
