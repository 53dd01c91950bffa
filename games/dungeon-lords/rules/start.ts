// The empty table and the starting seat, before setup lays anything on the table.
import { orderIds } from './cards/orders.ts';
import { type Cell, type Options, type Player, type State, TUNNEL } from './state.ts';

const STARTING_TUNNELS: readonly Cell[] = [
  [2, 0],
  [2, 1],
  [2, 2],
];
export const STARTING_EVIL = 5;

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
    subject: null,
    scores: null,
  };
}

/** A seat with what all seats start with (D22). */
export function startingSeat(): Player {
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
