// The contract of the archive: what the host stores of its matches. A match in memory is a cache of it.
import type { Origin } from '@undertow/shared/protocol/basics.ts';
import type { Summary, TimeControl } from '@undertow/shared/protocol/tables.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Move } from '@undertow/shared/table/journaled-match.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Save } from '@undertow/shared/table/save.ts';
import type { KeptClock } from './clocks.ts';

/** One thing that a seat did, or that was done for it. The seed and these are the match. */
export interface JournalEntry extends Move {
  readonly time: number;
  /** What the seat has left in its bank; `null` without clocks. */
  readonly bank: number | null;
  /** Names the client and its message, so that a repeated message is known again. */
  readonly message?: string;
}

/** Where a match goes on from another one, which is over. */
export interface Fork {
  readonly match: string;
  /** How many moves had been made. */
  readonly moves: number;
  /** The place in its stream of chance from which on the new seed counts. */
  readonly chance: number;
}

/** What clients are told of it. */
export function originOf({ match, moves }: Fork): Origin {
  return { match, moves };
}

export interface MatchSettings {
  readonly time: TimeControl;
  /** How many turns spectators are behind. */
  readonly delay: number;
  /** The name of the bot at each seat, or `null` for a person. */
  readonly bots: readonly (string | null)[];
  readonly from?: Fork;
  /** Two people play it, and no bot. */
  readonly isDuel?: boolean;
  /** The seat whose player was away until the clock had run out, which has ended a duel. */
  readonly leftBy?: Seat;
  /** The edition of its rules that it began with, of a game from outside. */
  readonly edition?: string;
  /** The rules of its game broke down, which has ended it. */
  readonly broken?: true;
}

/** What is kept with the end of a match besides its ranking. */
export interface AtTheEnd {
  /** What a list says of how it stood, where its game tells. */
  readonly summary?: Summary | undefined;
  readonly settings?: MatchSettings | undefined;
}

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly options: Json;
  readonly seats: number;
  readonly settings: MatchSettings;
}

export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Json;
  readonly seats: number;
  readonly seed: string;
  readonly started: number;
  readonly settings: MatchSettings;
  readonly ended: number | null;
  /** `null` while it runs, and for one that was abandoned. */
  readonly ranking: readonly (readonly Seat[])[] | null;
}

/** A match as it stood when it was last laid to sleep. */
export interface Rest {
  /** The saved position, for a match whose rules have changed since it began. */
  readonly save: Save<Json>;
  /** How many entries had led there; and how many of these were still sealed. */
  readonly entries: number;
  readonly sealed: number;
  readonly seats: readonly KeptSeat[];
  /** Milliseconds from then until it was due. */
  readonly ahead: number;
  /** And for how long no player had been connected, only bots, if so. */
  readonly silentFor?: number;
  /** The edition of the rules by which it goes on from here, of a game from outside. */
  readonly edition?: string;
}

/** What is to come when a match is laid to sleep. */
export interface Outlook {
  /** When a process must look at it. */
  readonly due: number;
  /** For how long no player has been connected, only bots. */
  readonly silentFor: number | undefined;
}

export interface KeptSeat {
  readonly clock: KeptClock;
  /** How often in a row its time had run out. */
  readonly strikes: number;
  /** Since when no bot has played it meanwhile. */
  readonly backSince?: number;
}

/** The standing orders of a seat, and the turn of the match in which they were given. */
export interface Orders {
  readonly turn: number;
  readonly orders: readonly Json[];
}

/** A match that begins is its own process's to write. */
export const FIRST_FENCE = 0;

/** A match with the right to write it. */
export interface StoredMatch {
  readonly record: MatchRecord;
  readonly rest: Rest | null;
  /** When it was due if it slept; `null` if it was awake, in a process that has died. */
  readonly due: number | null;
  /** The process that takes the match over raises it: no other can write from then on. */
  readonly fence: number;
  readonly entries: readonly JournalEntry[];
  readonly orders: ReadonlyMap<Seat, Orders>;
}

/** A match that is not to be had here. */
export interface Elsewhere {
  /** The living process that has it in memory; `null` if none has, and the process that asked must not. */
  readonly owner: string | null;
}

/** Whether the process that asks for a match can play it on. */
export type CanPlay = (match: Pick<StoredMatch, 'record' | 'rest'>) => boolean;

/** So many matches are looked up at a time to be woken. */
export const MOST_TO_WAKE = 100;

export interface Archive {
  /** The server is open. No clock of a sleeping match has run while it was closed. */
  open(now: number): Promise<void>;
  /** The server is still open: noted from time to time, and when it closes. */
  stillOpen(now: number): Promise<void>;
  /** A match that goes on from another one begins with the entries of that. */
  create(record: MatchRecord, entries?: readonly JournalEntry[]): Promise<void>;
  find(id: string): Promise<MatchRecord | undefined>;
  /** The entries of the match, or those alone that come behind so many others. */
  entries(id: string, behind?: number): Promise<readonly JournalEntry[]>;
  /** The last messages of the seat that led to an entry, also of a match that is over. */
  lastMessages(id: string, seat: Seat, many: number): Promise<readonly string[]>;
  /**
   * Takes a match over to write it, unless another process has it, or the one that asks cannot play it; `undefined`
   * if there is none, or it has ended.
   */
  take(id: string, canPlay?: CanPlay): Promise<StoredMatch | Elsewhere | undefined>;
  /**
   * Adds an entry behind so many others. Like all that follow, it fails with `Conflict` if another process has taken the
   * match over, or it has ended.
   */
  append(id: string, fence: number, number: number, entry: JournalEntry): Promise<void>;
  keepOrders(id: string, fence: number, seat: Seat, orders: Orders): Promise<void>;
  keepSettings(id: string, fence: number, settings: MatchSettings): Promise<void>;
  /** No process keeps the match in memory now; it must be woken when it is due. */
  sleep(id: string, fence: number, due: number, rest: Rest): Promise<void>;
  /** The match was carried over into other rules: it is run from here on. */
  keepRest(id: string, fence: number, rest: Rest): Promise<void>;
  end(id: string, fence: number, ended: number, ranking: MatchRecord['ranking'], more?: AtTheEnd): Promise<void>;
  /** Sleeping matches that must be woken by now, `MOST_TO_WAKE` of them at most. */
  due(now: number): Promise<readonly string[]>;
  /** Running matches that were in the memory of a process that has died. */
  orphans(): Promise<readonly string[]>;
}
