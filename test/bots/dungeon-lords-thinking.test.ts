// How the bots of Dungeon Lords that think go about orders, and what it brings them.
import { minds } from '@undertow/bots/bots.ts';
import { Rivalry } from '@undertow/bots/dungeon-lords/rivalry.ts';
import { levelNames, playerOf } from '@undertow/bots/thinking/levels.ts';
import { type Player, play } from '@undertow/bots/thinking/play.ts';
import type { Situation } from '@undertow/bots/thinking/thinker.ts';
import type { TryingAll } from '@undertow/bots/thinking/trial.ts';
import { shareOf } from '@undertow/bots/thinking/value.ts';
import { dungeonLords } from '@undertow/shared/dungeon-lords/index.ts';
import type { AnyMatch } from '@undertow/shared/games.ts';
import type { Answer, Decision, Outcome } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';

const random = (seed: number) => openRandom({ seed: `fast:${seed}`, position: 0 });

function playerAt(level: string): Player {
  const mind = minds.get(dungeonLords.id);
  const player = mind && playerOf(mind, level);
  if (!player) throw new Error(`there is ${levelNames.join()}, and no ${level}`);
  return { ...player, budget: { iterations: 1 } };
}

test('rivals plan what has served them, the more often the more is tried', () => {
  const match = Match.start(dungeonLords, { full: false }, 2, 'fast:1');
  const decision = match.pending.find(({ seat, prompt }) => seat === 0 && prompt === 'planOrders') as Decision;
  const seen: string[] = [];
  const trial: TryingAll = {
    world: () => ({ state: null, seed: 'fast:1' }),
    outcomes: (_, __, answers) => {
      seen.push(JSON.stringify(answers.get(1)));
      return [0.5, seen.at(-1) === seen[0] ? 0.7 : 0.3];
    },
  };
  const situation = { match, decision } as unknown as Situation;
  const rivalry = new Rivalry(match.view(0), 0, trial);
  const chance = random(1);
  const own = ['get-food', 'dig-tunnels', 'mine-gold'] as Answer;
  for (let i = 0; i < 200; i++) {
    const world = rivalry.world(situation, chance);
    expect(world && rivalry.outcome(situation, world, own, 1)).toBe(0.5);
  }
  const often = (plans: readonly string[]) => plans.filter((plan) => plan === seen[0]).length / plans.length;
  expect(often(seen.slice(0, 20))).toBeLessThan(0.7);
  expect(often(seen.slice(100))).toBeGreaterThan(0.7);
  expect(new Set(seen).size).toBeGreaterThan(3);
});

test('who looks a season ahead wins most games against the sensible player', () => {
  const [keen, sensible] = [playerAt('keen'), playerAt('sensible')];
  let won = 0;
  for (let i = 0; i < 4; i++) {
    const match: AnyMatch = Match.start(dungeonLords, { full: i >= 2 }, 2, `fast:${i + 1}`) as never;
    for (const _ of play(match, i % 2 ? [keen, sensible] : [sensible, keen], random(i)));
    won += shareOf(match.outcome as Outcome, i % 2 ? 0 : 1);
  }
  expect(won).toBeGreaterThan(2);
});
