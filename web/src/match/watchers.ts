// The spectators of a table: those whose names are known, and how many more there are.
import type { Table } from '@undertow/client-sdk/index.ts';

export type Watched = Pick<Table, 'watching' | 'watchers' | 'watchingBots'>;

export interface Watchers {
  readonly names: readonly string[];
  /** How many of them, at the end, are bots. */
  readonly bots: number;
  readonly more: number;
}

export function watchersOf({ watching, watchers = [], watchingBots = [] }: Watched): Watchers {
  // A person with two windows is named once.
  return { names: watchers, bots: watchingBots.length, more: Math.max(0, watching - watchers.length) };
}
