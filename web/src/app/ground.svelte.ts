// On what the page stands: the sea of the house, the shore where its games meet, or what a game brings: a word for its ground,
// and perhaps one for what lies above that. The colours stand in a sheet under `:root[data-ground]`.
import { untrack } from 'svelte';

class GroundState {
  /** Who came last, stands last. */
  #taken = $state.raw<readonly string[]>([]);
  /** Until the first page is there, what the page was sent with. */
  readonly #first = document.documentElement.dataset.ground ?? 'sea';
  readonly current: string = $derived(this.#taken.at(-1) ?? this.#first);

  /** The page stands on this until what comes back is called. */
  take(ground: string): () => void {
    this.#taken = [...untrack(() => this.#taken), ground];
    return () => {
      const taken = untrack(() => this.#taken);
      this.#taken = taken.toSpliced(taken.lastIndexOf(ground), 1);
    };
  }
}

export const ground = new GroundState();
