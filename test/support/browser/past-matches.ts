// Matches that are over, to be looked back at.
import { randomBot } from '@undertow/bots/random.ts';
import type { Client } from '@undertow/client-sdk/client.ts';
import { games } from '@undertow/shared/games.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { WholeServer } from '../whole-server.ts';

const ALL_EXPANSIONS = { expansions: ['kraken', 'leviathan'] };

/** Plays a game against bots to the end, which is Abyss with all expansions if no other is named; gives the name of the table. */
export async function pastMatch(
  client: Client,
  game = 'abyss',
  options: object = ALL_EXPANSIONS,
  seats = 2,
): Promise<string> {
  const visit = await client.create({ game, seats, time: 'none', bots: true, options: { ...options } });
  await visit.ready();
  const bot = randomBot(openRandom({ seed: 'fast:1', position: 0 }), games.get(game)?.game.forms ?? {});
  await visit.play((decision, view, { seat }) => bot(view, { ...decision, seat: seat as number }));
  await visit.until(() => visit.table.status === 'ended');
  return visit.id;
}

/** Two members have played for their ratings, and one of them gave up; gives the names of both. */
export async function ratedMatch(server: WholeServer, names = ['Ada', 'Grace']): Promise<readonly string[]> {
  const [winner, loser] = names.map(() => server.client()) as [Client, Client];
  for (const [i, client] of [winner, loser].entries()) await client.signUp(names[i] as string, 'correct horse');
  const visit = await winner.create({ game: 'abyss', seats: 2, rated: true });
  const other = await loser.join(visit.id);
  await Promise.all([visit.ready(), other.ready()]);
  await other.until(() => other.table.status === 'playing');
  await other.leave({ resign: true });
  await visit.until(() => visit.table.status === 'ended');
  return names;
}
