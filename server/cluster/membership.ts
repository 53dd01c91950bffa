// The list of living processes: each raises a counter in the store, and one whose counter stands still is taken for dead.
// Each process measures that by its own clock, so clocks are never compared.
import type { Timers } from '../scheduling/timers.ts';
import { beat, enrol, type Link, leave, members, type ProcessRecord, strikeOff } from '../store/processes.ts';
import { Conflict, type Sql } from '../store/sql.ts';
import { stepOn } from './admission.ts';

/** How often a process raises its counter, to show that it lives. */
const BEAT_EVERY = 400;

/** A process whose beats stand still for so long is taken for dead. */
export const LOST_AFTER = 2_500;

/** When the store was away for so long, no process could raise its counter, so none is taken for dead. */
const BLIND = 4 * BEAT_EVERY;

/** A process that cannot hear the others for so long, while they hear each other, is of no use to them. */
const LONELY = 10_000;

export interface MembershipParts {
  readonly sql: Sql;
  readonly self: string;
  readonly timers: Timers;
  link(): Link;
  report(problem: string, details: object): void;
}

interface Seen {
  readonly beats: number;
  readonly since: number;
}

export class Membership {
  readonly #parts: MembershipParts;
  readonly #whenGone: ((process: string) => void)[] = [];
  readonly #whenStruckOff: (() => void)[] = [];
  readonly #whenLooked: ((listed: ReadonlySet<string>) => void)[] = [];
  readonly #whenOusted: ((why: string) => void)[] = [];
  /** The others, as they were seen last. */
  readonly #others = new Map<string, Seen>();
  #lonelySince: number | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #callOff: () => void = () => {};
  #round: Promise<void> = Promise.resolve();
  #isTroubled = false;
  #isOusted = false;
  #isOver = false;

  constructor(parts: MembershipParts) {
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

  /** Told at each look which other processes are on the roll. */
  onLook(looked: (listed: ReadonlySet<string>) => void): void {
    this.#whenLooked.push(looked);
  }

  /** Called when this process cannot go on, and its matches are for others. */
  onOusted(ousted: (why: string) => void): void {
    this.#whenOusted.push(ousted);
  }

  /** Joins as the only process: any other member has died. */
  async beAlone(): Promise<void> {
    const { sql, self, link } = this.#parts;
    const dead = await members(sql);
    await sql.write([...dead.flatMap(({ id }) => leave(id)), ...enrol(self, link())]);
  }

  /** Joins beside the members that it may serve with, and beats from now on. */
  async open(): Promise<void> {
    await stepOn({ ...this.#parts, link: this.#parts.link(), lostAfter: LOST_AFTER });
    await this.#look();
    this.#beatSoon();
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#callOff();
    await this.#round;
    await this.#parts.sql.write(leave(this.#parts.self));
  }

  #beatSoon(): void {
    if (this.#isOver) return;
    this.#callOff = this.#parts.timers.after(BEAT_EVERY, () => {
      this.#round = this.#beat().finally(() => this.#beatSoon());
    });
  }

  async #beat(): Promise<void> {
    const { sql, self, link, report } = this.#parts;
    try {
      await sql.write(beat(self, link())).catch(async (failure) => {
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
    const { sql, self, link, report } = this.#parts;
    report('this process was taken for dead', {});
    const isAlone = link() === 'none';
    // A process that was struck off takes matches anew at once, which only members can hold.
    if (!isAlone) await sql.write(enrol(self, link()));
    for (const struckOff of this.#whenStruckOff) struckOff();
    if (!isAlone) return;
    this.#isOver = true;
    this.#oust('Another process serves the database by now.');
  }

  #oust(why: string): void {
    if (this.#isOusted) return;
    this.#isOusted = true;
    for (const ousted of this.#whenOusted) ousted(why);
  }

  async #look(): Promise<void> {
    const { sql, self, timers } = this.#parts;
    const records = (await members(sql)).filter(({ id }) => id !== self);
    const now = timers.now();
    if (now - this.#lookedAt > BLIND) this.#beginAnew(now);
    this.#lookedAt = now;
    this.#mindLink(records, now);
    const there = new Set(records.map(({ id }) => id));
    for (const id of this.#others.keys()) if (!there.has(id)) this.#tellGone(id);
    for (const looked of this.#whenLooked) looked(there);
    for (const record of records) await this.#see(record, now);
  }

  /** While no process hears another, each goes on with what it has. */
  #mindLink(others: readonly ProcessRecord[], now: number): void {
    const isLonely = this.#parts.link() === 'lost' && others.some(({ link }) => link === 'redis');
    this.#lonelySince = isLonely ? (this.#lonelySince ?? now) : undefined;
    if (this.#lonelySince === undefined || now - this.#lonelySince < LONELY) return;
    this.#oust('Redis cannot be heard from here, though others hear it.');
  }

  #beginAnew(now: number): void {
    for (const [id, { beats }] of this.#others) this.#others.set(id, { beats, since: now });
  }

  async #see({ id, beats }: ProcessRecord, now: number): Promise<void> {
    const seen = this.#others.get(id);
    if (seen?.beats !== beats) this.#others.set(id, { beats, since: now });
    else if (now - seen.since >= LOST_AFTER) await this.#strikeOff(id, beats);
  }

  async #strikeOff(id: string, beats: number): Promise<void> {
    try {
      await this.#parts.sql.write(strikeOff(id, beats));
    } catch (failure) {
      // It has beaten after all, or another process was quicker.
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
