// The events of a match, in the order in which they happen. A face that not everybody may see stands in `secret`, with the seat
// that may.
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type {
  Cell,
  CombatCardId,
  CreatureId,
  DummyId,
  EventId,
  HeroId,
  Minion,
  OrderId,
  RoomId,
  Score,
  TitleId,
  TrapId,
} from './state.ts';

/** Food, gold and imps that came or went. */
export interface Amounts {
  readonly food?: number;
  readonly gold?: number;
  readonly imps?: number;
}

/** Where damage comes from. */
export type DamageCause =
  | { readonly by: 'trap'; readonly trap: TrapId }
  /** `bonus` is what the room of the battle adds to what is printed. */
  | { readonly by: 'creature'; readonly creature: CreatureId; readonly bonus?: number }
  | { readonly by: 'fatigue' }
  | { readonly by: 'poison' };

export type DungeonEvent =
  // The year and its rounds
  | { readonly type: 'yearBegan'; readonly year: number }
  | { readonly type: 'roundBegan'; readonly year: number; readonly round: number; readonly starting: Seat }
  | {
      readonly type: 'offerTurnedUp';
      readonly creatures: readonly CreatureId[];
      readonly rooms: readonly RoomId[];
    }
  | { readonly type: 'eventTurnedUp'; readonly event: EventId; readonly special: string | null }
  | { readonly type: 'heroesTurnedUp'; readonly heroes: readonly HeroId[] }
  | { readonly type: 'startingMoved'; readonly seat: Seat }
  // Orders
  | Secret<{ readonly type: 'ordersDrawn'; readonly seat: Seat; readonly count: number }, OrderId>
  | { readonly type: 'ordersBlocked'; readonly seat: Seat; readonly orders: readonly OrderId[] }
  | { readonly type: 'dummyRevealed'; readonly dummy: DummyId; readonly orders: readonly OrderId[] }
  | { readonly type: 'dummyOrderChosen'; readonly seat: Seat; readonly dummy: DummyId; readonly order: OrderId }
  | { readonly type: 'ordersRevealed'; readonly card: number; readonly orders: readonly OrderId[] }
  | { readonly type: 'minionPlaced'; readonly minion: Minion; readonly order: OrderId; readonly space: number }
  | { readonly type: 'minionStayed'; readonly minion: Minion; readonly order: OrderId }
  | { readonly type: 'orderUsed'; readonly seat: Seat; readonly order: OrderId; readonly space: number }
  | { readonly type: 'orderDeclined'; readonly seat: Seat; readonly order: OrderId; readonly space: number }
  | { readonly type: 'dummyPassed'; readonly dummy: Minion; readonly order: OrderId; readonly space: number }
  | { readonly type: 'orderTakenBack'; readonly seat: Seat; readonly order: OrderId }
  // Things that come and go
  | { readonly type: 'gained'; readonly seat: Seat; readonly amounts: Amounts }
  | { readonly type: 'paid'; readonly seat: Seat; readonly amounts: Amounts }
  | { readonly type: 'lost'; readonly seat: Seat; readonly amounts: Amounts }
  | { readonly type: 'markerMoved'; readonly seat: Seat; readonly evil: number; readonly toward: 'evil' | 'good' }
  | { readonly type: 'dummyMarkerMoved'; readonly evil: number; readonly toward: 'evil' | 'good' }
  | { readonly type: 'paladinCame'; readonly seat: Seat; readonly from: Seat | null }
  /** A seat has come into the black zone, or as far as the paladin's host, and the paladin stays with the host. */
  | { readonly type: 'paladinStayed'; readonly seat: Seat; readonly host: Seat }
  | { readonly type: 'redMarked'; readonly seat: Seat; readonly marks: number }
  | Secret<{ readonly type: 'trapsDrawn'; readonly seat: Seat; readonly count: number }, TrapId>
  | Secret<{ readonly type: 'trapDiscarded'; readonly seat: Seat }, TrapId>
  | Secret<{ readonly type: 'cardSpied'; readonly seat: Seat; readonly place: number }, CombatCardId>
  // The dungeon
  | { readonly type: 'impsSet'; readonly seat: Seat; readonly imps: number; readonly foreman: boolean }
  | { readonly type: 'tunnelDug'; readonly seat: Seat; readonly cell: Cell }
  | { readonly type: 'tunnelsMined'; readonly seat: Seat; readonly cells: readonly Cell[] }
  | { readonly type: 'roomBuilt'; readonly seat: Seat; readonly room: RoomId; readonly cell: Cell }
  | {
      readonly type: 'roomUsed';
      readonly seat: Seat;
      readonly room: RoomId;
      readonly cell: Cell;
      readonly imps: number;
      readonly trolls: number;
      /** The room whose product of this round it uses up. */
      readonly fedBy: RoomId | null;
    }
  // Creatures
  | { readonly type: 'creatureHired'; readonly seat: Seat; readonly creature: CreatureId }
  | { readonly type: 'creaturePaid'; readonly seat: Seat; readonly creature: CreatureId }
  | {
      readonly type: 'creatureLeft';
      readonly seat: Seat;
      readonly creature: CreatureId;
      readonly why: 'released' | 'given' | 'discarded';
    }
  | { readonly type: 'creatureTurned'; readonly seat: Seat; readonly creature: CreatureId; readonly faceDown: boolean }
  // Events and heroes
  | { readonly type: 'eventBegan'; readonly event: EventId; readonly special: string | null }
  | { readonly type: 'taxed'; readonly seat: Seat; readonly tax: number }
  | { readonly type: 'heroArrived'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly type: 'heroDiscarded'; readonly hero: HeroId }
  // Combat
  | { readonly type: 'combatRoundBegan'; readonly round: number }
  | {
      readonly type: 'battlePlanned';
      readonly seat: Seat;
      readonly tile: Cell;
      readonly creatures: readonly CreatureId[];
      readonly traps: number;
      /** Gold that is set aside for them. */
      readonly bait: number;
    }
  | { readonly type: 'combatCardRevealed'; readonly card: CombatCardId }
  | { readonly type: 'battleBegan'; readonly seat: Seat; readonly tile: Cell }
  | { readonly type: 'battleCalledOff'; readonly seat: Seat; readonly traps: number; readonly bait: number }
  | { readonly type: 'trapRevealed'; readonly seat: Seat; readonly trap: TrapId }
  | { readonly type: 'spellCast'; readonly seat: Seat; readonly card: CombatCardId }
  | {
      readonly type: 'spellFailed';
      readonly seat: Seat;
      readonly card: CombatCardId;
      readonly why: 'crystals' | 'antimagic';
    }
  | {
      readonly type: 'creatureActed';
      readonly seat: Seat;
      readonly creature: CreatureId;
      readonly action: string;
    }
  | { readonly type: 'creatureReturned'; readonly seat: Seat; readonly creature: CreatureId }
  | { readonly type: 'creatureWithdrawn'; readonly seat: Seat; readonly creature: CreatureId }
  | { readonly type: 'creatureTransformed'; readonly seat: Seat; readonly creature: CreatureId }
  | {
      readonly type: 'heroHurt';
      readonly seat: Seat;
      readonly hero: HeroId;
      /** The place in the party, 0 for the first hero. */
      readonly place: number;
      readonly damage: number;
      /** Damage of a trap that anti-trap icons kept off, or of a creature that a spell did. */
      readonly prevented: number;
      readonly cause: DamageCause;
    }
  | { readonly type: 'heroPoisoned'; readonly seat: Seat; readonly hero: HeroId; readonly damage: number }
  | { readonly type: 'heroImprisoned'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly type: 'illusionVanished'; readonly seat: Seat }
  | { readonly type: 'illusionJoined'; readonly seat: Seat }
  | { readonly type: 'hitPointsGained'; readonly seat: Seat; readonly hero: HeroId; readonly points: number }
  | {
      readonly type: 'heroHealed';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly place: number;
      readonly points: number;
      readonly by: 'heroes' | 'spell';
    }
  | { readonly type: 'healingPrevented'; readonly seat: Seat }
  | { readonly type: 'conquestPrevented'; readonly seat: Seat }
  | { readonly type: 'tileConquered'; readonly seat: Seat; readonly cell: Cell; readonly tile: RoomId }
  | { readonly type: 'prisonerFreed'; readonly seat: Seat; readonly hero: HeroId }
  /** So many planned traps and so much bait come back unused. */
  | { readonly type: 'battleEnded'; readonly seat: Seat; readonly traps: number; readonly bait: number }
  | { readonly type: 'heroesLeft'; readonly seat: Seat; readonly heroes: readonly HeroId[] }
  | { readonly type: 'combatEnded'; readonly year: number }
  // The end
  | { readonly type: 'titleAwarded'; readonly title: TitleId; readonly seats: readonly Seat[]; readonly points: number }
  | { readonly type: 'gameScored'; readonly scores: readonly Score[] };

/** An event with faces that only this seat may see. */
type Secret<Public, Face> = Public & { readonly secret?: { readonly seat: Seat; readonly faces: readonly Face[] } };

/** What this viewer is told: the public part, and the faces if they are its own. */
export function redact(event: DungeonEvent, viewer: Viewer): DungeonEvent {
  if (!('secret' in event)) return event;
  const { secret, ...known } = event;
  return secret?.seat === viewer ? event : known;
}
