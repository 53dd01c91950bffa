// The list of public tables, kept up to date while the client follows it.
import type { Link } from './link.ts';
import { Listeners } from './listeners.ts';
import type { ServerMessage, Table, TableFilter } from './protocol.ts';

type Tables = Extract<ServerMessage, { readonly type: 'tables' }>;

export class Lobby {
  readonly #link: () => Link;
  readonly #listeners = new Listeners<{ change: readonly Table[] }>();
  readonly #tables = new Map<string, Table>();
  #filter: TableFilter | undefined;
  #isFollowed = false;

  /** @internal */
  constructor(link: () => Link) {
    this.#link = link;
  }

  /** The newest first. */
  get tables(): readonly Table[] {
    return [...this.#tables.values()].sort((a, b) => b.created - a.created);
  }

  on(name: 'change', listener: (tables: readonly Table[]) => void): () => void {
    return this.#listeners.on(name, listener);
  }

  /** From now on the list is kept up to date, of all tables or of those that pass the filter. */
  async follow(filter: TableFilter = {}): Promise<void> {
    this.#filter = filter;
    await this.#link().request({ type: 'lobby', on: true, filter });
    this.#isFollowed = true;
  }

  async unfollow(): Promise<void> {
    this.#isFollowed = false;
    this.#tables.clear();
    await this.#link().request({ type: 'lobby', on: false });
  }

  /** @internal For the client, over a connection on which the list is not followed. */
  async resume(): Promise<void> {
    if (this.#isFollowed) await this.#link().requestNow({ type: 'lobby', on: true, filter: this.#filter });
  }

  /** @internal For the client, which hears it first. */
  told({ tables, gone, whole }: Tables): void {
    if (whole) this.#tables.clear();
    for (const id of gone) this.#tables.delete(id);
    for (const table of tables) this.#tables.set(table.id, table);
    this.#listeners.tell('change', this.tables);
  }
}
