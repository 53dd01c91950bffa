// Passes the messages of Colyseus to the log. It reports a frame that it cannot read as an error of the server, which it
// is not: so while a frame is read, its complaints are kept for the socket that sent it.
import { format } from 'node:util';
import type { Log } from '../log.ts';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error';

export class ColyseusLog {
  readonly #log: Log;
  /** The complaints about the frame that is being read. */
  #complaints: unknown[] | undefined;

  constructor(log: Log) {
    this.#log = log.child({ from: 'colyseus' });
  }

  /** Lets a frame be read, and gives what Colyseus complains of in it, or fails with; `undefined` if it is content. */
  complaintOf(read: () => void): unknown {
    const complaints: unknown[] = [];
    this.#complaints = complaints;
    try {
      read();
    } catch (failure) {
      complaints.push(failure);
    } finally {
      this.#complaints = undefined;
    }
    return complaints[0];
  }

  trace(...said: unknown[]): void {
    this.#write('trace', said);
  }

  debug(...said: unknown[]): void {
    this.#write('debug', said);
  }

  info(...said: unknown[]): void {
    this.#write('info', said);
  }

  warn(...said: unknown[]): void {
    this.#write('warn', said);
  }

  error(...said: unknown[]): void {
    if (this.#complaints) this.#complaints.push(said[0]);
    else this.#write('error', said);
  }

  #write(level: Level, said: readonly unknown[]): void {
    this.#log[level](format(...said));
  }
}
