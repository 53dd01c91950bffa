// Comes back to a table after the connection was lost, without taking or giving up a seat by that.
import { Refused } from './errors.ts';
import type { GameTypes } from './game-types.ts';
import type { Link, Request } from './link.ts';
import type { Position } from './position.ts';
import type { ErrorCode } from './protocol.ts';

export interface Absence {
  readonly table: string;
  readonly seat: number | null;
  readonly invitation: string | undefined;
  /** The position that was last known. */
  readonly position: Position<GameTypes> | undefined;
  /** The version after which the match is to be told; `null` if it is to be told whole. */
  readonly since: number | null | undefined;
}

export async function resumed(link: Link, { table, seat, invitation, position, since }: Absence): Promise<void> {
  const watch: Request = { type: 'watch', table, invitation };
  if (seat === null) {
    await link.requestNow({ ...watch, since });
  } else if (position && !position.ending) {
    // What was missed is told to the same seat only. If it was given up meanwhile, there is a seat no more to come
    // back to, and what has been seen from it must not be gone on with.
    await either(link, { type: 'join', table, since }, 'conflict', watch);
  } else {
    // To join might take a seat again from which one was sent away. A token may be good for nothing else, though.
    await either(link, { ...watch, since }, 'forbidden', { type: 'join', table, since });
  }
}

/** Sends the first request, and the second if the first is refused for this reason. */
async function either(link: Link, first: Request, reason: ErrorCode, second: Request): Promise<void> {
  try {
    await link.requestNow(first);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== reason) throw error;
    await link.requestNow(second);
  }
}
