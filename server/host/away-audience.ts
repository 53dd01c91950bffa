// Those in this process who follow a match in another, all as the same kind of viewer: each change comes here once.
import { applyChanges } from '@undertow/shared/protocol/changes.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Attached } from './away-deeds.ts';
import { Telling, type Watcher } from './telling.ts';

interface Numbered {
  readonly number: number;
  readonly telling: Telling;
}

interface Follower {
  /** What comes before this watcher was told how everything stands; `undefined` from then on. */
  waiting: Numbered[] | undefined;
  /** The view that the watcher has, of one who reads views. */
  view: Json | undefined;
}

export class AwayAudience {
  readonly #followers = new Map<Watcher, Follower>();

  get isEmpty(): boolean {
    return this.#followers.size === 0;
  }

  /** From here on nothing is missed; nothing is told before `welcome`. */
  expect(watcher: Watcher): void {
    this.#followers.set(watcher, { waiting: [], view: undefined });
  }

  /** Begins with what the owner of the match has said to this one alone. False if it is not expected any more. */
  welcome(watcher: Watcher, { texts, last }: Attached): boolean {
    const follower = this.#followers.get(watcher);
    // Somebody who has left meanwhile, or was dismissed.
    if (!follower?.waiting) return false;
    const { waiting } = follower;
    follower.waiting = undefined;
    for (const text of texts) this.#hand(watcher, follower, Telling.written(text));
    for (const { number, telling } of waiting) if (number > last) this.#hand(watcher, follower, telling);
    return true;
  }

  remove(watcher: Watcher): void {
    this.#followers.delete(watcher);
  }

  tell(number: number, text: string): void {
    const telling = Telling.written(text);
    for (const [watcher, follower] of this.#followers) {
      if (follower.waiting) follower.waiting.push({ number, telling });
      else this.#hand(watcher, follower, telling);
    }
  }

  /** All of them have to look for the match anew. */
  dismiss(): void {
    const watchers = [...this.#followers.keys()];
    this.#followers.clear();
    for (const watcher of watchers) watcher.dismissed?.();
  }

  #hand(watcher: Watcher, follower: Follower, telling: Telling): void {
    watcher.told(watcher.readsViews ? withView(follower, telling) : telling);
  }
}

function withView(follower: Follower, telling: Telling): Telling {
  const { message } = telling;
  if (message.type === 'snapshot') follower.view = message.view;
  else if (message.type === 'update') follower.view = applyChanges(follower.view, message.changes) as Json;
  else return telling;
  const { view } = follower;
  return new Telling(message, () => view, telling.text);
}
