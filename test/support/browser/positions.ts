// Positions in which each kind of question is put to the first seat, found in random games.
import { base } from '@undertow/games/abyss/rules/base.ts';
import { expansions } from '@undertow/games/abyss/rules/index.ts';
import { late } from '@undertow/games/abyss/test/support/late-games.ts';
import {
  type AbyssMatch,
  make,
  moves,
  type RandomGame,
  randomGame,
} from '@undertow/games/abyss/test/support/random-games.ts';
import { settingOf } from '@undertow/games/abyss/test/support/settings.ts';

/** What is asked in the base and in each expansion, as its rules list it. */
export const KINDS: readonly (readonly [part: string, prompts: readonly string[]])[] = [base, ...expansions].map(
  ({ id, prompts = {} }) => [id, Object.keys(prompts)],
);

/** Some questions need three. */
const SEATS = 3;
const MOST_GAMES = 500;
/** In turns. */
const MIDDLE = 40;

const known = new Map<string, ReadonlyMap<string, AbyssMatch>>();

/** For each of these kinds a match in which it is asked; kinds that do not come up are missing. */
export function positionsFor(part: string, prompts: readonly string[]): ReadonlyMap<string, AbyssMatch> {
  // Files of a thread look for them once: it takes whole games.
  const key = [part, ...prompts].join();
  const found = known.get(key) ?? findPositions(part, prompts);
  known.set(key, found);
  return found;
}

function findPositions(part: string, prompts: readonly string[]): ReadonlyMap<string, AbyssMatch> {
  const setting = settingOf(SEATS, ...expansions.flatMap(({ id }) => (id === part ? [id] : [])));
  const found = new Map<string, AbyssMatch>();
  for (let seed = 1; seed <= MOST_GAMES && found.size < prompts.length; seed++) {
    const game = randomGame(setting, seed);
    collect(seed % 2 === 0 ? late(game) : game, new Set(prompts), found);
  }
  return found;
}

function collect(game: RandomGame, prompts: ReadonlySet<string>, found: Map<string, AbyssMatch>): void {
  const { match } = game;
  for (const move of moves(game)) {
    // The player who is asked first settles it, whatever others have answered.
    const [first] = match.pending;
    if (first?.seat === 0 && prompts.has(first.prompt) && !found.has(first.prompt))
      found.set(first.prompt, match.fork());
    make(match, move);
  }
}

/** A match in its middle that asks the first seat what to do: with all expansions, and as many players as there may be. */
export function midGame(): AbyssMatch {
  const game = randomGame(settingOf(5, ...expansions.map(({ id }) => id)), 1);
  const { match } = game;
  for (const move of moves(game)) {
    const [first] = match.pending;
    if (match.turn >= MIDDLE && first?.seat === 0 && first.prompt === 'mainDecision') return match;
    make(match, move);
  }
  throw new Error('the game was over too soon');
}
