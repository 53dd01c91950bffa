// Whether the server can be reached, as people should be told: not of every blink, and not before there was a connection.
import type { LinkState } from '@undertow/client-sdk/index.ts';
import { untrack } from 'svelte';
import { client } from './session.svelte.ts';

/** A connection that comes back within this many milliseconds was never missed. */
const BLINK = 700;

class Connection {
  /** The connection was lost, and is being looked for. */
  isLost = $state(false);
  #hasBeen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    client.on('state', (state) => untrack(() => this.#look(state)));
  }

  retry(): void {
    client.retry();
  }

  #look(state: LinkState): void {
    const isOpen = state === 'open';
    this.#hasBeen ||= isOpen;
    if (isOpen || state === 'closed') {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.isLost = false;
    } else if (this.#hasBeen && !this.isLost) {
      this.#timer ??= setTimeout(() => {
        this.#timer = undefined;
        this.isLost = true;
      }, BLINK);
    }
  }
}

export const connection = new Connection();
