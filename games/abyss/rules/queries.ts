// Queries about a position. The passive powers of the Lords are asked here, and nowhere else.
import type { Frozen, Seat } from '@undertow/shared/table/game.ts';
import { ally } from './cards/allies.ts';
import type { Passive } from './cards/passive.ts';
import { RACE_SETS, RACES, type Race } from './races.ts';
import type { Location, Lord, Position } from './rules.ts';
import type { AllyId, LocationId, LordId, OwnedLord, Player, TokenId } from './state.ts';

/** The other seats, clockwise from this one. */
export function opponents({ state }: Position, seat: Seat): readonly Seat[] {
  const { length } = state.seats;
  let ofSeats = opponentsAt[length];
  if (!ofSeats) {
    ofSeats = opponentsOfSeats(length);
    opponentsAt[length] = ofSeats;
  }
  return ofSeats[seat] ?? [];
}

/** Made once for each size of table: by the number of seats, and by seat. */
const opponentsAt: (readonly (readonly Seat[])[])[] = [];

function opponentsOfSeats(length: number): readonly (readonly Seat[])[] {
  const seats = Array.from({ length }, (_, seat) => seat);
  return seats.map((seat) => [...seats.slice(seat + 1), ...seats.slice(0, seat)]);
}

export function lordOf({ rules }: Position, id: LordId): Lord {
  const lord = rules.lords.get(id);
  if (!lord) throw new Error(`no Lord is called ${id}`);
  return lord;
}

export function locationOf({ rules }: Position, id: LocationId): Location {
  const location = rules.locations.get(id);
  if (!location) throw new Error(`no Location is called ${id}`);
  return location;
}

export function player({ state }: Position, seat: Seat): Frozen<Player> {
  const found = state.seats[seat];
  if (!found) throw new Error(`nobody sits at seat ${seat}`);
  return found;
}

export function isFree(lord: OwnedLord): boolean {
  return lord.under === undefined;
}

/** Free and not disabled: its power and its Key count (B4). */
export function isActive(lord: OwnedLord): boolean {
  return lord.under === undefined && !lord.disabled;
}

/** The seat's active Lords whose passive power answers this question. */
export function lordsWith(position: Position, seat: Seat, question: keyof Passive): readonly Lord[] {
  const { lords } = player(position, seat);
  return lords.length === 0 ? NOBODY : activeOf(lords, lordsAnswering(position, question));
}

/** The active Lords of this seat's opponents whose passive power answers this question and reaches the seat. */
export function opposingLordsWith(position: Position, seat: Seat, question: keyof Passive): readonly Lord[] {
  const asked = lordsAnswering(position, question);
  let found = NOBODY;
  // Most of these Lords are owned by no seat: asked in any order, it is quickly known.
  for (let opponent = 0; opponent < position.state.seats.length; opponent++) {
    if (opponent === seat) continue;
    for (const lord of activeOf(player(position, opponent).lords, asked)) {
      if (!isProtected(position, seat, lord)) found = [...found, lord];
    }
  }
  return found;
}

const NOBODY: readonly Lord[] = [];

function lordsAnswering({ rules }: Position, question: keyof Passive): readonly Lord[] {
  return rules.passives.get(question) ?? NOBODY;
}

/** Those of these Lords that are among the owned ones, active. */
function activeOf(owned: readonly OwnedLord[], lords: readonly Lord[]): readonly Lord[] {
  let found = NOBODY;
  for (const lord of lords) if (hasActive(owned, lord.id)) found = [...found, lord];
  return found;
}

function hasActive(owned: readonly OwnedLord[], id: LordId): boolean {
  for (const lord of owned) if (lord.id === id) return isActive(lord);
  return false;
}

/** Whether this power of an opponent's Lord does nothing to the seat (B184). */
export function isProtected(position: Position, seat: Seat, from: Lord): boolean {
  return from.guild === 'military' && lordsWith(position, seat, 'protection').length > 0;
}

/** What the seat's recruitments cost more or less than printed (B74), and the Lords that make it so. */
export function costChange(
  position: Position,
  seat: Seat,
): { readonly value: number; readonly lords: readonly Lord[] } {
  const own = lordsWith(position, seat, 'cost');
  const opposing = opposingLordsWith(position, seat, 'opponentsCost');
  let value = 0;
  for (const lord of own) value += lord.always?.cost ?? 0;
  for (const lord of opposing) value += lord.always?.opponentsCost ?? 0;
  return { value, lords: own.length === 0 ? opposing : [...own, ...opposing] };
}

