// The fields of a seat in the base game.
import { flag, keyed, type Marked, multiset, nullable, number, points } from '@undertow/authoring/scenarios/shape.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import { player, supplyOf } from '../../rules/queries.ts';
import type { LocationId, OwnedLord, Player, Score, TokenId } from '../../rules/state.ts';
import type { Laying, SeatField } from './field.ts';
import { perSupply } from './supplies.ts';
import { ally, location, locationName, lord, token } from './words.ts';

const ownedLord: Marked = {
  type: 'marked',
  id: lord,
  marks: { under: { shape: nullable(locationName), absent: null }, disabled: { shape: flag, absent: false } },
};

const pearls: SeatField<number> = {
  name: 'pearls',
  shape: () => number(),
  lay: (laying, seat, value) => Object.assign(at(laying, seat), { pearls: value }),
  read: (position, seat) => player(position, seat).pearls,
  see: (view) => view.pearls,
};

const keys: SeatField<number> = {
  name: 'keys',
  shape: () => number(),
  lay: (laying, seat, value) => Object.assign(at(laying, seat), { keys: value }),
  read: (position, seat) => player(position, seat).keys,
  see: (view) => view.keys,
};

export const hand: SeatField<readonly string[]> = {
  name: 'hand',
  shape: () => multiset(ally),
  lay: (laying, seat, value) => at(laying, seat).hand.push(...value),
  read: (position, seat) => player(position, seat).hand,
  see: (view) => view.hand ?? { hidden: view.handCount },
};

const affiliated: SeatField<readonly string[]> = {
  name: 'affiliated',
  shape: () => multiset(ally),
  lay: (laying, seat, value) => at(laying, seat).affiliated.push(...value),
  read: (position, seat) => player(position, seat).affiliated,
  see: (view) => view.affiliated,
};

const lords: SeatField<readonly (string | GivenLord)[]> = {
  name: 'lords',
  shape: () => multiset(ownedLord),
  lay: (laying, seat, value) => at(laying, seat).lords.push(...value.map(asOwned)),
  read: (position, seat) => player(position, seat).lords.map(written),
  see: (view) => view.lords.map(written),
};

const locations: SeatField<readonly LocationId[]> = {
  name: 'locations',
  shape: () => multiset(location),
  lay: (laying, seat, value) => at(laying, seat).locations.push(...value),
  read: (position, seat) => player(position, seat).locations,
  see: (view) => view.locations,
};

const tokens: SeatField<readonly TokenId[]> = {
  name: 'tokens',
  shape: () => multiset(token),
  lay: (laying, seat, value) => at(laying, seat).tokens.push(...value),
  read: (position, seat) => player(position, seat).tokens,
  see: (view) => view.tokens ?? { hidden: Object.values(view.tokenBacks).reduce((sum, count) => sum + count, 0) },
};

const tokenBacks: SeatField = {
  name: 'tokenBacks',
  shape: (box) => perSupply('Monster tokens by their backs', box, number()),
  read: (position, seat) => {
    const owned = player(position, seat).tokens.map((each) => supplyOf(position, each));
    const counts = position.rules.supplies.map((supply) => [supply, owned.filter((each) => each === supply).length]);
    return Object.fromEntries(counts);
  },
  see: (view) => view.tokenBacks,
};

const score: SeatField = {
  name: 'score',
  shape: () => keyed('a score', ['locations', 'lords', 'allies', 'tokens', 'other', 'total'], points),
  read: ({ state }, seat) => withoutLocations(state.scores?.[seat]),
  see: (view, _, { ended }) => (ended ? withoutLocations(view.score) : undefined),
};

const scoreOf: SeatField = {
  name: 'scoreOf',
  shape: () => keyed('the score', location.known, points),
  read: ({ state }, seat) => state.scores?.[seat]?.scoreOf,
  see: (view, _, { ended }) => (ended ? view.score.scoreOf : undefined),
};

export const seatFields: readonly SeatField[] = [
  pearls,
  keys,
  hand,
  affiliated,
  lords,
  locations,
  tokens,
  tokenBacks,
  score,
  scoreOf,
];

interface GivenLord {
  readonly id: string;
  readonly under?: string | null;
  readonly disabled?: boolean;
}

function at({ state }: Laying, seat: number): Writable<Player> {
  return state.seats[seat] as Writable<Player>;
}

function asOwned(given: string | GivenLord): OwnedLord {
  if (typeof given === 'string') return { id: given };
  const { id, under, disabled } = given;
  return { id, ...(under ? { under } : {}), ...(disabled ? { disabled } : {}) };
}

/** A free Lord that is not disabled is written as its id alone. */
function written({ id, under, disabled }: OwnedLord): Json {
  if (under === undefined && !disabled) return id;
  return { id, ...(under === undefined ? {} : { under }), ...(disabled ? { disabled } : {}) };
}

function withoutLocations(score: Score | undefined): Json | undefined {
  if (!score) return undefined;
  const { scoreOf: _, ...sums } = score;
  return sums;
}
