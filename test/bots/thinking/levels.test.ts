// What holds of all levels that think, in every game and setting: their answers are legal, can be had again, and follow
// from nothing that the seat does not see.
import { minds } from '@undertow/bots/bots.ts';
import { levelNames, levels, playerOf } from '@undertow/bots/thinking/levels.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import { clone } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, test } from 'vitest';
import { CASES, isExtreme } from '../../games/games.ts';
import { overGames } from '../../games/random-games.ts';
import { mustEqual } from '../../support/run/each-step.ts';
import { expectTried, isLong } from '../../support/run/seeds.ts';
import { hasSearched, type Thought, thoughtOf } from '../../support/thinking/asking.ts';
import { type AnyRandomGame, situations, twinSituations } from '../../support/thinking/situations.ts';

const THOUGHTFUL = CASES.filter(isExtreme).flatMap(({ name, under, setting }) => {
  const mind = minds.get(under.game.id);
  const thinking = levelNames.filter((level) => level !== 'random' && mind && playerOf(mind, level));
  return mind ? [{ name, under, setting, thinking }] : [];
});
const LOOKING_AHEAD = levels.filter(({ milliseconds }) => milliseconds > 0).map(({ level }) => level);

/** In so many situations of each setting; they are looked for in a few games. */
const ENOUGH = isLong ? 100 : 3;
const GAMES = 5;

/** What is thought of, level by level: at so many decisions, and at so many of them with a search. */
class Tally {
  readonly #thinking: readonly string[];
  readonly #lookingAhead: readonly string[];
  readonly #tried = new Map<string, number>();
  readonly #searched = new Map<string, number>();

  constructor(thinking: readonly string[]) {
    this.#thinking = thinking;
    this.#lookingAhead = LOOKING_AHEAD.filter((level) => thinking.includes(level));
  }

  count(level: string, thought: Thought): void {
    this.#tried.set(level, (this.#tried.get(level) ?? 0) + 1);
    if (hasSearched(thought)) this.#searched.set(level, (this.#searched.get(level) ?? 0) + 1);
  }

  get isEnough(): boolean {
    const isTried = this.#thinking.every((level) => (this.#tried.get(level) ?? 0) >= ENOUGH);
    return isTried && this.#lookingAhead.every((level) => this.#searched.has(level));
  }

  /** Each level by itself: what one has tried says nothing of another. */
  mustBeEnough(): void {
    for (const level of this.#thinking) expectTried(this.#tried.get(level) ?? 0, 3);
    for (const level of this.#lookingAhead) expectTried(this.#searched.get(level) ?? 0, 1);
  }
}

describe.for(THOUGHTFUL)('$name', ({ under, setting, thinking }) => {
  /** Thinks of what is found in random games, until it is enough. */
  function over<Found>(find: (game: AnyRandomGame) => Iterable<Found>, look: (found: Found, tally: Tally) => void) {
    const tally = new Tally(thinking);
    overGames(under, { ...setting, share: 1 }, GAMES, (game) => {
      if (tally.isEnough) return;
      for (const found of find(game)) {
        look(found, tally);
        if (tally.isEnough) return;
      }
    });
    tally.mustBeEnough();
  }

  test('every level answers legally, and the same again with the same seed in the match resumed', () => {
    over(situations, (situation, tally) => {
      const { match, decision } = situation;
      for (const [seed, level] of thinking.entries()) {
        const thought = thoughtOf(level, situation, seed);
        if (!isLegal(decision.choice, thought.answer, match.game.forms)) {
          expect.fail(`${level} answers ${JSON.stringify(thought.answer)} to ${JSON.stringify(decision)}`);
        }
        const again = Match.resume(match.game, clone(match.save()));
        mustEqual(thoughtOf(level, { ...situation, match: again }, seed), thought);
        tally.count(level, thought);
      }
    });
  });

  test('no level goes by what its seat does not see, nor by how that came about', () => {
    const find = (game: AnyRandomGame) => twinSituations(game, under.secrecy);
    over(find, ([situation, twin], tally) => {
      for (const [seed, level] of thinking.entries()) {
        const thought = thoughtOf(level, situation, seed);
        mustEqual(thoughtOf(level, twin, seed), thought);
        tally.count(level, thought);
      }
    });
  });
});
