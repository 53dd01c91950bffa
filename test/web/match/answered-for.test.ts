// Which lines of the log a bot or the clock stands behind, and what a player has missed.
import { answeredForIn, isInLog, missedBy } from '@undertow/web/src/match/answered-for.ts';
import { Log } from '@undertow/web/src/match/log.ts';
import { expect, test } from 'vitest';

type By = 'player' | 'bot' | 'timeout';

/** By version, from 1: who answered. */
const logOf = (...answered: readonly (readonly (readonly [number, By])[])[]) =>
  answered.map((given, at) => ({ version: at + 1, answered: given.map(([seat, by]) => ({ seat, by })) }));

const NOTHING = { reach: () => false, between: () => false };
/** What was answered at this page, by the versions in which it was asked. */
const acting = (...versions: readonly number[]) => ({
  reach: (version: number) => (versions[0] ?? Number.POSITIVE_INFINITY) <= version,
  between: (from: number, to: number) => versions.some((version) => version >= from && version < to),
});

test('a bot that sits there plays for itself, and one that plays for a player is told', () => {
  const kinds = ['guest', 'bot', 'guest'] as const;
  const seats = kinds.map((kind) => ({ person: { kind } })) as never;
  const log = logOf(
    [[0, 'player']],
    [
      [0, 'bot'],
      [1, 'bot'],
    ],
    [[1, 'timeout']],
    [[2, 'timeout']],
  );
  expect([...answeredForIn([...log, { version: 5 } as never], { seats })]).toEqual([
    [2, [{ seat: 0, by: 'bot' }]],
    [3, [{ seat: 1, by: 'timeout' }]],
    [4, [{ seat: 2, by: 'timeout' }]],
  ]);
});

test('a player has missed what was answered for them since their last answer', () => {
  const log = logOf(
    [[0, 'bot']],
    [[0, 'player']],
    [[0, 'bot']],
    [[1, 'player']],
    [
      [0, 'timeout'],
      [1, 'bot'],
    ],
  );
  expect(missedBy(0, log, NOTHING, false)).toEqual({ bot: 1, timeout: 1, versions: [3, 5] });
  expect(missedBy(1, log, NOTHING, false)).toEqual({ bot: 1, timeout: 0, versions: [5] });
  expect(missedBy(2, log, NOTHING, false)).toBeUndefined();
});

test('an answer that tells no event is counted, and ends it where it is the own', () => {
  const log = new Log<string>();
  const answered = (version: number, by: By) => ({ version, events: [], answered: [{ seat: 0, by }] });
  log.add(answered(1, 'bot'), { ...answered(2, 'timeout'), events: ['told'] });
  expect(missedBy(0, log.entries, NOTHING, false)).toEqual({ bot: 1, timeout: 1, versions: [1, 2] });
  // There is something to show where a line tells of one of them.
  expect(isInLog({ bot: 1, timeout: 0, versions: [1] }, log.entries)).toBe(false);
  expect(isInLog({ bot: 1, timeout: 1, versions: [1, 2] }, log.entries)).toBe(true);
  log.add(answered(3, 'player'));
  expect(missedBy(0, log.entries, NOTHING, false)).toBeUndefined();
});

test('what was answered at this page ends it, also where the log tells nothing of it', () => {
  const log = logOf([[0, 'bot']], [[0, 'bot']]);
  expect(missedBy(0, log, acting(1), false)).toMatchObject({ versions: [2] });
  expect(missedBy(0, log, acting(2), false)).toBeUndefined();
});

test('a standing order is no sign of the player where it is known what they have answered', () => {
  const log = logOf([[0, 'player']], [[0, 'bot']], [[0, 'player']], [[0, 'bot']]);
  expect(missedBy(0, log, acting(0), true)).toMatchObject({ versions: [2, 4] });
  expect(missedBy(0, log, acting(0), false)).toMatchObject({ versions: [4] });
  expect(missedBy(0, log, NOTHING, true)).toMatchObject({ versions: [4] });
});
