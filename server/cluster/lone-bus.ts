// The bus of a process that is alone: there is no other process to speak with.
import { newId } from '../ids.ts';
import { type Bus, Silence } from './bus.ts';

/** Each start is another process to the store: what the one before has left is there to be taken. */
export function loneBus(self = newId(12)): Bus {
  return {
    self,
    tell() {},
    tellOne() {},
    hear() {},
    ask: (process) => Promise.reject(new Silence(`there is no process ${process}`)),
    answer() {},
    onMissed() {},
    onGone() {},
    close: async () => {},
  };
}
