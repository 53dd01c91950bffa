// What Leviathan brings into a written position: the Border, Wounds, slain Leviathans and their figure, and dice.
import {
  keyed,
  type Marked,
  multiset,
  nullable,
  number,
  ordered,
  seatNumber,
  type Word,
} from '@undertow/authoring/scenarios/shape.ts';
import type { Frozen, Seat } from '@undertow/shared/table/game.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import { leviathanIds, SPACES, type Space } from '../../rules/leviathan/leviathans.ts';
import { type Beast, type LeviathanState, leviathanStateOf } from '../../rules/leviathan/state.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import type { PartFields, SeatField, TableField } from './field.ts';
import { hand } from './seat-fields.ts';

const STARTING_ALLY = 'crab-1';

const leviathan: Word = { type: 'word', what: 'a Leviathan', known: new Set(leviathanIds), kit: 'leviathans' };

const beast: Marked = { type: 'marked', id: leviathan, marks: { beaten: { shape: number(), absent: 0 } } };

/** A seat that is given no hand has the Ally that it starts with. */
const startingHand: SeatField<readonly string[]> = {
  ...hand,
  deal: ({ state, left }, seat) => {
    const cards = left('exploration');
    const at = cards.indexOf(STARTING_ALLY);
    if (at >= 0) state.seats[seat]?.hand.push(...cards.splice(at, 1));
  },
};

const wounds: SeatField<number> = {
  name: 'wounds',
  shape: () => number(),
  lay: ({ state }, seat, value) => {
    leviathans(state).wounds[seat] = value;
  },
  read: (position, seat) => leviathanStateOf(position).wounds[seat],
  see: (_, seat, view) => shown(view).wounds[seat],
};

const slain: SeatField<readonly string[]> = {
  name: 'slain',
  shape: () => multiset(leviathan),
  lay: ({ state }, seat, value) => leviathans(state).slain[seat]?.push(...value),
  read: (position, seat) => leviathanStateOf(position).slain[seat],
  see: (_, seat, view) => shown(view).slain[seat],
};

type GivenBeast = string | { readonly id: string; readonly beaten?: number };

const border: TableField<Readonly<Partial<Record<Space, GivenBeast | null>>>> = {
  name: 'border',
  shape: () => keyed('the Border', SPACES, nullable(beast)),
  lay: ({ state }, value) => {
    for (const space of SPACES) leviathans(state).border[space] = asBeast(value[space] ?? null);
  },
  deal: (laying) => {
    const [first] = laying.left('leviathans').splice(0, 1);
    if (first !== undefined) border.lay?.(laying, { [takenSpace(laying.state)]: first });
  },
  read: (position) => written(leviathanStateOf(position).border),
  see: (view) => written(shown(view).border),
};

const leviathanDeck: TableField<readonly string[]> = {
  name: 'leviathanDeck',
  shape: () => ordered(leviathan),
  lay: ({ state }, value) => {
    const { deck } = leviathans(state);
    deck.splice(0, deck.length, ...value);
  },
  deal: (laying) => leviathanDeck.lay?.(laying, laying.left('leviathans').splice(0)),
  read: (position) => leviathanStateOf(position).deck,
  see: (view) => ({ hidden: shown(view).deckCount }),
};

const scourge: TableField<Seat | null> = {
  name: 'scourge',
  shape: ({ seats }) => nullable(seatNumber(seats)),
  lay: ({ state }, value) => {
    leviathans(state).scourge = value;
  },
  read: (position) => leviathanStateOf(position).scourge,
  see: (view) => shown(view).scourge,
};

/** What the next dice show, in this order. Only given: it cannot be read from a game. */
const dice: TableField<readonly number[]> = {
  name: 'dice',
  shape: () => ordered(number(1, 6)),
  lay: ({ state }, value) => leviathans(state).dice.push(...value),
};

export const leviathanFields: PartFields = {
  seat: [startingHand, wounds, slain],
  table: [border, leviathanDeck, scourge, dice],
  kits: { leviathans: leviathanIds },
};

function leviathans({ expansions }: State): Writable<LeviathanState> {
  return expansions.leviathan as Writable<LeviathanState>;
}

function shown({ expansions }: View) {
  if (!expansions.leviathan) throw new Error('the view does not show Leviathan');
  return expansions.leviathan;
}

function asBeast(given: GivenBeast | null): Beast | null {
  if (given === null) return null;
  return typeof given === 'string' ? { id: given, beaten: 0 } : { id: given.id, beaten: given.beaten ?? 0 };
}

/** The space to which the dice brought the first Leviathan of the fresh game. */
function takenSpace(state: State): Space {
  return SPACES.find((space) => leviathans(state).border[space]) ?? SPACES[0];
}

function written(all: Frozen<Record<Space, Beast | null>>) {
  return Object.fromEntries(
    SPACES.map((space) => {
      const there = all[space];
      return [space, there && { id: there.id, beaten: there.beaten }];
    }),
  );
}
