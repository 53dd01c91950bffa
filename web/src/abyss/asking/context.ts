// How the parts of the board come to the question, without handing it through everything between.
import { createContext } from 'svelte';
import type { Asker } from './asker.svelte.ts';

export const [asker, provideAsker] = createContext<Asker>();
