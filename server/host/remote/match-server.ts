// Serves the matches of this process to the others: does what they call for, and forwards what happens.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Bus } from '../../cluster/bus.ts';
import type { Source } from '../../limits/fair-queue.ts';
import { KeyedTaskQueue } from '../../scheduling/task-queue.ts';
import { GoingAway, Moved } from '../hosted-match.ts';
import type { LiveMatch } from '../live-match.ts';
import { sourceOf } from '../waking.ts';
import {
  type Asked,
  type Attached,
  type Attaching,
  type AudienceOf,
  carryOut,
  DEED,
  DISMISSED,
  MOVED,
  RELAYED,
  UNWATCHED,
} from './calls.ts';
import { type Numbers, OutgoingForwarder } from './outgoing-forwarder.ts';

/** Gives a match that lives here, or may: woken if it sleeps. `undefined` if another process has it, or it is over. */
type FindHere = (id: string, source: Source) => Promise<LiveMatch | undefined>;

export class MatchServer {
  readonly #bus: Bus;
  readonly #findHere: FindHere;
  readonly #lines = new KeyedTaskQueue();
  /** The forwarders, by process, match and audience. */
  readonly #relays = new Map<string, OutgoingForwarder>();
  readonly #numbers: Numbers = { last: 0 };

  constructor(bus: Bus, findHere: FindHere) {
    this.#bus = bus;
    this.#findHere = findHere;
    bus.answer(DEED, (asked, from) => this.#do(asked, from));
    bus.hear(UNWATCHED, (left, from) => this.#unwatched(left, from));
    bus.onGone((process) => this.#endAllOf(process));
    // It may have missed what it was told, and we may have missed that no client follows it there any more.
    bus.onMissed((process) => this.#endAllOf(process));
  }

  async #do(asked: Asked, from: string): Promise<unknown> {
    try {
      const match = await this.#findHere(asked.match, comingFrom(asked, from));
      if (!match) return MOVED;
      if (asked.do !== 'attach') return await carryOut(asked, match);
      const key = keyOf(from, asked);
      return await this.#lines.run(key, () => this.#attach(key, from, match, asked));
    } catch (failure) {
      if (failure instanceof Moved || failure instanceof GoingAway) return MOVED;
      throw failure;
    }
  }

  async #attach(key: string, from: string, match: LiveMatch, asked: Attaching & { match: string }): Promise<Attached> {
    const known = this.#relays.get(key);
    const forwarder =
      known?.match === match
        ? known
        : new OutgoingForwarder(match, asked, this.#senderTo(from, asked, key), this.#numbers);
    if (forwarder !== known) {
      known?.end();
      this.#relays.set(key, forwarder);
    }
    try {
      const attached = await forwarder.welcome(asked.since ?? undefined);
      if (this.#relays.get(key) === forwarder) return attached;
      // It was given up while it began.
      forwarder.end();
      throw new Moved();
    } catch (failure) {
      if (forwarder.isUnused) this.#end(key);
      throw failure instanceof Refusal ? failure : new Moved();
    }
  }

  #senderTo(process: string, { match, audience }: AudienceOf, key: string) {
    return {
      forward: (number: number, text: string) => this.#bus.tellOne(process, RELAYED, { match, audience, number, text }),
      dismiss: () => {
        this.#relays.delete(key);
        this.#bus.tellOne(process, DISMISSED, { match, audience });
      },
    };
  }

  #unwatched(left: AudienceOf, from: string): void {
    const key = keyOf(from, left);
    void this.#lines.run(key, () => this.#end(key));
  }

  #endAllOf(process: string): void {
    for (const key of this.#relays.keys()) if (key.startsWith(`${process} `)) this.#end(key, true);
  }

  #end(key: string, tells = false): void {
    const forwarder = this.#relays.get(key);
    this.#relays.delete(key);
    if (tells) forwarder?.dismiss();
    forwarder?.end();
  }
}

/** Another process counts as one place, where the matches take turns. */
function comingFrom(asked: Asked, from: string): Source {
  const isToWatch = asked.do === 'attach' && asked.audience === 'spectator';
  return sourceOf({ place: from, person: asked.match }, !isToWatch);
}

function keyOf(process: string, { match, audience }: AudienceOf): string {
  return `${process} ${match} ${audience}`;
}
