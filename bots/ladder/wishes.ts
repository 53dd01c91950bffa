// Reads the options of `npm run ladder`, and says in a sentence what is wrong with them.
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { type Clock, clocks } from '../thinking/clock.ts';
import type { Setting } from '../training/settings.ts';
import { chosen } from './choices.ts';
import type { Contest } from './pairings.ts';

/** The options of the command, and a value for each choice of the game, by its id. */
export interface Wishes {
  readonly players: string;
  readonly matches: string;
  readonly seats?: string | undefined;
  readonly seed: string;
  readonly clock: string;
  readonly [choice: string]: unknown;
}

/** A contest for each setting. Several numbers of seats, or values of a choice, are separated by commas. */
export function contestsOf(game: string, known: KnownGame, wishes: Wishes): readonly Contest[] {
  const players = wishes.players.split(',');
  const { clock } = wishes;
  if (!isClock(clock)) throw new Error(`There is no clock ${clock}; there is ${Object.keys(clocks).join(', ')}.`);
  const common = {
    ...{ game, players, clock },
    matches: whole('matches', wishes.matches, 1),
    seed: whole('seed', wishes.seed, 0),
  };
  return settingsOf(known, wishes, players.length).map((setting) => ({ ...common, setting }));
}

function settingsOf({ game, about }: KnownGame, wishes: Wishes, usual: number): readonly Setting[] {
  const counts = (wishes.seats ?? String(usual)).split(',').map((count) => whole('seats', count, 1));
  let all: readonly Readonly<Record<string, Json>>[] = [{}];
  for (const choice of about.choices) {
    const given = wishes[choice.id];
    const values = typeof given === 'string' ? given.split(',') : [undefined];
    all = all.flatMap((options) => values.map((value) => ({ ...options, [choice.id]: chosen(choice, value) })));
  }
  const settings = all.flatMap((options) => counts.map((seats) => ({ options, seats })));
  for (const { options, seats } of settings) {
    const objection = game.objection(options, seats);
    if (objection) throw new Error(`${seats} seats with ${JSON.stringify(options)}: ${objection}`);
  }
  return settings;
}

/** The number given with the option `name`; throws if it is none. */
export function whole(name: string, said: string, least: number): number {
  const number = Number(said);
  if (/^\d+$/.test(said) && number >= least && Number.isSafeInteger(number)) return number;
  throw new Error(`--${name} ${said}: it takes a whole number from ${least} on.`);
}

function isClock(name: string): name is Clock {
  return Object.hasOwn(clocks, name);
}
