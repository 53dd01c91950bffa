// The table before the first question (D20-D26, D191).
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import { creaturesOfYear } from './cards/creatures.ts';
import { heroesOfYear } from './cards/heroes.ts';
import { orderIds } from './cards/orders.ts';
import { combatCardsOfYear, specialEventIds, trapDeck } from './cards/printed.ts';
import { roomsOfYear } from './cards/rooms.ts';
import { trainingFight } from './combat/alone.ts';
import { emptyTable, STARTING_EVIL, startingSeat } from './start.ts';
import type { Dummy, DummyId, EventId, Options, State, YearBox } from './state.ts';
import { type DungeonTable, LAST_COMBAT_ROUND } from './table.ts';
import { dealOrders, drawOrders } from './verbs/orders.ts';

const BLOCKED = 2;
const DRAWN = 3;
const BLOCKED_BY_DUMMY = 3;
export const EVENTS: readonly EventId[] = ['payday', 'taxes', 'special'];

export function setup(options: Options, seats: number, random: Random, tell: DungeonTable['tell'] = () => {}): State {
  if (options.training !== undefined) return trainingFight(options);
  const [specialOfFirst = null, specialOfSecond = null] = options.full ? shuffle(random, [...specialEventIds]) : [];
  const first = yearBox(1, specialOfFirst, random);
  const state: State = {
    ...emptyTable(options, Array.from({ length: seats }, startingSeat)),
    stage: options.full ? 'drawing' : 'preparation',
    starting: random.below(seats),
    events: shuffle(random, [...EVENTS]),
    specialEvent: first.specialEvent,
    dummies: dummiesFor(seats, random),
    dummyEvil: seats === 2 ? STARTING_EVIL : null,
    combatCards: first.combatCards,
    trapDeck: shuffle(random, [...trapDeck]),
    heroPile: first.heroes,
    creaturePile: first.creatures,
    roomPile: first.rooms,
    nextYear: yearBox(2, specialOfSecond, random),
  };
  const table: DungeonTable = { state, random, tell, reveal() {} };
  tell({ type: 'yearBegan', year: state.year });
  for (const seat of state.seats.keys()) {
    const drawn = shuffle(random, [...orderIds]);
    if (options.full) drawOrders(table, seat, drawn.slice(0, DRAWN));
    else dealOrders(table, seat, drawn.slice(0, BLOCKED));
  }
  return state;
}

export function yearBox(year: number, specialEvent: string | null, random: Random): YearBox {
  return {
    combatCards: shuffle(random, combatCardsOfYear(year)).slice(0, LAST_COMBAT_ROUND),
    heroes: shuffle(random, heroesOfYear(year)),
    creatures: shuffle(random, creaturesOfYear(year)),
    rooms: shuffle(random, roomsOfYear(year)),
    specialEvent,
  };
}

/** One dummy in a game of three, two in a game of two: five of its cards are its deck, three are blocked (D25, D26). */
function dummiesFor(seats: number, random: Random): Readonly<Record<string, Dummy>> {
  const ids: readonly DummyId[] = seats === 2 ? ['dummy-1', 'dummy-2'] : seats === 3 ? ['dummy-1'] : [];
  return Object.fromEntries(
    ids.map((id) => [
      id,
      { blocked: shuffle(random, [...orderIds]).slice(0, BLOCKED_BY_DUMMY), revealed: [], hand: [] },
    ]),
  );
}
