// Answers that a bot or the clock gave in the place of players: which lines of the log get a mark, and which of them a
// player has missed.
import type { Table } from '@undertow/client-sdk/index.ts';
import { type LogEntry, tellingIn } from './log.ts';
import type { Acts } from './since.ts';

export interface AnsweredFor {
  readonly seat: number;
  readonly by: 'bot' | 'timeout';
}

export type AnsweredForAt = ReadonlyMap<number, readonly AnsweredFor[]>;

/** The answers that were given for players, by version. A bot with a seat of its own plays for itself. */
export function answeredForIn(
  log: readonly Pick<LogEntry<unknown>, 'version' | 'answered'>[],
  { seats }: Pick<Table, 'seats'>,
): AnsweredForAt {
  return new Map(
    log.flatMap(({ version, answered = [] }) => {
      const answeredFor = answered.flatMap(({ seat, by }): AnsweredFor[] =>
        by === 'player' || (by === 'bot' && seats[seat]?.person.kind === 'bot') ? [] : [{ seat, by }],
      );
      return answeredFor.length > 0 ? [[version, answeredFor] as const] : [];
    }),
  );
}

/** What was answered for a player since they last answered themselves. */
export interface Missed {
  /** How often a bot did, and how often the clock had run out. */
  readonly bot: number;
  readonly timeout: number;
  /** The versions that it led to, the first of them first. */
  readonly versions: readonly [number, ...number[]];
}

/** Whether the log has a line of it. */
export function isInLog({ versions }: Missed, log: readonly LogEntry<unknown>[]): boolean {
  return tellingIn(log).some(({ version }) => versions.includes(version));
}

/**
 * A standing order is told as an answer of its player, so where there are orders, what was answered at this page decides, as
 * far as that is known.
 */
export function missedBy(
  mine: number,
  log: readonly Pick<LogEntry<unknown>, 'version' | 'answered'>[],
  acts: Acts,
  hasOrders: boolean,
): Missed | undefined {
  const versions: number[] = [];
  const count = { bot: 0, timeout: 0 };
  let next = Number.POSITIVE_INFINITY;
  for (const { version, answered = [] } of log.toReversed()) {
    if (acts.between(version, next)) break;
    next = version;
    const own = answered.find(({ seat }) => seat === mine);
    if (own?.by === 'player' && !(hasOrders && acts.reach(version))) break;
    if (!own || own.by === 'player') continue;
    versions.unshift(version);
    count[own.by]++;
  }
  const [first, ...others] = versions;
  return first === undefined ? undefined : { ...count, versions: [first, ...others] };
}
