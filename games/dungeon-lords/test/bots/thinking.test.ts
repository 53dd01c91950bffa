// What it brings to bots of Dungeon Lords that they think.
import { minds } from '@undertow/bots/bots.ts';
import { levelNames, playerOf } from '@undertow/bots/thinking/levels.ts';
import { type Player, play } from '@undertow/bots/thinking/play.ts';
import type { Situation } from '@undertow/bots/thinking/thinker.ts';
import type { AnyMind } from '@undertow/bots/thinking/trial.ts';
import type { Given, Trying } from '@undertow/bots/thinking/trying.ts';
import { shareOf } from '@undertow/bots/thinking/value.ts';
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Answer, Decision, Outcome } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import { expect, test } from 'vitest';
import { dungeonLords } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';

const random = (seed: number) => openRandom({ seed: `fast:${seed}`, position: 0 });

function playerAt(level: string): Player {
  const mind = minds.get(dungeonLords.id);
  const player = mind && playerOf(mind, level);
  if (!player) throw new Error(`there is ${levelNames.join()}, and no ${level}`);
  return { ...player, budget: { iterations: 1 } };
}

/** Worlds without anything in them, in which what is liked is worth more than all else. */
function tryingFor(isLiked: (answer: Answer, next: readonly Answer[]) => boolean) {
  const drawn: (readonly Given[])[] = [];
  const trying: Trying = {
    world: (_, chance, others = []) => {
      drawn.push(others);
      return { state: null, seats: 2, seed: `fast:${chance.below(1000)}`, others };
    },
    outcome: (_, __, answer, next = []) => (isLiked(answer, next) ? 1 : 0),
  };
  return { drawn, trying };
}

test('orders are tried against plans that rivals can have, drawn anew for each world, and with what the dummy does', () => {
  const match: AnyMatch = Match.start(dungeonLords, { full: false }, 2, 'fast:1') as never;
  const { state } = match as unknown as { readonly state: State };
  const decision = match.open(0)?.decision as Decision;
  const liked = minds.get(dungeonLords.id)?.candidates(match.view(0) as never, decision, 16)[1];
  const [, , order] = state.dummies['dummy-1']?.hand ?? [];
  const { drawn, trying } = tryingFor((plan, next) => isSame(plan, liked) && isSame(next, [order]));
  const { search } = minds.get(dungeonLords.id) as AnyMind;
  const situation: Situation = { match, decision, memory: undefined };
  expect(search?.(situation, random(1), { iterations: 300 }, trying)).toEqual(liked);
  for (const others of drawn) {
    const [plan, dummy, ...more] = others;
    expect(more).toEqual([]);
    expect([plan?.seat, dummy?.seat]).toEqual([1, 1]);
    expect(state.seats[1]?.hand).toEqual(expect.arrayContaining(plan?.answer as string[]));
    expect(state.dummies['dummy-2']?.hand).toContain(dummy?.answer);
  }
  expect(new Set(drawn.map(([plan]) => String(plan?.answer))).size).toBeGreaterThan(1);
});

test('who looks a season ahead wins most games against the sensible player', () => {
  const [keen, sensible] = [playerAt('keen'), playerAt('sensible')];
  let won = 0;
  for (let i = 0; i < 8; i++) {
    const match: AnyMatch = Match.start(dungeonLords, { full: i >= 4 }, 2, `fast:${i + 1}`) as never;
    for (const _ of play(match, i % 2 ? [keen, sensible] : [sensible, keen], random(i)));
    won += shareOf(match.outcome as Outcome, i % 2 ? 0 : 1);
  }
  expect(won).toBeGreaterThan(5);
});
