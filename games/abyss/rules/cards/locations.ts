// The 20 Locations (B150-B160). "Your Lords" are all of them: free, disabled and under Locations.
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { resolveControl } from '../control.ts';
import { affiliatedOf, locationOf, lordsOf, opponents, player } from '../queries.ts';
import { type Guild, RACES, type Race } from '../races.ts';
import type { Abyss, Location, Position } from '../rules.ts';
import { exchangeLocation, searchLocationDeck, shuffleLocationDeck } from '../verbs/locations.ts';
import { allyValue } from './allies.ts';

type Points = Location['points'];

export const locations: readonly Location[] = [
  { id: 'sargasso-silos', points: plusPerLordOf('farmer', 5) },
  { id: 'hydrozoa-reserves', points: plusPerLordOf('mage', 6) },
  { id: 'parliament', points: plusPerLordOf('politician', 6) },
  { id: 'barracks', points: plusPerLordOf('military', 7) },
  { id: 'dockworks', points: plusPerLordOf('merchant', 5) },

  { id: 'sanctuary', points: plusPerAffiliated('jellyfish', 4) },
  { id: 'sargasso-fields', points: plusPerAffiliated('seahorse', 3) },
  { id: 'oceanic-senate-assembly', points: plusPerAffiliated('squid', 4) },
  { id: 'chasm', points: plusPerAffiliated('crab', 5) },
  { id: 'nest-of-giant-clams', points: plusPerAffiliated('shellfish', 3) },

  { id: 'abyss', points: (position, seat) => 2 * guildsOf(position, seat).size },
  { id: 'depths', points: (position, seat) => 2 * Math.min(...influences(position, seat)) },
  { id: 'throne-room', points: (position, seat) => Math.max(...influences(position, seat)) },
  { id: 'jail', points: (position, seat) => atLeastZero(15 - lordsOf(position, seat).length) },
  {
    id: 'coral-barrier',
    points: (position, seat) => atLeastZero(20 - player(position, seat).affiliated.length),
  },
  { id: 'closed-tower', points: (position, seat) => 3 * lordsWithKeys(position, seat, 1) },
  { id: 'lost-tower', points: (position, seat) => 3 * lordsWithKeys(position, seat, 0) },
  { id: 'chamber-of-allies', points: weakestOfEachRace },
  { id: 'city-of-mirrors', points: bestOfOpponents },
  { id: 'black-smokers', points: () => 0, onControlled: searchDeck },
];

export function plusPerLordOf(guild: Guild, base: number): Points {
  return (position, seat) => base + 2 * lordsOf(position, seat).filter((lord) => lord.guild === guild).length;
}

function plusPerAffiliated(race: Race, base: number): Points {
  return (position, seat) => base + 3 * affiliatedOf(position, seat, race).length;
}

function guildsOf(position: Position, seat: Seat): Set<Guild> {
  return new Set(lordsOf(position, seat).map((lord) => lord.guild));
}

function influences(position: Position, seat: Seat): number[] {
  const all = lordsOf(position, seat).map((lord) => lord.influence);
  return all.length > 0 ? all : [0];
}

function lordsWithKeys(position: Position, seat: Seat, keys: number): number {
  return lordsOf(position, seat).filter((lord) => lord.keys === keys).length;
}

function atLeastZero(points: number): number {
  return Math.max(0, points);
}

function weakestOfEachRace(position: Position, seat: Seat): number {
  const weakest = RACES.map((race) => affiliatedOf(position, seat, race).map(allyValue))
    .filter((values) => values.length > 0)
    .map((values) => Math.min(...values));
  return weakest.reduce((sum, value) => sum + value, 3);
}

/** What one Location of an opponent would be worth to this seat (B157). */
function bestOfOpponents(position: Position, seat: Seat): number {
  const worth = opponents(position, seat)
    .flatMap((opponent) => player(position, opponent).locations)
    .filter((id) => id !== 'city-of-mirrors')
    .map((id) => locationOf(position, id).points(position, seat));
  return Math.max(0, ...worth);
}

/** Black Smokers: the deck may be looked through, and a Location of it taken in its place (B160). */
function* searchDeck(table: Abyss, owner: Seat): Flow {
  if (table.state.locationDeck.length === 0) return;
  searchLocationDeck(table, owner);
  // In the order of their ids: the order of the deck is hidden from all.
  const answer = yield* choose(owner, 'blackSmokers', [...table.state.locationDeck.toSorted(), 'keep']);
  if (answer !== 'keep') exchangeLocation(table, owner, 'black-smokers', answer);
  shuffleLocationDeck(table);
  if (answer !== 'keep') yield* resolveControl(table, owner, answer);
}
