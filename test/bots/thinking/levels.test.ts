// What holds of all levels that think, in every game and setting: their answers are legal, can be had again, and follow
// from nothing that the seat does not see.
import { minds } from '@undertow/bots/bots.ts';
import { think } from '@undertow/bots/thinking/job.ts';
import { levelNames, playerOf } from '@undertow/bots/thinking/levels.ts';
import { Memories } from '@undertow/bots/thinking/memories.ts';
import type { Situation } from '@undertow/bots/thinking/thinker.ts';
import type { AnyMatch } from '@undertow/shared/games.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { clone, type Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { CASES, type Case } from '../../games/games.ts';
import { draw, make, overGames, type RandomGame } from '../../games/random-games.ts';
import { expectTried } from '../../support/seeds.ts';

const THOUGHTFUL = CASES.filter(({ under }) => minds.has(under.game.id));
const LEVELS = levelNames.filter((name) => name !== 'random');
/** So many tries for each answer: enough to go through all that the levels do. */
const BUDGET = { iterations: 3 };

const random = (seed: number) => openRandom({ seed: `fast:${seed}`, position: 0 });

interface Moment {
  readonly match: AnyMatch;
  readonly decision: Decision;
  readonly memory: Json | undefined;
}

/** Some moments of a random game in which there is something to think about. */
function* momentsOf(game: RandomGame<Json, Json, never, Json>, oneOf: number): Generator<Moment> {
  const match = game.match as unknown as AnyMatch;
  const memories = new Memories(match.game, game.seats);
  memories.hear(match.told);
  while (!match.outcome) {
    const move = draw(game);
    const { decision } = move;
    if (game.random.below(oneOf) === 0) yield { match, decision, memory: memories.of(decision.seat) };
    memories.hear(make(game.match, move) as never);
  }
}

function answerOf(level: string, situation: Situation, seed: number): Answer {
  const mind = minds.get(situation.match.game.id);
  const player = mind && playerOf(mind, level);
  if (!player) throw new Error(`nothing thinks at the level ${level}`);
  return player.think(situation, random(seed), BUDGET);
}

function overMoments({ under, setting }: Case, games: number, oneOf: number, property: (moment: Moment) => void): void {
  overGames(under, { ...setting, share: 1 }, games, (game) => {
    for (const moment of momentsOf(game as unknown as RandomGame<Json, Json, never, Json>, oneOf)) property(moment);
  });
}

describe.for(THOUGHTFUL)('$name', (one) => {
  test('every level answers legally, and the same again with the same seed', () => {
    let tried = 0;
    overMoments(one, 1, 30, ({ match, decision, memory }) => {
      for (const level of LEVELS) {
        const answer = answerOf(level, { match, decision, memory }, tried);
        if (!isLegal(decision.choice, answer, match.game.forms)) {
          expect.fail(`${level} answers ${JSON.stringify(answer)} to ${JSON.stringify(decision)}`);
        }
        const { game, seat } = { game: match.game.id, seat: decision.seat };
        const job = { game, save: clone(match.save()), seat, memory, level, budget: BUDGET, seed: `fast:${tried}` };
        expect(think(job), level).toEqual(answer);
        tried++;
      }
    });
    expectTried(tried, 10);
  });

  test('no level answers by what its seat does not see', () => {
    let tried = 0;
    overMoments(one, 1, 20, ({ match, decision, memory }) => {
      const twin = twinOf(one, match, decision, tried);
      if (!twin) return;
      for (const level of LEVELS) {
        const answer = answerOf(level, { match, decision, memory }, tried);
        expect(answerOf(level, { match: twin, decision, memory }, tried), level).toEqual(answer);
        tried++;
      }
    });
    expectTried(tried, 3);
  });
});

/** Another match that looks the same to the seat that is asked; `undefined` if this one cannot be had. */
function twinOf({ under }: Case, match: AnyMatch, { seat }: Decision, seed: number): AnyMatch | undefined {
  const save = clone(match.save());
  under.secrecy.exchange(save.state, seat, { decks: true, oneOf: 2 }, random(seed + 1000));
  const twin = Match.resume(match.game, save);
  const looks = (one: AnyMatch): string => JSON.stringify([one.view(seat), one.asked(seat)]);
  return twin.lost === 0 && looks(twin) === looks(match) ? twin : undefined;
}
