// The subscribers in this process of one remote match, all as the same kind of viewer: each change arrives once for all
// of them.
import { applyChanges } from '@undertow/shared/protocol/changes.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { type MatchSubscriber, OutgoingMessage } from '../outgoing.ts';
import type { Attached } from './calls.ts';

interface Numbered {
  readonly number: number;
  readonly outgoing: OutgoingMessage;
}

interface Place {
  /** What comes before this watcher was told how everything stands; `undefined` from then on. */
  waiting: Numbered[] | undefined;
  /** The view that the subscriber has, if it reads views. */
  view: Json | undefined;
}

export class RemoteSubscribers {
  readonly #places = new Map<MatchSubscriber, Place>();

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  /** From here on nothing is missed; nothing is told before `welcome`. */
  expect(subscriber: MatchSubscriber): void {
    this.#places.set(subscriber, { waiting: [], view: undefined });
  }

  /** Begins with what the owner of the match has said to this one alone. False if it is not expected any more. */
  welcome(subscriber: MatchSubscriber, { texts, last }: Attached): boolean {
    const place = this.#places.get(subscriber);
    // A subscriber that has left meanwhile, or was dismissed.
    if (!place?.waiting) return false;
    const { waiting } = place;
    place.waiting = undefined;
    for (const text of texts) this.#hand(subscriber, place, OutgoingMessage.written(text));
    for (const { number, outgoing } of waiting) if (number > last) this.#hand(subscriber, place, outgoing);
    return true;
  }

  remove(subscriber: MatchSubscriber): void {
    this.#places.delete(subscriber);
  }

  tell(number: number, text: string): void {
    const outgoing = OutgoingMessage.written(text);
    for (const [subscriber, place] of this.#places) {
      if (place.waiting) place.waiting.push({ number, outgoing });
      else this.#hand(subscriber, place, outgoing);
    }
  }

  /** All of them have to look for the match anew. */
  dismiss(): void {
    const watchers = [...this.#places.keys()];
    this.#places.clear();
    for (const subscriber of watchers) subscriber.dismissed?.();
  }

  #hand(subscriber: MatchSubscriber, place: Place, outgoing: OutgoingMessage): void {
    subscriber.told(subscriber.readsViews ? withView(place, outgoing) : outgoing);
  }
}

function withView(place: Place, outgoing: OutgoingMessage): OutgoingMessage {
  const { message } = outgoing;
  if (message.type === 'snapshot') place.view = message.view;
  else if (message.type === 'update') place.view = applyChanges(place.view, message.changes) as Json;
  else return outgoing;
  const { view } = place;
  return new OutgoingMessage(message, () => view, outgoing.text);
}
