// An archive in memory, which keeps the same promises as the one in SQL; and what may go wrong with any.
import type {
  Archive,
  AtTheEnd,
  CanPlay,
  Elsewhere,
  JournalEntry,
  MatchRecord,
  Orders,
  Rest,
  StoredMatch,
} from '@undertow/server/host/archive.ts';
import { Conflict, Unavailable } from '@undertow/server/store/sql.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { clone } from '@undertow/shared/table/json.ts';

interface Kept {
  record: MatchRecord;
  fence: number;
  rest: Rest | null;
  /** `null` while it is awake. */
  due: number | null;
  readonly entries: JournalEntry[];
  readonly orders: Map<Seat, Orders>;
}

export class MemoryArchive implements Archive {
  readonly matches = new Map<string, Kept>();
  #lastOpen: number | undefined;
  #isFirstLook = true;

  async open(now: number): Promise<void> {
    const closed = this.#lastOpen === undefined ? 0 : Math.max(0, now - this.#lastOpen);
    for (const kept of this.matches.values()) if (kept.due !== null) kept.due += closed;
    this.#lastOpen = now;
    this.#isFirstLook = true;
  }

  async stillOpen(now: number): Promise<void> {
    this.#lastOpen = now;
  }

  async create(record: MatchRecord, entries: readonly JournalEntry[] = []): Promise<void> {
    if (this.matches.has(record.id)) throw new Conflict('this match exists');
    this.matches.set(record.id, {
      record,
      fence: 0,
      rest: null,
      due: null,
      entries: clone(entries) as JournalEntry[],
      orders: new Map(),
    });
  }

  async find(id: string): Promise<MatchRecord | undefined> {
    return this.matches.get(id)?.record;
  }

  async entries(id: string, behind = 0): Promise<readonly JournalEntry[]> {
    return clone(this.kept(id).entries.slice(behind));
  }

  async lastMessages(id: string, seat: Seat, many: number): Promise<readonly string[]> {
    const entries = this.matches.get(id)?.entries ?? [];
    const messages = entries.flatMap((entry) => (entry.seat === seat ? (entry.message ?? []) : []));
    return messages.slice(-many).toReversed();
  }

  async take(id: string, canPlay: CanPlay = () => true): Promise<StoredMatch | Elsewhere | undefined> {
    const kept = this.matches.get(id);
    if (!kept || kept.record.ended !== null) return undefined;
    if (!canPlay(kept)) return { owner: null };
    const { record, rest, due, entries, orders } = kept;
    kept.fence++;
    kept.due = null;
    return { record, rest, due, fence: kept.fence, entries: clone(entries), orders: new Map(orders) };
  }

  async append(id: string, fence: number, number: number, entry: JournalEntry): Promise<void> {
    const kept = this.#held(id, fence);
    if (kept.entries.length !== number) throw new Conflict(`entry ${number} behind ${kept.entries.length}`);
    kept.entries.push(clone(entry));
  }

  async keepOrders(id: string, fence: number, seat: Seat, orders: Orders): Promise<void> {
    this.#held(id, fence).orders.set(seat, clone(orders));
  }

  async keepSettings(id: string, fence: number, settings: MatchRecord['settings']): Promise<void> {
    const kept = this.#held(id, fence);
    kept.record = { ...kept.record, settings };
  }

  async sleep(id: string, fence: number, due: number, rest: Rest): Promise<void> {
    Object.assign(this.#held(id, fence), { due, rest: clone(rest) });
  }

  async keepRest(id: string, fence: number, rest: Rest): Promise<void> {
    this.#held(id, fence).rest = clone(rest);
  }

  async end(
    id: string,
    fence: number,
    ended: number,
    ranking: MatchRecord['ranking'],
    { settings }: AtTheEnd = {},
  ): Promise<void> {
    const kept = this.#held(id, fence);
    kept.record = { ...kept.record, ended, ranking, settings: settings ?? kept.record.settings };
    kept.due = null;
    kept.orders.clear();
  }

  async due(now: number): Promise<readonly string[]> {
    return this.#running(({ due }) => due !== null && due <= now);
  }

  async orphans(): Promise<readonly string[]> {
    const orphans = this.#running(({ due }) => due === null && this.#isFirstLook);
    this.#isFirstLook = false;
    return orphans;
  }

  kept(id: string): Kept {
    const kept = this.matches.get(id);
    if (!kept) throw new Error(`there is no match ${id}`);
    return kept;
  }

  #running(isWanted: (kept: Kept) => boolean): string[] {
    const running = [...this.matches.values()].filter(({ record }) => record.ended === null);
    return running.filter(isWanted).map(({ record }) => record.id);
  }

  #held(id: string, fence: number): Kept {
    const kept = this.kept(id);
    if (kept.fence !== fence || kept.record.ended !== null) throw new Conflict(`the match ${id} is not yours`);
    return kept;
  }
}

/** Fails without doing anything; does it, and fails; does it, or not, and is never heard of again. */
export type Trouble = 'before' | 'after' | 'unheard' | 'silence';

/** What goes wrong, decided anew for each call by its name. */
export type Mischief = (call: string) => Trouble | undefined;

/** The same thing, where each call may go wrong. */
export function troubled<Thing extends object>(thing: Thing, mischief: Mischief): Thing {
  return new Proxy(thing, {
    get(target, name) {
      const method = Reflect.get(target, name, target) as unknown;
      if (typeof method !== 'function') return method;
      return async (...given: unknown[]) => {
        const trouble = mischief(String(name));
        if (trouble === 'silence') return new Promise(() => {});
        if (trouble === 'before') throw new Unavailable(`${String(name)} failed`);
        const result: unknown = await method.apply(target, given);
        if (trouble === 'unheard') return new Promise(() => {});
        if (trouble === 'after') throw new Unavailable(`the word of ${String(name)} was lost`);
        return result;
      };
    },
  });
}
