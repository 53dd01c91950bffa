// What can be known of the table, and what a viewer is shown of it in the same words.
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import type { KrakenView, LeviathanView, View } from '../../view.ts';

export interface ToldSeat {
  pearls: number;
  keys: number;
  handCount: number;
  /** Of the listener's own hand and tokens the faces are known. */
  hand: string[];
  /** By the backs of the tokens. */
  tokenCounts: Record<string, number>;
  tokens: string[];
  affiliated: string[];
  lords: { id: string; under?: string; disabled?: true }[];
  locations: string[];
}

export interface Told {
  seats: ToldSeat[];
  round: number;
  active: number;
  explorationDeckCount: number;
  discardCount: number;
  track: string[];
  revealed: number | null;
  councilCounts: Record<string, number>;
  threat: number;
  court: string[];
  lordDeckCount: number;
  discardedLords: string[];
  locationDeckCount: number;
  available: string[];
  drawn: string[];
  discardedLocations: string[];
  tokenSupply: Record<string, number>;
  price: number;
  bought: number[];
  marked: string[];
  powersUsed: string[];
  extraTurns: number;
  trigger: number | null;
  /** Allies played for a Lord, of which one is affiliated and the others are discarded. */
  played: string[];
  totals: number[] | null;
  kraken: ToldKraken | undefined;
  leviathan: ToldLeviathan | undefined;
}

/** Of Kraken everything is told but a Sentinel that is brought, and not placed yet. */
export type ToldKraken = Writable<Omit<KrakenView, 'sentinels'>> & { readonly standing: Record<string, string> };

/** Of Leviathan everything is told but the attack under way, and that the last turns are calm. */
export type ToldLeviathan = Writable<Omit<LeviathanView, 'attack' | 'calm'>>;

function krakenSeen({ expansions }: View): ToldKraken | undefined {
  if (!expansions.kraken) return undefined;
  const { sentinels, ...rest } = expansions.kraken;
  const standing = Object.entries(sentinels).flatMap(([id, { seat, on }]) => (on ? [[id, `${seat} on ${on}`]] : []));
  return { ...(rest as Writable<typeof rest>), standing: Object.fromEntries(standing.toSorted()) };
}

function leviathanSeen({ expansions }: View): ToldLeviathan | undefined {
  if (!expansions.leviathan) return undefined;
  const { attack: _, calm: __, ...rest } = expansions.leviathan;
  return rest as Writable<typeof rest>;
}

/** What can be seen of the table, in the same words. */
export function seenBy(view: View, viewer: Viewer): Told {
  return {
    seats: view.seats.map((seat, i) => ({
      pearls: seat.pearls,
      keys: seat.keys,
      handCount: seat.handCount,
      hand: i === viewer ? (seat.hand ?? []).toSorted() : [],
      tokenCounts: { ...seat.tokenBacks },
      tokens: i === viewer ? (seat.tokens ?? []).toSorted() : [],
      affiliated: [...seat.affiliated],
      lords: seat.lords.map((lord) => ({ ...lord })),
      locations: [...seat.locations],
    })),
    round: view.round,
    active: view.active,
    explorationDeckCount: view.explorationDeckCount,
    discardCount: view.discardCount,
    track: view.track.map(String),
    revealed: view.revealed,
    councilCounts: { ...view.councilCounts },
    threat: view.threat,
    court: [...view.court],
    lordDeckCount: view.lordDeckCount,
    discardedLords: [...view.discardedLords],
    locationDeckCount: view.locationDeckCount,
    available: [...view.available],
    drawn: [...view.drawn],
    discardedLocations: [...view.discardedLocations],
    tokenSupply: { ...view.tokenSupplyCounts },
    price: view.purchases.price,
    bought: [...view.purchases.bought],
    marked: [...view.marked],
    powersUsed: [...view.powersUsed],
    extraTurns: view.extraTurns,
    trigger: view.ending?.trigger ?? null,
    played: [...(view.recruiting?.played ?? [])],
    totals: view.ended ? view.seats.map(({ score }) => score.total) : null,
    ...structuredClone({ kraken: krakenSeen(view), leviathan: leviathanSeen(view) }),
  };
}

/** What the listener cannot know is left out, and what it does is put in order. */
export function knownTo(viewer: Viewer, told: Told): Told {
  const seats = told.seats.map((seat, i) => ({
    ...seat,
    hand: i === viewer ? seat.hand.toSorted() : [],
    tokens: i === viewer ? seat.tokens.toSorted() : [],
  }));
  return { ...told, seats };
}
