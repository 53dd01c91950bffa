// A rule set: what the base and the chosen expansions bring, put together. The rules read it, and never ask who brought what.
// A card's power runs at a table, and the table holds the rules with all cards: so the types of both stand in this file.
import type { Answer, Decision, Flow, Frozen, Seat, Table } from '@undertow/shared/table/game.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { Passive } from './cards/passive.ts';
import type { AbyssEvent } from './events.ts';
import type { Memory } from './guessing/memory.ts';
import type { Guild, Race } from './races.ts';
import type { AllyId, CardId, Copies, State, TokenId } from './state.ts';

/** What a rule holds when it only asks. */
export interface Position {
  readonly state: Frozen<State>;
  readonly rules: Rules;
}

/** What a rule holds while it runs. */
export interface Abyss extends Position, Omit<Table<State, AbyssEvent>, 'state'> {}

/** A Lord: a row of printed values, with its power beside it. */
export interface Lord {
  readonly id: string;
  readonly guild: Guild;
  readonly cost: number;
  /** How many different Races the Allies played must show. */
  readonly races: number;
  /** One of those Races. */
  readonly required?: Race | undefined;
  readonly influence: number;
  readonly keys: 0 | 1;
  /** Holds while the Lord is free and not disabled. Asked in `queries.ts` alone. */
  readonly always?: Passive | undefined;
  /** Used by decision, once in each turn of the owner. */
  readonly onTurn?: OnTurn | undefined;
  /** Happens once, when the Lord comes into play. */
  readonly onRecruited?: ((table: Abyss, owner: Seat) => Flow) | undefined;
}

export interface OnTurn {
  isUsable(position: Position, owner: Seat): boolean;
  use(table: Abyss, owner: Seat): Flow;
}

/** A Location: what it is worth, and what happens when it is taken. */
export interface Location {
  readonly id: string;
  /** What it is worth to this seat. */
  points(position: Position, seat: Seat): number;
  readonly onControlled?: (table: Abyss, owner: Seat) => Flow;
}

/** A thing that a player may do before the action, as often as it is offered. Its options are answers of `mainDecision`. */
export interface Preparation {
  options(position: Position, seat: Seat): readonly string[];
  run(table: Abyss, seat: Seat, option: string): Flow;
}

/** What there is to know of a prompt besides its options. */
export interface Prompt {
  /** Which options others may see: all of them, none, or those that this accepts. */
  readonly shown: 'all' | 'owner' | ((option: string) => boolean);
  /** The answer for a player who gives none; it may not reveal anything, nor spend Pearls unless it must. */
  timeout(position: Position, options: readonly string[], decision: Decision): Answer;
}

/** Things that happen in the course of a game, to which a part may add. */
export interface Moments {
  /** The turn has begun and its income is paid. */
  turnBegan?(table: Abyss): Flow;
  /** An Ally without a Race of its own was left on the track; it has no stack to go to. */
  allyStranded?(table: Abyss, ally: AllyId): Flow;
  /** Allies were put to their use, and are gone: played for a Lord, or whatever else an Ally can be used for. */
  alliesUsed?(table: Abyss, seat: Seat, allies: readonly AllyId[]): Flow;
  /** A seat recruited a Lord: by the action, or by paying for it some other way. */
  lordRecruited?(table: Abyss, seat: Seat): Flow;
  /** Pearls came to a seat in one gain. */
  pearlsGained?(table: Abyss, seat: Seat, pearls: number): void;
  /** Something was taken or discarded from a place: `court:…`, `council:…` or `location:…`. */
  placeEmptied?(table: Abyss, place: string): void;
  /** A condition for the end was met in the turn of this seat: the last turns begin. */
  endTriggered?(table: Abyss, seat: Seat): void;
  /** The last hands are about to be affiliated. */
  gameEnding?(table: Abyss): Flow;
}

