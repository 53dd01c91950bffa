// What Kraken brings into a written position: Nebulis and the figure, Sentinels and Loot.
import {
  fields,
  keyed,
  multiset,
  nullable,
  number,
  ordered,
  seatNumber,
  type Word,
} from '@undertow/authoring/scenarios/shape.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import { locations } from '../../rules/kraken/locations.ts';
import { lootCards } from '../../rules/kraken/loot.ts';
import { type KrakenState, krakenOf } from '../../rules/kraken/state.ts';
import { RACES } from '../../rules/races.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import type { PartFields, SeatField, TableField } from './field.ts';
import { location, lord } from './words.ts';

const SENTINELS = ['watcher', 'vigil', 'lookout'];

const loot: Word = { type: 'word', what: 'a Loot card', known: new Set(lootCards), kit: 'loot' };

/** Where a Sentinel can stand. What stands there is only referred to. */
const place: Word = {
  type: 'word',
  what: 'a place for a Sentinel',
  known: new Set([
    ...[...lord.known].map((id) => `court:${id}`),
    ...RACES.map((race) => `council:${race}`),
    ...[...location.known].map((id) => `location:${id}`),
  ]),
};

/** The Locations that are searched for Loot. */
const lootLocations = locations.flatMap(({ id, onControlled }) => (onControlled ? [id] : []));

type Sentinels = Readonly<Record<string, { readonly seat: Seat; readonly on?: string | null }>>;
type LootByLocation = Readonly<Record<string, readonly string[]>>;
const lootByLocation = keyed('the Loot', lootLocations, multiset(loot));

const nebulis: SeatField<number> = {
  name: 'nebulis',
  shape: () => number(),
  lay: ({ state }, seat, value) => {
    kraken(state).nebulis[seat] = value;
  },
  read: (position, seat) => krakenOf(position).nebulis[seat],
  see: (_, seat, view) => shown(view).nebulis[seat],
};

const seatLoot: SeatField<LootByLocation> = {
  name: 'loot',
  shape: () => lootByLocation,
  lay: ({ state }, seat, value) => {
    // A Loot Location that a seat has was searched when it was taken, even if nothing is left of that (K40).
    const searched = state.seats[seat]?.locations.filter((id) => lootLocations.includes(id)) ?? [];
    for (const id of searched) kraken(state).loot[id] = [...(value[id] ?? [])];
  },
  deal: (laying, seat) => seatLoot.lay?.(laying, seat, {}),
  read: (position, seat) => lying(krakenOf(position).loot, position.state.seats[seat]?.locations),
  see: (view, _, whole) => lying(shown(whole).loot, view.locations),
};

const availableLoot: TableField<LootByLocation> = {
  name: 'availableLoot',
  shape: () => lootByLocation,
  lay: ({ state }, value) => {
    for (const [id, cards] of Object.entries(value)) kraken(state).loot[id] = [...cards];
  },
  read: (position) => lying(krakenOf(position).loot, position.state.available),
  see: (view) => lying(shown(view).loot, view.available),
};

const lootDeck: TableField<readonly string[]> = {
  name: 'lootDeck',
  shape: () => ordered(loot),
  lay: ({ state }, value) => {
    const { lootDeck: pile } = kraken(state);
    pile.splice(0, pile.length, ...value);
  },
  deal: (laying) => lootDeck.lay?.(laying, laying.left('loot').splice(0)),
  read: (position) => krakenOf(position).lootDeck,
  see: (view) => ({ hidden: shown(view).lootDeckCount }),
};

const krakenFigure: TableField<Seat | null> = {
  name: 'krakenFigure',
  shape: ({ seats }) => nullable(seatNumber(seats)),
  lay: ({ state }, value) => {
    kraken(state).figure = value;
  },
  read: (position) => krakenOf(position).figure,
  see: (view) => shown(view).figure,
};

const sentinels: TableField<Sentinels> = {
  name: 'sentinels',
  shape: ({ seats }) =>
    keyed('the Sentinels', SENTINELS, fields('a Sentinel', { seat: seatNumber(seats), on: nullable(place) })),
  lay: ({ state }, value) => {
    for (const [id, { seat, on = null }] of Object.entries(value)) kraken(state).sentinels[id] = { seat, on };
  },
  read: (position) => written(krakenOf(position).sentinels),
  see: (view) => written(shown(view).sentinels),
};

export const krakenFields: PartFields = {
  seat: [nebulis, seatLoot],
  table: [availableLoot, lootDeck, krakenFigure, sentinels],
  kits: { loot: lootCards },
  objections: (given) => [...strayLoot(given), ...ownerless(given)],
};

function kraken({ expansions }: State): Writable<KrakenState> {
  return expansions.kraken as Writable<KrakenState>;
}

function shown({ expansions }: View) {
  if (!expansions.kraken) throw new Error('the view does not show Kraken');
  return expansions.kraken;
}

/** The Loot on those of these Locations that can have some. */
function lying(all: LootByLocation, locations: readonly string[] = []): LootByLocation {
  const places = locations.filter((id) => lootLocations.includes(id));
  return Object.fromEntries(places.map((id) => [id, all[id] ?? []]));
}

function written(all: Sentinels) {
  return Object.fromEntries(Object.entries(all).map(([id, { seat, on = null }]) => [id, { seat, on }]));
}

/** Loot lies on a Location that lies where the Loot does. */
function strayLoot({ seats = {}, available = [], availableLoot: onAvailable = {} }: Given): string[] {
  const bySeat = Object.entries(seats).map(([seat, { loot: own = {}, locations: there = [] }]) => {
    return { path: `seats.${seat}.loot`, given: own, there };
  });
  return [...bySeat, { path: 'availableLoot', given: onAvailable, there: available }].flatMap(
    ({ path, given, there }) =>
      Object.keys(given)
        .filter((id) => !there.includes(id))
        .map((id) => `given.${path}: ${id} does not lie there`),
  );
}

function ownerless({ sentinels: given = {} }: Given): string[] {
  return Object.entries(given).flatMap(([id, { seat }]) =>
    seat === undefined ? [`given.sentinels.${id}: it belongs to no seat`] : [],
  );
}

interface Given {
  readonly seats?: Readonly<Record<string, { readonly loot?: LootByLocation; readonly locations?: readonly string[] }>>;
  readonly available?: readonly string[];
  readonly availableLoot?: LootByLocation;
  readonly sentinels?: Readonly<Record<string, { readonly seat?: Seat }>>;
}
