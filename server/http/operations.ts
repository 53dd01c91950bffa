// The contract of an operator: what can be done to the running server.
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';

/** A match as the operator sees it: everything but what would spoil it. */
export interface MatchReport {
  readonly table: Table;
  readonly awake: boolean;
  readonly version: number;
  readonly turn: number;
  /** The players that are asked; `since` is the time from which the match has been waiting. */
  readonly waitingFor: readonly Person[];
  readonly since: number;
}

/** All of them refuse what does not exist with `not-found`. */
export interface Operations {
  match(id: string): Promise<MatchReport>;
  /** Ends it without a result, as abandoned, and tells the clients at the table why. */
  end(id: string, reason: string): Promise<void>;
  /** What this person says is not passed on until then; `null` lets them speak again. */
  silence(name: string, until: number | null): Promise<void>;
  /** A notice to all connected clients. */
  announce(text: string): Promise<void>;
  /** Takes no new matches and no new sockets from now on, so that the server can be stopped. */
  drain(): Promise<void>;
}
