// The state of a table. Plain JSON; only `verbs/` writes it. Lists are replaced, never changed: copies share them.
import type { Seat } from '@undertow/shared/table/game.ts';
import { clone } from '@undertow/shared/table/json.ts';
import type { PerRace } from './races.ts';

/** Cards and tokens are named by their faces: equal cards are the same thing, and a list of them is a multiset. */
export type AllyId = string;
export type LordId = string;
export type LocationId = string;
export type TokenId = string;

/** An Exploration card: an Ally, or `monster`. */
export type CardId = string;
export const MONSTER = 'monster';

export const TRACK_SPACES = 5;
export const COURT_SPACES = 6;
export const THREAT_SPACES = 6;
export const LORDS_TO_TRIGGER_END = 7;

export interface Options {
  readonly expansions: readonly string[];
}

/** A Lord in front of a player: free unless it lies under a Location (B3). Never changed, only replaced. */
export interface OwnedLord {
  readonly id: LordId;
  readonly under?: LocationId;
  readonly disabled?: true;
}

export interface Player {
  pearls: number;
  /** Key tokens, without the Keys printed on Lords. */
  keys: number;
  hand: readonly AllyId[];
  affiliated: readonly AllyId[];
  lords: readonly OwnedLord[];
  locations: readonly LocationId[];
  tokens: readonly TokenId[];
}

/** The end was triggered: this seat's turn comes no more. */
export interface Ending {
  readonly trigger: Seat;
}

/** The points of a seat, by what they are for. */
export interface Score {
  readonly locations: number;
  readonly lords: number;
  readonly allies: number;
  readonly tokens: number;
  /** What only expansions have. */
  readonly other: number;
  readonly total: number;
  readonly scoreOf: Readonly<Record<LocationId, number>>;
}

/** What the expansions keep; each adds its own field. */
export interface ExpansionStates {}

export interface State {
  readonly options: Options;
  readonly seats: Player[];
  /** The seat that began. */
  readonly first: Seat;
  active: Seat;
  round: number;

  explorationDeck: readonly CardId[];
  discard: readonly CardId[];
  /** Ordered from space 1; an empty space between others is `null`. */
  track: readonly (CardId | null)[];
  /** The card that is being offered, taken, fought or left, as an index of the track. */
  revealed: number | null;
  council: PerRace<readonly AllyId[]>;
  /** The space of the Threat token, 1 to 6. */
  threat: number;
  /** Monster tokens by the supply that they come from, in the order in which they will be drawn. */
  tokenSupply: Record<string, readonly TokenId[]>;

  lordDeck: readonly LordId[];
  /** The Lord farthest from the deck first. */
  court: readonly LordId[];
  /** A Lord being paid for, and the Allies played for it that lie on the table until one is affiliated. */
  recruiting: { readonly lord: LordId; readonly played: readonly AllyId[] } | null;
  discardedLords: readonly LordId[];

  locationDeck: readonly LocationId[];
  available: readonly LocationId[];
  /** Locations that the active player has drawn or chosen, on their way to a place. */
  drawn: readonly LocationId[];
  discardedLocations: readonly LocationId[];

  /** The offers of this turn: the price of the next Ally, and how many each seat has bought. */
  purchases: { readonly price: number; readonly bought: readonly number[] };
  /** Lords that the Assassin has chosen, and that are turned when the last of them is. */
  marked: readonly LordId[];
  /** On-turn Lords used in this turn. */
  powersUsed: readonly LordId[];
  /** Turns that the active player takes after this one (Invoker). */
  extraTurns: number;
  /** Seats that had to pass their action, one after the other. */
  passed: readonly Seat[];
  /** A condition for the end of the game was met, and stays met. */
  endConditionMet: boolean;
  ending: Ending | null;
  scores: readonly Score[] | null;

  readonly expansions: ExpansionStates;
}

/** How expansions copy what they keep. */
export type Copies = Readonly<Record<string, (kept: object) => object>>;

/** A copy that can be played on without changing the other. Made at every rest point and fork. */
export function copyState(state: State, copies: Copies): State {
  return {
    ...state,
    seats: state.seats.map(copyPlayer),
    council: { ...state.council },
    tokenSupply: { ...state.tokenSupply },
    expansions: copyExpansions(state.expansions, copies),
  };
}

function copyPlayer({ pearls, keys, hand, affiliated, lords, locations, tokens }: Player): Player {
  return { pearls, keys, hand, affiliated, lords, locations, tokens };
}

function copyExpansions(expansions: ExpansionStates, copies: Copies): ExpansionStates {
  const kept = expansions as Readonly<Record<string, object>>;
  const copied: Record<string, object> = {};
  for (const id in kept) copied[id] = (copies[id] ?? clone)(kept[id] as object);
  return copied;
}
