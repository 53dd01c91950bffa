// Several houses on one database, as if each were a process of its own: what joins them, and how each dies.
import type { AppParts } from '@undertow/server/app.ts';
import { enrol, leave } from '@undertow/server/store/processes.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { onTestFinished } from 'vitest';
import { Buses } from './buses.ts';
import { QuietApp } from './quiet-app.ts';

export class ManyHouses {
  readonly buses = new Buses();
  readonly #sql: Sql;
  readonly #houses = new Map<string, QuietApp>();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** One more, in the time of the others. */
  async open(name: string, more: Partial<AppParts> = {}): Promise<QuietApp> {
    await this.#sql.write(enrol(name, 'redis'));
    const bus = this.buses.join(name);
    const [first] = this.#houses.values();
    const app = first ? await first.again({ bus, ...more }) : await QuietApp.open(this.#sql, { bus, ...more });
    this.#houses.set(name, app);
    onTestFinished(() => this.#houses.get(name)?.app.close());
    return app;
  }

  /** From now on nothing that it does is ever done, and the others learn of it. */
  async kill(name: string): Promise<void> {
    this.#houses.get(name)?.kill();
    this.#houses.delete(name);
    await this.#sql.write(leave(name));
    this.buses.kill(name);
  }
}
