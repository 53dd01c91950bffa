// Smugglers, who ask for no particular Race and deal in Nebulis.
import { pick } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { opponents } from '../queries.ts';
import type { Abyss, Lord } from '../rules.ts';
import { seatOf, seatOption } from '../seat-option.ts';
import { gainPearls } from '../verbs/pearls.ts';
import { earnNebulis, settleFigure } from './nebulis.ts';
import { place } from './sentinels.ts';
import { krakenOf } from './state.ts';
import { bringSentinel, gainNebulis, loseNebulis } from './verbs.ts';

// biome-ignore format: one row is one card
export const smugglers: readonly Lord[] = [
  { id: 'ferryman', guild: 'smuggler', cost: 7, races: 1, influence: 5, keys: 1,
    onTurn: { isUsable: (position, owner) => (krakenOf(position).nebulis[owner] ?? 0) > 0, use: ferry } },
  { id: 'outlaw', guild: 'smuggler', cost: 7, races: 1, influence: 6, keys: 1,
    always: { nebulisAtOnce: 2 } },
  { id: 'counterfeiter', guild: 'smuggler', cost: 7, races: 1, influence: 5, keys: 1,
    always: { nebulisFreely: true } },
  { id: 'fence', guild: 'smuggler', cost: 7, races: 1, influence: 8, keys: 0,
    onRecruited: fenceNebulis },
  { id: 'cleaner', guild: 'smuggler', cost: 7, races: 1, influence: 7, keys: 1,
    always: { cleanEnd: true } },
  { id: 'watcher', guild: 'smuggler', cost: 5, races: 2, influence: 4, keys: 0,
    onRecruited: bringing('watcher') },
  { id: 'vigil', guild: 'smuggler', cost: 5, races: 2, influence: 4, keys: 0,
    onRecruited: bringing('vigil') },
  { id: 'lookout', guild: 'smuggler', cost: 5, races: 2, influence: 4, keys: 0,
    onRecruited: bringing('lookout') },
];

function* ferry(table: Abyss, owner: Seat): Flow {
  loseNebulis(table, owner, 1, 'ferryman');
  gainPearls(table, owner, 1, 'ferryman');
  yield* settleFigure(table, []);
}

/** A Nebulis to each opponent, or to as many as there are Nebulis; all at the same time. */
function* fenceNebulis(table: Abyss, owner: Seat): Flow {
  const seats = opponents(table, owner).map(seatOption);
  const count = Math.min(krakenOf(table).nebulis[owner] ?? 0, seats.length);
  if (count === 0) return;
  const chosen = yield* pick(owner, 'fenceTargets', seats, count);
  const receivers = chosen.map(seatOf);
  loseNebulis(table, owner, count, 'fence');
  for (const seat of receivers) gainNebulis(table, seat, 1, 'fence');
  yield* settleFigure(table, receivers);
}

/** A Nebulis, and a Sentinel to place. */
function bringing(id: string) {
  return function* (table: Abyss, owner: Seat): Flow {
    yield* earnNebulis(table, owner, 1, id);
    bringSentinel(table, owner, id);
    yield* place(table, owner, id);
  };
}
