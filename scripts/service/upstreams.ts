// The servers behind a balancer: which of them are ready, and which of them a path names.
import { setTimeout as delay } from 'node:timers/promises';

export interface Upstream {
  /** What the ids of its processes begin with. */
  readonly name: string;
  readonly url: URL;
}

const PATIENCE = 2000;
const BETWEEN_QUESTIONS = 50;

export class Upstreams {
  readonly #all: readonly Upstream[];
  readonly #ready = new Set<Upstream>();
  readonly #asked = new Map<Upstream, AbortController>();
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  constructor(all: readonly Upstream[]) {
    this.#all = all;
  }

  /** Asks all of them once, and then again and again. */
  async watch(every: number): Promise<void> {
    this.#timer = setInterval(() => void this.#askAll(), every);
    await this.#askAll();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (const asking of this.#asked.values()) asking.abort();
    this.#asked.clear();
  }

  get ready(): readonly string[] {
    return [...this.#ready].map(({ name }) => name).sort();
  }

  /** Done when this server is ready, or nobody watches any more. */
  async untilReady(name: string): Promise<void> {
    while (this.#timer && !this.ready.includes(name)) {
      await delay(BETWEEN_QUESTIONS);
      await this.#askAll();
    }
  }

  /** Who may take this, the next in turn first: the one that the path names, or else all that are ready. */
  for(path: string): Upstream[] {
    const named = this.#named(path);
    if (named) return [named];
    const ready = this.#all.filter((upstream) => this.#ready.has(upstream));
    const first = ready.length > 0 ? this.#turn++ % ready.length : 0;
    return [...ready.slice(first), ...ready.slice(0, first)];
  }

  /** It did not answer: nobody is sent there until it does. */
  doubt(upstream: Upstream): void {
    this.#ready.delete(upstream);
  }

  /** The sockets of rooms go to `/{process}/{room}`, and the id of a process is `{name}-{something}`. */
  #named(path: string): Upstream | undefined {
    const [, id = ''] = /^\/([\w-]+)\/[\w-]+(\?|$)/.exec(path) ?? [];
    return this.#all.find(({ name }) => id === name || id.startsWith(`${name}-`));
  }

  async #askAll(): Promise<void> {
    await Promise.all(this.#all.map((upstream) => this.#ask(upstream)));
  }

  async #ask(upstream: Upstream): Promise<void> {
    if (this.#asked.has(upstream)) return;
    const asking = new AbortController();
    this.#asked.set(upstream, asking);
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(PATIENCE)]);
    const isReady = await fetch(new URL('/readyz', upstream.url), { signal }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    this.#asked.delete(upstream);
    if (isReady) this.#ready.add(upstream);
    else this.#ready.delete(upstream);
  }
}
