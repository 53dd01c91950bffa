// The thread that holds the SQLite database: it takes batches of calls and tells what became of them.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Failure } from './failure.ts';
import type { Query, Statement } from './sql.ts';
import { failureOf, resultOf, SqliteFile } from './sqlite-file.ts';

/** `null` asks the thread to close the database and to end. */
export type Order =
  | { readonly writes: readonly (readonly Statement[])[] }
  | { readonly queries: readonly Query[] }
  | null;

/** First whether the database is open, then what came of each order. */
export type Report =
  | { readonly type: 'open' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'written'; readonly failures: ReadonlyMap<number, Failure> }
  | { readonly type: 'found'; readonly results: readonly (object[] | Failure)[] };

const BUSY = 5;

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
    if ('writes' in order) report({ type: 'written', failures: file.write(order.writes) });
    else report({ type: 'found', results: order.queries.map(({ sql, values }) => file.rows(sql, values)) });
  });
}

function refusalOf(error: unknown, folder: string): string {
  if ((resultOf(error) & 0xff) === BUSY) {
    return `The data directory ${folder} is in use by another server. Stop that one, or choose another directory.`;
  }
  return `The data directory ${folder} cannot be used: ${failureOf(error).message}.`;
}

if (parentPort) serve(parentPort, workerData as string);
