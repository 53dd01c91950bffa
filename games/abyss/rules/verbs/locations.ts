// Locations move between the deck, the middle of the table, the players and out of the game.
import type { Seat } from '@undertow/shared/table/game.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import type { Abyss } from '../rules.ts';
import type { LocationId, LordId } from '../state.ts';
import { coverLords } from './lords.ts';
import { tellBecause } from './pearls.ts';
import { checked, joined, replaced, topOf, without, write, writePlayer } from './write.ts';

/** Draws Locations for all to see. */
export function drawLocations(table: Abyss, seat: Seat, count: number, ...because: LordId[]): readonly LocationId[] {
  const state = write(table);
  const drawn = topOf(table, state.locationDeck, count, 'Locations to draw');
  state.locationDeck = state.locationDeck.slice(count);
  layBeside(table, drawn);
  tellBecause(table, { type: 'locationsDrawn', seat, locations: drawn }, because);
  return drawn;
}

/** Of the Locations drawn one is chosen; the others become available. */
export function keepDrawn(table: Abyss, seat: Seat, chosen: LocationId): void {
  const state = write(table);
  const others = without(state.drawn, chosen);
  state.drawn = [chosen];
  table.tell({ type: 'locationChosen', seat, location: chosen });
  if (others.length === 0) return;
  state.available = joined(state.available, others);
  table.tell({ type: 'locationsMadeAvailable', locations: others });
}

/** An available Location is chosen, and not yet paid for. */
export function setAside(table: Abyss, seat: Seat, location: LocationId): void {
  const state = write(table);
  state.available = without(state.available, location);
  layBeside(table, [location]);
  table.tell({ type: 'locationChosen', seat, location });
}

/** The last ones have found their place before others are on their way to one. */
function layBeside(table: Abyss, locations: readonly LocationId[]): void {
  const state = write(table);
  if (state.drawn.length > 0) throw new Error(`${state.drawn.join()} has no place yet`);
  state.drawn = locations;
}

export function spendKeys(table: Abyss, seat: Seat, tokens: number, lords: readonly LordId[]): void {
  const player = writePlayer(table, seat);
  player.keys -= checked(tokens, player.keys, `Keys for seat ${seat} to spend`);
  table.tell({ type: 'keysSpent', seat, tokens, lords });
}

/** The Location set aside goes to its player; the Lords that it was taken with go under it. */
export function controlLocation(table: Abyss, seat: Seat, location: LocationId, lords: readonly LordId[]): void {
  const state = write(table);
  const player = writePlayer(table, seat);
  state.drawn = without(state.drawn, location);
  player.locations = joined(player.locations, [location]);
  coverLords(table, seat, lords, location);
  table.tell({ type: 'locationControlled', seat, location, lords });
  table.rules.moments.placeEmptied(table, `location:${location}`);
}

/** An own Location and an available one change places; the Lords stay with their player (B189). */
export function swapLocations(table: Abyss, seat: Seat, own: LocationId, other: LocationId, because: LordId): void {
  const state = write(table);
  state.available = joined(without(state.available, other), [own]);
  replaceOwn(table, seat, own, other);
  table.tell({ type: 'locationSwapped', seat, own, other, because: [because] });
  table.rules.moments.placeEmptied(table, `location:${other}`);
}

/** Puts a Location of the deck in the place of an own one, which leaves the game (B160). */
export function exchangeLocation(table: Abyss, seat: Seat, old: LocationId, location: LocationId): void {
  const state = write(table);
  state.locationDeck = without(state.locationDeck, location);
  state.discardedLocations = joined(state.discardedLocations, [old]);
  replaceOwn(table, seat, old, location);
  table.tell({ type: 'locationExchanged', seat, old, location });
}

function replaceOwn(table: Abyss, seat: Seat, old: LocationId, location: LocationId): void {
  const player = writePlayer(table, seat);
  player.locations = replaced(player.locations, player.locations.indexOf(old), location);
  const covered = player.lords.filter((lord) => lord.under === old).map((lord) => lord.id);
  coverLords(table, seat, covered, location);
}

/** The seat looks through the Location deck. */
export function searchLocationDeck(table: Abyss, seat: Seat): void {
  table.reveal();
  table.tell({ type: 'locationDeckSearched', seat });
}

export function shuffleLocationDeck(table: Abyss): void {
  const state = write(table);
  state.locationDeck = shuffle(table.random, state.locationDeck.slice());
}
