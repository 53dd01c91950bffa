// Draws a full position at random that agrees with all that a seat sees and remembers.
import { fill, Pool, Supply } from '@undertow/shared/table/pool.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import type { SeatView, View } from '../../view.ts';
import { ally } from '../cards/allies.ts';
import { type PerRace, perRace, RACES, type Race } from '../races.ts';
import type { Part, Rules } from '../rules.ts';
import {
  type AllyId,
  type CardId,
  type ExpansionStates,
  LORDS_TO_TRIGGER_END,
  MONSTER,
  type Player,
  type State,
} from '../state.ts';
import type { Memory } from './memory.ts';

export function determinize(rules: Rules, view: View, memory: Memory | undefined, random: Random): State {
  const { hands, ...cards } = dealCards(rules, view, memory, random);
  const { tokens, tokenSupply } = dealTokens(rules, view, memory, random);
  return {
    options: view.options,
    seats: view.seats.map((one, seat) => playerFrom(one, hands[seat] ?? [], tokens[seat] ?? [])),
    first: view.first,
    active: view.active,
    round: view.round,
    ...cards,
    track: view.track,
    revealed: view.revealed,
    threat: view.threat,
    tokenSupply,
    lordDeck: shuffle(random, unseenLords(rules, view)),
    court: view.court,
    recruiting: view.recruiting,
    discardedLords: view.discardedLords,
    locationDeck: shuffle(random, unseenLocations(rules, view)),
    available: view.available,
    drawn: view.drawn,
    discardedLocations: view.discardedLocations,
    purchases: view.purchases,
    marked: view.marked,
    powersUsed: view.powersUsed,
    extraTurns: view.extraTurns,
    passed: memory?.passed ?? [],
    endConditionMet: memory?.endConditionMet ?? view.seats.some((one) => one.lords.length >= LORDS_TO_TRIGGER_END),
    ending: view.ending,
    scores: view.ended ? view.seats.map(({ score }) => score) : null,
    expansions: guessExpansions(rules, view, random),
  };
}

function guessExpansions({ parts }: Rules, view: View, random: Random): ExpansionStates {
  const guessed: Record<string, object> = {};
  for (const part of parts) {
    const shown = shownOf(part, view);
    if (part.guess && shown) guessed[part.id] = part.guess(shown, random);
  }
  return guessed;
}

function shownOf({ id }: Part, { expansions }: View): object | undefined {
  return (expansions as Readonly<Record<string, object>>)[id];
}

function playerFrom(shown: SeatView, hand: readonly string[], tokens: readonly string[]): Player {
  const { pearls, keys, affiliated, lords, locations } = shown;
  return { pearls, keys, hand, affiliated, lords, locations, tokens };
}

interface Cards {
  readonly hands: readonly (readonly AllyId[])[];
  readonly council: PerRace<readonly AllyId[]>;
  readonly discard: readonly CardId[];
  readonly explorationDeck: readonly CardId[];
}

/** What is remembered lies where it was put; the rest may be anywhere that it fits. */
function dealCards(rules: Rules, view: View, memory: Memory | undefined, random: Random): Cards {
  const pool = new Pool(suppliesOf(rules).cards).less(view.track);
  for (const { hand, affiliated } of view.seats) pool.less(affiliated).less(hand ?? []);
  if (view.recruiting) pool.less(view.recruiting.played);
  const council = perRace((race) => pool.known(memory?.council[race], view.councilCounts[race]));
  const hands = view.seats.map(({ hand, handCount }, seat) => hand ?? pool.known(memory?.hands[seat], handCount));
  const discard = pool.known(memory?.discard, view.discardCount);
  const rest = shuffle(random, pool.rest());
  for (const race of RACES) fill(council[race], view.councilCounts[race], rest, (card) => mayLieIn(race, card));
  for (const [seat, { hand, handCount }] of view.seats.entries()) {
    if (!hand) fill(hands[seat] as string[], handCount, rest, (card) => card !== MONSTER);
  }
  fill(discard, view.discardCount, rest, () => true);
  return { hands, council, discard, explorationDeck: rest };
}

/** An Ally without a Race of its own may have been sent to any stack. */
function mayLieIn(race: Race, card: CardId): boolean {
  return card !== MONSTER && (ally(card).race ?? race) === race;
}

function dealTokens(rules: Rules, view: View, memory: Memory | undefined, random: Random) {
  const tokens = view.seats.map((one): string[] => [...(one.tokens ?? [])]);
  const gone = rules.parts.flatMap((part) => {
    const shown = shownOf(part, view);
    return shown ? (part.spentTokens?.(shown) ?? []) : [];
  });
  const tokenSupply: Record<string, readonly string[]> = {};
  for (const supply of rules.supplies) {
    const pool = new Pool(suppliesOf(rules).tokens[supply] as Supply).less(gone);
    for (const { tokens: own } of view.seats) if (own) pool.less(own);
    const remembered = view.seats.map((one, seat) =>
      one.tokens ? [] : pool.known(memory?.tokens[seat], one.tokenBacks[supply] ?? 0),
    );
    const rest = shuffle(random, pool.rest());
    for (const [seat, one] of view.seats.entries()) {
      if (one.tokens) continue;
      const held = remembered[seat] as string[];
      fill(held, one.tokenBacks[supply] ?? 0, rest, () => true);
      tokens[seat]?.push(...held);
    }
    tokenSupply[supply] = rest;
  }
  return { tokens, tokenSupply };
}

/** The Lords that lie in their deck. */
function unseenLords(rules: Rules, { court, discardedLords, seats }: View): string[] {
  const pool = new Pool(suppliesOf(rules).lords).less(court).less(discardedLords);
  for (const { lords } of seats) for (const { id } of lords) pool.take(id);
  return pool.rest();
}

function unseenLocations(rules: Rules, { available, drawn, discardedLocations, seats }: View): string[] {
  const pool = new Pool(suppliesOf(rules).locations).less(available).less(drawn).less(discardedLocations);
  for (const { locations } of seats) pool.less(locations);
  return pool.rest();
}

interface Supplies {
  readonly cards: Supply;
  readonly lords: Supply;
  readonly locations: Supply;
  readonly tokens: Readonly<Record<string, Supply>>;
}

const known = new WeakMap<Rules, Supplies>();

/** What there is in a game by these rules. */
function suppliesOf(rules: Rules): Supplies {
  return known.get(rules) ?? counted(rules);
}

function counted(rules: Rules): Supplies {
  const supplies = {
    cards: new Supply(rules.exploration),
    lords: new Supply(rules.lords.keys()),
    locations: new Supply(rules.locations.keys()),
    tokens: Object.fromEntries(rules.supplies.map((name) => [name, new Supply(rules.tokens[name] ?? [])])),
  };
  known.set(rules, supplies);
  return supplies;
}
