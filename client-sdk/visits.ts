// The visits of a client: all tables at which it is.
import { Closed } from './errors.ts';
import type { GameTypes } from './game-types.ts';
import type { TableTelling } from './knowledge.ts';
import type { Link, Reply, Request } from './link.ts';
import { patiently, type Wait } from './patience.ts';
import { Visit, type VisitCallbacks } from './visit.ts';

/** What all visits need of the client. */
interface VisitsEnds extends Pick<VisitCallbacks, 'ask' | 'person'> {
  link(): Link;
}

/** No server tells so much of a table between its reply and the next turn of this client's loop. */
const MOST_AHEAD = 100;
const MOST_TABLES_AHEAD = 100;

export class Visits {
  readonly #callbacks: VisitsEnds;
  readonly #visits = new Map<string, Visit<GameTypes>>();
  /** Messages about tables to which the client is still coming. */
  readonly #ahead = new Map<string, TableTelling[]>();
  #coming = 0;
  /** Calls off all requests that still wait to come to a table. */
  #over = new AbortController();

  constructor(callbacks: VisitsEnds) {
    this.#callbacks = callbacks;
  }

  get all(): readonly Visit<GameTypes>[] {
    return [...this.#visits.values()];
  }

  /** Comes to a table, by whatever leads to one. Which game is played there, the caller knows. */
  async goTo<Game extends GameTypes>(what: Request, { signal }: Wait = {}): Promise<Visit<Game>> {
    this.#coming++;
    const link = this.#callbacks.link();
    try {
      const ask = () => this.#come(link, what, signal);
      const { table } = (await patiently(ask, signal, this.#over.signal)) as { readonly table?: unknown };
      const invitation = 'invitation' in what ? what.invitation : undefined;
      return this.#visitTo(table as string, invitation) as unknown as Visit<Game>;
    } finally {
      this.#coming--;
      if (this.#coming === 0) this.#ahead.clear();
    }
  }

  told(message: TableTelling): void {
    const id = message.type === 'table' ? message.table.id : message.table;
    const visit = this.#visits.get(id);
    if (visit) visit.told(message);
    else if (this.#coming > 0) this.#keep(id, message);
  }

  /** Of a table that is told of without end before it is entered, the rest is left out: a visit that misses an update comes anew. */
  #keep(id: string, message: TableTelling): void {
    const ahead = this.#ahead.get(id) ?? [];
    if (ahead.length >= MOST_AHEAD || (ahead.length === 0 && this.#ahead.size >= MOST_TABLES_AHEAD)) return;
    this.#ahead.set(id, ahead);
    ahead.push(message);
  }

  /** Another process of the server tells of all of them now. */
  change(): void {
    for (const visit of this.all) visit.change();
  }

  /** Follows all of them over a connection on which none is followed. */
  resume(): void {
    for (const visit of this.all) void visit.resume();
  }

  gone(table: string, error: Error): void {
    this.#visits.get(table)?.end(error);
  }

  end(error: Error | undefined): void {
    this.#over.abort(error ?? new Closed('The client was closed.'));
    this.#over = new AbortController();
    for (const visit of this.all) visit.end(error);
  }

  /** Where it has led is not followed by a client that has called it off meanwhile. */
  async #come(link: Link, what: Request, signal: AbortSignal | undefined): Promise<Reply> {
    const reply = await link.request(what);
    const table = reply.table as string;
    if (signal?.aborted && !this.#visits.has(table)) {
      link.request({ type: 'leave', table, keepSeat: true }).catch(() => {});
    }
    return reply;
  }

  #visitTo(id: string, invitation: string | undefined): Visit<GameTypes> {
    const known = this.#visits.get(id);
    if (known) return known;
    const visit: Visit<GameTypes> = new Visit(id, invitation, {
      ...this.#callbacks,
      link: this.#callbacks.link(),
      goTo: (...where) => this.goTo(...where),
      over: () => this.#visits.delete(id),
    });
    this.#visits.set(id, visit);
    for (const message of this.#ahead.get(id) ?? []) visit.told(message);
    this.#ahead.delete(id);
    return visit;
  }
}
