// Limits how many seats a person may have at open and running tables.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { seatOf } from './table-data.ts';
import type { Tables } from './tables.ts';

export class SeatLimit {
  readonly #tables: Tables;
  readonly #most: number;
  /** A person who is about to take a seat counts already: several requests at once get no more. */
  readonly #coming = new Map<string, number>();

  constructor(tables: Tables, most: number) {
    this.#tables = tables;
    this.#most = most;
  }

  async take<Result>({ id }: Person, sitDown: () => Promise<Result>): Promise<Result> {
    const coming = this.#coming.get(id) ?? 0;
    const taken = this.#tables.all().filter((table) => seatOf(table, id) !== undefined).length;
    if (taken + coming >= this.#most) throw new Refusal('too-many', `You sit at ${this.#most} tables already.`);
    this.#coming.set(id, coming + 1);
    try {
      return await sitDown();
    } finally {
      const left = (this.#coming.get(id) ?? 1) - 1;
      if (left > 0) this.#coming.set(id, left);
      else this.#coming.delete(id);
    }
  }
}
