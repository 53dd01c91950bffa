// A bot that answers at random.
import { type Forms, sample } from '@undertow/shared/table/choice.ts';
import type { Shown } from '@undertow/shared/table/game.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import { commitment, openRandom, type Random } from '@undertow/shared/table/random.ts';
import { type Bot, type Played, playOut } from './bot.ts';

export function randomBot(random: Random, forms: Forms): Bot<unknown> {
  return (_, { choice }) => sample(choice, random, forms);
}

/** Plays a match out between random bots. They draw from a stream of their own, which the seed fixes as well. */
export function playAtRandom<State, Event, View extends Shown, Options>(
  match: Match<State, Event, View, Options>,
  seats: number,
  seed: string,
): Generator<Played<Event>> {
  const random = openRandom({ seed: commitment(`the bots of ${seed}`), position: 0 });
  const bot = randomBot(random, match.game.forms);
  return playOut(match, Array<Bot<View>>(seats).fill(bot), random);
}
