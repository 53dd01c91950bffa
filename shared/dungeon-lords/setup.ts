// The table before the first question (D20-D26, D191), and that of a training fight (D132).
import { type Random, shuffle } from '../table/random.ts';
import { creaturesOfYear } from './cards/creatures.ts';
import { heroesOfYear } from './cards/heroes.ts';
import { orderIds } from './cards/orders.ts';
import { combatCardsOfYear, specialEventIds, trapDeck } from './cards/printed.ts';
import { roomsOfYear } from './cards/rooms.ts';
import { trainingSituation } from './cards/training.ts';
import {
  type Cell,
  type Dummy,
  type DummyId,
  type EventId,
  type Options,
  type Player,
  type State,
  TUNNEL,
  type YearBox,
} from './state.ts';
import { type DungeonTable, LAST_COMBAT_ROUND, LAST_ROUND } from './table.ts';
import { dealOrders, drawOrders } from './verbs/orders.ts';

const STARTING_TUNNELS: readonly Cell[] = [
  [2, 0],
  [2, 1],
  [2, 2],
];
const STARTING_EVIL = 5;
const BLOCKED = 2;
const DRAWN = 3;
const BLOCKED_BY_DUMMY = 3;
const EVENTS: readonly EventId[] = ['payday', 'taxes', 'special'];

export function setup(options: Options, seats: number, random: Random, tell: DungeonTable['tell'] = () => {}): State {
  if (options.training !== undefined) return trainingFight(options, options.training);
  const [specialOfFirst = null, specialOfSecond = null] = options.full ? shuffle(random, [...specialEventIds]) : [];
  const first = yearBox(1, specialOfFirst, random);
  const state: State = {
    ...emptyTable(options, Array.from({ length: seats }, emptySeat)),
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
  for (const seat of state.seats.keys()) {
    const drawn = shuffle(random, [...orderIds]);
    if (options.full) drawOrders(table, seat, drawn.slice(0, DRAWN));
    else dealOrders(table, seat, drawn.slice(0, BLOCKED));
  }
  return state;
}

/** The first year before its first round, with nothing in any pile. */
export function emptyTable(options: Options, seats: Player[]): State {
  return {
    options,
    seats,
    year: 1,
    round: 1,
    stage: 'preparation',
    starting: 0,
    done: 0,
    offer: { creatures: [], rooms: [] },
    preview: { heroes: [], event: null },
    heroes: [],
    event: null,
    events: [],
    specialEvent: null,
    minions: Object.fromEntries(orderIds.map((order) => [order, [null, null, null]])),
    dummies: {},
    dummyEvil: null,
    paladin: { at: 'tent', seat: null },
    combatCards: [],
    combatRound: 0,
    toFight: [],
    trapDeck: [],
    trapDiscard: [],
    heroPile: [],
    creaturePile: [],
    roomPile: [],
    nextYear: null,
    scores: null,
  };
}

export function emptySeat(): Player {
  return {
    food: 3,
    gold: 3,
    imps: 3,
    impsWorked: 0,
    trollTokens: 0,
    trollsWorked: 0,
    evil: STARTING_EVIL,
    redMarks: 0,
    dungeon: STARTING_TUNNELS.map((cell) => ({ cell, tile: TUNNEL })),
    creatures: [],
    traps: [],
    prison: [],
    party: [],
    hand: [],
    blocked: [],
    drawn: [],
    played: [],
    spied: [],
    battle: null,
  };
}

function yearBox(year: number, specialEvent: string | null, random: Random): YearBox {
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

/** The combat alone, against the party of a situation of the rulebook. */
function trainingFight(options: Options, situation: number): State {
  const { party, creatures, traps, food, gold } = trainingSituation(situation);
  const seat: Player = {
    ...emptySeat(),
    party: party.map((id) => ({ id })),
    creatures: creatures.map((id) => ({ id })),
    trollTokens: creatures.filter((id) => id === 'troll').length,
    traps,
    food,
    gold,
  };
  return { ...emptyTable(options, [seat]), round: LAST_ROUND, stage: 'battlePlans', combatRound: 1 };
}
