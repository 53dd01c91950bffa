// An identity: the person for whom a client speaks, and the scopes of what it may do.
import { type Person, Scope } from '@undertow/shared/protocol/people.ts';
import type { PersonRecord } from '../store/people.ts';

export interface Identity {
  readonly person: Person;
  readonly scopes: readonly Scope[];
  /** The id of the session or of the personal token with which the client came: it has one of the two. */
  readonly session?: string;
  readonly token?: string;
}

/** What a client shows at a door. */
export interface Credentials {
  readonly token?: string | undefined;
  readonly ticket?: string | undefined;
}

/** A person who signs in may do everything. */
export const ALL_SCOPES: readonly Scope[] = Scope.options;

export function personOf({ id, name, kind, bot }: PersonRecord): Person {
  return { id, name, kind, ...(bot ? { bot } : {}) };
}

/** Whether others see this person in the same way. */
export function isSeenAs(one: Person, other: Person): boolean {
  return one.name === other.name && one.kind === other.kind && one.bot === other.bot;
}
