// Situations in random games, in which players think: what a seat is asked, and what it remembers.
import { isDeepStrictEqual } from 'node:util';
import { stepAlike, type Twins, twinsOf } from '@undertow/authoring/check/twins.ts';
import { Memories } from '@undertow/bots/thinking/memories.ts';
import type { Situation } from '@undertow/bots/thinking/thinker.ts';
import type { AnyEvent, AnyMatch as KnownMatch } from '@undertow/shared/table/any-game.ts';
import type { Seat, Shown } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { AnyGameUnderTest, AnyMatch } from '../../games/games.ts';
import { make, moves, type RandomGame } from '../../games/random-games.ts';
import { isWorthSearching } from './asking.ts';

export type AnyRandomGame = RandomGame<Json, Json, Shown, Json>;

/** What is to be thought about in a whole match, which can be saved. */
export type WholeSituation = Situation & { readonly match: KnownMatch };

/** Of so many decisions, one is looked at. */
const ONE_OF = 10;

/** Some of those in which a search has something to do. */
export function* situations(game: AnyRandomGame): Generator<WholeSituation> {
  for (const { seat, memories } of remembering(game)) {
    const situation = game.random.below(ONE_OF) === 0 && situationOf(game.match, seat, memories);
    if (situation && isWorthSearching(situation)) yield situation;
  }
}

/** From one of so many decisions on twins are followed, for so many answers. */
const FOLLOWED_ONE_OF = 4;
const LONGEST = 60;

/** Two matches that a seat cannot tell apart, and what it remembers of each: what that one itself has told. */
export interface Likeness extends Twins {
  readonly seat: Seat;
  readonly memories: Memories;
  readonly twinMemories: Memories;
}

/** Follows twins from here and there in a game: one history after the other, each of them answer by answer. */
export function* likeHistories(
  game: AnyRandomGame,
  secrecy: AnyGameUnderTest['secrecy'],
): Generator<Iterable<Likeness>> {
  const { match, random } = game;
  for (const { seat, memories } of remembering(game)) {
    if (random.below(FOLLOWED_ONE_OF) > 0) continue;
    const extent = { decks: random.below(2) === 0, oneOf: 1 + random.below(10) };
    const twins = secrecy && twinsOf(secrecy, match, seat, extent, random);
    if (twins) yield followed(twins, seat, memories, game);
  }
}

function* followed(twins: Twins, seat: Seat, before: Memories, { seats, random }: AnyRandomGame): Generator<Likeness> {
  const [memories, twinMemories] = [twins.match, twins.twin].map(({ game }) => {
    const own = new Memories(game as unknown as KnownMatch['game'], seats, [seat]);
    own.all = before.all;
    return own;
  }) as [Memories, Memories];
  for (let answers = 1; answers <= LONGEST; answers++) {
    const step = stepAlike(twins, random);
    if (!step) return;
    memories.hear(step.told as readonly AnyEvent[]);
    twinMemories.hear(step.twinTold as readonly AnyEvent[]);
    yield { ...twins, seat, memories, twinMemories };
  }
}

/**
 * Of each history the last situation in which a search has something to do, in both matches: behind it lies the most that they have told
 * each for itself.
 */
export function* twinSituations(
  game: AnyRandomGame,
  secrecy: AnyGameUnderTest['secrecy'],
): Generator<readonly [Situation, Situation]> {
  for (const history of likeHistories(game, secrecy)) {
    let last: readonly [Situation, Situation] | undefined;
    for (const { match, twin, seat, memories, twinMemories } of history) {
      if (isDeepStrictEqual(twin.state, match.state)) continue;
      const situation = situationOf(match.fork(), seat, memories);
      const other = situationOf(twin.fork(), seat, twinMemories);
      if (situation && other && isWorthSearching(situation)) last = [situation, other];
    }
    if (last) yield last;
  }
}

function situationOf(match: AnyMatch, seat: Seat, memories: Memories): WholeSituation | undefined {
  const decision = match.open(seat)?.decision;
  return decision && { match: match as unknown as KnownMatch, decision, memory: memories.of(seat) };
}

/** Plays the game on, and says before each answer who gives it, and what all remember. */
function* remembering(game: AnyRandomGame): Generator<{ readonly seat: Seat; readonly memories: Memories }> {
  const { match, seats } = game;
  const memories = new Memories(match.game as unknown as KnownMatch['game'], seats);
  memories.hear(match.told as readonly AnyEvent[]);
  for (const move of moves(game)) {
    yield { seat: move.decision.seat, memories };
    memories.hear(make(match, move) as readonly AnyEvent[]);
  }
}
