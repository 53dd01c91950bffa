// Finds out how many connections this process can hold: each is an open file, and the system limits those.
import { readFileSync } from 'node:fs';

/** For the store, Redis, the log, the files of the web client, and whatever else is no connection of a client. */
const RESERVE = 128;

/** Infinite where the system does not say. */
export function mostConnections(limits = limitsOfProcess()): number {
  const files = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return files - Math.min(RESERVE, files / 2);
}

function limitsOfProcess(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
