// The time by the clock of the server, as reactive state that ticks while something shows it.
import { createSubscriber } from 'svelte/reactivity';
import { client } from '../browser/session.svelte.ts';

/** The time in milliseconds, four times a second. */
export const now = ticking(250);

/** The same every twenty seconds, for what is shown in minutes and days. */
export const nowRoughly = ticking(20_000);

function ticking(every: number): () => number {
  const subscribe = createSubscriber((update) => {
    const timer = setInterval(update, every);
    return () => clearInterval(timer);
  });
  return () => {
    subscribe();
    return client.now();
  };
}
