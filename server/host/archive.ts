// What the host keeps of its matches on the disk. A match in memory is a cache of this.

import type { TimeControl } from '@undertow/shared/protocol/tables.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Save } from '@undertow/shared/table/save.ts';

export type EntryKind = 'answer' | 'order' | 'timeout' | 'bot' | 'undo';

/** One thing that a seat did, or that was done for it. The seed and these are the match. */
export interface Entry {
  readonly seat: Seat;
  readonly kind: EntryKind;
  /** Absent where an answer was taken back. */
  readonly answer?: Answer;
  readonly time: number;
  /** What the seat has left in its bank; `null` without clocks. */
  readonly bank: number | null;
  /** Names the client and its message, so that a repeated message is known again. */
  readonly message?: string;
}

export interface MatchSettings {
  readonly time: TimeControl;
  /** So many turns are spectators behind. */
  readonly delay: number;
  /** By seat: the name of the bot that plays it, or `null` for a person. */
  readonly bots: readonly (string | null)[];
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

/** A match as it stood when it was last laid to sleep, for rules that cannot be run from its beginning any more. */
export interface Rest {
  readonly save: Save<Json>;
  /** How many entries had led there. */
  readonly entries: number;
}

/** A match with the right to write it. */
export interface Held {
  readonly record: MatchRecord;
  readonly rest: Rest | null;
  /** Whoever takes the match over raises it: nobody else can write from then on. */
  readonly fence: number;
  readonly entries: readonly Entry[];
  /** The standing orders, by seat. */
  readonly orders: ReadonlyMap<Seat, readonly Json[]>;
}

export interface Archive {
  create(record: MatchRecord): Promise<void>;
  find(id: string): Promise<MatchRecord | undefined>;
  entries(id: string): Promise<readonly Entry[]>;
  /** Takes a match over to write it; `undefined` if there is none, or it has ended. */
  take(id: string): Promise<Held | undefined>;
  /** Adds an entry behind so many others. Fails with `Conflict` if somebody else has taken the match over. */
  append(id: string, fence: number, number: number, entry: Entry): Promise<void>;
  keepOrders(id: string, fence: number, seat: Seat, orders: readonly Json[]): Promise<void>;
  keepSettings(id: string, fence: number, settings: MatchSettings): Promise<void>;
  /** Nobody keeps the match in memory now; it must be woken when it is due. */
  sleep(id: string, fence: number, due: number, rest: Rest): Promise<void>;
  /** The match was carried over into other rules: it is run from here on. */
  keepRest(id: string, fence: number, rest: Rest): Promise<void>;
  end(id: string, fence: number, ended: number, ranking: MatchRecord['ranking']): Promise<void>;
  /** Running matches that must be woken by now, and those that somebody kept in memory when the process died. */
  wanting(now: number): Promise<readonly string[]>;
}
