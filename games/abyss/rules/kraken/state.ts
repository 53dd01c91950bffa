// The state that Kraken adds to the table, and the slots of the base that it fills.
import type { Frozen, Seat } from '@undertow/shared/table/game.ts';
import type { Position } from '../rules.ts';
import type { AllyId, LocationId, LordId } from '../state.ts';

/** A Loot card is named by its face: `loot-5`. */
export type LootId = string;

export interface Sentinel {
  readonly seat: Seat;
  /** `court:…`, `council:…` or `location:…`; `null` in front of its owner. */
  readonly on: string | null;
}

export interface KrakenState {
  /** By seat. */
  nebulis: readonly number[];
  /** The seat that holds the Kraken figure. */
  figure: Seat | null;
  /** By the Lord that brought it. */
  readonly sentinels: Record<LordId, Sentinel>;
  lootDeck: readonly LootId[];
  /** What lies on each Location that was searched: after a pair, perhaps nothing. */
  readonly loot: Record<LocationId, readonly LootId[]>;
  discardedLoot: readonly LootId[];
}

export type KrakenEvent =
  | { readonly type: 'nebulisGained'; readonly seat: Seat; readonly nebulis: number }
  | { readonly type: 'nebulisLost'; readonly seat: Seat; readonly nebulis: number }
  | { readonly type: 'figureMoved'; readonly holder: Seat | null }
  | { readonly type: 'allyStranded'; readonly seat: Seat; readonly ally: AllyId; readonly race: string }
  | { readonly type: 'sentinelPlaced'; readonly seat: Seat; readonly sentinel: LordId; readonly on: string }
  | { readonly type: 'sentinelReturned'; readonly seat: Seat; readonly sentinel: LordId }
  | { readonly type: 'lootDrawn'; readonly seat: Seat; readonly location: LocationId; readonly loot: LootId }
  | { readonly type: 'lootPaired'; readonly seat: Seat; readonly location: LocationId; readonly loot: LootId }
  | { readonly type: 'monsterTurnedUp'; readonly seat: Seat }
  | { readonly type: 'allyFound'; readonly seat: Seat; readonly ally: AllyId }
  | { readonly type: 'affiliatedDiscarded'; readonly seat: Seat; readonly ally: AllyId }
  | { readonly type: 'lordFreed'; readonly seat: Seat; readonly lord: LordId };

declare module '../state.ts' {
  interface ExpansionStates {
    kraken?: KrakenState;
  }
}

declare module '../events.ts' {
  interface ExpansionEvents {
    kraken: KrakenEvent;
  }
}

declare module '../races.ts' {
  interface Guilds {
    smuggler: true;
  }
}

declare module '../cards/passive.ts' {
  interface Passive {
    /** So many Nebulis may be paid at once. */
    readonly nebulisAtOnce?: number;
    /** Nebulis may be paid although Pearls are left. */
    readonly nebulisFreely?: true;
    /** The Krakens in the owner's hand give no Nebulis at the end. */
    readonly cleanEnd?: true;
    /** A Pearl whenever an opponent recruits. */
    readonly opponentsRecruitIncome?: number;
    /** One Pearl of each gain of two or more that an opponent makes. */
    readonly robbery?: true;
  }
}

export function krakenOf({ state }: Position): Frozen<KrakenState> {
  const { kraken } = state.expansions;
  if (!kraken) throw new Error('Kraken is not in this game');
  return kraken;
}

export function copyKraken(kraken: KrakenState): KrakenState {
  return { ...kraken, sentinels: { ...kraken.sentinels }, loot: { ...kraken.loot } };
}
