// Who watches a table: those whose names are known, and how many there are besides.
import type { Table } from '@undertow/client-sdk/index.ts';

export interface Watchers {
  readonly names: readonly string[];
  readonly more: number;
}

export function watchersOf({ watching, watchers = [] }: Pick<Table, 'watching' | 'watchers'>): Watchers {
  // A person with two windows is named once.
  return { names: watchers, more: Math.max(0, watching - watchers.length) };
}
