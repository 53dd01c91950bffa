// The inputs of the value net for a position of Dungeon Lords, one in each line: what is common to all, what the seat has,
// and how it stands beside the others. The same inputs for any number of seats, and for the simple and the full game.
import type { Inputs } from '@undertow/bots/thinking/inputs.ts';
import { type Compared, commonTo, type Input, leadIn, measured } from '@undertow/bots/thinking/measuring.ts';
import { orderIds } from '../rules/cards/orders.ts';
import type { State } from '../rules/state.ts';
import { LAST_ROUND, LAST_YEAR } from '../rules/table.ts';
import { CREATURES, type Facts, factsOf, PRODUCTS } from './facts.ts';

interface Board {
  readonly state: State;
  readonly all: readonly Facts[];
  /** How far the game is: from 0 in its first round to 8 after the last. */
  readonly late: number;
}

/** One seat among the others. */
interface Place extends Compared<Facts> {
  readonly board: Board;
}

const COMMON: readonly Input<Board>[] = [
  ['one', () => 1],
  ['seats', ({ all }) => all.length],
  ['full', ({ state }) => Number(state.options.full)],
  ['secondYear', ({ state }) => state.year - 1],
  ['round', ({ state }) => state.round],
  ['late', ({ late }) => late],
  ['combatRound', ({ state }) => state.combatRound],
  ['payday', ({ state }) => Number(state.event === 'payday')],
  ['taxes', ({ state }) => Number(state.event === 'taxes')],
  ['special', ({ state }) => Number(state.event === 'special')],
  ['nextPayday', ({ state }) => Number(state.preview.event === 'payday')],
  ['nextTaxes', ({ state }) => Number(state.preview.event === 'taxes')],
  ['nextSpecial', ({ state }) => Number(state.preview.event === 'special')],
  ['dummyEvil', ({ state }) => state.dummyEvil ?? 0],
  ['tent', ({ state }) => Number(state.paladin.at === 'tent')],
];

const OWN: readonly Input<Place>[] = [
  ['food', ({ own }) => own.player.food],
  ['firstFood', ({ own }) => Math.min(3, own.player.food)],
  ['gold', ({ own }) => own.player.gold],
  ['firstGold', ({ own }) => Math.min(3, own.player.gold)],
  ['imps', ({ own }) => own.player.imps],
  ['firstImps', ({ own }) => Math.min(4, own.player.imps)],
  ['trolls', ({ own }) => own.player.trollTokens],
  ['evil', ({ own }) => own.player.evil],
  ['black', ({ own }) => own.isBlack],
  ['redMarks', ({ own }) => own.player.redMarks],
  ['tunnels', ({ own }) => own.tunnels],
  ['firstTunnels', ({ own }) => Math.min(4, own.tunnels)],
  ['rooms', ({ own }) => own.rooms],
  ['secondRooms', ({ own }) => own.roomsOfSecondYear],
  ['lostRooms', ({ own }) => own.lostRooms],
  ['conquered', ({ own }) => own.conquered],
  ['diggable', ({ own }) => own.diggable],
  ['roomPlaces', ({ own }) => own.roomPlaces],
  ['nearRooms', ({ own }) => own.nearRooms],
  ...PRODUCTS.map((product, i): Input<Place> => [`makes ${product}`, ({ own }) => own.products[i] ?? 0]),
  ...CREATURES.map((id, i): Input<Place> => [id, ({ own }) => own.creatures[i] ?? 0]),
  ['monsters', ({ own }) => own.monsters],
  ['faceDown', ({ own }) => own.faceDown],
  ['power', ({ own }) => own.power],
  ['traps', ({ own }) => own.player.traps.length],
  ['firstTraps', ({ own }) => Math.min(3, own.player.traps.length)],
  ['powerOfTraps', ({ own }) => own.powerOfTraps],
  ['party', ({ own }) => own.player.party.length],
  ['hitPoints', ({ own }) => own.hitPoints],
  ['antiTrap', ({ own }) => own.antiTrap],
  ['hearts', ({ own }) => own.hearts],
  ['magic', ({ own }) => own.magic],
  ['paladin', ({ own }) => own.paladin],
  ['trapsMet', ({ own }) => Math.min(own.antiTrap, own.powerOfTraps)],
  ['spied', ({ own }) => own.player.spied.length],
  ['combat', ({ own }) => own.combat],
  ['combatToCome', ({ own }) => own.combatToCome],
  ['combatToComeLost', ({ own }) => Math.min(0, own.combatToCome)],
  ['combatLost', ({ own }) => Math.min(0, own.combat)],
  ['prisoners', ({ own }) => own.score.prisoners],
  ['points', ({ own }) => own.score.total],
  ['titles', ({ own }) => own.score.titles],
  ['prestige', ({ own }) => own.score.prestige],
  ['prospect', ({ own }) => own.prospect],
  ['prospectLate', ({ own, board }) => (own.prospect * board.late) / LATEST],
  ['wages', ({ own }) => own.wages],
  ['unpaid', ({ own }) => Math.max(0, own.wages - own.player.food - own.player.gold)],
  ['untaxed', ({ own }) => Math.max(0, Math.ceil(own.player.dungeon.length / 2) - own.player.gold)],
  ['foodLate', ({ own, board }) => (own.player.food * board.late) / 2],
  ['goldLate', ({ own, board }) => (own.player.gold * board.late) / 2],
  ['impsLate', ({ own, board }) => (own.player.imps * board.late) / 2],
  ['wait', ({ own, board: { state, all } }) => (own.seat - state.starting + all.length) % all.length],
  ...orderIds.map((id): Input<Place> => [`can ${id}`, ({ own }) => Number(own.player.hand.includes(id))]),
];

