// `npm run bot`: a bot that sits down at a table of a server, and plays.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Client } from '@undertow/client-sdk/client.ts';
import { Refused } from '@undertow/client-sdk/errors.ts';
import type { TimeControl } from '@undertow/client-sdk/protocol.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { games } from '@undertow/shared/games.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { botNames } from './bots.ts';
import { playAt } from './network.ts';

const HELP = `A bot that plays at a table of a server.

  npm run bot -- --table ID [--seat N] [--invitation WORD]   sits down at this table
  npm run bot -- --quick GAME [--seats N] [--time CONTROL]   sits down at one that fits, or opens it

  --server URL  the server; http://127.0.0.1:2567 unless told otherwise
  --name NAME   which bot: sensible or random; the strongest of the game unless told otherwise
  --games N     so many games, with rematches at the table, or quickly found ones; one unless told otherwise
  --rated       a quick match that counts

With a personal token in the variable UNDERTOW_TOKEN it comes in as its owner, else as a guest.
`;

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://127.0.0.1:2567' },
    name: { type: 'string' },
    table: { type: 'string' },
    seat: { type: 'string' },
    invitation: { type: 'string' },
    quick: { type: 'string' },
    seats: { type: 'string' },
    time: { type: 'string' },
    rated: { type: 'boolean' },
    games: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help || (values.table === undefined) === (values.quick === undefined)) {
  process.stdout.write(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  await run().catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error instanceof Refused ? `${error.code}: ` : ''}${error.message}\n`);
    process.exitCode = 1;
  });
}

async function run(): Promise<void> {
  mustKnow(values.name);
  const token = process.env.UNDERTOW_TOKEN;
  const client = new Client(values.server, token === undefined ? {} : { token });
  try {
    if (token === undefined) await client.guest();
    const random = openRandom({ seed: `fast:${randomInt(2 ** 31)}`, position: 0 });
    let visit = await sitDown(client);
    for (let game = 1; ; game++) {
      const isWaiting = visit.table.seats.includes(null);
      say(
        `${client.person?.name} sits at table ${visit.id}, seat ${visit.seat}${isWaiting ? ', and waits for others' : ''}.`,
      );
      const ending = await playAt(visit, random, values.name);
      say(`Table ${visit.id} is over: ${ending?.ranking ? JSON.stringify(ending.ranking) : 'nobody has won'}.`);
      if (game === Number(values.games)) return;
      visit = await next(client, visit);
    }
  } finally {
    client.close();
  }
}

/** No player is to wait for a bot that has sat down and cannot play. */
function mustKnow(name: string | undefined): void {
  const names = new Set([...games.values()].flatMap(({ game }) => botNames(game)));
  if (name !== undefined && !names.has(name))
    throw new Error(`There is no bot ${name}; there is ${[...names].join(', ')}.`);
}

function sitDown(client: Client): Promise<Visit> {
  const { table, seat, invitation, quick, seats, time, rated } = values;
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
    ...(rated ? { rated } : {}),
  });
}

async function next(client: Client, before: Visit): Promise<Visit> {
  if (values.quick === undefined) return before.rematch();
  await before.leave();
  return sitDown(client);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
