// The clocks of thoughts: that of the wall says how long others wait, and that of the processor how much a thread has
// worked, however busy the machine is.
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
