// The bots and minds of all games, by game and name, for hosts that know no game.
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { games } from '@undertow/games/index.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { Bot } from './bot.ts';
import type { GameBots, NamedBots } from './game-bots.ts';
import { randomBot } from './random.ts';
import type { AnyMind } from './thinking/trial.ts';

/** A bot of any game, which reads views as the JSON that they are. */
export type AnyBot = Bot<Json>;

/** The bots of each game, the strongest first. */
export type Bots = ReadonlyMap<string, NamedBots>;

const ANY_GAME: NamedBots = [['random', (game, random) => randomBot(random, game.forms)]];

const brought = await broughtBy(games);

export const bots: Bots = namedIn(brought);

/** The mind of each game whose bots look ahead. */
export const minds: ReadonlyMap<string, AnyMind> = new Map(
  brought.flatMap(([id, { mind }]) => (mind ? [[id, mind] as const] : [])),
);

export async function botsOf(games: ReadonlyMap<string, GameFolder>): Promise<Bots> {
  return namedIn(await broughtBy(games));
}

function namedIn(brought: readonly [id: string, GameBots][]): Bots {
  return new Map(brought.map(([id, { named }]) => [id, named]));
}

async function broughtBy(games: ReadonlyMap<string, GameFolder>): Promise<[id: string, GameBots][]> {
  const found = await Promise.all([...games].map(async ([id, { bots }]) => [id, await bots?.()] as const));
  return found.flatMap(([id, bots]) => (bots ? [[id, bots]] : []));
}

/** The names of the bots that can play this game; the first is taken unless another is asked for. */
export function botNames(game: AnyGame, among = bots): string[] {
  return makers(game, among).map(([name]) => name);
}

/** A bot for any seats of this game, by default the strongest; `undefined` if there is none of that name. */
export function botFor(game: AnyGame, random: Random, name?: string, among = bots): AnyBot | undefined {
  const found = makers(game, among).find(([each]) => name === undefined || each === name);
  // Its views are those of its game, as is said nowhere but in the game's folder.
  return found?.[1](game, random) as AnyBot | undefined;
}

function makers(game: AnyGame, among: Bots) {
  return [...(among.get(game.id) ?? []), ...ANY_GAME];
}
