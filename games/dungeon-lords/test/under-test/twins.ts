// Twins: positions that differ only in what one viewer cannot know. Written from the table of hidden information, and
// not from the rules that are tested by it.
import type { Exchange } from '@undertow/authoring/check/game-under-test.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import type { State } from '../../rules/state.ts';
import { COMBAT_CARDS, ORDERS, SPECIAL_EVENTS } from './box.ts';
import { preparedRounds } from './facts.ts';

type Player = State['seats'][number];
type Battle = NonNullable<Player['battle']>;

/** What a viewer may know of each part of a position. A part that nobody has thought about here is an error. */
const PARTS: { readonly [Part in keyof State]: (state: State, viewer: Viewer) => unknown } = {
  options: open('options'),
  year: open('year'),
  round: open('round'),
  stage: open('stage'),
  starting: open('starting'),
  done: open('done'),
  offer: open('offer'),
  preview: open('preview'),
  heroes: open('heroes'),
  event: open('event'),
  minions: open('minions'),
  dummies: open('dummies'),
  dummyEvil: open('dummyEvil'),
  paladin: open('paladin'),
  combatRound: open('combatRound'),
  toFight: open('toFight'),
  subject: open('subject'),
  scores: open('scores'),
  events: (state) => state.events.map((event, place) => (isPreviewed(state, place) ? event : null)),
  specialEvent: (state) => (isSpecialKnown(state) ? state.specialEvent : null),
  combatCards: (state, viewer) =>
    state.combatCards.map((card, place) => (isKnownCard(state, viewer, place) ? card : null)),
  trapDeck: (state) => state.trapDeck.length,
  trapDiscard: (state) => state.trapDiscard.length,
  heroPile: (state) => state.heroPile.length,
  creaturePile: (state) => state.creaturePile.length,
  roomPile: (state) => state.roomPile.length,
  nextYear: (state) => state.nextYear !== null,
  seats: (state, viewer) => state.seats.map((player, seat) => (seat === viewer ? player : openPart(player))),
};

/** Of another seat all is open but its traps, and the orders drawn at the start. A new field must be judged here. */
function openPart(player: Player): unknown {
  const {
    food,
    gold,
    imps,
    impsWorked,
    trollTokens,
    trollsWorked,
    evil,
    redMarks,
    dungeon,
    creatures,
    traps,
    prison,
    party,
    hand,
    blocked,
    drawn,
    played,
    spied,
    battle,
    ...others
  } = player;
  assertNone(others);
  const numbers = [food, gold, imps, impsWorked, trollTokens, trollsWorked, evil, redMarks, traps.length, drawn.length];
  return [numbers, dungeon, creatures, prison, party, hand, blocked, played, spied, battle && openPlan(battle)];
}

/** Of a plan, which traps it takes is hidden until they are revealed. */
function openPlan({ tile, traps, bait, step, iconsUsed, effects, ...others }: Battle): unknown {
  assertNone(others);
  return [tile, traps.length, bait, step, iconsUsed, effects];
}

function assertNone(others: object): void {
  const names = Object.keys(others);
  if (names.length > 0) throw new Error(`who may know ${names} of the state?`);
}

function open(part: keyof State) {
  return (state: State): unknown => state[part];
}

/** The tile of a season is turned up one round ahead (D29). */
function isPreviewed(state: State, place: number): boolean {
  return place < preparedRounds(state);
}

/** The card of the year is turned up with its tile (D192). */
function isSpecialKnown(state: State): boolean {
  return isPreviewed(state, state.events.indexOf('special'));
}

/** A card of the combat is revealed when its round has been planned, or the viewer has looked at it (D48, D98). */
function isKnownCard({ stage, combatRound, seats }: State, viewer: Viewer, place: number): boolean {
  const revealed = stage === 'battles' ? combatRound : combatRound - 1;
  return place < revealed || (viewer !== 'spectator' && seats[viewer]?.spied.includes(place + 1) === true);
}

/** All that the viewer may know of a position, as text. */
export function knowledge(state: State, viewer: Viewer): string {
  const parts = Object.keys(state).map((part) => {
    const known = PARTS[part as keyof State];
    if (!known) throw new Error(`who may know ${part} of the state?`);
    return [part, known(state, viewer)];
  });
  return JSON.stringify(parts);
}

/** Exchanges, in this position, what the viewer cannot know. */
export function exchange(state: Writable<State>, viewer: Viewer, { decks, oneOf }: Exchange, random: Random): void {
  const mayMix = () => random.below(oneOf) === 0;
  exchangeTraps(state, viewer, decks, mayMix, random);
  exchangeDrawn(state, viewer, mayMix, random);
  if (decks) exchangeDecks(state, viewer, random);
}

function exchangeTraps(
  state: Writable<State>,
  viewer: Viewer,
  decks: boolean,
  mayMix: () => boolean,
  random: Random,
): void {
  const others = state.seats.filter((_, seat) => seat !== viewer);
  const unseen = [state.trapDiscard, ...(decks ? [state.trapDeck] : [])];
  mixFaces([...others.map(({ traps }) => traps), ...unseen], mayMix, random);
  const plans = others.flatMap(({ battle }) => (battle ? [battle.traps] : []));
  // A planned trap can be paid, whatever the seat has: those that are free in both years take its place.
  mixFaces([...plans, ...unseen], (trap) => !COSTLY.includes(trap) && mayMix(), random);
}

const COSTLY = ['exploding-imp', 'poisoned-meal', 'cursed-ring'];

/** Other seats have drawn other orders. */
function exchangeDrawn({ seats }: Writable<State>, viewer: Viewer, mayMix: () => boolean, random: Random): void {
  seats.forEach((player, seat) => {
    if (seat === viewer || player.drawn.length === 0 || !mayMix()) return;
    player.drawn = shuffle(random, [...ORDERS]).slice(0, player.drawn.length);
  });
}

/** What lies face down, and what has left the game unseen. */
function exchangeDecks(state: Writable<State>, viewer: Viewer, random: Random): void {
  const { nextYear, combatCards, events } = state;
  const ordered = [state.heroPile, state.creaturePile, state.roomPile];
  if (nextYear) ordered.push(nextYear.heroes, nextYear.creatures, nextYear.rooms);
  for (const pile of ordered) shuffle(random, pile);
  redraw(combatCards, COMBAT_CARDS[state.year - 1] ?? [], (place) => isKnownCard(state, viewer, place), random);
  if (nextYear) redraw(nextYear.combatCards, COMBAT_CARDS[state.year] ?? [], () => false, random);

  const known = events.findLastIndex((_, place) => isPreviewed(state, place)) + 1;
  const isKnown = isSpecialKnown(state);
  events.splice(known, events.length, ...shuffle(random, events.slice(known)));
  const special = [state.specialEvent ?? '', nextYear?.specialEvent ?? ''];
  // In the second year the card of the first is one that all have seen.
  redraw(special, SPECIAL_EVENTS, (place) => (place === 0 ? isKnown : !nextYear), random);
  if (state.specialEvent !== null) state.specialEvent = special[0] as string;
  if (nextYear && nextYear.specialEvent !== null) nextYear.specialEvent = special[1] as string;
}

/** Draws the cards anew, from all that there are, but for those in places that are known. */
function redraw(cards: string[], all: readonly string[], isKnown: (place: number) => boolean, random: Random): void {
  const known = cards.filter((_, place) => isKnown(place));
  const rest = shuffle(
    random,
    all.filter((card) => !known.includes(card)),
  );
  cards.forEach((card, place) => {
    cards[place] = isKnown(place) ? card : (rest.pop() ?? card);
  });
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
