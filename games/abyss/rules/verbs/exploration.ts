// Cards move between the Exploration deck, the track, the Council, the hands and the discard pile.
import type { Seat } from '@undertow/shared/table/game.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { ally } from '../cards/allies.ts';
import { nextSpace } from '../queries.ts';
import type { Race } from '../races.ts';
import type { Abyss } from '../rules.ts';
import { type AllyId, type CardId, type LordId, MONSTER, THREAT_SPACES } from '../state.ts';
import { secret } from '../zones.ts';
import { tellBecause } from './pearls.ts';
import { discard, joined, replaced, takeToHand, topCard, without, write, writePlayer } from './write.ts';

const THREAT = Array.from({ length: THREAT_SPACES }, (_, i) => i + 1);

/** The top card of the deck. The discard pile is shuffled into a new deck when one is needed, and no earlier (B40). */
export function drawCard(table: Abyss): CardId {
  const state = write(table);
  if (state.explorationDeck.length === 0) {
    state.explorationDeck = shuffle(table.random, state.discard.slice());
    state.discard = [];
    table.tell({ type: 'deckReshuffled', cards: state.explorationDeck.length });
  }
  const card = topCard(table, state.explorationDeck, 'cards to draw');
  state.explorationDeck = state.explorationDeck.slice(1);
  return card;
}

/** Turns up a card on the lowest-numbered empty space of the track (B30). */
export function revealCard(table: Abyss): CardId {
  const state = write(table);
  const card = drawCard(table);
  const space = nextSpace(table);
  state.track = space < state.track.length ? replaced(state.track, space, card) : joined(state.track, [card]);
  state.revealed = space;
  table.tell({ type: 'cardRevealed', card, space: space + 1 });
  return card;
}

/** Takes the card revealed last off the track. */
function takeOffTrack(table: Abyss): CardId {
  const state = write(table);
  const space = state.revealed;
  const card = space === null ? null : state.track[space];
  if (space === null || !card) throw new Error('no card lies on the track to be taken');
  state.track = space === state.track.length - 1 ? state.track.slice(0, space) : replaced(state.track, space, null);
  state.revealed = null;
  return card;
}

export function tellOffered(table: Abyss, offered: AllyId, price: number, to: readonly Seat[]): void {
  table.tell({ type: 'allyOffered', ally: offered, price, to });
}

export function tellDeclined(table: Abyss, seats: readonly Seat[]): void {
  if (seats.length > 0) table.tell({ type: 'offerDeclined', seats });
}

export function buyAlly(table: Abyss, buyer: Seat, from: Seat): void {
  const state = write(table);
  const { price, bought } = state.purchases;
  const card = takeOffTrack(table);
  takeToHand(table, buyer, [card]);
  table.tell({ type: 'allyBought', seat: buyer, from, ally: card, price });
  state.purchases = { price: price + 1, bought: replaced(bought, buyer, (bought[buyer] as number) + 1) };
}

/** The Monster revealed last leaves the track at once, for the discard pile. */
export function discardMonster(table: Abyss, seat: Seat): void {
  discard(table, [takeOffTrack(table)]);
  table.tell({ type: 'monsterDiscarded', seat });
}

export function takeAlly(table: Abyss, seat: Seat): void {
  const taken = takeOffTrack(table);
  takeToHand(table, seat, [taken]);
  table.tell({ type: 'allyTaken', seat, ally: taken });
}

export function tellFought(table: Abyss, seat: Seat, space: number, because: readonly LordId[]): void {
  tellBecause(table, { type: 'monsterFought', seat, space }, because);
}

export function tellLeft(table: Abyss, seat: Seat): void {
  table.tell({ type: 'monsterLeft', seat });
}

export function moveThreat(table: Abyss, space: number): void {
  const state = write(table);
  if (!THREAT.includes(space) || space === state.threat) throw new Error(`the Threat cannot move to space ${space}`);
  state.threat = space;
  table.tell({ type: 'threatMoved', space });
}

/** Allies go face down to the stacks of their Races, Monsters to the discard pile (B39). Who has no stack stays. */
export function clearTrack(table: Abyss): void {
  const state = write(table);
  const allies: AllyId[] = [];
  const stranded: AllyId[] = [];
  let monsters = 0;
  for (const card of state.track) {
    if (card === null) continue;
    const race = card === MONSTER ? undefined : ally(card).race;
    if (race) {
      state.council[race] = joined(state.council[race], [card]);
      allies.push(card);
    } else if (card === MONSTER) {
      discard(table, [card]);
      monsters++;
    } else {
      stranded.push(card);
    }
  }
  state.track = stranded;
  state.revealed = null;
  if (allies.length + monsters > 0) table.tell({ type: 'trackCleared', allies, monsters });
}

/** Takes a whole Council stack into the hand. Its cards are the seat's secret. */
export function takeStack(table: Abyss, seat: Seat, race: Race, ...because: LordId[]): void {
  const cards = removeStack(table, race);
  table.reveal();
  takeToHand(table, seat, cards);
  const count = cards.length;
  const faces = secret('hand', [seat], cards);
  // The Lords stand before the faces, as they always have.
  table.tell(
    because.length > 0
      ? { type: 'stackTaken', seat, race, count, because, secret: faces }
      : { type: 'stackTaken', seat, race, count, secret: faces },
  );
  table.rules.moments.placeEmptied(table, `council:${race}`);
}

/** Discards a whole Council stack, unseen. */
export function discardStack(table: Abyss, seat: Seat, race: Race, because: LordId): void {
  const cards = removeStack(table, race);
  discard(table, cards);
  table.tell({ type: 'stackDiscarded', seat, race, count: cards.length, because: [because] });
  table.rules.moments.placeEmptied(table, `council:${race}`);
}

function removeStack(table: Abyss, race: Race): readonly AllyId[] {
  const { council } = write(table);
  const cards = council[race];
  if (cards.length === 0) throw new Error(`there is no ${race} stack`);
  council[race] = [];
  return cards;
}

/** Discards Allies from the hand, for all to see. Of none at all nothing is told. */
export function discardAllies(table: Abyss, seat: Seat, allies: readonly AllyId[], ...because: LordId[]): void {
  if (allies.length === 0) return;
  const player = writePlayer(table, seat);
  table.reveal();
  for (const discarded of allies) player.hand = without(player.hand, discarded);
  discard(table, allies);
  tellBecause(table, { type: 'alliesDiscarded', seat, allies }, because);
}

export function affiliateFromHand(table: Abyss, seat: Seat, affiliated: AllyId): void {
  const player = writePlayer(table, seat);
  player.hand = without(player.hand, affiliated);
  player.affiliated = joined(player.affiliated, [affiliated]);
  table.tell({ type: 'allyAffiliated', seat, ally: affiliated });
}
