// The lease of a match: the right to write it. After a write that failed, the match must be taken and read anew, since it
// is not known what was stored.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { Conflict } from '../store/sql.ts';
import type {
  AtTheEnd,
  CanPlay,
  JournalEntry,
  MatchRecord,
  MatchSettings,
  Orders,
  Rest,
  StoredMatch,
} from './archive.ts';
import type { HostContext } from './host-context.ts';
import { Moved } from './hosted-match.ts';

export class Lease {
  readonly #context: HostContext;
  #held: StoredMatch;
  /** How many entries the journal has. */
  #kept: number;
  #isInDoubt = false;
  #isLost = false;

  constructor(held: StoredMatch, context: HostContext) {
    this.#held = held;
    this.#context = context;
    this.#kept = held.entries.length;
  }

  get record(): MatchRecord {
    return this.#held.record;
  }

  get rest(): Rest | null {
    return this.#held.rest;
  }

  get kept(): number {
    return this.#kept;
  }

  /** The match in memory may not be what is kept, and is not to be used. */
  get isInDoubt(): boolean {
    return this.#isInDoubt;
  }

  /** Another process has taken the match over. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** It is known that others may have taken the match over by now. */
  lose(): void {
    this.#isLost = true;
  }

  async append(entry: JournalEntry): Promise<void> {
    const begun = performance.now();
    await this.#write((id, fence) => this.#context.archive.append(id, fence, this.#kept, entry));
    this.#kept++;
    this.#context.kept(entry.kind, performance.now() - begun);
  }

  keepOrders(seat: Seat, orders: Orders): Promise<void> {
    return this.#write((id, fence) => this.#context.archive.keepOrders(id, fence, seat, orders));
  }

  async resettle(settings: MatchSettings): Promise<void> {
    await this.#write((id, fence) => this.#context.archive.keepSettings(id, fence, settings));
    this.#held = { ...this.#held, record: { ...this.record, settings } };
  }

  sleep(due: number, rest: Rest): Promise<void> {
    return this.#write((id, fence) => this.#context.archive.sleep(id, fence, due, rest));
  }

  end(ended: number, ranking: MatchRecord['ranking'], more: AtTheEnd): Promise<void> {
    return this.#write((id, fence) => this.#context.archive.end(id, fence, ended, ranking, more));
  }

  /** Takes the match anew, and reads what is kept of it; `undefined` if it has ended, as the record then says. */
  async renew(canPlay: CanPlay): Promise<StoredMatch | undefined> {
    const { id } = this.record;
    const held = await this.#tried(() => this.#context.archive.take(id, canPlay));
    if (held && 'owner' in held) {
      this.lose();
      throw new Moved();
    }
    if (held) {
      this.#held = held;
      this.#kept = held.entries.length;
    } else {
      const record = await this.#tried(() => this.#context.archive.find(id));
      if (!record) throw new Error(`the match ${id} is not kept any more`);
      this.#held = { ...this.#held, record };
    }
    this.#isInDoubt = false;
    return held;
  }

  async #write(write: (id: string, fence: number) => Promise<void>): Promise<void> {
    this.mustHold();
    try {
      await write(this.record.id, this.#held.fence);
    } catch (failure) {
      this.#isInDoubt = true;
      throw this.#troubleWith(failure);
    }
  }

  mustHold(): void {
    if (this.#isLost) throw new Moved();
  }

  async #tried<Result>(access: () => Promise<Result>): Promise<Result> {
    try {
      return await access();
    } catch (failure) {
      throw this.#troubleWith(failure);
    }
  }

  #troubleWith(failure: unknown): Error {
    this.#isLost ||= failure instanceof Conflict;
    const problem = this.#isLost ? 'the match was taken over' : 'the journal failed';
    this.#context.report(problem, this.record.id, { failure });
    if (this.#isLost) return new Moved();
    const told = 'This could not be kept, so it does not count. Try again.';
    return new Refusal('unavailable', told, { retryAfter: 1000 });
  }
}
