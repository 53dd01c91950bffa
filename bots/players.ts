// Players as a command names them: `keen`, `deep:100ms`, `deep:50i` (so many iterations), `keen@old.json` (with these
// weights).
import { readFileSync } from 'node:fs';
import { minds } from './bots.ts';
import { levelNames, playerOf } from './thinking/levels.ts';
import type { Player } from './thinking/play.ts';
import type { Budget } from './thinking/thinker.ts';
import type { Weights } from './thinking/weights.ts';

/** Throws if there is no such player of this game. */
export function playerNamed(gameId: string, spec: string): Player {
  const [, level = '', amount, unit, file] = /^(\w+)(?::(\d+)(ms|i))?(?:@(.+))?$/.exec(spec) ?? [];
  const mind = minds.get(gameId);
  if (!mind) throw new Error(`no bot thinks in ${gameId}`);
  const player = playerOf(mind, level, file === undefined ? undefined : weightsIn(file));
  if (!player) throw new Error(`there is no player ${spec}; there is ${levelNames.join(', ')}`);
  if (amount === undefined) return player;
  const budget: Budget = unit === 'ms' ? { ms: Number(amount) } : { iterations: Number(amount) };
  return { ...player, budget };
}

function weightsIn(file: string): Weights {
  return JSON.parse(readFileSync(file, 'utf8')) as Weights;
}
