// A table over Colyseus: its room, and the messages that are read from it.
import { ColyseusReading, type Happening } from './colyseus-reading.ts';
import { ColyseusRoom } from './colyseus-room.ts';
import { Closed, isUnauthorized } from './errors.ts';
import type { LinkCallbacks, LinkState, Reply, Request } from './link.ts';
import type { ChatLine, Notice, PersonReaction, Problem, Table } from './protocol.ts';

interface TableCallbacks {
  /** The request that led to this table. */
  readonly what: Extract<Request, { readonly type: 'join' | 'watch' }>;
  changed(): void;
  /** It cannot be followed any more. */
  failed(error: Error): void;
  /** Whether this is the first room of the client: notices, which come in every room, are taken from that one. */
  isFirst(): boolean;
}

export class ColyseusTable {
  /** Done when everything about the table has been told; fails if one may not come. */
  readonly arrived: Promise<void>;
  readonly #link: LinkCallbacks;
  readonly #callbacks: TableCallbacks;
  readonly #room: ColyseusRoom;
  readonly #reading: ColyseusReading;
  #isKnown = false;
  #hasState = false;
  #hasArrived = false;
  #arrive: () => void = () => {};
  #fail: (error: Error) => void = () => {};

  constructor(root: URL, link: LinkCallbacks, callbacks: TableCallbacks) {
    this.#link = link;
    this.#callbacks = callbacks;
    this.arrived = new Promise((resolve, reject) => {
      this.#arrive = resolve;
      this.#fail = reject;
    });
    this.#reading = new ColyseusReading((telling) => link.told(telling));
    this.#room = new ColyseusRoom(root, link, {
      kind: 'table',
      options: (isFirst) => this.#options(isFirst),
      told: (type, message) => this.#told(type, message),
      stateChanged: (state) => {
        this.#reading.stateChanged(state);
        this.#hasState = true;
        this.#settle();
      },
      changed: callbacks.changed,
      failed: (error) => this.#failed(error),
    });
  }

  get state(): LinkState {
    return this.#room.state;
  }

  get wasJoined(): boolean {
    return this.#room.wasJoined;
  }

  ask({ type, ...payload }: Request): Promise<Reply> {
    return this.#room.ask(type, payload);
  }

  tellAnew(): void {
    this.#reading.anew();
  }

  retry(): void {
    this.#room.retry();
  }

  leave(error: Error = new Closed('You have left this table.')): void {
    this.#reading.stop();
    this.#room.leave(error);
    this.#fail(error);
  }

  /** To come back is to watch: who has a seat is led to it, and who was sent away takes none. */
  #options(isFirst: boolean): object {
    const { what } = this.#callbacks;
    const { table, invitation } = what;
    const common = { table, invitation, events: true };
    if (!isFirst || what.type === 'watch') return { ...common, watch: true };
    return { ...common, seat: what.seat };
  }

  #told(type: string, message: unknown): void {
    if (type === 'table') {
      this.#link.told({ type, table: message as Table });
      this.#isKnown = true;
      this.#settle();
    } else if (type === 'events') {
      this.#reading.happened(message as Happening);
    } else if (type === 'chat') {
      this.#link.told({ ...(message as ChatLine), type });
    } else if (type === 'reaction') {
      this.#link.told({ ...(message as PersonReaction), type });
    } else if (type === 'refused') {
      this.#link.told({ ...(message as Problem), type: 'error' });
    } else if (type === 'notice') {
      const notice = message as Notice;
      // What is said to all comes over each socket.
      if (notice.table !== undefined || this.#callbacks.isFirst()) this.#link.told({ ...notice, type });
    }
  }

  #settle(): void {
    if (!this.#isKnown || !this.#hasState) return;
    this.#hasArrived = true;
    this.#arrive();
  }

  #failed(error: Error): void {
    this.#reading.stop();
    this.#fail(error);
    if (this.#hasArrived || isUnauthorized(error)) this.#callbacks.failed(error);
  }
}
