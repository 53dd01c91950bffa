// Ambassadors, who ask for all five Races and bring their own Location.
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { chooseDrawn, takeControl } from '../../control.ts';
import type { Abyss, Lord } from '../../rules.ts';

// biome-ignore format: one row is one card
export const ambassadors: readonly Lord[] = [
  { id: 'sage', guild: 'ambassador', cost: 10, races: 5, influence: 4, keys: 0,
    onRecruited: settling('sage', 2) },
  { id: 'hermit', guild: 'ambassador', cost: 10, races: 5, influence: 5, keys: 0,
    onRecruited: settling('hermit', 1) },
  { id: 'elder', guild: 'ambassador', cost: 10, races: 5, influence: 3, keys: 0,
    onRecruited: settling('elder', 3) },
];

/** One of so many drawn Locations, or of all if there are fewer, is taken, with the Ambassador under it and without Keys (B108). */
function settling(id: string, count: number) {
  return function* (table: Abyss, owner: Seat): Flow {
    const drawable = Math.min(count, table.state.locationDeck.length);
    if (drawable === 0) return;
    const location = yield* chooseDrawn(table, owner, drawable, 'ambassadorLocation', id);
    yield* takeControl(table, owner, location, [id]);
  };
}
