// The tables at which the person has to answer, and what: asked of the server now and then while one looks at the
// lobby.
import type { AskedAt } from '@undertow/client-sdk/index.ts';
import { client } from '../browser/session.svelte.ts';
import { router } from './router.svelte.ts';
import { pathTo } from './routes.ts';
import { byUrgency, nextOf } from './urgency.ts';

type Waiting = AskedAt['tables'][number];

/** Milliseconds; one's own tables are asked about sooner when they change. */
const AGAIN = 20_000;

class Asked {
  /** The most urgent first. */
  tables = $state.raw<readonly Waiting[]>([]);

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

  at(table: string): Waiting | undefined {
    return this.tables.find(({ id }) => id === table);
  }

  /** To the next table that waits for one, if there is another than this. */
  async goOn(here?: string): Promise<void> {
    await this.#look();
    const id = nextOf(this.tables, here);
    if (id !== undefined) router.go(pathTo('table', { id }));
  }

  async #look(): Promise<void> {
    if (document.hidden) return;
    try {
      const { tables } = await client.ask<AskedAt>({ method: 'GET', path: '/api/account/asked' });
      this.tables = byUrgency(tables);
    } catch {
      // The list is as good without it, and the server is asked again.
    }
  }
}

export const asked = new Asked();
