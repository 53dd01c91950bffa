// Who watches a table: those whose names are known, and how many there are besides.
import type { Table } from '@undertow/client-sdk/index.ts';

export type Watched = Pick<Table, 'watching' | 'watchers' | 'watchingBots'>;

export interface Watchers {
  readonly names: readonly string[];
  /** Those of them who are bots. */
  readonly bots: readonly string[];
  readonly more: number;
}

export function watchersOf({ watching, watchers = [], watchingBots = [] }: Watched): Watchers {
  // A person with two windows is named once.
  return { names: watchers, bots: watchingBots, more: Math.max(0, watching - watchers.length) };
}
