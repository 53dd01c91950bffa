// Listeners for events by name, each with its own type.
export class Listeners<Happenings extends object> {
  readonly #listeners = new Map<keyof Happenings, Set<(what: never) => void>>();

  /** What is returned ends it. */
  on<Name extends keyof Happenings>(name: Name, listener: (what: Happenings[Name]) => void): () => void {
    const own = (what: Happenings[Name]) => listener(what);
    const all = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, all.add(own));
    return () => all.delete(own);
  }

  /** Resolves with the next one. */
  once<Name extends keyof Happenings>(name: Name): Promise<Happenings[Name]> {
    return new Promise((resolve) => {
      const stop = this.on(name, (what) => {
        stop();
        resolve(what);
      });
    });
  }

  tell<Name extends keyof Happenings>(name: Name, what: Happenings[Name]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])] as ((what: Happenings[Name]) => void)[]) {
      try {
        listener(what);
      } catch (error) {
        // A mistake in a listener: its author hears of it, and the other listeners are told all the same.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
