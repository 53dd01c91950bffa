// Spreads jobs over threads that run one program.
import { parentPort, Worker } from 'node:worker_threads';

/** Has each job done by one of so many threads that run the program. The results come as they are ready. */
export async function* spread<Job, Result>(program: URL, jobs: Iterable<Job>, threads: number): AsyncGenerator<Result> {
  const waiting = jobs[Symbol.iterator]();
  const done: Result[] = [];
  let failure: unknown;
  let wake = (): void => {};
  let running = 0;
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(program);
    const next = (): void => {
      const { done: isLast, value } = waiting.next();
      if (isLast) return;
      running++;
      worker.postMessage(value);
    };
    worker.on('message', (result: Result) => {
      running--;
      done.push(result);
      next();
      wake();
    });
    worker.on('error', (error) => {
      failure = error;
      wake();
    });
    // One that ends by itself sends nothing any more: without this its job would be waited for without an end.
    worker.on('exit', (code) => {
      failure ??= new Error(`a thread has ended before its time, with ${code}`);
      wake();
    });
    next();
    return worker;
  });
  try {
    for (;;) {
      yield* done.splice(0);
      if (failure) throw failure;
      if (running === 0 && done.length === 0) return;
      if (done.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** What the program does with each job. */
export function serve<Job, Result>(work: (job: Job) => Result): void {
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(work(job)));
}
