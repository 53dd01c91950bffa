// Twins: positions that differ only in what one viewer cannot know. Written from the table of hidden information, and
// not from the rules that are tested by it.
import type { Exchange } from '@undertow/authoring/check/game-under-test.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import type { State } from '../../rules/state.ts';

type Kraken = NonNullable<State['expansions']['kraken']>;
type Leviathan = NonNullable<State['expansions']['leviathan']>;

/** What a viewer may know of each part of a position. A part that is missing here is an error. */
const PARTS: { readonly [Part in keyof State]: (state: State, viewer: Viewer) => unknown } = {
  options: open('options'),
  first: open('first'),
  active: open('active'),
  round: open('round'),
  track: open('track'),
  revealed: open('revealed'),
  threat: open('threat'),
  court: open('court'),
  recruiting: open('recruiting'),
  discardedLords: open('discardedLords'),
  available: open('available'),
  drawn: open('drawn'),
  discardedLocations: open('discardedLocations'),
  purchases: open('purchases'),
  marked: open('marked'),
  powersUsed: open('powersUsed'),
  extraTurns: open('extraTurns'),
  passed: open('passed'),
  endConditionMet: open('endConditionMet'),
  ending: open('ending'),
  scores: open('scores'),
  expansions: ({ expansions: { kraken, leviathan, ...others } }) => {
    assertNone(others);
    return [kraken && krakenParts(kraken), leviathan && leviathanParts(leviathan)];
  },
  explorationDeck: (state) => state.explorationDeck.length,
  discard: (state) => state.discard.length,
  lordDeck: (state) => state.lordDeck.length,
  locationDeck: (state) => state.locationDeck.length,
  council: (state) => Object.entries(state.council).map(([race, stack]) => [race, stack.length]),
  tokenSupply: (state) => Object.entries(state.tokenSupply).map(([name, pile]) => [name, pile.length]),
  seats: (state, viewer) =>
    state.seats.map(({ hand, tokens, ...rest }, seat) => {
      const isOpen = seat === viewer || state.scores !== null;
      return { ...rest, hand: isOpen ? hand : hand.length, tokens: isOpen ? tokens : tokens.map(backOf) };
    }),
};

/** Of Kraken all is open but the Loot deck, of Leviathan all but the deck. A new field must be judged here. */
function krakenParts({ lootDeck, nebulis, figure, sentinels, loot, discardedLoot, ...others }: Kraken): unknown {
  assertNone(others);
  return [lootDeck.length, nebulis, figure, sentinels, loot, discardedLoot];
}

function leviathanParts(leviathan: Leviathan): unknown {
  const {
    deck,
    dice,
    border,
    arriving,
    fighting,
    attack,
    discarded,
    wounds,
    slain,
    scourge,
    spentTokens,
    calm,
    ...others
  } = leviathan;
  assertNone(others);
  return [
    deck.length,
    border,
    arriving,
    fighting,
    attack,
    discarded,
    wounds,
    slain,
    scourge,
    spentTokens,
    calm,
    dice.length,
  ];
}

function assertNone(others: object): void {
  const names = Object.keys(others);
  if (names.length > 0) throw new Error(`it is not said which viewers may know ${names} of the state`);
}

/** The backs of the two kinds of Monster tokens differ (L45). */
function backOf(token: string): string {
  return token.startsWith('points-') ? 'base' : 'leviathan';
}

function open(part: keyof State) {
  return (state: State): unknown => state[part];
}

/** All that the viewer may know of a position, as text. */
export function knowledge(state: State, viewer: Viewer): string {
  const parts = Object.keys(state).map((part) => {
    const known = PARTS[part as keyof State];
    if (!known) throw new Error(`it is not said which viewers may know ${part} of the state`);
    return [part, known(state, viewer)];
  });
  return JSON.stringify(parts);
}

/** Exchanges, in this position, what the viewer cannot know. */
export function exchange(state: Writable<State>, viewer: Viewer, { decks, oneOf }: Exchange, random: Random): void {
  const mix = (piles: readonly string[][], mayMix: (face: string) => boolean) =>
    mixFaces(piles, (face) => mayMix(face) && random.below(oneOf) === 0, random);
  const others = state.seats.filter((_, seat) => seat !== viewer);
  const piles = [...others.map(({ hand }) => hand), state.discard, ...(decks ? [state.explorationDeck] : [])];
  mix(piles, (card) => card !== 'monster');
  for (const [race, stack] of Object.entries(state.council)) {
    // A Kraken may lie in any stack.
    mix([stack, ...piles], (card) => card.startsWith(`${race}-`) || card.startsWith('kraken-'));
  }
  const tokens = [...others.map((seat) => seat.tokens), ...(decks ? Object.values(state.tokenSupply) : [])];
  for (const back of ['base', 'leviathan']) mix(tokens, (token) => backOf(token) === back);
  if (!decks) return;
  const { kraken, leviathan } = state.expansions;
  const ordered = [state.explorationDeck, state.lordDeck, state.locationDeck, kraken?.lootDeck, leviathan?.deck];
  for (const deck of ordered) if (deck) mix([deck], () => true);
}

/** Deals what may be mixed anew, as much to each pile as it had. */
function mixFaces(piles: readonly string[][], mayMix: (face: string) => boolean, random: Random): void {
  const places = piles.flatMap((pile) => pile.flatMap((face, i) => (mayMix(face) ? [{ pile, i, face }] : [])));
  const mixed = places.map(({ face }) => face);
  shuffle(random, mixed);
  places.forEach(({ pile, i, face }, n) => {
    pile[i] = mixed[n] ?? face;
  });
}
