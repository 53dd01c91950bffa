// The inputs of the value net for a position of Abyss, one in each line: what is common to all, what the seat has, and how
// it stands beside the others. The same inputs for any number of seats and with any expansions: what is not there is 0.
import type { Inputs } from '@undertow/bots/thinking/inputs.ts';
import { type Compared, commonTo, type Input, leadIn, measured } from '@undertow/bots/thinking/measuring.ts';
import { abyss } from '../rules/index.ts';
import { RACES } from '../rules/races.ts';
import type { Lord, Rules } from '../rules/rules.ts';
import { LORDS_TO_TRIGGER_END, type State } from '../rules/state.ts';
import { type Facts, factsOf, GUILDS, PASSIVES } from './facts.ts';

interface Board {
  readonly state: State;
  readonly rules: Rules;
  readonly all: readonly Facts[];
  readonly stacks: readonly number[];
  /** The Lords of the seat that has most of them: how far the game is. */
  readonly late: number;
}

/** One seat among the others. */
interface Place extends Compared<Facts> {
  readonly board: Board;
  /** How many seats move before it. */
  readonly wait: number;
  /** Whether a turn of its own is still to come when the last turns have begun. */
  readonly hasLast: boolean;
}

const COMMON: readonly Input<Board>[] = [
  ['one', () => 1],
  ['seats', ({ all }) => all.length],
  ['twoSeats', ({ all }) => Number(all.length === 2)],
  ['kraken', ({ state }) => Number(state.expansions.kraken !== undefined)],
  ['leviathan', ({ state }) => Number(state.expansions.leviathan !== undefined)],
  ['round', ({ state }) => Math.min(state.round, 60)],
  ['late', ({ late }) => late],
  ['late5', ({ late }) => Number(late >= LORDS_TO_TRIGGER_END - 2)],
  ['late6', ({ late }) => Number(late >= LORDS_TO_TRIGGER_END - 1)],
  ['ending', ({ state }) => Number(state.ending !== null)],
  ['threat', ({ state }) => state.threat],
  ['deck', ({ state }) => state.explorationDeck.length],
  ['discard', ({ state }) => state.discard.length],
  ['stack1', ({ stacks }) => stacks[0] ?? 0],
  ['stack2', ({ stacks }) => stacks[1] ?? 0],
  ['stacks', ({ stacks }) => stacks.reduce((sum, cards) => sum + cards, 0)],
  ['court', ({ state }) => state.court.length],
  ['courtCheapest', (board) => leastOf(board, ({ cost }) => cost)],
  ['courtInfluence', (board) => -leastOf(board, ({ influence }) => -influence)],
  ['courtKeys', ({ state, rules }) => state.court.filter((id) => rules.lords.get(id)?.keys).length],
  ['available', ({ state }) => state.available.length],
  ['locationDeck', ({ state }) => state.locationDeck.length],
  ['supply', ({ state }) => state.tokenSupply.base?.length ?? 0],
  ['newSupply', ({ state }) => state.tokenSupply.leviathan?.length ?? 0],
  ['leviathans', ({ state }) => state.expansions.leviathan?.deck.length ?? 0],
  [
    'border',
    ({ state }) => countOf(Object.values(state.expansions.leviathan?.border ?? {}), (beast) => beast !== null),
  ],
];

const OWN: readonly Input<Place>[] = [
  ['pearls', ({ own }) => own.player.pearls],
  ['firstPearls', ({ own }) => Math.min(own.player.pearls, 5)],
  ['keys', ({ own }) => own.keys],
  ['oneKeyShort', ({ own }) => Number(own.keys % 3 === 2)],
  ['keyTokens', ({ own }) => own.player.keys],
  ['keyLords', ({ own }) => own.keyLords],
  ['hand', ({ own }) => own.player.hand.length],
  ['worth', ({ own }) => own.worth],
  ['firstWorth', ({ own }) => Math.min(own.worth, 16)],
  ...RACES.map((_, i): Input<Place> => [`race${i + 1}`, ({ own }) => own.races[i] ?? 0]),
  ['races', ({ own }) => countOf(own.races, (total) => total > 0)],
  ['wilds', ({ own }) => own.wilds],
  ['wildWorth', ({ own }) => own.wildWorth],
  ['gainAtEnd', ({ own }) => own.gainAtEnd],
  ['allies', ({ own }) => own.allies],
  ['affiliated', ({ own }) => own.player.affiliated.length],
  ['racesAffiliated', ({ own }) => own.racesAffiliated],
  ['lords', ({ own }) => own.player.lords.length],
  ['sixLords', ({ own }) => Number(own.player.lords.length === LORDS_TO_TRIGGER_END - 1)],
  ['influence', ({ own }) => own.influence],
  ['topInfluence', ({ own }) => own.topInfluence],
  ['activeLords', ({ own }) => own.active],
  ['disabledLords', ({ own }) => own.disabled],
  ['onTurn', ({ own }) => own.onTurn],
  ...GUILDS.map((guild, i): Input<Place> => [guild, ({ own }) => own.guilds[i] ?? 0]),
  ['guilds', ({ own }) => countOf(own.guilds, (lords) => lords > 0)],
  ...PASSIVES.map((passive, i): Input<Place> => [passive, ({ own }) => own.passives[i] ?? 0]),
  ['locationCount', ({ own }) => own.player.locations.length],
  ['locations', ({ own }) => own.locations],
  ['bestLocation', ({ own }) => own.bestLocation],
  ['tokenCount', ({ own }) => own.player.tokens.length],
  ['tokens', ({ own }) => own.tokens],
  ['pearlTokens', ({ own }) => countOf(own.player.tokens, (token) => token.startsWith('pearls'))],
  ['keyTokensHidden', ({ own }) => countOf(own.player.tokens, (token) => token === 'key')],
  ['stackTokens', ({ own }) => countOf(own.player.tokens, (token) => token === 'stack')],
  ['other', ({ own }) => own.other],
  ['figure', ({ own, board }) => Number(board.state.expansions.kraken?.figure === own.seat)],
  ['nebulis', ({ own, board }) => board.state.expansions.kraken?.nebulis[own.seat] ?? 0],
  ['wounds', ({ own, board }) => board.state.expansions.leviathan?.wounds[own.seat] ?? 0],
  ['slain', ({ own, board }) => board.state.expansions.leviathan?.slain[own.seat]?.length ?? 0],
  ['affordable', ({ own }) => own.affordable],
  ['bestAffordable', ({ own }) => own.bestAffordable],
  ['shortfall', ({ own }) => own.shortfall],
  ['total', ({ own }) => own.total],
  ['passivesLasting', ({ own, board }) => own.active * (LORDS_TO_TRIGGER_END - board.late)],
  ['worthLate', ({ own, board }) => rounded((own.worth * board.late) / LORDS_TO_TRIGGER_END)],
  ['pearlsLate', ({ own, board }) => rounded((own.player.pearls * board.late) / LORDS_TO_TRIGGER_END)],
  ['keysLate', ({ own, board }) => own.keys * board.late],
  ['totalLate', ({ own, board }) => rounded((own.total * board.late) / LORDS_TO_TRIGGER_END)],
  ['next', ({ wait }) => Number(wait === 0)],
  ['wait', ({ wait }) => wait],
  ['bestAffordableNext', ({ own, wait }) => (wait === 0 ? own.bestAffordable : 0)],
  ['endsNext', ({ own, wait }) => Number(wait === 0 && own.affordable > 0 && isSixth(own))],
  ['last', ({ hasLast }) => Number(hasLast)],
  ['lastAffordable', ({ own, hasLast }) => (hasLast ? own.bestAffordable : 0)],
];