/** Whether the seat may buy a further Ally in this turn of another seat (B33). */
export function mayBuyMore(position: Position, seat: Seat): boolean {
  const bought = position.state.purchases.bought[seat] ?? 0;
  return bought === 0 || lordsWith(position, seat, 'purchases').some(({ always }) => bought < (always?.purchases ?? 0));
}

/** Key tokens, and the Keys of the active Lords (B100). */
export function keysOf(position: Position, seat: Seat): number {
  let { keys } = player(position, seat);
  for (const lord of player(position, seat).lords) if (givesKey(position, lord)) keys++;
  return keys;
}

export function keyLords(position: Position, seat: Seat): LordId[] {
  return player(position, seat)
    .lords.filter((lord) => givesKey(position, lord))
    .map((lord) => lord.id);
}

function givesKey(position: Position, lord: OwnedLord): boolean {
  return isActive(lord) && lordOf(position, lord.id).keys > 0;
}

/** All the Lords in front of the seat: free, disabled and under Locations. */
export function lordsOf(position: Position, seat: Seat): Lord[] {
  return player(position, seat).lords.map((lord) => lordOf(position, lord.id));
}

/** The free Lords of the seat, disabled ones too (B3). */
export function freeLords(position: Position, seat: Seat): LordId[] {
  return player(position, seat)
    .lords.filter(isFree)
    .map((lord) => lord.id);
}

export function affiliatedOf(position: Position, seat: Seat, race: Race): AllyId[] {
  return player(position, seat).affiliated.filter((card) => ally(card).race === race);
}

/** What of an area is kept from this seat by nothing: the areas are `court`, `council` and `location`. */
function openTo<What extends string>(
  position: Position,
  seat: Seat,
  area: string,
  all: readonly What[],
): readonly What[] {
  let open = all;
  for (const reserved of position.rules.reservations) {
    for (const place of reserved(position, seat)) {
      if (!place.startsWith(area)) continue;
      const kept = place.slice(area.length + 1);
      open = open.filter((what) => what !== kept);
    }
  }
  return open;
}

/** The Council stacks that this seat may take or discard. */
export function stacksFor(position: Position, seat: Seat): readonly Race[] {
  let there = 0;
  for (let i = 0; i < RACES.length; i++) if (position.state.council[RACES[i] as Race].length > 0) there |= 1 << i;
  return openTo(position, seat, 'council', RACE_SETS[there] as readonly Race[]);
}

export function largestStack({ state }: Position, stacks: readonly Race[]): Race {
  return best(stacks, (race) => state.council[race].length);
}

export function smallestStack({ state }: Position, stacks: readonly Race[]): Race {
  return best(stacks, (race) => -state.council[race].length);
}

/** The Lords of the Court that this seat may take or discard. */
export function courtFor(position: Position, seat: Seat): readonly LordId[] {
  return openTo(position, seat, 'court', position.state.court);
}

/** The available Locations that this seat may take. */
export function locationsFor(position: Position, seat: Seat): readonly LocationId[] {
  return openTo(position, seat, 'location', position.state.available);
}

/** Whether a card can be drawn: the discard pile becomes the deck when it must (B40). */
export function canDrawCard({ state }: Position): boolean {
  return state.explorationDeck.length > 0 || state.discard.length > 0;
}

/** Whether an exploring player can go on to a further card (B41). */
export function canRevealCard(position: Position): boolean {
  return canDrawCard(position) && !position.rules.explorationEnds.some((ends) => ends(position));
}

/** The lowest-numbered empty space of the track, as an index. */
export function nextSpace({ state }: Position): number {
  const empty = state.track.indexOf(null);
  return empty < 0 ? state.track.length : empty;
}

/** The supply that a Monster token comes from: their backs differ. */
export function supplyOf({ rules }: Position, token: TokenId): string {
  const supply = rules.supplies.find((name) => rules.tokens[name]?.includes(token));
  if (supply === undefined) throw new Error(`no supply holds ${token}`);
  return supply;
}

/** The different faces among these cards, in their order. */
export function faces<Face>(cards: readonly Face[]): Face[] {
  const different: Face[] = [];
  for (const card of cards) if (!different.includes(card)) different.push(card);
  return different;
}

/** The first of the options for which the measure is highest. */
export function best<T>(options: readonly T[], measure: (option: T) => number): T {
  return options.reduce((found, option) => (measure(option) > measure(found) ? option : found));
}
