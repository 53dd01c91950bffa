// The parts of the server that a match uses.
import type { Summary } from '@undertow/shared/protocol/tables.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { MoveKind } from '@undertow/shared/table/journaled-match.ts';
import type { Bus } from '../cluster/bus.ts';
import type { Timers } from '../scheduling/timers.ts';
import type { Archive, MatchRecord } from './archive.ts';
import type { Asker } from './askers.ts';
import type { Hinting } from './hints.ts';
import type { OpenQuestion } from './open-questions.ts';
import type { Reruns } from './reruns.ts';
import type { Autopilot } from './seat.ts';
import type { Thinkers } from './thoughts.ts';

export interface HostContext {
  /** The other processes of this service. */
  readonly bus: Bus;
  readonly archive: Archive;
  readonly timers: Timers;
  /** Runs matches again for clients that look back. */
  readonly reruns: Reruns;
  /** A seed for the chance of a match, which no player can guess. */
  newSeed(): string;
  /** How many matches may wait to be woken for players, and as many for spectators; ten thousand unless told otherwise. */
  readonly mostWaking?: number | undefined;
  /** Milliseconds that a bot waits, so that people can follow it. */
  readonly botPace: number;
  /** The bot of this name, or the one that plays for players who are away. */
  autopilot(game: string, bot: string | null): Autopilot;
  /** Absent where all bots answer at once. */
  readonly thinkers?: Thinkers | undefined;
  /** Absent where no hints are given. */
  readonly hinting?: Hinting | undefined;
  /** The connected players of this match, in all processes: for them its bots think. */
  askersAt(match: string): readonly Asker[];
  /** A rule broke down, or something else that should not happen did. */
  report(problem: string, match: string, details: object): void;
  /** More matches are wanted than may wait to be woken, which is so many. Told a minute apart, however many are refused. */
  crowded(waiting: number): void;
  /** Called with the number of matches of a dead process that go on here. */
  tookOver(matches: number): void;
  /** A player came or went, or a bot took over or stepped back. */
  seatChanged(match: string, seat: Seat): void;
  /** A turn has ended: what lists may say of the match now. */
  summarized(match: string, turn: number, summary: Summary): void;
  /** What the match waits for, after so many entries of its journal. */
  waits(match: string, entries: number, questions: readonly OpenQuestion[]): void;
  ended(record: MatchRecord, ranking: MatchRecord['ranking']): void;
  /** An entry is in the journal, after so many milliseconds. */
  kept(kind: MoveKind, milliseconds: number): void;
}

/** What the host of the matches is made of; who hears of ends says so later, for that needs the host. */
export type HostParts = Omit<HostContext, 'ended'>;
