// At which tables one has to answer, asked of the server now and then while one looks at the lobby.
import { client } from '../app/session.svelte.ts';

/** Milliseconds; one's own tables are asked about sooner when they change. */
const AGAIN = 20_000;

class Asked {
  tables = $state.raw<ReadonlySet<string>>(new Set());

  /** From now on, until what is returned is called. */
  readonly follow = (): (() => void) => {
    const look = () => void this.#look();
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  };

  async #look(): Promise<void> {
    if (document.hidden) return;
    try {
      const { tables } = await client.ask<{ tables: string[] }>({ method: 'GET', path: '/api/account/asked' });
      this.tables = new Set(tables);
    } catch {
      // The list is as good without it, and the server is asked again.
    }
  }
}

export const asked = new Asked();
