// What it brings to bots of Dungeon Lords that they think.
import { minds } from '@undertow/bots/bots.ts';
import { levelNames, playerOf } from '@undertow/bots/thinking/levels.ts';
import { type Player, play } from '@undertow/bots/thinking/play.ts';
import { shareOf } from '@undertow/bots/thinking/value.ts';
import { dungeonLords } from '@undertow/shared/dungeon-lords/index.ts';
import type { AnyMatch } from '@undertow/shared/games.ts';
import type { Outcome } from '@undertow/shared/table/game.ts';
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