const RELATIVE: readonly Input<Place>[] = [
  ['lead', (place) => leadIn(place, ({ total }) => total)],
  ['leadAtEnd', (place) => leadIn(place, ({ total, gainAtEnd }) => total + gainAtEnd)],
  ['leadLate', (place) => rounded((leadIn(place, atEnd) * place.board.late) / LORDS_TO_TRIGGER_END)],
  ['leadEnding', (place) => (place.board.state.ending === null ? 0 : leadIn(place, atEnd))],
  ['isAhead', (place) => Number(leadIn(place, atEnd) > 0)],
  ['isAheadEnding', (place) => Number(place.board.state.ending !== null && leadIn(place, atEnd) > 0)],
  ['behind', ({ own, others }) => countOf(others, (other) => atEnd(other) < atEnd(own))],
  ['leadInLords', (place) => leadIn(place, ({ player }) => player.lords.length)],
  ['leadInWorth', (place) => leadIn(place, ({ worth }) => worth)],
  ['leadInPearls', (place) => leadIn(place, ({ player }) => player.pearls)],
  ['leadInKeys', (place) => leadIn(place, ({ keys }) => keys)],
  ['overMean', ({ own, others }) => rounded(atEnd(own) - meanOf(others, atEnd))],
];

export const inputs: Inputs<State> = {
  names: [...COMMON, ...OWN, ...RELATIVE].map(([name]) => name),
  common: COMMON.length,
  write(state, rows) {
    const board = boardOf(state);
    const common = commonTo(COMMON, board);
    let at = 0;
    for (const own of board.all) {
      const place = placeOf(board, own);
      for (const number of common) rows[at++] = number;
      at = measured(OWN, place, rows, at);
      at = measured(RELATIVE, place, rows, at);
    }
  },
};

function boardOf(state: State): Board {
  const rules = abyss.rulesFor(state.options);
  const position = { state, rules };
  const all = state.seats.map((_, seat) => factsOf(position, seat));
  const stacks = RACES.map((race) => state.council[race].length).sort((a, b) => b - a);
  return { state, rules, all, stacks, late: Math.max(...all.map(({ player }) => player.lords.length)) };
}

function placeOf(board: Board, own: Facts): Place {
  const { state, all } = board;
  const wait = (own.seat - state.active + all.length) % all.length;
  const trigger = state.ending?.trigger;
  const untilEnd = trigger === undefined ? 0 : (trigger - state.active + all.length) % all.length;
  return { board, own, others: all.filter((one) => one !== own), wait, hasLast: wait < untilEnd };
}

const atEnd = ({ total, gainAtEnd }: Facts): number => total + gainAtEnd;

function meanOf(facts: readonly Facts[], measure: (facts: Facts) => number): number {
  let sum = 0;
  for (const one of facts) sum += measure(one);
  return sum / facts.length;
}

function isSixth({ player }: Facts): boolean {
  return player.lords.length === LORDS_TO_TRIGGER_END - 1;
}

function leastOf({ state, rules }: Board, measure: (lord: Lord) => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const id of state.court) least = Math.min(least, measure(rules.lords.get(id) as Lord));
  return state.court.length === 0 ? 0 : least;
}

function countOf<T>(items: readonly T[], isCounted: (item: T) => boolean): number {
  let count = 0;
  for (const item of items) if (isCounted(item)) count++;
  return count;
}

const rounded = Math.round;
