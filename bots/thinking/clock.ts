// By which clock milliseconds are counted. The wall's says how long others wait; that of the processor says how much a
// thread has worked, and tells the same of a busy machine as of a quiet one.
export type Clock = 'wall' | 'cpu';

/** Each tells milliseconds from some beginning. The processor's goes on in steps of a few of them. */
export const clocks: Readonly<Record<Clock, () => number>> = {
  wall: () => performance.now(),
  cpu: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / MICROSECONDS;
  },
};

const MICROSECONDS = 1000;
