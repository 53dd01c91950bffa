// Random games for the properties: which ones, how they are played, and how a failing one is repeated.
import { abyss } from '@undertow/shared/abyss/index.ts';
import { type Payment, type PaymentData, shownRace } from '@undertow/shared/abyss/payment.ts';
import { RACES } from '@undertow/shared/abyss/races.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer, Choice, Decision } from '@undertow/shared/table/game.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import { repeatCommand, times } from './seeds.ts';
import { type Setting, shareOf } from './settings.ts';

export type AbyssMatch = ReturnType<typeof begin>;

type FormChoice = Extract<Choice, { readonly type: 'form' }>;

export interface RandomGame {
  readonly match: AbyssMatch;
  readonly setting: Setting;
  readonly seats: number;
  /** What the players draw from; the match has a stream of its own. */
  readonly random: Random;
}

export interface Move {
  readonly decision: Decision;
  readonly answer: Answer;
}

/** No game comes near to this. */
const MOST_ANSWERS = 3000;

/** Runs the property over games in this setting, each with a seed of its own; a failure tells how to repeat it. */
export function overGames(setting: Setting, games: number, property: (game: RandomGame) => void): void {
  const { first, count } = times(Math.ceil(games * shareOf(setting)));
  for (let seed = first; seed < first + count; seed++) {
    try {
      property(randomGame(setting, seed));
    } catch (failure) {
      if (failure instanceof Error) failure.message += `\n\n${repeatCommand(seed)}`;
      throw failure;
    }
  }
}

export function randomGame(setting: Setting, seed: number): RandomGame {
  return { match: begin(setting, `fast:${seed}`), setting, seats: setting.seats, random: playersOf(seed) };
}

export function begin({ expansions, seats }: Pick<Setting, 'expansions' | 'seats'>, seed: string) {
  return Match.start(abyss, { expansions }, seats, seed);
}

/** The stream that the players of this game draw their answers from. */
function playersOf(seed: number): Random {
  return openRandom({ seed: `fast:${(seed + 2 ** 31) % 2 ** 32}`, position: 0 });
}

/** A random answer of one of those who are asked. */
export function draw({ match, random }: Pick<RandomGame, 'match' | 'random'>): Move {
  const { pending } = match;
  const decision = pending[random.below(pending.length)];
  if (!decision) throw new Error('nothing is asked, and the game is not over');
  const { choice } = decision;
  const answer = sample(choice, random, match.game.forms);
  const more = choice.type === 'form' && random.below(2) === 0 ? withMoreAllies(choice, answer, random) : answer;
  return { decision, answer: more };
}

/** A payment with further Allies of the hand, which keep Pearls for later or are lost: samples are content with few. */
function withMoreAllies({ form, data }: FormChoice, answer: Answer, random: Random): Answer {
  if (!isObject(answer)) return answer;
  let payment = answer as Payment;
  for (const card of (data as PaymentData).hand) {
    if (random.below(2) > 0) continue;
    // An Ally without a Race is given one.
    const played = shownRace(card) ? card : `${card}:${RACES[random.below(RACES.length)]}`;
    const allies = [...payment.allies, played];
    // What is paid beside the Allies may not be needed any more.
    const more: readonly Payment[] = [{ ...payment, allies }, { allies }];
    payment = more.find((one) => abyss.forms[form]?.isLegal(data, one)) ?? payment;
  }
  return payment;
}

/** Random moves to the end of the game. Each is drawn anew, and for the caller to make. */
export function* moves(game: RandomGame): Generator<Move> {
  for (let answers = 0; !game.match.outcome; answers++) {
    if (answers === MOST_ANSWERS) throw new Error(`the game does not end within ${MOST_ANSWERS} answers`);
    yield draw(game);
  }
}

/** Makes a move that must be legal, and tells what came of it. */
export function make(match: AbyssMatch, { decision, answer }: Move) {
  const events = match.answer(decision.seat, answer);
  if (!events) throw new Error(`${JSON.stringify(answer)} is no answer to ${decision.prompt} of seat ${decision.seat}`);
  return events;
}

export function isAtRest(match: AbyssMatch): boolean {
  return match.save().answers.length === 0;
}
