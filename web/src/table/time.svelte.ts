// The time by the clock of the server, ticking for as long as something shows it.
import { createSubscriber } from 'svelte/reactivity';
import { client } from '../app/session.svelte.ts';

const TICK = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** In milliseconds; what reads it is drawn again four times a second. */
export function now(): number {
  subscribe();
  return client.now();
}
