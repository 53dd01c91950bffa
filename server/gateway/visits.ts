// The tables that one socket follows.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { Attendance, type House, type Visitor } from '../doors/attendance.ts';

interface Visit {
  attendance?: Attendance;
  /** It was begun anew, or is over: this one says nothing any more. */
  isPast: boolean;
}

export class Visits {
  readonly #house: House;
  readonly #visitor: Visitor;
  readonly #most: number;
  readonly #visits = new Map<string, Visit>();
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
    this.mustHaveRoom(table);
    const before = this.#visits.get(table);
    if (!before && this.#visits.size >= this.#most) this.#leaveOneThatIsOver();
    if (before) before.isPast = true;
    const visit: Visit = { isPast: false };
    this.#visits.set(table, visit);
    try {
      visit.attendance = await Attendance.begin(this.#house, table, this.#visitorOf(visit), since);
    } catch (failure) {
      this.leave(table);
      throw failure;
    } finally {
      // Only now: so whoever sits here was never away.
      before?.attendance?.leave();
    }
    if (this.#isOver) this.leave(table);
    // It was left before it was there.
    if (visit.isPast) visit.attendance.leave();
  }

  leave(table: string): void {
    const visit = this.#visits.get(table);
    if (!visit) return;
    visit.isPast = true;
    visit.attendance?.leave();
    this.#visits.delete(table);
  }

  /** Whoever plays one game after the other need not tidy up behind them. */
  #leaveOneThatIsOver(): void {
    const over = this.#over();
    if (over !== undefined) this.leave(over);
  }

  /** The first table that is over. */
  #over(): string | undefined {
    for (const [table, { attendance }] of this.#visits) if (attendance?.isOver) return table;
    return undefined;
  }

  end(): void {
    this.#isOver = true;
    for (const table of this.#visits.keys()) this.leave(table);
  }

  #visitorOf(visit: Visit): Visitor {
    return {
      ...this.#visitor,
      told: (telling) => {
        if (!visit.isPast) this.#visitor.told(telling);
      },
    };
  }
}
