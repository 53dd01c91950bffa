// The list of public tables. Each table is written once until something changes at it, and each list until something
// changes at any.
import { type Summary, Table, type TableFilter } from '@undertow/shared/protocol/tables.ts';
import { isPlayedWith } from '@undertow/shared/table/about.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { BoundedMap } from '../limits/bounded-map.ts';
import { Written } from '../written.ts';
import { isCurrent, isSummarized, shownToAll, type TableContext, type TableData } from './table-data.ts';

/** What the list needs of the tables: those that are open or playing, and any of them by its id. */
export interface KnownToAll {
  readonly context: TableContext;
  all(): readonly TableData[];
  inMemory(id: string): TableData | undefined;
}

/** What is said of the matches that run. */
export interface KnownSummaries {
  of(id: string): Summary | undefined;
}

/** A table in the list, as all are shown it. */
interface Listed {
  readonly data: TableData;
  readonly table: Table;
  readonly written: Written<Table>;
}

interface List {
  readonly tables: readonly Table[];
  readonly written: Written<Table[]>;
}

/** More tables than this are not listed at once. */
const MOST_LISTED = 500;

/** How many lists are kept, each by its filter. */
const LISTS_KEPT = 50;

export class TableList {
  readonly #known: KnownToAll;
  readonly #summaries: KnownSummaries;
  readonly #listed = new Map<string, Listed>();
  #lists = new BoundedMap<List>(LISTS_KEPT);

  constructor(known: KnownToAll, summaries: KnownSummaries) {
    this.#known = known;
    this.#summaries = summaries;
  }

  /** Something is different at this table: its data, which players are connected, or how many watch. */
  changed(id: string): void {
    this.#listed.delete(id);
    this.#lists = new BoundedMap(LISTS_KEPT);
  }

  /** The table, if it passes the filter. */
  find(id: string, filter?: TableFilter): Table | undefined {
    const data = this.#known.inMemory(id);
    return data && passes(data, filter) ? this.#show(data).table : undefined;
  }

  /** The newest tables that pass the filter. */
  newest(filter?: TableFilter): List {
    const key = keyOf(filter);
    const list = this.#lists.get(key) ?? this.#list(filter);
    this.#lists.set(key, list);
    return list;
  }

  #list(filter?: TableFilter): List {
    const passing = this.#known.all().filter((table) => passes(table, filter));
    const newest = passing.sort((a, b) => b.created - a.created).slice(0, MOST_LISTED);
    const listed = newest.map((data) => this.#show(data));
    return {
      tables: listed.map(({ table }) => table),
      written: Written.list(listed.map(({ written }) => written)),
    };
  }

  #show(data: TableData): Listed {
    const before = this.#listed.get(data.id);
    if (before?.data === data) return before;
    const summary = isSummarized(data) ? this.#summaries.of(data.id) : undefined;
    const table = { ...shownToAll(data, this.#known.context), ...(summary ? { summary } : {}) };
    const listed = { data, table, written: Written.of(Table, table) };
    this.#listed.set(data.id, listed);
    return listed;
  }
}

/** The key of a filter: the same for all filters that ask for the same. */
export function keyOf({ game, status, seats, time, rated, options }: TableFilter = {}): string {
  const wanted = Object.entries(options ?? {}).map(([id, value]) => [id, namesIn(value)]);
  return JSON.stringify([game, status, seats, time, rated, wanted.sort()]);
}

/** A list without repetitions, in a fixed order: two filters that name the same things are the same. */
function namesIn(value: Json): Json {
  return Array.isArray(value) ? [...new Set(value.map((each) => JSON.stringify(each)))].sort() : value;
}

function passes(table: TableData, filter: TableFilter | undefined): boolean {
  return (
    table.access === 'public' &&
    isCurrent(table) &&
    (filter?.game === undefined || table.game === filter.game) &&
    (filter?.status === undefined || table.status === filter.status) &&
    (filter?.seats === undefined || table.seats.length === filter.seats) &&
    (filter?.time === undefined || table.time === filter.time) &&
    (filter?.rated === undefined || table.rated === filter.rated) &&
    (filter?.options === undefined || isPlayedWith(table.options, filter.options))
  );
}
