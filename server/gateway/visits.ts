// The tables that one socket follows.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { Attendance, type House, type Visitor } from '../doors/attendance.ts';

export class Visits {
  readonly #house: House;
  readonly #visitor: Visitor;
  readonly #most: number;
  readonly #visits = new Map<string, Attendance>();
  #isOver = false;

  constructor(house: House, visitor: Visitor, most: number) {
    this.#house = house;
    this.#visitor = visitor;
    this.#most = most;
  }

  isAt(table: string): boolean {
    return this.#visits.has(table);
  }

  /** Refuses if this table could not be followed, or one that is not there yet. */
  mustHaveRoom(table?: string): void {
    if (table !== undefined && this.isAt(table)) return;
    if (this.#visits.size < this.#most || this.#over() !== undefined) return;
    throw new Refusal('too-many', `This socket follows ${this.#most} tables already. Leave one first.`);
  }

  /** Comes to the table, or comes anew: then it is told again how everything stands, or what came after a version. */
  async begin(table: string, since?: number): Promise<void> {
    if (this.#isOver) return;
    this.mustHaveRoom(table);
    const before = this.#visits.get(table);
    if (!before && this.#visits.size >= this.#most) this.#leaveOneThatIsOver();
    before?.hush();
    const attendance = new Attendance(this.#house, table, this.#visitor);
    this.#visits.set(table, attendance);
    try {
      await attendance.begin(since);
    } catch (failure) {
      this.leave(table);
      throw failure;
    } finally {
      // Only now: so whoever sits here was never away.
      before?.leave();
    }
  }

  leave(table: string): void {
    this.#visits.get(table)?.leave();
    this.#visits.delete(table);
  }

  /** Whoever plays one game after the other need not tidy up behind them. */
  #leaveOneThatIsOver(): void {
    const over = this.#over();
    if (over !== undefined) this.leave(over);
  }

  /** The first table that is over. */
  #over(): string | undefined {
    for (const [table, { isOver }] of this.#visits) if (isOver) return table;
    return undefined;
  }

  /** The socket has gone: nothing that is under way here is gone on with. */
  end(): void {
    this.#isOver = true;
    for (const table of this.#visits.keys()) this.leave(table);
  }
}
