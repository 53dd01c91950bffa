// The bots that there are, by game and name, for hosts that know no game.
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { mind as mindOfAbyss } from './abyss/mind.ts';
import { sensible as sensibleAbyss } from './abyss/sensible.ts';
import type { Bot } from './bot.ts';
import { mind as mindOfDungeonLords } from './dungeon-lords/mind.ts';
import { sensible as sensibleDungeonLords } from './dungeon-lords/sensible.ts';
import { randomBot } from './random.ts';
import type { Mind } from './thinking/mind.ts';
import type { AnyMind } from './thinking/trial.ts';

/** A bot of any game, which reads views as the JSON that they are. */
export type AnyBot = Bot<Json>;

/** What a bot needs to sit down: its game, and a stream of its own to draw from. */
type BotMaker = (game: AnyGame, random: Random) => Bot<never>;

const ANY_GAME: readonly (readonly [string, BotMaker])[] = [
  ['random', (game, random) => randomBot(random, game.forms)],
];

/** By game; the strongest first. */
export type Bots = ReadonlyMap<string, readonly (readonly [name: string, BotMaker])[]>;

export const bots: Bots = new Map([
  ['abyss', [['sensible', () => sensibleAbyss]]],
  ['dungeon-lords', [['sensible', () => sensibleDungeonLords]]],
]);

/** How bots think, by game. What is not here has no bot that thinks. */
export const minds: ReadonlyMap<string, AnyMind> = new Map([
  ['abyss', anyMind(mindOfAbyss)],
  ['dungeon-lords', anyMind(mindOfDungeonLords)],
]);

/** Its views and positions are those of its game, as is said nowhere but in the list above. */
function anyMind<State, View>(mind: Mind<State, View>): AnyMind {
  return mind as unknown as AnyMind;
}

/** The names of the bots that can play this game; the first is taken unless another is asked for. */
export function botNames(game: AnyGame, among = bots): string[] {
  return makers(game, among).map(([name]) => name);
}

/** A bot for any seats of this game, by default the strongest; `undefined` if there is none of that name. */
export function botFor(game: AnyGame, random: Random, name?: string, among = bots): AnyBot | undefined {
  const found = makers(game, among).find(([each]) => name === undefined || each === name);
  // Its views are those of its game, as is said nowhere but in the list above.
  return found?.[1](game, random) as AnyBot | undefined;
}

function makers(game: AnyGame, among: Bots) {
  return [...(among.get(game.id) ?? []), ...ANY_GAME];
}
