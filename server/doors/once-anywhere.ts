// Makes sure that a request to open a table is done only once, even if the client sends it again to another process
// (idempotency): it gets the first reply, or waits for it there. If the first process dies before it could tell, the
// request is done again.
import type { Problem } from '@undertow/shared/protocol/errors.ts';
import { type Bus, type Query, Silence, type Topic } from '../cluster/bus.ts';
import type { BoundedMaps } from '../limits/bounded-maps.ts';
import { Once, personOf, rememberedRequests } from './once.ts';
import { outcomeOf } from './outcome.ts';

/** What the processes tell each other of a request: that it was begun, or its outcome, if that is worth keeping. */
type News = { readonly key: string } & (
  | { readonly stage: 'begun' }
  | { readonly stage: 'done'; readonly result: object }
  | { readonly stage: 'refused'; readonly problem: Problem }
  | { readonly stage: 'failed' }
);

export class OnceAnywhere {
  readonly #once: Once;
  readonly #bus: Bus;
  readonly #topic: Topic<News>;
  /** The outcome of a request, if it is known. */
  readonly #query: Query<string, object | null>;
  /** The requests that others have begun, and of which they have told nothing since. */
  readonly #elsewhere: BoundedMaps<string>;

  constructor(now: () => number, bus: Bus, topic: string) {
    this.#once = new Once(now);
    this.#elsewhere = rememberedRequests(now);
    this.#bus = bus;
    this.#topic = topic;
    this.#query = topic;
    bus.hear(this.#topic, (news, from) => this.#hear(news, from));
    bus.answer(this.#query, async (key) => (await this.#once.find(key)) ?? null);
    bus.onGone((process) => {
      this.#elsewhere.deleteWhere((owner) => owner === process);
    });
  }

  do<Result extends object>(key: string, work: () => Promise<Result>): Promise<Result> {
    return this.#once.do(key, async () => (await this.#resultElsewhere<Result>(key)) ?? (await this.#do(key, work)));
  }

  async #do<Result extends object>(key: string, work: () => Promise<Result>): Promise<Result> {
    this.#tell({ key, stage: 'begun' });
    try {
      const result = await work();
      this.#tell({ key, stage: 'done', result });
      return result;
    } catch (failure) {
      const refused = outcomeOf(failure);
      this.#tell(refused ? { key, stage: 'refused', ...refused } : { key, stage: 'failed' });
      throw failure;
    }
  }

  async #resultElsewhere<Result>(key: string): Promise<Result | undefined> {
    const process = this.#elsewhere.get(personOf(key), key);
    if (process === undefined) return undefined;
    try {
      return ((await this.#bus.ask(process, this.#query, key)) as Result | null) ?? undefined;
    } catch (failure) {
      if (!(failure instanceof Silence)) throw failure;
      return undefined;
    }
  }

  #hear(news: News, from: string): void {
    if (news.stage === 'begun') {
      this.#elsewhere.set(personOf(news.key), news.key, from);
      return;
    }
    this.#elsewhere.delete(personOf(news.key), news.key);
    if (news.stage === 'done') this.#once.learn(news.key, { reply: news.result });
    if (news.stage === 'refused') this.#once.learn(news.key, { problem: news.problem });
  }

  #tell(news: News): void {
    this.#bus.tell(this.#topic, news);
  }
}