const RELATIVE: readonly Input<Place>[] = [
  ['leadInPoints', (place) => leadIn(place, ({ score }) => score.total)],
  ['lead', (place) => leadIn(place, ({ prospect }) => prospect)],
  ['leadLate', (place) => (leadIn(place, ({ prospect }) => prospect) * place.board.late) / LATEST],
  ['isAhead', (place) => Number(leadIn(place, ({ prospect }) => prospect) > 0)],
  ['isAheadLate', (place) => (leadIn(place, ({ prospect }) => prospect) > 0 ? place.board.late : 0)],
  ['behind', ({ own, others }) => others.filter((other) => other.prospect < own.prospect).length],
  ['overMean', ({ own, others }) => own.prospect - others.reduce((sum, one) => sum + one.prospect, 0) / others.length],
  ['moreEvil', ({ own, others }) => others.filter(({ player }) => player.evil > own.player.evil).length],
  ['leadInEvil', (place) => leadIn(place, ({ player }) => player.evil)],
  ['leadInRooms', (place) => leadIn(place, ({ rooms, lostRooms }) => rooms + lostRooms)],
  [
    'leadInTunnels',
    (place) => leadIn(place, ({ player, rooms, lostRooms }) => player.dungeon.length - rooms - lostRooms),
  ],
  ['leadInMonsters', (place) => leadIn(place, ({ monsters }) => monsters)],
  ['leadInImps', (place) => leadIn(place, ({ player }) => player.imps)],
  ['leadInTreasure', (place) => leadIn(place, ({ treasure }) => treasure)],
  ['leadInBattle', (place) => leadIn(place, ({ conquered }) => -conquered)],
  ['leadInCombat', (place) => leadIn(place, ({ combat }) => combat)],
  ['leadInCombatToCome', (place) => leadIn(place, ({ combatToCome }) => combatToCome)],
];

const LATEST = LAST_ROUND * LAST_YEAR;

export const inputs: Inputs<State> = {
  names: [...COMMON, ...OWN, ...RELATIVE].map(([name]) => name),
  common: COMMON.length,
  write(state, rows) {
    const all = factsOf(state);
    const round = state.combatRound > 0 ? LAST_ROUND : state.round - 1;
    const board: Board = { state, all, late: round + LAST_ROUND * (state.year - 1) };
    const common = commonTo(COMMON, board);
    let at = 0;
    for (const own of all) {
      const place: Place = { board, own, others: all.filter((one) => one !== own) };
      for (const number of common) rows[at++] = number;
      at = measured(OWN, place, rows, at);
      at = measured(RELATIVE, place, rows, at);
    }
  },
};
