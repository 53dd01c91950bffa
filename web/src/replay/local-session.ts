// A session at a table that stands in this browser alone: a replay, or a lesson. It looks like a visit to a table of a server.
import type {
  Asked,
  ChatLine,
  Decision,
  Ending,
  GameEvent,
  GameTypes,
  Happenings,
  Json,
  SealedAnswer,
  SeatClock,
  Table,
  Visit,
} from '@undertow/client-sdk/index.ts';
import { Listeners } from '@undertow/client-sdk/listeners.ts';
import type { LogEntry } from '../match/log.ts';

/** Everything that stands there at a time. */
export interface Snapshot {
  readonly seat: number | null;
  readonly view: unknown;
  readonly asked: readonly Asked[];
  readonly decision: Decision | null;
  /** Where one plays oneself. */
  readonly sealed?: readonly SealedAnswer[];
  readonly ending: Ending | null;
}

export class LocalSession {
  readonly table: Table;
  version = 0;
  seat: number | null;
  view: unknown;
  asked: readonly Asked[];
  decision: Decision | null;
  sealed: readonly SealedAnswer[];
  ending: Ending | null;
  readonly clocks: readonly SeatClock[] = [];
  readonly orders: readonly unknown[] = [];
  readonly chat: readonly ChatLine[] = [];
  readonly canUndo = false;
  /** What had happened when it began, where what follows is told. */
  #past: readonly LogEntry<GameEvent>[] | undefined;
  readonly #answered: (answer: Json) => unknown;
  readonly #listeners = new Listeners<Happenings<GameTypes>>();

  constructor(table: Table, snapshot: Snapshot, answered: (answer: Json) => unknown = () => {}) {
    this.table = table;
    this.seat = snapshot.seat;
    this.view = snapshot.view;
    this.asked = snapshot.asked;
    this.decision = snapshot.decision;
    this.sealed = snapshot.sealed ?? [];
    this.ending = snapshot.ending;
    this.#answered = answered;
  }

  get id(): string {
    return this.table.id;
  }

  /** As those take it that expect a visit to a server's table. What a replay or a lesson has no use for is not there. */
  asVisit(): Visit<GameTypes> {
    return this as unknown as Visit<GameTypes>;
  }

  on<Name extends keyof Happenings<GameTypes>>(
    name: Name,
    listener: (what: Happenings<GameTypes>[Name]) => void,
  ): () => void {
    return this.#listeners.on(name, listener);
  }

  /** From now on what happens is told as a server tells it, after this. */
  begin(past: readonly LogEntry<GameEvent>[]): this {
    this.#past = past;
    this.version = past.at(-1)?.version ?? 0;
    return this;
  }

  /** Shows another position; with the events, if those lead there from the one that was shown. */
  show(snapshot: Snapshot, events: readonly object[]): void {
    this.version++;
    this.seat = snapshot.seat;
    this.view = snapshot.view;
    this.asked = snapshot.asked;
    this.decision = snapshot.decision;
    this.sealed = snapshot.sealed ?? [];
    this.ending = snapshot.ending;
    const changes = this.#past ? [] : null;
    this.#listeners.tell('update', { version: this.version, view: this.view, events, changes });
    this.#listeners.tell('change', undefined);
  }

  async history(): Promise<readonly LogEntry<GameEvent>[]> {
    if (!this.#past) throw new Error('what happens here is not told');
    return this.#past;
  }

  async answer(answer: Json): Promise<void> {
    await this.#answered(answer);
  }

  async order(): Promise<void> {}

  async undo(): Promise<void> {}

  async say(): Promise<void> {}
}

/** A table with these people, as a list of tables would show it. */
export function tableOf(
  {
    id,
    game,
    options,
    seats,
    levels,
    bots,
  }: Pick<Table, 'id' | 'game' | 'options'> & {
    readonly seats: readonly string[];
    /** Of bots of the house. */
    readonly levels?: readonly (string | null)[] | undefined;
    /** Where a bot sat that had come over the network. */
    readonly bots?: readonly boolean[] | undefined;
  },
  status: Table['status'],
): Table {
  return {
    id,
    game,
    options,
    status,
    owner: null,
    seats: seats.map((name, seat) => ({
      person: {
        id: `${id}-${seat}`,
        name,
        kind: levels?.[seat] ? 'bot' : 'guest',
        ...(bots?.[seat] ? { bot: true } : {}),
      },
      ...(levels?.[seat] ? { level: levels[seat] } : {}),
      ready: true,
      connected: true,
      automatic: false,
      resigned: false,
    })),
    time: 'none',
    access: 'unlisted',
    rated: false,
    spectators: { allowed: true, delay: 0 },
    bots: false,
    created: 0,
    started: null,
    ended: null,
    ranking: null,
    watching: 0,
  } as unknown as Table;
}
