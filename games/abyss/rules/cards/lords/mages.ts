// Mages, who ask for Jellyfish.
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { resolveControl } from '../../control.ts';
import { locationsFor, player, stacksFor } from '../../queries.ts';
import type { Abyss, Lord } from '../../rules.ts';
import { discardStack, takeStack } from '../../verbs/exploration.ts';
import { swapLocations } from '../../verbs/locations.ts';
import { gainExtraTurn } from '../../verbs/turn.ts';

// biome-ignore format: one row is one card
export const mages: readonly Lord[] = [
  { id: 'shaman', guild: 'mage', cost: 6, races: 3, required: 'jellyfish', influence: 5, keys: 1,
    always: { protection: true } },
  { id: 'invoker', guild: 'mage', cost: 8, races: 1, required: 'jellyfish', influence: 8, keys: 0,
    *onRecruited(table, owner) { gainExtraTurn(table, owner, 'invoker'); } },
  { id: 'apprentice', guild: 'mage', cost: 6, races: 3, required: 'jellyfish', influence: 9, keys: 0,
    onRecruited: fetchStack },
  { id: 'oracle', guild: 'mage', cost: 8, races: 2, required: 'jellyfish', influence: 5, keys: 1,
    onTurn: { isUsable: (position, owner) => stacksFor(position, owner).length > 0, use: dismissStack } },
  { id: 'alchemist', guild: 'mage', cost: 7, races: 1, required: 'jellyfish', influence: 5, keys: 1,
    always: { secondStack: true } },
  { id: 'illusionist', guild: 'mage', cost: 10, races: 1, required: 'jellyfish', influence: 9, keys: 0,
    onRecruited: swapLocation },
  { id: 'master-of-magic', guild: 'mage', cost: 10, races: 3, required: 'jellyfish', influence: 6, keys: 1,
    always: { anyAffiliation: true } },
];

/** One stack of the Council. Not a request for support: no second stack (B186). */
function* fetchStack(table: Abyss, owner: Seat): Flow {
  const stacks = stacksFor(table, owner);
  if (stacks.length === 0) return;
  takeStack(table, owner, yield* choose(owner, 'apprenticeStack', stacks), 'apprentice');
}

/** One whole stack goes unseen to the discard pile. */
function* dismissStack(table: Abyss, owner: Seat): Flow {
  discardStack(table, owner, yield* choose(owner, 'oracleStack', stacksFor(table, owner)), 'oracle');
}

/** An own Location and an available one change places. */
function* swapLocation(table: Abyss, owner: Seat): Flow {
  const swaps = player(table, owner).locations.flatMap((own) =>
    locationsFor(table, owner).map((other) => `${own}>${other}`),
  );
  if (swaps.length === 0) return;
  const answer = yield* choose(owner, 'illusionistSwap', [...swaps, 'pass']);
  if (answer === 'pass') return;
  const [own = '', other = ''] = answer.split('>');
  swapLocations(table, owner, own, other, 'illusionist');
  yield* resolveControl(table, owner, other);
}
