// Who is there: each process of a service raises its beats in the store, and whose beats stand still is taken for dead. No
// clock is compared with another: each process measures by its own how long another has been still.
import type { Timers } from '../host/timers.ts';
import { beat, enrol, leave, type ProcessRecord, roll, strikeOff } from '../store/processes.ts';
import { Conflict, type Sql } from '../store/sql.ts';

/** How often a process shows that it lives. */
const BEAT = 400;

/** Whose beats stand still for so long is taken for dead. */
export const LEASE = 2_500;

/** When the store was away for so long, nobody could beat, and standing still means nothing. */
const BLIND = 4 * BEAT;

export interface RollParts {
  readonly sql: Sql;
  readonly self: string;
  readonly timers: Timers;
  report(problem: string, details: object): void;
}

interface Seen {
  readonly beats: number;
  readonly since: number;
}

export class Roll {
  readonly #parts: RollParts;
  readonly #whenGone: ((process: string) => void)[] = [];
  readonly #whenStruckOff: (() => void)[] = [];
  /** The others, as they were seen last. */
  readonly #others = new Map<string, Seen>();
  #lookedAt = Number.NEGATIVE_INFINITY;
  #callOff: () => void = () => {};
  #round: Promise<void> = Promise.resolve();
  #isTroubled = false;
  #isOver = false;

  constructor(parts: RollParts) {
    this.#parts = parts;
  }

  /** The others, as far as is known. */
  get others(): readonly string[] {
    return [...this.#others.keys()];
  }

  onGone(gone: (process: string) => void): void {
    this.#whenGone.push(gone);
  }

  /** The others took this process for dead, and what lived here may live there by now. */
  onStruckOff(struckOff: () => void): void {
    this.#whenStruckOff.push(struckOff);
  }

  /** Steps on the roll, where nobody else looks for beats. */
  async stepOn(): Promise<void> {
    await this.#parts.sql.write(enrol(this.#parts.self));
  }

  /** Steps on the roll, beside whoever else is there, and beats from now on. */
  async open(): Promise<void> {
    await this.stepOn();
    await this.#look();
    this.#beatSoon();
  }

  /** For one who knows to be alone: whoever is on the roll has died. */
  async clear(): Promise<void> {
    const dead = await roll(this.#parts.sql);
    await this.#parts.sql.write(dead.flatMap(({ id }) => leave(id)));
  }

  /** Whether somebody else lives who is on the roll. Takes as long as it takes to be sure. */
  async isSomebodyThere(): Promise<boolean> {
    const { sql, timers } = this.#parts;
    const before = new Map((await roll(sql)).map(({ id, beats }) => [id, beats]));
    if (before.size === 0) return false;
    await new Promise<void>((resolve) => timers.after(LEASE, resolve));
    return (await roll(sql)).some(({ id, beats }) => before.get(id) !== beats);
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#callOff();
    await this.#round;
    await this.#parts.sql.write(leave(this.#parts.self));
  }

  #beatSoon(): void {
    if (this.#isOver) return;
    this.#callOff = this.#parts.timers.after(BEAT, () => {
      this.#round = this.#beat().finally(() => this.#beatSoon());
    });
  }

  async #beat(): Promise<void> {
    const { sql, self, report } = this.#parts;
    try {
      await sql.write(beat(self)).catch(async (failure) => {
        if (!(failure instanceof Conflict)) throw failure;
        await this.#comeBack();
      });
      await this.#look();
      this.#isTroubled = false;
    } catch (failure) {
      if (!this.#isTroubled) report('the roll cannot be kept', { failure });
      this.#isTroubled = true;
    }
  }

  async #comeBack(): Promise<void> {
    const { sql, self, report } = this.#parts;
    report('this process was taken for dead', {});
    for (const struckOff of this.#whenStruckOff) struckOff();
    await sql.write(enrol(self));
  }

  async #look(): Promise<void> {
    const { sql, self, timers } = this.#parts;
    const records = (await roll(sql)).filter(({ id }) => id !== self);
    const now = timers.now();
    if (now - this.#lookedAt > BLIND) this.#beginAnew(now);
    this.#lookedAt = now;
    const there = new Set(records.map(({ id }) => id));
    for (const id of this.#others.keys()) if (!there.has(id)) this.#tellGone(id);
    for (const record of records) await this.#see(record, now);
  }

  #beginAnew(now: number): void {
    for (const [id, { beats }] of this.#others) this.#others.set(id, { beats, since: now });
  }

  async #see({ id, beats }: ProcessRecord, now: number): Promise<void> {
    const seen = this.#others.get(id);
    if (seen?.beats !== beats) this.#others.set(id, { beats, since: now });
    else if (now - seen.since >= LEASE) await this.#strikeOff(id, beats);
  }

  async #strikeOff(id: string, beats: number): Promise<void> {
    try {
      await this.#parts.sql.write(strikeOff(id, beats));
    } catch (failure) {
      // It has beaten after all, or somebody else was quicker.
      if (failure instanceof Conflict) return;
      throw failure;
    }
    this.#tellGone(id);
  }

  #tellGone(id: string): void {
    this.#others.delete(id);
    for (const gone of this.#whenGone) gone(id);
  }
}
