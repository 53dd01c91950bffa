// The clocks of a match: for which seats they run, what they take from first, and what they give away.
import { Clocks, freshClock } from '@undertow/server/host/clocks.ts';
import type { ThinkingTimes } from '@undertow/shared/protocol/time-controls.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../support/run/seeds.ts';

const TIMES: ThinkingTimes = { decision: 100, bank: 1000, away: 50 };
const NOON = 10_000;

/** Of three seats, with their players there. */
function clocks(times: ThinkingTimes | null = TIMES, seats = 3): Clocks {
  const fresh = new Clocks(
    times,
    Array.from({ length: seats }, () => freshClock(times)),
    NOON,
  );
  for (let seat = 0; seat < seats; seat++) fresh.setAway(seat, false, NOON);
  return fresh;
}

describe('a clock', () => {
  test('runs for a seat that is asked, and only while it is asked', () => {
    const all = clocks();
    all.ask([1, 2], NOON);
    expect(all.running()).toEqual([1, 2]);
    expect([0, 1, 2].map((seat) => all.deadline(seat))).toEqual([undefined, NOON + 1100, NOON + 1100]);
    all.ask([0], NOON + 500);
    expect([0, 1, 2].map((seat) => all.deadline(seat))).toEqual([NOON + 1600, undefined, undefined]);
  });

  test('takes first what each decision gives, and then from the bank', () => {
    const all = clocks();
    all.ask([0], NOON);
    expect([all.bank(0, NOON + 100), all.bank(0, NOON + 101), all.bank(0, NOON + 400)]).toEqual([1000, 999, 700]);
    all.ask([0], NOON + 400);
    expect(all.deadline(0)).toBe(NOON + 400 + 100 + 700);
  });

  test('takes nothing from the bank of a player who answers in time', () => {
    const all = clocks();
    for (let time = NOON; time < NOON + 5000; time += 100) all.ask([0], time);
    expect(all.bank(0, NOON + 5000)).toBe(1000);
  });

  test('takes from another bank first while the player is away, and goes on with it next time', () => {
    const all = clocks();
    all.ask([0], NOON);
    expect(all.setAway(0, true, NOON + 10)).toBe(true);
    expect(all.deadline(0)).toBe(NOON + 10 + 50 + 90 + 1000);
    expect(all.setAway(0, false, NOON + 40)).toBe(true);
    expect(all.deadline(0)).toBe(NOON + 40 + 90 + 1000);
    all.setAway(0, true, NOON + 60);
    expect(all.deadline(0)).toBe(NOON + 60 + 20 + 70 + 1000);
  });

  test('takes nothing from a player who is away but not asked', () => {
    const all = clocks();
    expect(all.setAway(0, true, NOON)).toBe(false);
    all.ask([0], NOON + 9999);
    expect(all.deadline(0)).toBe(NOON + 9999 + 50 + 1100);
  });

  test('gives no more time for the same decision once more', () => {
    const all = clocks();
    all.ask([0], NOON);
    all.ask([0], NOON + 80, false);
    expect(all.deadline(0)).toBe(NOON + 1100);
    all.ask([0], NOON + 150, false);
    expect([all.deadline(0), all.bank(0, NOON + 150)]).toEqual([NOON + 1100, 950]);
  });

  test('is none where people play without', () => {
    const all = clocks(null);
    all.ask([0, 1], NOON);
    expect([all.deadline(0), all.bank(0, NOON + 9999), all.shown()]).toEqual([undefined, null, []]);
    expect(all.setAway(0, true, NOON + 5)).toBe(false);
  });

  test('that was set back gives time rather than taking it', () => {
    const all = clocks();
    all.ask([0], NOON);
    expect(all.bank(0, NOON - 5000)).toBe(1000);
    all.setAway(0, true, NOON - 5000);
    expect(all.deadline(0)).toBe(NOON - 5000 + 50 + 1100);
  });

  test('tells when banks have changed, once', () => {
    const all = clocks();
    all.ask([0], NOON);
    all.ask([1], NOON + 90);
    expect(all.bankChanged()).toBe(false);
    all.ask([0], NOON + 200);
    expect([all.bankChanged(), all.bankChanged()]).toEqual([true, false]);
  });
});

