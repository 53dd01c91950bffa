// The changes of state that only Kraken makes, with their events.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Race } from '../races.ts';
import type { Abyss } from '../rules.ts';
import { type AllyId, type LocationId, type LordId, MONSTER } from '../state.ts';
import { drawCard } from '../verbs/exploration.ts';
import { changeLord } from '../verbs/lords.ts';
import { tellBecause } from '../verbs/pearls.ts';
import { checked, discard, replaced, takeToHand, topOf, without, write, writePlayer } from '../verbs/write.ts';
import { type KrakenState, krakenOf, type LootId } from './state.ts';

function writeKraken(table: Abyss): KrakenState {
  return krakenOf(table) as KrakenState;
}

export function layOut(table: Abyss, lootDeck: LootId[]): void {
  const state = write(table);
  state.expansions.kraken = {
    nebulis: state.seats.map(() => 0),
    figure: null,
    sentinels: {},
    lootDeck,
    loot: {},
    discardedLoot: [],
  };
}

export function gainNebulis(table: Abyss, seat: Seat, nebulis: number, ...because: LordId[]): void {
  changeNebulis(table, seat, checked(nebulis, Number.POSITIVE_INFINITY, 'to gain'));
  tellBecause(table, { type: 'nebulisGained', seat, nebulis }, because);
}

export function loseNebulis(table: Abyss, seat: Seat, nebulis: number, ...because: LordId[]): void {
  const held = writeKraken(table).nebulis[seat] ?? 0;
  changeNebulis(table, seat, -checked(nebulis, held, `Nebulis for seat ${seat} to lose`));
  tellBecause(table, { type: 'nebulisLost', seat, nebulis }, because);
}

function changeNebulis(table: Abyss, seat: Seat, change: number): void {
  const kraken = writeKraken(table);
  kraken.nebulis = replaced(kraken.nebulis, seat, (kraken.nebulis[seat] as number) + change);
}

export function moveFigure(table: Abyss, holder: Seat | null): void {
  writeKraken(table).figure = holder;
  table.tell({ type: 'figureMoved', holder });
}

/** An Ally left on the track goes face down to a Council stack. */
export function placeStranded(table: Abyss, seat: Seat, ally: AllyId, race: Race): void {
  const state = write(table);
  state.track = without(state.track, ally);
  state.council[race] = [...state.council[race], ally];
  table.tell({ type: 'allyStranded', seat, ally, race });
}

export function bringSentinel(table: Abyss, seat: Seat, sentinel: LordId): void {
  const { sentinels } = writeKraken(table);
  if (sentinels[sentinel]) throw new Error(`the Sentinel of ${sentinel} is in the game already`);
  sentinels[sentinel] = { seat, on: null };
}

export function placeSentinel(table: Abyss, seat: Seat, sentinel: LordId, on: string): void {
  const { sentinels } = writeKraken(table);
  const before = sentinels[sentinel];
  if (before?.seat !== seat || before.on !== null)
    throw new Error(`seat ${seat} has no Sentinel of ${sentinel} to place`);
  sentinels[sentinel] = { seat, on };
  table.tell({ type: 'sentinelPlaced', seat, sentinel, on });
}

/** What the Sentinel stood on is gone: it goes back to its owner. */
export function returnSentinelFrom(table: Abyss, place: string): void {
  for (const [sentinel, { seat, on }] of Object.entries(writeKraken(table).sentinels)) {
    if (on !== place) continue;
    writeKraken(table).sentinels[sentinel] = { seat, on: null };
    table.tell({ type: 'sentinelReturned', seat, sentinel });
  }
}

/** Lays the top Loot card on the Location. */
export function drawLoot(table: Abyss, seat: Seat, location: LocationId): LootId {
  const kraken = writeKraken(table);
  const loot = topOf(table, kraken.lootDeck, 1, 'Loot cards to draw')[0] as LootId;
  kraken.lootDeck = kraken.lootDeck.slice(1);
  kraken.loot[location] = [...(kraken.loot[location] ?? []), loot];
  table.tell({ type: 'lootDrawn', seat, location, loot });
  return loot;
}

/** Two equal Loot cards leave the Location, and the game. */
export function discardLootPair(table: Abyss, seat: Seat, location: LocationId, loot: LootId): void {
  const kraken = writeKraken(table);
  kraken.loot[location] = without(without(kraken.loot[location] ?? [], loot), loot);
  kraken.discardedLoot = [...kraken.discardedLoot, loot, loot];
  table.tell({ type: 'lootPaired', seat, location, loot });
}

/** Turns up the top Exploration card: an Ally goes to the hand, a Monster to the discard pile. True for an Ally. */
export function findAlly(table: Abyss, seat: Seat): boolean {
  const card = drawCard(table);
  if (card === MONSTER) {
    discard(table, [card]);
    table.tell({ type: 'monsterTurnedUp', seat });
    return false;
  }
  takeToHand(table, seat, [card]);
  table.tell({ type: 'allyFound', seat, ally: card });
  return true;
}

/** The seat looks through the discard pile. */
export function searchDiscard(table: Abyss): void {
  table.reveal();
}

export function fetchFromDiscard(table: Abyss, seat: Seat, ally: AllyId, because: LordId): void {
  const state = write(table);
  state.discard = without(state.discard, ally);
  takeToHand(table, seat, [ally]);
  table.tell({ type: 'allyFound', seat, ally, because: [because] });
}

export function discardAffiliated(table: Abyss, seat: Seat, ally: AllyId, because: LordId): void {
  const player = writePlayer(table, seat);
  player.affiliated = without(player.affiliated, ally);
  discard(table, [ally]);
  table.tell({ type: 'affiliatedDiscarded', seat, ally, because: [because] });
}

/** A Lord under a Location becomes free; the Location stays. */
export function freeLord(table: Abyss, seat: Seat, lord: LordId, because: LordId): void {
  changeLord(table, seat, lord, ({ under, ...free }) => {
    if (under === undefined) throw new Error(`${lord} is free already`);
    return free;
  });
  table.tell({ type: 'lordFreed', seat, lord, because: [because] });
}
