// A position as it may be for all that a seat sees and remembers.

import { counted, fill, Pool } from '../../table/pool.ts';
import { type Random, shuffle } from '../../table/random.ts';
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
import type { SeatView, View } from '../view.ts';
import type { Memory } from './memory.ts';

export function determinize(rules: Rules, view: View, memory: Memory | undefined, random: Random): State {
  const { hands, ...cards } = dealCards(rules, view, memory, random);
  const { tokens, tokenSupply } = dealTokens(rules, view, memory, random);
  const { lords, locations } = unseen(rules, view);
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
    lordDeck: shuffle(random, lords),
    court: view.court,
    recruiting: view.recruiting,
    discardedLords: view.discardedLords,
    locationDeck: shuffle(random, locations),
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
  const pool = new Pool(countsOf(rules, 'exploration', rules.exploration)).less(view.track);
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
    const pool = new Pool(countsOf(rules, supply, rules.tokens[supply] ?? [])).less(gone);
    for (const { tokens: own } of view.seats) if (own) pool.less(own);
    const known = view.seats.map((one, seat) =>
      one.tokens ? [] : pool.known(memory?.tokens[seat], one.tokenBacks[supply] ?? 0),
    );
    const rest = shuffle(random, pool.rest());
    for (const [seat, one] of view.seats.entries()) {
      if (one.tokens) continue;
      const held = known[seat] as string[];
      fill(held, one.tokenBacks[supply] ?? 0, rest, () => true);
      tokens[seat]?.push(...held);
    }
    tokenSupply[supply] = rest;
  }
  return { tokens, tokenSupply };
}

/** The Lords and the Locations that lie in their decks. */
function unseen({ lords, locations }: Rules, view: View) {
  const seen = new Set([...view.court, ...view.discardedLords, ...view.available, ...view.drawn]);
  for (const id of view.discardedLocations) seen.add(id);
  for (const seat of view.seats) {
    for (const { id } of seat.lords) seen.add(id);
    for (const id of seat.locations) seen.add(id);
  }
  const isUnseen = (id: string) => !seen.has(id);
  return { lords: [...lords.keys()].filter(isUnseen), locations: [...locations.keys()].filter(isUnseen) };
}

const counts = new WeakMap<Rules, Map<string, ReadonlyMap<string, number>>>();

function countsOf(rules: Rules, pile: string, faces: readonly string[]): ReadonlyMap<string, number> {
  let known = counts.get(rules);
  if (!known) {
    known = new Map();
    counts.set(rules, known);
  }
  let found = known.get(pile);
  if (!found) {
    found = counted(faces);
    known.set(pile, found);
  }
  return found;
}
