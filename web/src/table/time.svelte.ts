// The time by the clock of the server, ticking for as long as something shows it.
import { createSubscriber } from 'svelte/reactivity';
import { client } from '../app/session.svelte.ts';

/** In milliseconds; what reads it is drawn again four times a second. */
export const now = ticking(250);

/** The same for what is told in minutes and days. */
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
