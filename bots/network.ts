// A bot at a table of a server, over the same door as everybody else.
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { games } from '@undertow/shared/games.ts';
import type { Ending } from '@undertow/shared/protocol/play.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { botFor, botNames } from './bots.ts';

/** Says that it is ready, and plays the match to its end. Without a name, the strongest bot plays that there is. */
export async function playAt(visit: Visit, random: Random, name?: string): Promise<Ending | null> {
  const { id, game: gameId, status } = visit.table;
  if (visit.seat === null) throw new Error(`Table ${id} has no seat for this bot.`);
  const game = games.get(gameId)?.game;
  if (!game) throw new Error(`This bot does not know ${gameId}.`);
  const bot = botFor(game, random, name);
  if (!bot) throw new Error(`No ${name} plays ${gameId}; there is ${botNames(game).join(', ')}.`);
  if (status === 'open') await visit.ready();
  return visit.play(
    ({ prompt, choice }, view, { seat }): Answer => bot(view, { seat: seat as number, prompt, choice }),
  );
}
