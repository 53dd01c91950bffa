// Lords move between the deck, the Court, the players and out of the game.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Abyss } from '../rules.ts';
import {
  type AllyId,
  COURT_SPACES,
  LORDS_TO_TRIGGER_END,
  type LocationId,
  type LordId,
  type OwnedLord,
} from '../state.ts';
import { tellBecause } from './pearls.ts';
import { checked, discard, joined, replaced, topCard, topOf, without, write, writePlayer } from './write.ts';

/** Turns up the top Lord on the empty Court space farthest from the deck (B20). */
export function turnUpLord(table: Abyss): void {
  const state = write(table);
  checked(1, COURT_SPACES - state.court.length, 'empty spaces of the Court');
  const lord = drawLord(table);
  state.court = joined(state.court, [lord]);
  table.tell({ type: 'lordTurnedUp', lord, space: state.court.length });
}

/** So many Lords of the deck come to Court. */
export function refillCourt(table: Abyss, count: number): void {
  const state = write(table);
  checked(count, COURT_SPACES - state.court.length, 'empty spaces of the Court');
  const lords = topOf(table, state.lordDeck, count, 'Lords to draw');
  state.lordDeck = state.lordDeck.slice(count);
  state.court = joined(state.court, lords);
  table.tell({ type: 'courtRefilled', lords });
}

/** Discards a Court Lord and turns up the top of the deck on its space. */
export function replaceLord(table: Abyss, old: LordId, because: LordId): void {
  const state = write(table);
  const space = state.court.indexOf(old);
  if (space < 0) throw new Error(`${old} cannot be replaced`);
  const lord = drawLord(table);
  state.court = replaced(state.court, space, lord);
  state.discardedLords = joined(state.discardedLords, [old]);
  table.tell({ type: 'lordReplaced', old, lord, space: space + 1, because: [because] });
  table.rules.moments.placeEmptied(table, `court:${old}`);
}

/** Plays Allies for a Lord: they lie on the table until it is known which of them is affiliated (B75). */
export function playAllies(
  table: Abyss,
  seat: Seat,
  lord: LordId,
  { allies, cost, pearls }: { readonly allies: readonly AllyId[]; readonly cost: number; readonly pearls: number },
  because: readonly LordId[],
): void {
  const player = writePlayer(table, seat);
  table.reveal();
  for (const ally of allies) player.hand = without(player.hand, ally);
  const state = write(table);
  if (state.recruiting) throw new Error(`${state.recruiting.lord} is being paid for already`);
  state.recruiting = { lord, played: allies };
  tellBecause(table, { type: 'alliesPlayed', seat, lord, allies, cost, pearls }, because);
}

/** Affiliates one of the Allies played, if any may be, and discards the others. */
export function affiliatePlayed(table: Abyss, seat: Seat, ally: AllyId | undefined, because: readonly LordId[]): void {
  const state = write(table);
  if (!state.recruiting) throw new Error('no Allies were played');
  let { played } = state.recruiting;
  if (ally !== undefined) {
    const player = writePlayer(table, seat);
    played = without(played, ally);
    player.affiliated = joined(player.affiliated, [ally]);
    tellBecause(table, { type: 'allyAffiliated', seat, ally }, because);
  }
  if (played.length > 0) {
    discard(table, played);
    table.tell({ type: 'alliesDiscarded', seat, allies: played });
  }
  state.recruiting = null;
}

export function takeLordFromCourt(table: Abyss, seat: Seat, lord: LordId, ...because: LordId[]): void {
  const state = write(table);
  state.court = without(state.court, lord);
  enter(table, seat, lord, 'court', because);
  table.rules.moments.placeEmptied(table, `court:${lord}`);
}

/** The top Lord of the deck comes into play. */
export function takeLordFromDeck(table: Abyss, seat: Seat, because: LordId): LordId {
  const lord = drawLord(table);
  enter(table, seat, lord, 'deck', [because]);
  return lord;
}

function drawLord(table: Abyss): LordId {
  const state = write(table);
  const lord = topCard(table, state.lordDeck, 'Lords to draw');
  state.lordDeck = state.lordDeck.slice(1);
  return lord;
}

function enter(table: Abyss, seat: Seat, id: LordId, from: 'court' | 'deck', because: readonly LordId[]): void {
  const player = writePlayer(table, seat);
  player.lords = joined(player.lords, [{ id }]);
  tellBecause(table, { type: 'lordEntered', seat, lord: id, from }, because);
  // B132: met at this moment, even if a Lord is lost later in the turn.
  if (player.lords.length >= LORDS_TO_TRIGGER_END) meetEndCondition(table);
}

export function discardLord(table: Abyss, seat: Seat, lord: LordId, ...because: LordId[]): void {
  const state = write(table);
  const player = writePlayer(table, seat);
  player.lords = player.lords.toSpliced(placeOf(table, seat, lord), 1);
  state.discardedLords = joined(state.discardedLords, [lord]);
  tellBecause(table, { type: 'lordDiscarded', seat, lord }, because);
}

/** Chooses a Lord that will be disabled together with others. */
export function markLord(table: Abyss, seat: Seat, lord: LordId, because: LordId): void {
  const state = write(table);
  placeOf(table, seat, lord);
  state.marked = joined(state.marked, [lord]);
  table.tell({ type: 'lordMarked', seat, lord, because: [because] });
}

/** All the Lords marked are turned at the same time. */
export function disableMarked(table: Abyss, because: LordId): void {
  const state = write(table);
  for (const [seat, { lords }] of state.seats.entries()) {
    for (const { id } of lords.filter((lord) => state.marked.includes(lord.id))) {
      state.marked = without(state.marked, id);
      changeLord(table, seat, id, (lord) => ({ ...lord, disabled: true }));
      table.tell({ type: 'lordDisabled', seat, lord: id, because: [because] });
    }
  }
  if (state.marked.length > 0) throw new Error(`no seat has ${state.marked.join()}`);
}

/** Puts own Lords under a Location: they are not free any more. */
export function coverLords(table: Abyss, seat: Seat, lords: readonly LordId[], location: LocationId): void {
  for (const id of lords) changeLord(table, seat, id, (lord) => ({ ...lord, under: location }));
}

/** Puts another one in the place of a Lord as it lies there. */
export function changeLord(table: Abyss, seat: Seat, id: LordId, change: (lord: OwnedLord) => OwnedLord): void {
  const player = writePlayer(table, seat);
  const at = placeOf(table, seat, id);
  player.lords = replaced(player.lords, at, change(player.lords[at] as OwnedLord));
}

function placeOf(table: Abyss, seat: Seat, id: LordId): number {
  const at = writePlayer(table, seat).lords.findIndex((lord) => lord.id === id);
  if (at < 0) throw new Error(`seat ${seat} has no ${id}`);
  return at;
}

/** A condition for the end is met, and stays met whatever comes (B132). */
export function meetEndCondition(table: Abyss): void {
  write(table).endConditionMet = true;
}

export function usePower(table: Abyss, seat: Seat, lord: LordId): void {
  const state = write(table);
  placeOf(table, seat, lord);
  if (state.powersUsed.includes(lord)) throw new Error(`${lord} was used in this turn`);
  state.powersUsed = joined(state.powersUsed, [lord]);
  table.tell({ type: 'powerUsed', seat, lord });
}

/** The seat is spared the power of an opponent's Lord. */
export function tellProtected(table: Abyss, seat: Seat, from: LordId, because: readonly LordId[]): void {
  table.tell({ type: 'protected', seat, from, because });
}
