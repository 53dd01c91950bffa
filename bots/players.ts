// Players as a command names them: `keen`, `deep:100ms`, `deep:50i` (so many iterations), `keen@old.json` (with these
// weights), `keen@score` (as if no value had been taught).
import { readFileSync } from 'node:fs';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { botFor, botNames, levelsIn } from './bots.ts';
import { bots, games, minds } from './known-games.ts';
import { playerOf } from './thinking/levels.ts';
import type { Player } from './thinking/play.ts';
import type { Budget } from './thinking/thinker.ts';
import type { AnyMind } from './thinking/trial.ts';
import type { Weights } from './thinking/weights.ts';
import { wholeMind } from './thinking/whole-mind.ts';

const BY_SCORE = 'score';

/** Throws if there is no such player of this game. */
export function playerNamed(gameId: string, spec: string): Player {
  const [, level = '', amount, unit, file] = /^(\w+)(?::(\d+)(ms|i))?(?:@(.+))?$/.exec(spec) ?? [];
  const mind = file === BY_SCORE ? mindByScore(gameId) : minds.get(gameId);
  const weights = file === undefined || file === BY_SCORE ? mind?.weights : weightsIn(file);
  const player = (mind && playerOf(mind, level, weights)) ?? instant(gameId, level);
  if (!player) throw new Error(`there is no player ${spec}; there is ${namesOf(gameId).join(', ')}`);
  if (amount === undefined) return player;
  const budget: Budget = unit === 'ms' ? { ms: Number(amount) } : { iterations: Number(amount) };
  return { ...player, budget };
}

/** The mind that the game would have if it brought none. */
function mindByScore(gameId: string): AnyMind | undefined {
  const known = games.get(gameId);
  return known && wholeMind(known, { named: bots.get(gameId) ?? [] });
}

/** A bot of the game that answers at once. */
function instant(gameId: string, name: string): Player | undefined {
  const game = games.get(gameId)?.game;
  if (!game || !botNames(game, bots).includes(name)) return undefined;
  return {
    budget: { iterations: 1 },
    think: ({ match, decision }, random) =>
      botFor(game, random, name, bots)?.(match.view(decision.seat) as Json, decision) as Answer,
  };
}

function namesOf(gameId: string): readonly string[] {
  return levelsIn(gameId, { bots, minds }).map(({ level }) => level);
}

function weightsIn(file: string): Weights {
  return JSON.parse(readFileSync(file, 'utf8')) as Weights;
}
