// The thread that holds the SQLite database: it takes batches of calls and tells what became of them.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Statement, Value } from './sql.ts';
import { type Failure, failureOf, resultOf, SqliteFile } from './sqlite-file.ts';

export interface Query {
  readonly sql: string;
  readonly values: readonly Value[];
}

export interface Batch {
  readonly writes: readonly (readonly Statement[])[];
  readonly queries: readonly Query[];
}

/** First whether the database is open, then for each batch of its writes, if any, and of its queries, if any. */
export type Report =
  | { readonly type: 'open' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'written'; readonly failures: ReadonlyMap<number, Failure> }
  | { readonly type: 'read'; readonly results: readonly (object[] | Failure)[] };

const BUSY = 5;

/** `null` asks the thread to close the database and to end. */
export type Order = Batch | null;

function serve(port: MessagePort, folder: string): void {
  const report = (message: Report) => port.postMessage(message);
  let file: SqliteFile;
  try {
    file = new SqliteFile(folder);
  } catch (error) {
    report({ type: 'refused', message: refusalOf(error, folder) });
    return;
  }
  report({ type: 'open' });
  port.on('message', (order: Order) => {
    if (!order) {
      file.close();
      port.close();
      return;
    }
    const { writes, queries } = order;
    // Nobody who writes waits for those who read.
    if (writes.length > 0) report({ type: 'written', failures: file.write(writes) });
    if (queries.length > 0) {
      report({ type: 'read', results: queries.map(({ sql, values }) => file.rows(sql, values)) });
    }
  });
}

function refusalOf(error: unknown, folder: string): string {
  if ((resultOf(error) & 0xff) === BUSY) {
    return `The data directory ${folder} is in use by another server. Stop that one, or choose another directory.`;
  }
  return `The data directory ${folder} cannot be used: ${failureOf(error).message}.`;
}

if (parentPort) serve(parentPort, workerData as string);
