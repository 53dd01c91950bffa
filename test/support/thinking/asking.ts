// How levels are asked in tests: with so many tries that each of them really searches, and with all of it taken down.
import { minds } from '@undertow/bots/bots.ts';
import { playerOf } from '@undertow/bots/thinking/levels.ts';
import type { Budget, Situation } from '@undertow/bots/thinking/thinker.ts';
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom } from '@undertow/shared/table/random.ts';

/** Of those whose budget is a time each answer that is tried counts: with sixteen of them these are several worlds. */
const SINGLE_TRIES = 64;
/** In so many worlds the others try their answers. */
const WORLDS = 3;

/** What comes of being asked. */
export interface Thought {
  readonly answer: Answer;
  /** The matches in which something was tried out, by their worlds, as they were left. */
  readonly worlds: ReadonlyMap<string, readonly unknown[]>;
}

/** The budget for a level in tests: it is counted in tries, which are the same on any machine. */
export function countedBudget(budget: Budget): Budget {
  return { iterations: budget.ms === undefined ? WORLDS : SINGLE_TRIES };
}

/** What this level answers. Of the true match it is given nothing but what a player may use. */
export function thoughtOf(level: string, { match, decision, memory }: Situation, seed: number): Thought {
  const { game } = match;
  const mind = minds.get(game.id);
  const player = mind && playerOf(mind, level);
  if (!player) throw new Error(`nothing thinks at the level ${level}`);
  const supposed: { readonly world: string; readonly match: AnyMatch }[] = [];
  const window: Situation['match'] = {
    game,
    view: (viewer) => match.view(viewer),
    suppose(seat, state, chance) {
      const found = match.suppose(seat, state, chance);
      if (found) supposed.push({ world: chance.seed, match: found });
      return found;
    },
  };
  const random = openRandom({ seed: `fast:${seed}`, position: 0 });
  const answer = player.think({ match: window, decision, memory }, random, countedBudget(player.budget));
  const left = supposed.map(({ world, match: { state, outcome } }) => ({ world, end: { state, outcome } }));
  const byWorld = Map.groupBy(left, ({ world }) => world);
  return { answer, worlds: new Map([...byWorld].map(([world, all]) => [world, all.map(({ end }) => end)])) };
}

/** Whether enough answers are worth a thought that a search has something to do. */
export function isWorthSearching({ match, decision }: Situation): boolean {
  const view = match.view(decision.seat) as Json;
  return (minds.get(match.game.id)?.candidates(view, decision, MOST_CANDIDATES).length ?? 0) > FEW;
}

/** Whether more than a few answers were tried in one world, and some of them in another. */
export function hasSearched({ worlds }: Thought): boolean {
  return worlds.size > 1 && [...worlds.values()].some((tries) => tries.length > FEW);
}

const FEW = 4;
const MOST_CANDIDATES = 16;
