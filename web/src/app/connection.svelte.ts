// Whether the server can be reached, for what the page says about it: short interruptions do not show.
import { type LinkState, Unreachable } from '@undertow/client-sdk/index.ts';
import { untrack } from 'svelte';
import { client } from '../browser/session.svelte.ts';

/** A connection that comes back within this many milliseconds was never missed. */
const BLINK = 700;
/** How long the first connection may take before the page says so. */
const PATIENCE = 3000;

class Connection {
  /** There is no connection, and one is being looked for. */
  isLost = $state(false);
  #hasBeen = false;
  readonly #waiting: { readonly found: () => void; readonly lost: (error: Error) => void }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    client.on('state', (state) => untrack(() => this.#look(state)));
  }

  /** Resolves when there is a connection; rejects when one has been looked for in vain for some time. */
  async found(): Promise<void> {
    client.connect();
    if (this.isLost) client.retry();
    if (client.state === 'open') return;
    await new Promise<void>((found, lost) => {
      this.#waiting.push({ found, lost });
      this.#look(client.state);
    });
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
      if (isOpen) for (const { found } of this.#waiting.splice(0)) found();
    } else {
      this.#timer ??= setTimeout(
        () => {
          this.#timer = undefined;
          this.isLost = true;
          for (const { lost } of this.#waiting.splice(0)) lost(new Unreachable('There is no connection.'));
        },
        this.#hasBeen ? BLINK : PATIENCE,
      );
    }
  }
}

export const connection = new Connection();