/** What happens to clocks: after so much time, to a seat. */
const happening = fc.record({
  passes: fc.oneof(fc.constant(0), fc.integer({ min: -5, max: 400 })),
  what: fc.constantFrom('ask', 'ask again', 'answer', 'away', 'back', 'renew'),
  seat: fc.nat(2),
  others: fc.subarray([0, 1, 2]),
});
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

function happens(all: Clocks, { what, seat, others }: Happening, now: number): void {
  if (what === 'ask') all.ask([...new Set([seat, ...others])], now);
  if (what === 'ask again') all.ask([...new Set([seat, ...others])], now, false);
  if (what === 'answer') all.answered(seat, now);
  if (what === 'renew') all.renew(seat, now);
  if (what === 'away' || what === 'back') all.setAway(seat, what === 'away', now);
}

const someHappenings = fc.array(happening, { maxLength: 12 });

describe('whatever happens', () => {
  test('no seat has less than nothing, and none gets anything into the bank', () => {
    holds(
      fc.property(someHappenings, (happenings) => {
        const all = clocks();
        let now = NOON;
        let before = [1000, 1000, 1000];
        for (const one of happenings) {
          now += one.passes;
          const banks = [0, 1, 2].map((seat) => all.bank(seat, now) ?? -1);
          // A clock that was set back gives back what it has only just taken.
          if (one.passes >= 0) for (const seat of [0, 1, 2]) expect(banks[seat]).toBeLessThanOrEqual(before[seat] ?? 0);
          for (const bank of banks) expect(bank).toBeGreaterThanOrEqual(0);
          for (const { bank } of all.shown()) expect(bank).toBeGreaterThanOrEqual(0);
          happens(all, one, now);
          before = [0, 1, 2].map((seat) => all.bank(seat, now) ?? -1);
        }
      }),
    );
  });

  test('the clocks do not show which seats have answered in secret', () => {
    holds(
      fc.property(someHappenings, fc.nat(2), (happenings, seat) => {
        const [silent, secret] = [clocks(), clocks()] as const;
        let now = NOON;
        for (const one of happenings.filter(({ what }) => what !== 'answer' && !what.startsWith('ask'))) {
          for (const all of [silent, secret]) if (now === NOON) all.ask([0, 1, 2], now);
          now += Math.max(0, one.passes);
          secret.answered(seat, now);
          for (const all of [silent, secret]) happens(all, one, now);
          expect(secret.shown()).toEqual(silent.shown());
          expect(secret.running()).toEqual(silent.running());
          expect(secret.bankChanged()).toBe(silent.bankChanged());
          for (const other of [0, 1, 2]) expect(secret.shownDeadline(other)).toBe(silent.shownDeadline(other));
          expect([secret.deadline(seat), silent.deadline(seat)]).toEqual([undefined, expect.any(Number)]);
        }
      }),
    );
  });

  test('clocks that are laid aside run on as if they had not been', () => {
    holds(
      fc.property(someHappenings, fc.nat(2000), someHappenings, (first, asleep, then) => {
        const all = clocks();
        let now = NOON;
        for (const one of first) {
          now += Math.max(0, one.passes);
          happens(all, one, now);
        }
        const kept = JSON.parse(JSON.stringify(all.kept(now))) as ReturnType<Clocks['kept']>;
        const woken = new Clocks(TIMES, kept, now);
        now += asleep;
        for (const one of then) {
          now += Math.max(0, one.passes);
          for (const each of [all, woken]) happens(each, one, now);
          expect(woken.shown()).toEqual(all.shown());
          for (const seat of [0, 1, 2]) {
            expect([woken.deadline(seat), woken.bank(seat, now)]).toEqual([all.deadline(seat), all.bank(seat, now)]);
          }
        }
      }),
    );
  });
});
