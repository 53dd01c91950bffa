// Why a call to a database failed, as plain data that can be sent from thread to thread.
import { Conflict, Unavailable } from './sql.ts';

/** Because of what stands in the database, because of the disk or the way to it, or by a bug. */
export interface Failure {
  readonly kind: 'conflict' | 'unavailable' | 'bug';
  readonly message: string;
}

export function errorOf({ kind, message }: Failure): Error {
  switch (kind) {
    case 'conflict':
      return new Conflict(message);
    case 'unavailable':
      return new Unavailable(message);
    case 'bug':
      return new Error(message);
  }
}
