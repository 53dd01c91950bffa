// Lends the matches that live in this process to the others: does to them what is asked there, and tells there what happens.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Bus } from '../cluster/bus.ts';
import type { Source } from '../limits/fair-turns.ts';
import { KeyedTaskQueue } from '../scheduling/task-queue.ts';
import {
  type Asked,
  type Attached,
  type Attaching,
  type AudienceOf,
  DEED,
  DISMISSED,
  MOVED,
  perform,
  RELAYED,
  UNWATCHED,
} from './away-deeds.ts';
import { GoingAway, Moved } from './hosted-match.ts';
import type { LiveMatch } from './live-match.ts';
import { type Numbers, Relay } from './relay.ts';

/** Gives a match that lives here, or may: woken if it sleeps. `undefined` if it is somebody else's, or over. */
type FindHere = (id: string, source?: Source) => Promise<LiveMatch | undefined>;

export class Lending {
  readonly #bus: Bus;
  readonly #findHere: FindHere;
  readonly #lines = new KeyedTaskQueue();
  /** By whom it is told, which match, and to which audience there. */
  readonly #relays = new Map<string, Relay>();
  readonly #numbers: Numbers = { last: 0 };

  constructor(bus: Bus, findHere: FindHere) {
    this.#bus = bus;
    this.#findHere = findHere;
    bus.answer(DEED, (asked, from) => this.#do(asked, from));
    bus.hear(UNWATCHED, (left, from) => this.#unwatched(left, from));
    bus.onGone((process) => this.#endAllOf(process));
    // It may have missed what it was told, and we may have missed that nobody watches there any more.
    bus.onMissed((process) => this.#endAllOf(process));
  }

  async #do(asked: Asked, from: string): Promise<unknown> {
    try {
      const match = await this.#findHere(asked.match, sourceOf(asked, from));
      if (!match) return MOVED;
      if (asked.do !== 'attach') return await perform(asked, match);
      const key = keyOf(from, asked);
      return await this.#lines.run(key, () => this.#attach(key, from, match, asked));
    } catch (failure) {
      if (failure instanceof Moved || failure instanceof GoingAway) return MOVED;
      throw failure;
    }
  }

  async #attach(key: string, from: string, match: LiveMatch, asked: Attaching & { match: string }): Promise<Attached> {
    const known = this.#relays.get(key);
    const relay =
      known?.match === match ? known : new Relay(match, asked, this.#senderTo(from, asked, key), this.#numbers);
    if (relay !== known) {
      known?.end();
      this.#relays.set(key, relay);
    }
    try {
      const attached = await relay.welcome(asked.since ?? undefined);
      if (this.#relays.get(key) === relay) return attached;
      // It was given up while it began.
      relay.end();
      throw new Moved();
    } catch (failure) {
      if (relay.isUnused) this.#end(key);
      throw failure instanceof Refusal ? failure : new Moved();
    }
  }

  #senderTo(process: string, { match, audience }: AudienceOf, key: string) {
    return {
      relay: (number: number, text: string) => this.#bus.tellOne(process, RELAYED, { match, audience, number, text }),
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
    const relay = this.#relays.get(key);
    this.#relays.delete(key);
    if (tells) relay?.dismiss();
    relay?.end();
  }
}

/** The spectators of another process count as one source. */
function sourceOf(asked: Asked, from: string): Source | undefined {
  const isToWatch = asked.do === 'attach' && asked.audience === 'spectator';
  return isToWatch ? { place: from, isFamiliar: false } : undefined;
}

function keyOf(process: string, { match, audience }: AudienceOf): string {
  return `${process} ${match} ${audience}`;
}
