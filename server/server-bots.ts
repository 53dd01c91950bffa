// The bots of the server: of each game and name one, for they remember nothing.
import { randomInt } from 'node:crypto';
import { type Bots, botFor } from '@undertow/bots/bots.ts';
import type { KnownGame } from '@undertow/shared/games.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Autopilot } from './host/seat.ts';

/** The name under which the best bot of each game sits at a table. */
export const SUBSTITUTE = 'house';

/** Finds the bot of a name for a game, among these. */
export function serverBots(
  games: ReadonlyMap<string, KnownGame>,
  bots: Bots,
): (game: string, name: string) => Autopilot {
  const known = new Map<string, Autopilot>();

  return (game, name) => {
    const bot = known.get(`${game} ${name}`) ?? newBot(game, name);
    known.set(`${game} ${name}`, bot);
    return bot;
  };

  function newBot(id: string, name: string): Autopilot {
    const game = games.get(id)?.game;
    const random = openRandom({ seed: `fast:${randomInt(2 ** 31)}`, position: 0 });
    const bot = game && botFor(game, random, name === SUBSTITUTE ? undefined : name, bots);
    if (!bot) throw new Error(`no bot of the name ${name} plays ${id}`);
    return bot;
  }
}
