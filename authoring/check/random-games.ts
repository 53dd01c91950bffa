// Random games: how one is played, by a seed that fixes it and a stream that its players draw from.
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision, Shown } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import type { GameUnderTest, Setting } from './game-under-test.ts';

/** What of a game under test is needed to play it. */
export type Playable<S, E, V extends Shown, O> = Pick<GameUnderTest<S, E, V, O>, 'game' | 'vary'>;

export interface RandomGame<S, E, V extends Shown, O, Set extends Setting<O> = Setting<O>> {
  readonly match: Match<S, E, V, O>;
  readonly setting: Set;
  readonly seats: number;
  /** What the players draw from; the match has a stream of its own. */
  readonly random: Random;
  readonly vary: GameUnderTest<S, E, V, O>['vary'];
}

export interface Move {
  readonly decision: Decision;
  readonly answer: Answer;
}

/** No game comes near to this. */
export const MOST_ANSWERS = 3000;

export function randomGame<S, E, V extends Shown, O, Set extends Setting<O>>(
  under: Playable<S, E, V, O>,
  setting: Set,
  seed: number,
): RandomGame<S, E, V, O, Set> {
  const { options, seats } = setting;
  const match = Match.start(under.game, options, seats, `fast:${seed}`);
  return { match, setting, seats, random: playersOf(seed), vary: under.vary };
}

const SEEDS = 2 ** 32;

/** The stream that the players of this game draw their answers from; others than the first play the same game otherwise. */
export function playersOf(seed: number, players = 0): Random {
  return openRandom({ seed: `fast:${(seed + 2 ** 31 + 1_000_003 * players) % SEEDS}`, position: 0 });
}

/** A random answer of one of the seats that are asked. */
export function draw<S, E, V extends Shown, O>({
  match,
  random,
  vary,
}: Pick<RandomGame<S, E, V, O>, 'match' | 'random' | 'vary'>): Move {
  const { pending } = match;
  const decision = pending[random.below(pending.length)];
  if (!decision) throw new Error('nothing is asked, and the game is not over');
  const { choice } = decision;
  const answer = sample(choice, random, match.game.forms);
  return { decision, answer: vary ? vary(choice, answer, random) : answer };
}

/** Random moves to the end of the game. Each is drawn anew, and for the caller to make. */
export function* moves<S, E, V extends Shown, O>(
  game: Pick<RandomGame<S, E, V, O>, 'match' | 'random' | 'vary'>,
): Generator<Move> {
  for (let answers = 0; !game.match.outcome; answers++) {
    if (answers === MOST_ANSWERS) throw new Error(`the game does not end within ${MOST_ANSWERS} answers`);
    yield draw(game);
  }
}

/** Makes a move that must be legal, and tells what came of it. */
export function make<S, E, V extends Shown, O>(match: Match<S, E, V, O>, { decision, answer }: Move): readonly E[] {
  const events = match.answer(decision.seat, answer);
  if (!events) throw new Error(`${JSON.stringify(answer)} is no answer to ${decision.prompt} of seat ${decision.seat}`);
  return events;
}

export function isAtRest<S, E, V extends Shown, O>(match: Match<S, E, V, O>): boolean {
  return match.save().answers.length === 0;
}
