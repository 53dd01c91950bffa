// Whole games over the client library, at random, and what the server has kept of them.
import { randomBot } from '@undertow/bots/random.ts';
import type { Client } from '@undertow/client-sdk/client.ts';
import { Refused } from '@undertow/client-sdk/errors.ts';
import type { GameTypes } from '@undertow/client-sdk/game-types.ts';
import type { Replay } from '@undertow/client-sdk/protocol.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { games } from '@undertow/games/index.ts';
import type { Random } from '@undertow/shared/table/random.ts';

/** Is ready, and plays to the end at random. */
export async function playOut<Game extends GameTypes>(visit: Visit<Game>, random: Random): Promise<unknown[]> {
  await visit.ready();
  return playOn(visit, random);
}

/** Plays to the end at random, and gives all that was answered and acknowledged. */
export async function playOn<Game extends GameTypes>(visit: Visit<Game>, random: Random): Promise<unknown[]> {
  const bot = randomBot(random, games.get(visit.table.game)?.game.forms ?? {});
  const acknowledged: unknown[] = [];
  for await (const decision of visit.decisions()) {
    const answer = bot(visit.view, { ...decision, seat: visit.seat as number });
    try {
      await visit.answer(answer, decision);
      acknowledged.push(answer);
    } catch (error) {
      // Another player may have settled the offer.
      if (!(error instanceof Refused) || error.code !== 'stale') throw error;
    }
  }
  return acknowledged;
}

/** What the players answered, as the server has kept it. */
export async function answersKept(client: Client, table: string, seat: number): Promise<unknown[]> {
  const { moves } = await client.ask<Replay>({ method: 'GET', path: `/api/matches/${table}/replay` });
  return moves.filter((move) => move.seat === seat && move.kind === 'answer').map(({ answer }) => answer);
}