/** How Monsters work. */
export interface Monsters {
  /** A Monster was revealed to the exploring player. True if the exploration is over. */
  meet(table: Abyss): Flow<boolean>;
  /** A Monster was turned up, and no seat meets it. */
  pass(table: Abyss): void;
}

/** Pieces that are no Pearls, but may be paid in the place of some. */
export type StandIns = {
  /** As a payment names them. */
  readonly name: string;
  /** So many in one payment. */
  readonly most: number;
  /** Whether Pearls may be left over; else they are taken only when the Pearls are spent. */
  readonly freely: boolean;
};

/** What the base, or an expansion, brings into the game. */
export interface Part {
  readonly id: string;
  readonly maxSeats?: number;
  readonly lords?: readonly Lord[];
  /** Lords of other parts that are taken out of the game. */
  readonly withoutLords?: readonly string[];
  readonly locations?: readonly Location[];
  readonly exploration?: readonly CardId[];
  /** Monster tokens by supply. */
  readonly tokens?: Readonly<Record<string, readonly TokenId[]>>;
  /** Called when everything else is in place. */
  setup?(table: Abyss): void;
  /** A copy of what this part keeps in the state, which shares nothing that ever changes. Left out, all is copied. */
  copy?(kept: object): object;
  readonly preparations?: readonly Preparation[];
  /** The last part that says how Monsters work, decides. */
  readonly monsters?: Monsters;
  /** What may be paid in the place of Pearls. */
  readonly standIns?: {
    /** As a payment names them. */
    readonly name: string;
    of(position: Position, seat: Seat): Omit<StandIns, 'name'>;
    pay(table: Abyss, seat: Seat, count: number, to: Seat | undefined): Flow;
  };
  /** Whether no further card is revealed, though there are cards to draw. */
  endsExploration?(position: Position): boolean;
  /** What limits the hand at the end of the own turn, in this order. */
  readonly handLimits?: readonly ((table: Abyss) => Flow)[];
  readonly endConditions?: readonly ((position: Position) => boolean)[];
  /** What is kept from this seat, by places as in `placeEmptied`. */
  reserved?(position: Position, seat: Seat): readonly string[];
  /** Points for things that the base does not have. */
  score?(position: Position, seat: Seat): number;
  /** What this part has on the table, as everybody sees it. */
  view?(position: Position): object;
  /** What a seat remembers when it has been told this too. */
  remember?(memory: Memory, event: AbyssEvent): Memory;
  /** What this part may keep where this is seen of it. */
  guess?(shown: object, random: Random): object;
  /** Monster tokens that were shown, and left the game, where this is seen of this part. */
  spentTokens?(shown: object): readonly TokenId[];
  readonly moments?: Moments;
  readonly prompts?: Readonly<Record<string, Prompt>>;
}

export interface Rules {
  readonly lords: ReadonlyMap<string, Lord>;
  /** For each question that a passive power may answer, the Lords that do. */
  readonly passives: ReadonlyMap<keyof Passive, readonly Lord[]>;
  readonly locations: ReadonlyMap<string, Location>;
  readonly exploration: readonly CardId[];
  readonly tokens: Readonly<Record<string, readonly TokenId[]>>;
  /** The names of the supplies of Monster tokens. */
  readonly supplies: readonly string[];
  readonly preparations: readonly Preparation[];
  readonly monsters: Monsters;
  readonly standIns: Part['standIns'];
  /** What limits the hand at the end of the own turn. */
  limitHand(table: Abyss): Flow;
  readonly endConditions: readonly ((position: Position) => boolean)[];
  readonly explorationEnds: readonly NonNullable<Part['endsExploration']>[];
  readonly reservations: readonly NonNullable<Part['reserved']>[];
  readonly copies: Copies;
  readonly parts: readonly Part[];
  /** At each moment, what all parts have to do then. */
  readonly moments: Required<Moments>;
  readonly prompts: Readonly<Record<string, Prompt>>;
}
