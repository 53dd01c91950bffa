// Those in this process who follow a match in another, all as the same kind of viewer: each change comes here once.
import { applyChanges } from '@undertow/shared/protocol/changes.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Attached } from './away-deeds.ts';
import { Telling, type Watcher } from './telling.ts';

interface Numbered {
  readonly number: number;
  readonly telling: Telling;
}

interface Place {
  /** What comes before this watcher was told how everything stands; `undefined` from then on. */
  waiting: Numbered[] | undefined;
  /** The view that the watcher has, of one who reads views. */
  view: Json | undefined;
}

export class AwayAudience {
  readonly #places = new Map<Watcher, Place>();

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  /** From here on nothing is missed; nothing is told before `welcome`. */
  expect(watcher: Watcher): void {
    this.#places.set(watcher, { waiting: [], view: undefined });
  }

  /** Begins with what the owner of the match has said to this one alone. False if it is not expected any more. */
  welcome(watcher: Watcher, { texts, last }: Attached): boolean {
    const place = this.#places.get(watcher);
    // Somebody who has left meanwhile, or was dismissed.
    if (!place?.waiting) return false;
    const { waiting } = place;
    place.waiting = undefined;
    for (const text of texts) this.#hand(watcher, place, Telling.written(text));
    for (const { number, telling } of waiting) if (number > last) this.#hand(watcher, place, telling);
    return true;
  }

  remove(watcher: Watcher): void {
    this.#places.delete(watcher);
  }

  tell(number: number, text: string): void {
    const telling = Telling.written(text);
    for (const [watcher, place] of this.#places) {
      if (place.waiting) place.waiting.push({ number, telling });
      else this.#hand(watcher, place, telling);
    }
  }

  /** All of them have to look for the match anew. */
  dismiss(): void {
    const watchers = [...this.#places.keys()];
    this.#places.clear();
    for (const watcher of watchers) watcher.dismissed?.();
  }

  #hand(watcher: Watcher, place: Place, telling: Telling): void {
    watcher.told(watcher.readsViews ? withView(place, telling) : telling);
  }
}

function withView(place: Place, telling: Telling): Telling {
  const { message } = telling;
  if (message.type === 'snapshot') place.view = message.view;
  else if (message.type === 'update') place.view = applyChanges(place.view, message.changes) as Json;
  else return telling;
  const { view } = place;
  return new Telling(message, () => view, telling.text);
}
