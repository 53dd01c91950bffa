// Several houses on one database, as if each were a process of its own: what joins them, and how each dies.
import { enrol, leave } from '@undertow/server/store/processes.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { onTestFinished } from 'vitest';
import { Buses } from './buses.ts';
import { QuietHouse } from './quiet-house.ts';

export class ManyHouses {
  readonly buses = new Buses();
  readonly #sql: Sql;
  readonly #houses = new Map<string, QuietHouse>();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** One more, in the time of the others. */
  async open(name: string): Promise<QuietHouse> {
    await this.#sql.write(enrol(name, 'redis'));
    const bus = this.buses.join(name);
    const [first] = this.#houses.values();
    const house = first ? await first.again({ bus }) : await QuietHouse.open(this.#sql, { bus });
    this.#houses.set(name, house);
    onTestFinished(() => this.#houses.get(name)?.house.close());
    return house;
  }

  /** From now on nothing that it does is ever done, and the others learn of it. */
  async kill(name: string): Promise<void> {
    this.#houses.get(name)?.kill();
    this.#houses.delete(name);
    await this.#sql.write(leave(name));
    this.buses.kill(name);
  }
}
