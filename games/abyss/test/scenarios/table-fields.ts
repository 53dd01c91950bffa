// The fields of the table in the base game.
import {
  fields,
  flag,
  keyed,
  multiset,
  nullable,
  number,
  ordered,
  perSeat,
  seatNumber,
  type Word,
} from '@undertow/authoring/scenarios/shape.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { perRace, RACES } from '../../rules/races.ts';
import { COURT_SPACES, type State, THREAT_SPACES, TRACK_SPACES } from '../../rules/state.ts';
import type { TableField } from './field.ts';
import { perSupply } from './supplies.ts';
import { ally, card, location, lord, token } from './words.ts';

const active: TableField<number> = {
  name: 'active',
  shape: ({ seats }) => seatNumber(seats),
  lay: ({ state }, value) => Object.assign(state, { active: value }),
  read: ({ state }) => state.active,
  see: (view) => view.active,
};

const round: TableField<number> = {
  name: 'round',
  shape: () => number(1),
  lay: ({ state }, value) => Object.assign(state, { round: value }),
  read: ({ state }) => state.round,
  see: (view) => view.round,
};

const threat: TableField<number> = {
  name: 'threat',
  shape: () => number(1, THREAT_SPACES),
  lay: ({ state }, value) => Object.assign(state, { threat: value }),
  read: ({ state }) => state.threat,
  see: (view) => view.threat,
};

const track: TableField<readonly (string | null)[]> = {
  name: 'track',
  shape: () => ordered(nullable(card), TRACK_SPACES),
  lay: ({ state }, value) => state.track.push(...withoutEmptyEnd(value)),
  read: ({ state }) => withoutEmptyEnd(state.track),
  see: (view) => withoutEmptyEnd(view.track),
};

const discard: TableField<readonly string[]> = {
  name: 'discard',
  shape: () => multiset(card),
  lay: ({ state }, value) => state.discard.push(...value),
  read: ({ state }) => state.discard,
  see: (view) => ({ hidden: view.discardCount }),
};

const council: TableField<Partial<State['council']>> = {
  name: 'council',
  shape: () => keyed('the Council', RACES, multiset(ally)),
  lay: ({ state }, value) => {
    for (const race of RACES) state.council[race].push(...(value[race] ?? []));
  },
  read: ({ state }) => state.council,
  see: (view) => perRace((race): Json => ({ hidden: view.councilCounts[race] })),
};

const purchases: TableField<{ price?: number; bought?: Readonly<Record<string, number>> }> = {
  name: 'purchases',
  shape: ({ seats }) => fields('the purchases', { price: number(1), bought: perSeat(seats, number()) }),
  lay: ({ state, box }, { price, bought = {} }) => {
    const each = Array.from({ length: box.seats }, (_, seat) => bought[seat] ?? 0);
    // Each purchase has made the next one dearer (B32).
    state.purchases = { price: price ?? each.reduce((sum, count) => sum + count, 1), bought: each };
  },
  read: ({ state }) => ({ ...state.purchases }),
  see: (view) => ({ ...view.purchases }),
};

const court: TableField<readonly string[]> = {
  name: 'court',
  shape: () => ordered(lord, COURT_SPACES),
  lay: ({ state }, value) => state.court.push(...value),
  deal: ({ state, left }) => state.court.push(...left('lords').splice(0, COURT_SPACES)),
  read: ({ state }) => state.court,
  see: (view) => view.court,
};

const available: TableField<readonly string[]> = {
  name: 'available',
  shape: () => multiset(location),
  lay: ({ state }, value) => state.available.push(...value),
  deal: ({ state, left }) => state.available.push(...left('locations').splice(0, 1)),
  read: ({ state }) => state.available,
  see: (view) => view.available,
};

/** Monster tokens by supply. A supply that is not named holds all that is left of it. */
const tokenSupply: TableField<Readonly<Record<string, readonly string[]>>> = {
  name: 'tokenSupply',
  shape: (box) => perSupply('the supply of Monster tokens', box, ordered(token)),
  lay: ({ state, box, left }, value) => {
    for (const supply of box.rules.supplies) {
      const rest = left('tokens').filter((each) => box.rules.tokens[supply]?.includes(each));
      state.tokenSupply[supply] = [...(value[supply] ?? rest)];
    }
  },
  deal: (laying) => tokenSupply.lay?.(laying, {}),
  read: ({ state }) => state.tokenSupply,
  see: (view) =>
    Object.fromEntries(Object.entries(view.tokenSupplyCounts).map(([supply, hidden]) => [supply, { hidden }])),
};

const ended: TableField = {
  name: 'ended',
  shape: () => flag,
  read: ({ state }) => state.scores !== null,
  see: (view) => view.ended,
};

const ranking: TableField = {
  name: 'ranking',
  shape: ({ seats }) => ordered(multiset(seatNumber(seats))),
  read: (_, outcome) => outcome?.ranking,
  see: (_, outcome) => outcome?.ranking,
};

export const tableFields: readonly TableField[] = [
  active,
  round,
  threat,
  track,
  discard,
  council,
  purchases,
  court,
  available,
  tokenSupply,
  pile('explorationDeck', 'exploration', card),
  pile('lordDeck', 'lords', lord),
  pile('locationDeck', 'locations', location),
  ended,
  ranking,
];

/** A face-down pile: exactly the list that is given, top first, or all that is left. */
function pile(
  name: 'explorationDeck' | 'lordDeck' | 'locationDeck',
  kit: string,
  each: Word,
): TableField<readonly string[]> {
  return {
    name,
    shape: () => ordered(each),
    lay: ({ state }, value) => state[name].push(...value),
    deal: ({ state, left }) => state[name].push(...left(kit).splice(0)),
    read: ({ state }) => state[name],
    see: (view) => ({ hidden: view[`${name}Count`] }),
  };
}

/** Empty spaces at the end of the track are left out. */
function withoutEmptyEnd(spaces: readonly (string | null)[]): readonly (string | null)[] {
  return spaces.slice(0, spaces.findLastIndex((each) => each !== null) + 1);
}
