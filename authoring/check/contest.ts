// The game's own bot against players who answer at random: how often it wins.
import { playOut } from '@undertow/bots/bot.ts';
import type { NamedBots } from '@undertow/bots/game-bots.ts';
import { randomBot } from '@undertow/bots/random.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Setting } from './game-under-test.ts';
import { MOST_ANSWERS } from './random-games.ts';

export interface Contest {
  readonly bot: string;
  readonly seats: number;
  readonly games: number;
  /** Shared victories count in part. */
  readonly won: number;
}

/** Its strongest bot takes another seat in each game. `onGame` is called before each. */
export function contest(
  game: AnyGame,
  [strongest]: NamedBots,
  { options, seats }: Pick<Setting<Json>, 'options' | 'seats'>,
  games: number,
  onGame: () => void,
): Contest | undefined {
  if (!strongest || seats < 2) return undefined;
  const [bot, make] = strongest;
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    onGame();
    const random = openRandom({ seed: `fast:${2 ** 30 + seed}`, position: 0 });
    const seat = seed % seats;
    const players = Array.from({ length: seats }, (_, i) =>
      i === seat ? (make(game, random) as ReturnType<typeof randomBot>) : randomBot(random, game.forms),
    );
    const match = Match.start(game, options, seats, `fast:${seed}`);
    let answers = 0;
    for (const _ of playOut(match, players, random)) if (++answers > MOST_ANSWERS) return undefined;
    const [best = []] = match.outcome?.ranking ?? [];
    if (best.includes(seat)) won += 1 / best.length;
  }
  return { bot, seats, games, won };
}
