// Merchants, who ask for Shellfish and bring Pearls.
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { faces, player } from '../../queries.ts';
import type { Abyss, Lord, Position } from '../../rules.ts';
import { discardAllies } from '../../verbs/exploration.ts';
import { gainPearls } from '../../verbs/pearls.ts';

// biome-ignore format: one row is one card
export const merchants: readonly Lord[] = [
  { id: 'ship-master', guild: 'merchant', cost: 6, races: 3, required: 'shellfish', influence: 5, keys: 1,
    always: { pearlsPerRaceLeft: 1 } },
  { id: 'trader', guild: 'merchant', cost: 10, races: 3, required: 'shellfish', influence: 9, keys: 0,
    onRecruited: bringing(3, 'trader') },
  { id: 'peddler', guild: 'merchant', cost: 8, races: 1, required: 'shellfish', influence: 9, keys: 0,
    onRecruited: bringing(2, 'peddler') },
  { id: 'landlord', guild: 'merchant', cost: 10, races: 2, required: 'shellfish', influence: 5, keys: 1,
    always: { income: 1 }, onRecruited: bringing(1, 'landlord') },
  { id: 'slaver', guild: 'merchant', cost: 8, races: 1, required: 'shellfish', influence: 5, keys: 1,
    onTurn: { isUsable: hasAllyInHand, use: sellAlly } },
  { id: 'shopkeeper', guild: 'merchant', cost: 6, races: 3, required: 'shellfish', influence: 9, keys: 0,
    onRecruited: bringing(1, 'shopkeeper') },
];

export function bringing(pearls: number, because: string) {
  return function* (table: Abyss, owner: Seat): Flow {
    gainPearls(table, owner, pearls, because);
  };
}

function hasAllyInHand(position: Position, owner: Seat): boolean {
  return player(position, owner).hand.length > 0;
}

function* sellAlly(table: Abyss, owner: Seat): Flow {
  const sold = yield* choose(owner, 'slaverDiscard', faces(player(table, owner).hand));
  discardAllies(table, owner, [sold], 'slaver');
  gainPearls(table, owner, 2, 'slaver');
}
