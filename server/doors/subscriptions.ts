// The tables that one connection follows.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Waits } from '../host/host.ts';
import type { AppServices } from './app-services.ts';
import { type Subscriber, TableSubscription } from './table-subscription.ts';

export class Subscriptions {
  readonly #app: AppServices;
  readonly #subscriber: Subscriber;
  readonly #most: number;
  readonly #tables = new Map<string, TableSubscription>();
  #isOver = false;

  constructor(app: AppServices, subscriber: Subscriber, most: number) {
    this.#app = app;
    this.#subscriber = subscriber;
    this.#most = most;
  }

  isAt(table: string): boolean {
    return this.#tables.has(table);
  }

  /** Refuses if this table could not be followed, or one that is not there yet. */
  mustHaveRoom(table?: string): void {
    if (table !== undefined && this.isAt(table)) return;
    if (this.#tables.size < this.#most || this.#over() !== undefined) return;
    throw new Refusal('too-many', `This socket follows ${this.#most} tables already. Leave one first.`);
  }

  /** Follows a table, or follows it anew: then the client is told the whole state again, or what came after a version. */
  async begin(table: string, since?: number, waits?: Waits): Promise<void> {
    if (this.#isOver) return;
    this.mustHaveRoom(table);
    const before = this.#tables.get(table);
    if (!before && this.#tables.size >= this.#most) this.#leaveOneThatIsOver();
    before?.hush();
    const subscription = new TableSubscription(this.#app, table, this.#subscriber);
    this.#tables.set(table, subscription);
    try {
      await subscription.begin(since, waits);
    } catch (failure) {
      this.leave(table);
      throw failure;
    } finally {
      // Only now: so the client counted as connected all the time.
      before?.leave();
    }
  }

  leave(table: string): void {
    this.#tables.get(table)?.leave();
    this.#tables.delete(table);
  }

  /** A client that plays one game after the other need not leave the tables that are over. */
  #leaveOneThatIsOver(): void {
    const over = this.#over();
    if (over !== undefined) this.leave(over);
  }

  /** The first table that is over. */
  #over(): string | undefined {
    for (const [table, { isOver }] of this.#tables) if (isOver) return table;
    return undefined;
  }

  /** The connection is closed: what is under way here does not go on. */
  end(): void {
    this.#isOver = true;
    for (const table of this.#tables.keys()) this.leave(table);
  }
}
