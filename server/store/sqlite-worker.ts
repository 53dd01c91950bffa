// The program of the thread that holds the SQLite database: it does batches of calls, and reports their results.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Failure } from './failure.ts';
import type { Query, Statement } from './sql.ts';
import { DATABASE_FILE, failureOf, resultOf, SqliteFile } from './sqlite-file.ts';

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
const DAMAGED = 11;
const NO_DATABASE = 26;

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
  const result = resultOf(error) & 0xff;
  if (result === BUSY) {
    return `The data directory ${folder} is in use by another server. Stop that one, or choose another directory.`;
  }
  const cannot = `The data directory ${folder} cannot be used: ${failureOf(error).message}`;
  if (result !== DAMAGED && result !== NO_DATABASE) return `${cannot}.`;
  return `${cannot}. Move ${DATABASE_FILE} away if it is not of this server, or restore a backup if it is.`;
}

if (parentPort) serve(parentPort, workerData as string);
