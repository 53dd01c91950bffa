// The six Locations of Kraken (K44, K46).
import { plusPerLordOf } from '../cards/locations.ts';
import type { Location } from '../rules.ts';
import { lootPoints, searching } from './loot.ts';
import { krakenOf } from './state.ts';

export const locations: readonly Location[] = [
  { id: 'gambling-den', name: 'The Gambling Den', points: plusPerLordOf('smuggler', 5) },
  {
    id: 'krakens-lair',
    name: "The Kraken's Lair",
    points: (position, seat) => 15 - 3 * (krakenOf(position).nebulis[seat] ?? 0),
  },
  lootLocation('cetacean-graveyard', 'The Cetacean Graveyard'),
  lootLocation('abandoned-convoy', 'The Abandoned Convoy'),
  lootLocation('megalodon', 'The Megalodon'),
  lootLocation('battlefield', 'The Battlefield'),
];

function lootLocation(id: string, name: string): Location {
  return { id, name, points: lootPoints(id), onControlled: searching(id) };
}
