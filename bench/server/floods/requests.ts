// Floods of HTTP requests.
import { Agent, type RequestOptions, request } from 'node:http';
import { sample } from '@undertow/shared/table/choice.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { game } from '../../game.ts';
import { jsonPlayer } from '../json-player.ts';
import type { Player } from '../player.ts';
import type { Flood, Preparation } from './order.ts';
import { atOnce, attacker } from './wire.ts';

const AT_ONCE = 32;
const TABLES = 500;
const TABLES_EACH = 20;
const GUESSING_ADDRESSES = 60;

export function histories({ url, table }: Preparation): Flood {
  return getting(`${url}/api/tables/${table}/history`);
}

export async function replays({ url }: Preparation): Promise<Flood> {
  return getting(`${url}/api/matches/${await endedMatch(url)}/replay`);
}

export async function lists({ url }: Preparation): Promise<Flood> {
  for (let n = 0; n < TABLES / TABLES_EACH; n++) {
    const host = await jsonPlayer(url, { update: () => {} }, `127.0.3.${n + 1}`);
    for (let i = 0; i < TABLES_EACH; i++)
      await host.create({ game: game.id, seats: 4, time: 'none', access: 'public' });
  }
  return getting(`${url}/api/tables`);
}

/** From many addresses, as names that no member has. */
export function passwords({ url }: Preparation): Flood {
  return async (until, round) => {
    let sent = 0;
    let served = 0;
    await atOnce(GUESSING_ADDRESSES, until, async (i) => {
      const body = JSON.stringify({ name: `Person${i}x${sent++}`, password: 'a password of somebody' });
      const status = await asked(`${url}/api/sessions`, { method: 'POST', localAddress: attacker(round, i) }, body);
      if (status === 401) served++;
    });
    return { sent, served };
  };
}

function getting(url: string): Flood {
  return async (until, round) => {
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    let sent = 0;
    let served = 0;
    await atOnce(AT_ONCE, until, async () => {
      sent++;
      if ((await asked(url, { agent, localAddress: attacker(round) })) === 200) served++;
    });
    agent.destroy();
    return { sent, served };
  };
}

/** The status of the reply, or nothing if there was none. */
function asked(url: string, options: RequestOptions, body?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const asking = request(url, { headers, ...options }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode));
    });
    asking.once('error', () => resolve(undefined));
    asking.end(body);
  });
}

/** Plays a match to its end. */
async function endedMatch(url: string): Promise<string> {
  const random = openRandom({ seed: 'fast:13', position: 0 });
  const join = (n: number): Promise<Player> => jsonPlayer(url, { update: () => {} }, `127.0.3.${n}`);
  const players = [await join(1), await join(2)];
  const [first, second] = players as [Player, Player];
  const table = await first.create({ game: game.id, seats: 2, time: 'none', access: 'unlisted' });
  await second.join(table);
  await Promise.all(players.flatMap((player) => [player.ready(), player.begun()]));
  while (!players.every(({ hasEnded }) => hasEnded)) {
    const player = players.find(({ question }) => question !== undefined);
    if (player?.question)
      await player.answer(player.question.number, sample(player.question.choice, random, game.forms));
    else await new Promise((resolve) => setImmediate(resolve));
  }
  return table;
}
