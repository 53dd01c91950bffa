// The state of a table. Plain JSON; only `verbs/` writes it. Lists and the things in them are replaced, never changed: copies
// share them.
import type { Seat } from '@undertow/shared/table/game.ts';

/** Components are named by their faces: equal ones are the same thing. */
export type OrderId = string;
export type CreatureId = string;
export type HeroId = string;
export type RoomId = string;
export type TrapId = string;
export type CombatCardId = string;
export type EventId = 'payday' | 'taxes' | 'special';
export type TitleId = string;
export type DummyId = 'dummy-1' | 'dummy-2';

/** A place of a dungeon: column 0 to 4 from the left, row 0 to 3 from the surface. */
export type Cell = readonly [column: number, row: number];

export interface Options {
  /** The full game; otherwise the simple one (D190). */
  readonly full: boolean;
  /** A training fight: the combat alone, of one seat, in this situation (D132). */
  readonly training?: number;
}

export const TUNNEL = 'tunnel';

/** A dungeon tile. `mined` and `used` are forgotten at the end of the round. */
export interface Tile {
  readonly cell: Cell;
  /** `tunnel`, or the id of a room. */
  readonly tile: RoomId;
  readonly conquered?: true;
  readonly mined?: true;
  /** How often the room has produced this round. */
  readonly used?: number;
}

export interface Creature {
  readonly id: CreatureId;
  readonly faceDown?: true;
  /** Was sent to this round's battle, and has still to act. */
  readonly sent?: true;
  /** Was paid again for Suggestion (D134). */
  readonly paid?: true;
  /** Is a sheep for this round (D136). */
  readonly sheep?: true;
}

export interface Hero {
  readonly id: HeroId;
  readonly damage?: number;
  /** Damage that comes at the end of the combat round. */
  readonly poison?: number;
  /** Hit points beyond the printed ones. */
  readonly bonus?: number;
}

export const ILLUSION = 'illusion';

export interface PlayedOrder {
  readonly id: OrderId;
  /** Its minion lies on the card. */
  readonly unused?: true;
}

/** What the trap, the spell and the creatures of a battle have brought about for this round. */
export type BattleEffect = 'no-conquest' | 'no-healing' | 'no-spells' | 'attacked' | 'spell-cast';

/** The steps of a battle, in their order (D99-D133). */
export const BATTLE_STEPS = [
  'trap',
  'fast-spell',
  'creatures',
  'slow-spell',
  'healing',
  'conquering',
  'poison',
] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** The battle of a seat in this combat round, from the moment when all have planned until it is over. */
export interface Battle {
  readonly tile: Cell;
  /** Planned traps that are not revealed yet. */
  readonly traps: readonly TrapId[];
  /** Gold set aside for each of these traps. */
  readonly bait: number;
  readonly step: BattleStep;
  /** Anti-trap icons that have worked against a trap of this battle. */
  readonly iconsUsed: number;
  readonly effects: readonly BattleEffect[];
}

export interface Player {
  food: number;
  gold: number;
  imps: number;
  impsWorked: number;
  trollTokens: number;
  trollsWorked: number;
  /** The place on the Evilometer. */
  evil: number;
  redMarks: number;
  dungeon: readonly Tile[];
  /** As hired. */
  creatures: readonly Creature[];
  /** In hand, as drawn. */
  traps: readonly TrapId[];
  /** As captured. */
  prison: readonly HeroId[];
  /** The first hero first. */
  party: readonly Hero[];
  hand: readonly OrderId[];
  blocked: readonly OrderId[];
  /** At the start of the full game: the three orders of which one is kept. */
  drawn: readonly OrderId[];
  played: readonly PlayedOrder[];
  /** Places of combat cards that the seat has looked at this year, from 1. */
  spied: readonly number[];
  battle: Battle | null;
}

export interface Dummy {
  readonly blocked: readonly OrderId[];
  /** Turned up before planning. */
  readonly revealed: readonly OrderId[];
  /** Two players: what its carer chooses from. */
  readonly hand: readonly OrderId[];
}

/** The paladin of the year: in the tent, in the party or the prison of a seat, or gone for good. */
export interface Paladin {
  readonly at: 'tent' | 'party' | 'prison' | 'gone';
  readonly seat: Seat | null;
}

/** What is being carried out: what the open question is about, and what all can see of it. */
export interface Subject {
  readonly order?: OrderId;
  /** The space of the order, from 1. */
  readonly space?: number;
  readonly room?: RoomId;
  readonly creature?: CreatureId;
  readonly action?: string;
  readonly trap?: TrapId;
}

/** A step of the game that ends at a rest point. Several may belong to one phase. */
export const STAGES = [
  'drawing',
  'preparation',
  'planning',
  'orders',
  'production',
  'takingBack',
  'event',
  'heroes',
  'roundEnd',
  'battlePlans',
  'battles',
  'ended',
] as const;
export type Stage = (typeof STAGES)[number];

/** Who stands on a space of an order: `seat:2`, or a dummy. */
export type Minion = string;

/** The points of a seat, by what they are for. */
export interface Score {
  readonly rooms: number;
  readonly monsters: number;
  readonly prisoners: number;
  readonly conquered: number;
  readonly redMarks: number;
  readonly prestige: number;
  readonly titles: number;
  readonly total: number;
  /** Whether the seat has earned a licence with so many points (D189). */
  readonly licence: boolean;
  readonly held: readonly TitleId[];
}

/** What comes into use with a year. Drawn from the top, which is the first. */
export interface YearBox {
  readonly combatCards: readonly CombatCardId[];
  readonly heroes: readonly HeroId[];
  readonly creatures: readonly CreatureId[];
  readonly rooms: readonly RoomId[];
  /** The special event card of the year; `null` in the simple game. */
  readonly specialEvent: string | null;
}

export interface State {
  readonly options: Options;
  readonly seats: Player[];
  year: number;
  round: number;
  stage: Stage;
  /** The seat that holds the starting-player token. */
  starting: Seat;
  /** How many seats, in player order, have done their part of this stage. */
  done: number;

  offer: { readonly creatures: readonly CreatureId[]; readonly rooms: readonly RoomId[] };
  /** What takes effect in the next round, and in this one. */
  preview: { readonly heroes: readonly HeroId[]; readonly event: EventId | null };
  heroes: readonly HeroId[];
  event: EventId | null;
  /** The event tiles of the year: of spring, summer and autumn. */
  events: readonly EventId[];
  specialEvent: string | null;

  /** By order, the minions on its three spaces. */
  minions: Readonly<Record<OrderId, readonly (Minion | null)[]>>;
  dummies: Readonly<Record<string, Dummy>>;
  /** The dummy marker of a game of two. */
  dummyEvil: number | null;
  paladin: Paladin;

  combatCards: readonly CombatCardId[];
  /** 0 outside the combat. */
  combatRound: number;
  /** Seats that take part in this combat round and have still to fight, in player order. */
  toFight: readonly Seat[];

  trapDeck: readonly TrapId[];
  trapDiscard: readonly TrapId[];
  heroPile: readonly HeroId[];
  creaturePile: readonly CreatureId[];
  roomPile: readonly RoomId[];
  /** What waits for the second year. */
  nextYear: YearBox | null;

  subject: Subject | null;
  scores: readonly Score[] | null;
}

/** A copy that can be played on without changing the other. Made at every rest point and fork. */
export function copyState(state: State): State {
  return { ...state, seats: state.seats.map((player) => ({ ...player })) };
}
