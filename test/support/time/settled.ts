// Waits for something in a time that a test lets pass.
import type { FakeTime } from './fake-time.ts';

/** Lets the time pass that a caller waits who tries again and again. */
export async function settled<Result>(time: FakeTime, promise: Promise<Result>): Promise<Result> {
  let isOver = false;
  const over = promise.finally(() => {
    isOver = true;
  });
  over.catch(() => {});
  while (!isOver) await time.pass(100);
  return over;
}
