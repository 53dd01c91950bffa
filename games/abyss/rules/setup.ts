// The table before the first turn (B7-B9).
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import { beginTurn } from './ending.ts';
import { perRace } from './races.ts';
import type { Abyss, Rules } from './rules.ts';
import { COURT_SPACES, type Options, type Player, type State } from './state.ts';

const STARTING_PEARLS = 1;

export function setup(
  rules: Rules,
  options: Options,
  seats: number,
  random: Random,
  tell: Abyss['tell'] = () => {},
): State {
  const lordDeck = shuffle(random, [...rules.lords.keys()]);
  const locationDeck = shuffle(random, [...rules.locations.keys()]);
  const first = random.below(seats);
  const state: State = {
    options,
    seats: Array.from({ length: seats }, emptySeat),
    first,
    active: first,
    round: 0,
    explorationDeck: shuffle(random, [...rules.exploration]),
    discard: [],
    track: [],
    revealed: null,
    council: perRace(() => []),
    threat: 1,
    tokenSupply: Object.fromEntries(
      rules.supplies.map((name) => [name, shuffle(random, [...(rules.tokens[name] ?? [])])]),
    ),
    court: lordDeck.splice(0, COURT_SPACES),
    lordDeck,
    recruiting: null,
    discardedLords: [],
    available: locationDeck.splice(0, 1),
    locationDeck,
    drawn: [],
    discardedLocations: [],
    purchases: { price: 1, bought: [] },
    marked: [],
    powersUsed: [],
    extraTurns: 0,
    passed: [],
    endConditionMet: false,
    ending: null,
    scores: null,
    expansions: {},
  };
  const table: Abyss = { state, rules, random, tell, reveal() {} };
  for (const part of rules.parts) part.setup?.(table);
  beginTurn(table, first, false);
  return state;
}

export function emptySeat(): Player {
  return {
    pearls: STARTING_PEARLS,
    keys: 0,
    hand: [],
    affiliated: [],
    lords: [],
    locations: [],
    tokens: [],
  };
}
