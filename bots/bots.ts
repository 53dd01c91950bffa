// The bots and minds of all games, by game and name, for hosts that know no game.
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { games } from '@undertow/games/index.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { Bot } from './bot.ts';
import type { GameBots, NamedBots } from './game-bots.ts';
import { randomBot } from './random.ts';
import { type LevelOffered, levelsOf } from './thinking/levels.ts';
import type { AnyMind } from './thinking/trial.ts';
import { wholeMind } from './thinking/whole-mind.ts';

/** A bot of any game, which reads views as the JSON that they are. */
export type AnyBot = Bot<Json>;

/** The bots of each game, the strongest first. */
export type Bots = ReadonlyMap<string, NamedBots>;

/** The mind of each game whose bots can look ahead. */
export type Minds = ReadonlyMap<string, AnyMind>;

const NONE: GameBots = { named: [] };

const ANY_GAME: NamedBots = [['random', (game, random) => randomBot(random, game.forms)]];

const house = await withBots(games);

export const bots: Bots = namedIn(house);

export const minds: Minds = mindsIn(house);

export async function botsOf(games: ReadonlyMap<string, GameFolder>): Promise<{ bots: Bots; minds: Minds }> {
  const found = await withBots(games);
  return { bots: namedIn(found), minds: mindsIn(found) };
}

interface GameWithBots {
  readonly id: string;
  readonly known: GameFolder;
  readonly bots: GameBots | undefined;
}

async function withBots(games: ReadonlyMap<string, GameFolder>): Promise<readonly GameWithBots[]> {
  return await Promise.all([...games].map(async ([id, known]) => ({ id, known, bots: await known.bots?.() })));
}

function namedIn(games: readonly GameWithBots[]): Bots {
  return new Map(games.flatMap(({ id, bots }) => (bots ? [[id, bots.named]] : [])));
}

function mindsIn(games: readonly GameWithBots[]): Minds {
  return new Map(
    games.flatMap(({ id, known, bots = NONE }) => {
      const mind = wholeMind(known, bots);
      return mind ? [[id, mind]] : [];
    }),
  );
}

/** The levels at which bots play this game, the strongest first. */
export function levelsIn(game: string, of: { readonly bots: Bots; readonly minds: Minds }): readonly LevelOffered[] {
  return levelsOf(
    of.minds.get(game),
    (of.bots.get(game) ?? []).map(([name]) => name),
  );
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
