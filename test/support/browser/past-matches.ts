// Matches that are over, to be looked back at.
import { playAtRandom, randomBot } from '@undertow/bots/random.ts';
import type { Client } from '@undertow/client-sdk/client.ts';
import { games } from '@undertow/games/index.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { entry } from '../server/records.ts';
import type { WholeServer } from '../server/whole-server.ts';
import { type Prepared, tableAt } from './prepared-tables.ts';

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

/** A match of two before its last move, with its journal, and that move: the same each time, as its seed wants it. */
export function beforeLastMove(game: string, options: object, seed: string) {
  const begin = () => Match.start(games.get(game)?.game as AnyGame, { ...options }, 2, seed);
  const played = [...playAtRandom(begin(), 2, seed)];
  const last = played.pop() as (typeof played)[number];
  const match = begin();
  for (const { decision, answer } of played) match.answer(decision.seat, answer);
  const journal = played.map(({ decision: { seat }, answer }, i) => entry(i, { seat, answer }));
  return { match: match as unknown as Prepared, journal, last: { seat: last.decision.seat, answer: last.answer } };
}

/** One between two guests that is the same each time, as its seed wants it; gives the name of the table. */
export async function knownMatch(server: WholeServer, game: string, options: object, seed: string): Promise<string> {
  const { match, journal, last } = beforeLastMove(game, options, seed);
  const guests = [await server.guest(), await server.guest()];
  const people = guests.map(({ person }) => person as Person);
  const id = await tableAt(server, match, people, 'none', journal);
  const visit = await (guests[last.seat] as Client).join(id);
  await visit.until(() => visit.decision !== null);
  await visit.answer(last.answer);
  await visit.until(() => visit.table.status === 'ended');
  return id;
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
