// The six Locations of Kraken (K44, K46).
import { plusPerLordOf } from '../cards/locations.ts';
import type { Location } from '../rules.ts';
import { lootPoints, searching } from './loot.ts';
import { krakenOf } from './state.ts';

export const locations: readonly Location[] = [
  { id: 'gambling-den', points: plusPerLordOf('smuggler', 5) },
  {
    id: 'krakens-lair',
    points: (position, seat) => 15 - 3 * (krakenOf(position).nebulis[seat] ?? 0),
  },
  lootLocation('cetacean-graveyard'),
  lootLocation('abandoned-convoy'),
  lootLocation('megalodon'),
  lootLocation('battlefield'),
];

function lootLocation(id: string): Location {
  return { id, points: lootPoints(id), onControlled: searching(id) };
}
