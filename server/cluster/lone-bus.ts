// The bus of a process that is the whole service: there is nobody to speak with.
import { type Bus, Silence } from './bus.ts';

export function loneBus(self: string): Bus {
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
